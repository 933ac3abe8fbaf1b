"""Plans at a table: kept for their owners, and played when they fit, as if by their owners."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from .display import DAY, Display
from .plans import Plan, PlanLine, fault_in
from .seating import Refuse
from .step import KeptPlan, Step

VISITOR: Final = -100  # minus the seat: the connection of a plan's owner who appears to be there


class Foresight(Display):
    """A table whose players may plan."""

    def play(self, step: Step, action: int) -> Step:
        """Carry out a legal action of the seat that is asked, and then whatever chance decides."""
        raise NotImplementedError

    def may_plan(self, user: str) -> int:
        """The seat that somebody may plan for: their only one, in a game over days."""
        seats = self.header.seats_of(user)
        if not self.playing or self.header.pace.move < DAY or len(seats) != 1:
            raise Refuse("no_plan", "Plans are for those who play a game with a day or more for each turn")
        return seats[0]

    def keep_plan(self, user: str, n: int, lines: Sequence[PlanLine]) -> Step:
        """Replace the plan with one that starts here; without lines, drop it."""
        seat = self.may_plan(user)
        if n != self.course.length:
            raise Refuse("conflict", "Something has happened meanwhile: look again")
        fault = fault_in(lines, len(self.header.chairs), self.game.decisions)
        if fault:
            raise Refuse("impossible", fault)
        step = Step()
        self.set_plan(step, seat, Plan(list(lines), int(self.state.round), n) if lines else None)
        return step

    def set_plan(self, step: Step, seat: int, plan: Plan | None) -> None:
        """Set a seat's plan, or drop it."""
        if plan is not None:
            self.plans[seat] = plan
        elif self.plans.pop(seat, None) is None:
            return
        step.store = [one for one in step.store if not isinstance(one, KeptPlan) or one.seat != seat]
        step.store.append(KeptPlan(seat, plan))

    def note_action(self, step: Step, seat: int, action: int) -> None:
        """Adjust the plan of the seat that is asked to the action it is about to take, planned or not."""
        plan = self.plans.get(seat)
        if plan is not None:
            self.set_plan(step, seat, plan.after(self.course, seat, action))

    def plans_of(self, users: Collection[str]) -> list[int]:
        """The seats of these accounts that have plans."""
        return [seat for seat in self.plans if self.header.chairs[seat].user in users]

    def give_up_plans(self, users: Collection[str]) -> Step:
        """Drop everything that these accounts have planned."""
        step = Step()
        for seat in self.plans_of(users):
            self.set_plan(step, seat, None)
        return step

    def drop_plans(self, step: Step) -> None:
        """Drop all plans: the game is over."""
        for seat in list(self.plans):
            self.set_plan(step, seat, None)

    def answer_planned(self, step: Step) -> Step:
        """Play what is planned, if it is due. Its owner appears to come in before and to leave afterwards, since nobody
        can play without being there; lists of tables say who is at a table, too."""
        now, at = self.now(), self.planned_at()
        if at is not None and at <= now:
            seat = int(self.state.actor)
            found, chair = self.plans[seat].fitting(self.course, seat), self.header.chairs[seat]
            assert found is not None
            if not any(one.user == chair.user for one in self.onlookers.values()):
                step.send += self.enter(VISITOR - seat, chair.user, chair.name).send
                self.planned_again()
                self.visits[VISITOR - seat] = now + self.a_moment()
            else:
                self.play(step, found[1][0])
        for visitor in [visitor for visitor, until in self.visits.items() if until <= now]:
            if self.planned_at() is not None:
                self.visits[visitor] = now + self.a_moment()
            else:
                del self.visits[visitor]
                step.send += self.leave(visitor).send
        return step
