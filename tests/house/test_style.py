"""Traps of the compiler that no other check finds."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from petteia._guard import compiled_sources


def functions(path: Path) -> list[ast.FunctionDef]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]


@pytest.mark.parametrize("path", compiled_sources(), ids=lambda path: path.parent.name + "/" + path.name)
def test_no_literal_is_shifted_by_a_variable(path: Path) -> None:
    """`1 << n` is compiled to 32 bits when n is an i64; `bits.bit(n)` is right. Tables are built of Python ints."""
    if path.name == "tables.py":
        return
    for function in functions(path):
        for node in ast.walk(function):
            if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift) and isinstance(node.left, ast.Constant):
                assert isinstance(node.right, ast.Constant), f"{path}:{node.lineno}: write bit(n)"


@pytest.mark.parametrize("path", compiled_sources(), ids=lambda path: path.parent.name + "/" + path.name)
def test_no_literal_is_too_large_for_a_machine_word(path: Path) -> None:
    """Literals from 2**62 on are boxed: slow, and in an i64 expression an overflow."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, int) and node.value >= 2**62:
            assert path.name == "rng.py", f"{path}:{node.lineno}"


@pytest.mark.parametrize("path", compiled_sources(), ids=lambda path: path.parent.name + "/" + path.name)
def test_imports_within_the_package_are_relative(path: Path) -> None:
    """Only so can the plain sources run beside the compiled ones under another name."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level == 0:
            assert not (node.module or "").startswith("petteia"), f"{path}:{node.lineno}"


# loops that count by hand, and why
COUNTED = {
    ("observing.py", "flags"): "the place is counted on from an argument, and returned",
    ("observation.py", "clear"): "the place is counted on from an argument, and returned",
    ("mcts.py", "take_turns"): "the clock may end it",
    ("mcts.py", "guided_turn"): "it ends at a leaf, and how far it came is needed after it",
    ("tree.py", "subtree"): "what it counts up to grows on the way",
}


def counts_by_hand(node: ast.AST) -> bool:
    """Whether that is `while n < end: …; n += 1`."""
    if not (
        isinstance(node, ast.While) and isinstance(node.test, ast.Compare) and isinstance(node.test.left, ast.Name)
    ):
        return False
    match node.test.ops, node.body[-1]:
        case [ast.Lt()], ast.AugAssign(target=ast.Name(id=counted), op=ast.Add(), value=ast.Constant(value=1)):
            return counted == node.test.left.id
    return False


def test_loops_that_only_count_are_written_as_such() -> None:
    found = {
        (path.name, function.name)
        for path in compiled_sources()
        for function in functions(path)
        for node in ast.walk(function)
        if counts_by_hand(node)
    }
    assert found == set(COUNTED)
