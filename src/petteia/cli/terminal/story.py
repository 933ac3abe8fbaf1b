"""What happened, told in a few lines: the sentences of the log, with those that belong together on one line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ...core.contract.event import Event
from ...locale.sentences import SPEECH, merged
from .voice import Voice


@dataclass(frozen=True)
class Telling:
    """How a game is told, by the kinds of its events: those that are left out, those that begin a line, those that
    follow from the previous one, and what a line is about if it is not about one player."""

    silent: frozenset[str] = frozenset()
    openings: frozenset[str] = frozenset()
    following: frozenset[str] = frozenset()
    topics: Mapping[str, str] = field(default_factory=dict)  # by kind, or by kind and reason: "gold_moved income"


class Story:
    """Lines for events, in the order in which they happened."""

    def __init__(self, voice: Voice, telling: Telling) -> None:
        self.voice = voice
        self.telling = telling
        self.lines: list[str] = []
        self.topic = ""  # of the last line
        self.begun: dict[str, int] = {}  # the last line that each kind of event began

    def tell(self, events: list[Event]) -> list[str]:
        """The lines for these events."""
        told = [plain for event in events if (plain := event.plain())["kind"] not in self.telling.silent]
        for event in merged(told):
            self.add(event)
        return self.lines

    def add(self, event: Mapping[str, object]) -> None:
        """Add a sentence to the last line if that is about the same topic, otherwise on a new one."""
        kind, sentence = str(event["kind"]), self.voice.event(event)
        topic = self.topic_of(event) or self.topic
        if self.lines and topic == self.topic and kind not in self.telling.openings | SPEECH.merged.keys():
            self.lines[-1] += f" {sentence}"
        else:
            self.begun[kind] = len(self.lines)
            self.lines.append(sentence)
        self.topic = topic

    def last_begun_by(self, kinds: frozenset[str]) -> str:
        """The last line that began with such an event, or ""."""
        found = [line for kind, line in self.begun.items() if kind in kinds]
        return self.lines[max(found)] if found else ""

    def topic_of(self, event: Mapping[str, object]) -> str:
        """What a sentence is about; "" if it only follows from the previous one."""
        kind = str(event["kind"])
        if kind in self.telling.following:
            return ""
        topics = self.telling.topics
        found = topics.get(f"{kind} {event.get('why')}") or topics.get(kind)
        if found is not None:
            return found
        seat = next((event[name] for name in SPEECH.seats if name in event), None)
        return f"player {seat}" if seat is not None else kind if kind in SPEECH.merged else ""
