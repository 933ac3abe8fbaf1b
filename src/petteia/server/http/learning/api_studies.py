"""HTTP: studies. Anybody with the link may read and copy one; only its owner can change it."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final

import msgspec
from litestar import Controller, delete, get, post, put
from litestar.datastructures import State
from litestar.params import JSONBody, Parameter
from msgspec import Meta

from ....core.contract.refusal import IllegalAction
from ....core.engine.state import State as Position
from ...errors import Code, Problem
from ...ids import new_id
from ...store.ongoing import check_not_ongoing
from ...store.store import Connection, Store
from ...store.studies import (
    LARGEST,
    StoredStudy,
    StudyLine,
    StudyTree,
    Title,
    change_study,
    delete_study,
    save_study,
    stored_study,
    studies_of,
    written,
)
from ...table.course import carry_out
from ..web import NOT_KEPT, AllLimits, Anyone, Someone
from .api_analysis import ON_A_BOARD, BoardStep, begun

LARGEST_BODY: Final = 2 * LARGEST  # JSON can be written less compactly
OF_A_STUDY: Final = (Code.NOT_FOUND, Code.NOT_YOUR_STUDY)

StudyId = Annotated[str, Parameter(max_length=40)]


class NewStudy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A study to be kept."""

    title: Title
    tree: StudyTree


class ChangedStudy(NewStudy, frozen=True, forbid_unknown_fields=True):
    """A study to replace that version of it."""

    version: Annotated[int, Meta(ge=1)]


class KeptStudy(msgspec.Struct, frozen=True):
    """The id of a stored study, and its version."""

    id: str
    version: int


class Study(msgspec.Struct, frozen=True):
    """A study. `steps` says what each move of its tree causes."""

    id: str
    title: str
    owner: str  # the owner's name
    yours: bool
    version: int
    created: int
    changed: int
    tree: StudyTree
    steps: list[BoardStep]


class StudiesApi(Controller):
    """Studies."""

    path = "/api"
    tags = ("analysis",)

    @get("/me/studies", opt={"cost": "list"}, response_headers=NOT_KEPT)
    async def mine(self, state: State, someone: Someone) -> list[StudyLine]:
        """My studies, the most recently changed first."""
        store: Store = state.store
        return await store.read(partial(studies_of, owner=someone.user))

    @post(
        "/studies",
        refuses=(*ON_A_BOARD, Code.TOO_MANY_STUDIES),
        request_max_body_size=LARGEST_BODY,
        opt={"cost": "study"},
    )
    async def keep(self, data: JSONBody[NewStudy], state: State, someone: Someone, limits: AllLimits) -> KeptStudy:
        """Save a study. Anybody with its id, which is its link, may read it."""
        limits.check("study", someone.user)
        await state.desk.read(partial(check_tree, tree=data.tree))
        kept = (new_id(), someone.user, data.title, data.tree, state.tables.now())
        await state.store.write(lambda connection: save_study(connection, *kept))
        return KeptStudy(kept[0], 1)

    @get("/studies/{id:str}", refuses=(Code.NOT_FOUND, *ON_A_BOARD), opt={"cost": "study"}, response_headers=NOT_KEPT)
    async def study(self, id: StudyId, state: State, anyone: Anyone) -> Study:
        """A study, for anybody with its link."""
        found: StoredStudy
        found, steps = await state.desk.read(partial(told_study, id=id))
        yours = anyone is not None and anyone.user == found.owner
        return Study(
            id=found.id,
            title=found.title,
            owner=found.name,
            yours=yours,
            version=found.version,
            created=found.created,
            changed=found.changed,
            tree=found.tree,
            steps=steps,
        )

    @put(
        "/studies/{id:str}",
        refuses=(*OF_A_STUDY, *ON_A_BOARD, Code.CONFLICT),
        request_max_body_size=LARGEST_BODY,
        opt={"cost": "study"},
    )
    async def change(
        self, id: StudyId, data: JSONBody[ChangedStudy], state: State, someone: Someone, limits: AllLimits
    ) -> KeptStudy:
        """Change one of my studies. Refused if it was changed elsewhere in the meantime."""
        limits.check("study", someone.user)
        await state.desk.read(partial(check_tree, tree=data.tree))
        kept = (id, someone.user, data.version, data.title, data.tree, state.tables.now())
        await state.store.write(lambda connection: change_study(connection, *kept))
        return KeptStudy(id, data.version + 1)

    @delete("/studies/{id:str}", refuses=OF_A_STUDY)
    async def forget(self, id: StudyId, state: State, someone: Someone) -> None:
        """Delete one of my studies."""
        await state.store.write(partial(delete_study, id=id, owner=someone.user))


def check_tree(connection: Connection, tree: StudyTree) -> None:
    """Refuse a tree that is too large, has an illegal move, or passes through a game in progress."""
    written(tree)
    record = begun(tree.root)
    if len(tree.players) not in (0, record.seats):
        raise Problem(Code.IMPOSSIBLE, f"{record.seats} players have {record.seats} names or none")
    positions, _ = walked(tree, record.start(), told=False)
    check_not_ongoing(connection, tree.root.game, positions)


def told_study(connection: Connection, id: str) -> tuple[StoredStudy, list[BoardStep]]:
    """A study, and what each of its moves causes."""
    study = stored_study(connection, id)
    _, steps = walked(study.tree, begun(study.tree.root).start(), told=True)
    return study, steps


def walked(tree: StudyTree, start: Position, told: bool) -> tuple[list[Position], list[BoardStep]]:
    """All positions of a tree, in order from the beginning, and, if `told`, what each move causes."""
    positions, steps = [start], []
    for number, move in enumerate(tree.moves, 1):
        if move.after >= number:
            raise Problem(Code.IMPOSSIBLE, f"move {number} follows one that comes later")
        state = positions[move.after].copy()
        try:
            if told:
                actor = int(state.actor)
                text, events = carry_out(state, move.action)
                steps.append(BoardStep(move.action, actor, text, [event.plain() for event in events]))
            else:
                state.play(move.action)
        except IllegalAction as refusal:
            raise Problem(Code.REFUSED, f"move {number}: {refusal}") from None
        positions.append(state)
    return positions, steps
