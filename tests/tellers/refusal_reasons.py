"""What refusals say in random play: the reasons given for every illegal action, and what is wrong with them.

A reason is generic if it would fit anything: it is given at many questions, and tells nothing that the player did not
say himself. A language loses something if a number or a name that the engine's English says is not in its
sentence. A test of a game collects `reasons` and asserts that `generic`, `unsaid`, `uncited` and `unexplained` find
nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import petteia
from petteia.locale import languages, words
from petteia.locale.sentences import SPEECH, message_of_name, named_value, refusal_sentence
from petteia.rulebook import rules

# what is wrong with the situation and not with the action, or cannot be drawn: said once for everything, and meant so
DRAWS = {"impossible_outcome", "other_draw"}
FRAME = frozenset({"no_such_action", "not_on_map", "game_over", "wait_for_chance", "not_chance"} | DRAWS)
MANY_QUESTIONS = 4
PLAYERS = ["Anna", "Boris", "Csilla", "Dana", "Ewa", "Filip"]
NUMBER = re.compile(r"(?<![\w.])\d+(?![\w.])")


@dataclass(frozen=True)
class Reason:
    """A refusal, with the question at which the action was tried and its words."""

    question: str
    action: str
    refusal: petteia.Refusal


def reasons(
    game_id: str, seats: int, games: int, seed: int, tries: int | None = None, **options: str
) -> Iterator[Reason]:
    """Each kind of refusal that random games lead to. All actions are tried at every step, or so many of them."""
    game = petteia.game(game_id)
    known: set[str] = set()
    for index in range(games):
        rng = petteia.Rng(seed).spawn(index)
        state = game.start(seats, **options)
        while True:
            yield from new_reasons(state, tried(game, rng, tries), known)
            if state.over:
                break
            state.play(state.draw(rng) if state.actor == petteia.CHANCE else rng.choice(state.legal()))


def tried(game: petteia.Game, rng: petteia.Rng, tries: int | None) -> Iterable[int]:
    if tries is None:
        return range(game.actions)
    return [rng.below(game.actions) for _ in range(tries)]


def new_reasons(state: petteia.State, actions: Iterable[int], known: set[str]) -> Iterator[Reason]:
    """The refusals of actions, but for those that are known."""
    legal = set(state.legal())
    for action in actions:
        if action in legal:
            continue
        refusal = state.why_not(action)
        assert refusal is not None, f"no reason against {state.text(action)} in {state.position()}"
        signature = f"{state.question} {refusal.key} {refusal.rule} {refusal.text}"
        if signature not in known:
            known.add(signature)
            yield Reason(state.question, state.text(action), refusal)


# ---- what can be wrong


def generic(found: Iterable[Reason]) -> dict[str, list[str]]:
    """The keys of reasons that say nothing specific, each with the questions at which they are given."""
    questions: dict[str, set[str]] = {}
    telling: set[str] = set()
    for reason in found:
        key = reason.refusal.key
        questions.setdefault(key, set()).add(reason.question)
        if tells_more(reason):
            telling.add(key)
    return {
        key: sorted(asked)
        for key, asked in questions.items()
        if key not in FRAME and key not in telling and len(asked) >= MANY_QUESTIONS
    }


def tells_more(reason: Reason) -> bool:
    """Whether the reason holds a number or a name that the action does not, beside the question that is asked."""
    said = re.findall(r"[\w.]+", reason.action)
    told = [value for name, value in reason.refusal.args.items() if name != "question"]
    return any(word not in said for value in told for word in str(value).split())


def uncited(game_id: str, found: Iterable[Reason]) -> list[str]:
    """Reasons whose rule is not on the page, or that have none."""
    known = rules(petteia.game(game_id))
    return sorted(
        {
            f"{reason.refusal.key}: {reason.refusal.rule or 'no rule'}"
            for reason in found
            if reason.refusal.rule not in known and reason.refusal.key != "no_such_action"
        }
    )


def unexplained(found: Iterable[Reason]) -> list[str]:
    """Reasons that do not say what is asked instead, where that is all that is wrong."""
    return sorted(
        {
            reason.refusal.key
            for reason in found
            if reason.refusal.key in ("other_question", "wait_for_chance", "not_chance")
            and reason.refusal.args.get("question") != reason.question
        }
    )


def unsaid(game_id: str, found: Iterable[Reason]) -> list[str]:
    """Numbers and names that the engine's English says, and the sentence of a language does not."""
    lost = []
    for reason in found:
        refusal = reason.refusal
        for language in languages():
            own = words(language, game_id)
            sentence = refusal_sentence(own, refusal, PLAYERS)
            seats = {str(value) for name, value in refusal.args.items() if name in SPEECH.seats}  # named in sentences
            wanted = set(NUMBER.findall(refusal.text)) - seats | {
                str(named_value(own, name, word, PLAYERS))
                for name, value in refusal.args.items()
                if isinstance(value, str) or name in SPEECH.seats
                for word in (value.split() if isinstance(value, str) else [value])
                if re.search(rf"\b{re.escape(str(word))}\b", refusal.text)
            }
            other = {
                str(named_value(own, name, value, PLAYERS)): own.forms(message_of_name(own, name, value)).values()
                for name, value in refusal.args.items()
            }
            missing = sorted(
                word for word in wanted if not any(form in sentence for form in (word, *other.get(word, ())))
            )
            if missing:
                lost.append(f"{language} {refusal.key}: {sentence!r} lacks {', '.join(missing)} of {refusal.text!r}")
    return lost
