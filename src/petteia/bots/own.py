"""Your own bots, by name: `module:Class`, `file.py:Class`, either with arguments `(depth=3)`, or `cmd:COMMAND`.

Modules are also searched for in the current folder; a file may import its neighbours.
"""

from __future__ import annotations

import ast
import importlib.util
import re
import sys
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from ..core.contract.refusal import OptionError
from .bot import Bot

COMMAND = "cmd:"
NAMED = re.compile(r"(?P<where>[^()]+):(?P<kind>[A-Za-z_]\w*)(?:\((?P<arguments>.*)\))?", re.DOTALL)
EXAMPLES = "package.module:Class, mybot.py:Class, mybot.py:Class(depth=3) or cmd:./mybot"


@dataclass(frozen=True)
class OwnBot:
    """Where the code of a bot is, its class, and the arguments to call it with."""

    where: str
    kind: str
    arguments: dict[str, Any]

    def make(self) -> Bot:
        """Create the bot in this process."""
        kind = getattr(self.module(), self.kind, None)
        if kind is None:
            raise ImportError(f"{self.where} has no class {self.kind}")
        made = kind(**self.arguments)
        if not isinstance(made, Bot):
            raise TypeError(f"{self.kind} is not a petteia.bots.Bot")
        return made

    def module(self) -> ModuleType:
        """Import the module or file."""
        if not self.where.endswith(".py"):
            look_in(Path.cwd())
            return import_module(self.where)
        path = Path(self.where).resolve()
        name = f"petteia_own_{path.stem}"
        spec = importlib.util.spec_from_file_location(name, path)
        if spec is None or spec.loader is None:
            raise ImportError(f"{self.where} is not a module")
        look_in(path.parent)
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        spec.loader.exec_module(module)
        return module


def look_in(folder: Path) -> None:
    """Add a folder to the end of the path on which modules are found."""
    if str(folder) not in sys.path:
        sys.path.append(str(folder))


def own_bot(name: str) -> OwnBot | None:
    """The bot that a name of such a form stands for; None if it has another form or is a command."""
    found = None if name.startswith(COMMAND) else NAMED.fullmatch(name)
    if found is None:
        return None
    return OwnBot(found["where"], found["kind"], arguments_of(name, found["arguments"] or ""))


def command_of(name: str) -> str | None:
    """The command of a bot that is a separate program; None for other bots."""
    return name.removeprefix(COMMAND).strip() if name.startswith(COMMAND) else None


def arguments_of(name: str, written: str) -> dict[str, Any]:
    """Keyword arguments whose values are literals."""
    try:
        call = ast.parse(f"f({written})", mode="eval").body
        assert isinstance(call, ast.Call)
        assert not call.args
        return {word.arg: ast.literal_eval(word.value) for word in call.keywords if word.arg}
    except (SyntaxError, ValueError, AssertionError):
        told = f"the arguments of {name!r} cannot be read; write it like {EXAMPLES}"
        raise OptionError(told, "wrong-arguments", found=repr(name), examples=EXAMPLES) from None


def made_here(name: str) -> Bot:
    """Create a user's own bot in this process."""
    own = own_bot(name)
    if own is None:
        told = f"{name!r} names no bot; write it like {EXAMPLES}"
        raise OptionError(told, "wrong-own-bot", found=repr(name), examples=EXAMPLES)
    check_file(name)
    try:
        return own.make()
    except Exception as error:
        raise not_made(name, str(error)) from None


def check_file(name: str) -> None:
    """Fail if the file named in a bot's name does not exist."""
    own = own_bot(name)
    if own is not None and own.where.endswith(".py") and not Path(own.where).exists():
        told = f"{name!r} names no bot: there is no file {own.where}"
        raise OptionError(told, "wrong-bot-file", found=repr(name), file=own.where)


def not_made(name: str, problem: str) -> OptionError:
    """The error that a user's own bot cannot be created, with the reason."""
    return OptionError(f"{name!r} names no bot: {problem}", "wrong-made-bot", found=repr(name), problem=problem)
