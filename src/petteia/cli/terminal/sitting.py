"""A game at one terminal: people are asked, bots and chance act by themselves, and everything is recorded."""

from __future__ import annotations

import difflib
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown
from rich.rule import Rule
from rich.text import Text

from ...bots import Bot, Situation
from ...core.contract.event import Event
from ...core.contract.refusal import NotationError, NotThere
from ...core.engine.rng import Rng
from ...core.engine.state import CHANCE, SPECTATOR
from ...core.records.fair import Seeds
from ...core.records.record import Record
from ...rulebook import rules
from .. import storage
from ..commands.rules import passage
from .plain_table import PlainTable, squeezed

LONGEST_NUMBER = 9  # digits
LONGEST_QUOTED = 60  # letters of the input that are quoted
NEAR = 3  # options that are suggested for misspelt input


class Quit(Exception):
    """Somebody quits the game."""


class Sitting:
    """One game from here to its end, or until somebody quits."""

    def __init__(
        self,
        record: Record,
        bots: list[Bot | None],
        table: PlainTable,
        out: Console,
        seed: int,
        seeds: Seeds,
        path: Path,
    ) -> None:
        """A seat without a bot is a person's. Bots draw from `seed`, chance from `seeds`."""
        self.record = record
        self.bots = bots
        self.table = table
        self.voice = table.voice
        self.out = out
        self.seed = seed
        self.seeds = seeds
        self.path = path
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.happened: list[Event] = []
        self.happened_before: dict[int, int] = {}  # how many events there were before each action
        self.told = dict.fromkeys(self.people, 0)  # how many events each person has been told
        self.looking: int | None = None  # the person to whom the screen belongs while something private is on it

    def run(self) -> None:
        """Play until the game is over or somebody quits. The record is saved as it grows."""
        self.listen()
        storage.save(self.record, self.path, self.seeds)
        try:
            while not self.record.state.over:
                actor = self.record.state.actor
                if actor in self.people:
                    self.ask(actor)
                else:
                    self.play(self.answer(actor))
            self.wipe()
            self.show_end()
            if self.record.pledge is not None:
                self.record.reveal(self.seeds)
        except Quit:
            self.out.print()
            self.wipe()
        storage.save(self.record, self.path, self.seeds)
        self.note("terminal-saved", file=str(self.path))
        if self.record.seeds is not None:
            self.note("terminal-verify", command=f"petteia verify {self.path}")
        if not self.record.state.over:
            self.note("terminal-resume", command=f"petteia play {self.record.game.id} --resume {self.path}")

    def note(self, id: str, **args: object) -> None:
        """Print a message on a line of its own, however long."""
        self.out.print(Text(self.voice(id, **args), style="muted"), soft_wrap=True)

    # ---- actions

    def listen(self) -> None:
        self.record.state.events = self.happened

    def answer(self, actor: int) -> int:
        """The action of chance or a bot. It follows from a seed and the number of the action, so a resumed game goes
        on in the same way."""
        if actor == CHANCE:
            return self.seeds.draw(self.record.state, self.record.drawn + 1)
        bot = self.bots[actor]
        assert bot is not None
        return bot.choose(Situation(self.record.state), Rng(self.seed).spawn(len(self.record.entries)))

    def play(self, action: int) -> None:
        self.happened_before[len(self.record.entries)] = len(self.happened)
        self.record.play(action)

    def take_back(self) -> bool:
        """Take back the last action of a person, or say that it is impossible; whether it was done."""
        last = self.record.entries[-1] if self.record.entries else None
        if last is None or last.actor not in self.people or self.record.may_take_back(last.actor) == 0:
            self.refuse(self.voice("table-undo-impossible"))
            return False
        self.record.take_back(last.actor)
        del self.happened[self.happened_before[len(self.record.entries)] :]
        self.told = {seat: min(told, len(self.happened)) for seat, told in self.told.items()}
        self.listen()
        undone = self.voice("terminal-undone", action=self.table.words(self.record.state, last.action))
        self.out.print(Text(undone, style="good"))
        return True

    # ---- showing

    def ask(self, seat: int) -> None:
        """Show a person the table, and read commands until the person has acted."""
        storage.save(self.record, self.path, self.seeds)
        secret = len(self.people) > 1 and self.table.secret(self.record.state, seat)
        if self.looking != seat or not secret:
            self.wipe()
        if secret and self.looking != seat:
            self.hand_over(seat)
        self.show(seat)
        while not self.obey(self.read(f"{self.table.names(seat)} › "), seat):
            pass

    def hand_over(self, seat: int) -> None:
        """Hand the screen over: what comes next is for this person's eyes only, until somebody else is asked."""
        name = self.table.names(seat)
        self.out.print(Rule(self.voice("table-hand-over", name=name), style="muted"))
        self.say(self.voice("terminal-look-away", name=name))
        if self.read(f"{self.voice('terminal-enter', name=name)} › ") == "q":
            raise Quit
        self.looking = seat

    def wipe(self) -> None:
        """Clear private things from the screen and from the scrollback."""
        if self.looking is None:
            return
        self.looking = None
        if self.out.is_terminal:
            self.out.clear()
            self.out.file.write("\x1b[3J")
        self.out.print(Text(self.voice("terminal-wiped"), style="muted"))

    def show(self, seat: int) -> None:
        """Show what has happened since the seat last acted, the table, and the options."""
        state = self.record.state
        self.out.print()
        alone = len(self.people) == 1
        turn = self.voice("table-your-turn") if alone else self.voice("terminal-turn-of", name=self.table.names(seat))
        self.out.print(Rule(f"{self.table.heading(state)} · {turn}", style="muted"))
        news = [event.seen_by(seat) for event in self.happened[self.told[seat] :]]
        self.told[seat] = len(self.happened)
        for line in self.table.story(news):
            self.out.print(Text(f"· {line}", style="muted"))
        self.show_table(seat)

    def show_table(self, seat: int) -> None:
        state = self.record.state
        self.out.print(self.table.picture(state, seat, self.out.width))
        self.out.print(Text(self.table.question(state), style="bold"))
        self.out.print(self.table.options(state))
        self.out.print(Text(self.voice("terminal-prompt", example=self.example()), style="muted"))

    def example(self) -> str:
        """The first option, as it can be typed."""
        state = self.record.state
        return self.table.words(state, next(iter(self.table.numbered(state).values())))

    def rule_example(self) -> str:
        """The id of a rule, as it can be typed."""
        return next(iter(rules(self.record.game)), "")

    def show_end(self) -> None:
        """Show the last things that happened, the table, and the score sheet."""
        state = self.record.state
        seat = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.out.print()
        self.out.print(Rule(f"{self.table.heading(state)} · {self.voice('table-over')}", style="muted"))
        if self.people:
            news = [event.seen_by(seat) for event in self.happened[max(self.told.values()) :]]
            for line in self.table.story(news):
                self.out.print(Text(f"· {line}", style="muted"))
        self.out.print(self.table.picture(state, seat, self.out.width))
        result = state.result
        assert result is not None
        self.out.print(self.table.ending(result))

    def say(self, sentence: str) -> None:
        self.out.print(Text(sentence))

    def refuse(self, sentence: str) -> None:
        self.out.print(Text(sentence, style="refusal"))

    # ---- what people type

    def read(self, prompt: str) -> str:
        """A line of input; the end of the input and Ctrl-C mean to quit."""
        try:
            return self.out.input(Text(prompt, style="you")).strip()
        except (EOFError, KeyboardInterrupt):
            raise Quit from None

    def obey(self, line: str, seat: int) -> bool:
        """Do what a person typed; whether that changed the game."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if line.startswith("?"):
            self.explain(line[1:].strip())
        elif word in ("u", "undo"):
            return self.take_back()
        elif word == "t":
            self.show_table(seat)
        elif word == "r":
            self.show_rule(rest)
        elif word == "s":
            self.save_copy(rest)
        elif word in ("h", "help"):
            commands = self.voice("terminal-commands", example=self.example(), rule=self.rule_example())
            self.out.print(Markdown(f"{self.voice.overview()}\n\n{commands}"))
        elif word in ("q", "quit", "exit"):
            raise Quit
        else:
            return self.act(line)
        return False

    def act(self, line: str) -> bool:
        """Take the action that a line names, or say why it is not possible; whether it was taken."""
        action = self.understand(line)
        if action is None:
            return False
        refusal = self.record.state.why_not(action)
        if refusal is not None:
            self.out.print(self.table.refused(refusal))
            return False
        self.play(action)
        return True

    def understand(self, line: str) -> int | None:
        """The action that a number or words name, legal or not; if there is none, tells the reason and returns None."""
        state = self.record.state
        numbered = self.table.numbered(state)
        span = {"first": min(numbered), "last": max(numbered)}
        if line.isdecimal() and len(line) <= LONGEST_NUMBER:
            if int(line) in numbered:
                return numbered[int(line)]
            self.refuse(self.voice("terminal-no-option", number=line, **span))
            return None
        try:
            return self.table.parse(state, line)
        except NotThere as error:
            self.out.print(self.table.refused(error.refusal))
            return None
        except NotationError:
            if line:
                quoted = line if len(line) <= LONGEST_QUOTED else f"{line[:LONGEST_QUOTED]}…"
                self.refuse(f"{self.voice('terminal-no-action', line=quoted)} {self.near(line)}".rstrip())
        self.say(self.voice("terminal-try", **span))
        return None

    def near(self, line: str) -> str:
        """A question that suggests the options most like the input; "" if there are none."""
        state = self.record.state
        shown = [(self.table.words(state, action), state.text(action)) for action in state.legal()]
        known = {squeezed(words): action for action in shown for words in action}
        found = difflib.get_close_matches(squeezed(line), known, NEAR)
        names = dict.fromkeys(known[one][0] for one in found)
        return self.voice("terminal-did-you-mean", names=" · ".join(names)) if names else ""

    def explain(self, what: str) -> None:
        if not what:
            self.say(self.table.question(self.record.state))
            self.say(self.voice("terminal-explain", example=self.example()))
            return
        action = self.understand(what)
        if action is not None:
            self.out.print(self.table.explanation(self.record.state, action))

    def show_rule(self, id: str) -> None:
        if not id:
            self.refuse(self.voice("terminal-which-rule", rule=self.rule_example()))
            return
        try:
            self.out.print(Markdown(passage(self.record.game, id, self.voice.language)))
        except NotationError as error:
            self.refuse(str(error))

    def save_copy(self, name: str) -> None:
        if not name:
            self.refuse(self.voice("terminal-save-where"))
            return
        path = Path(name)
        if path.exists():
            self.refuse(self.voice("terminal-file-exists", file=str(path)))
            return
        try:
            storage.save(self.record, path, self.seeds)
        except storage.NotWritten as error:
            self.refuse(self.voice("terminal-not-written", file=str(path), reason=error.reason))
            return
        self.out.print(Text(self.voice("terminal-copy-saved", file=str(path)), style="good"), soft_wrap=True)
