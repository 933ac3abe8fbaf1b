"""Monte Carlo tree search over explicit chance, for any number of seats; each seat wants its own reward.

Every turn of the search starts from a state drawn from what the searching seat knows, follows the most promising path
down the tree, looks at one new position, and hands the rewards back up. Values are compared using only sums, products
and square roots, so the same seed and the same number of turns give the same move on every machine.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ..core.engine.rng import Rng
from ..core.engine.state import CHANCE, MOST_ACTIONS, NOBODY, State, action_buffer
from .endings import Ending
from .settings import Settings
from .tree import DEALT, Tree

DEEPEST: Final = 2000
MOST_SEATS: Final = 8
MOST_NODES: Final = 4_000_000  # a tree stops growing here, at about 300 megabytes
UNTRIED: Final = 1000.0
PATIENCE: Final = 0.01  # share of the time left that may pass between two looks at the clock
LONGEST: Final = 64  # most turns between two looks
EVEN: Final = 0.5
KNOWN: Final = 10.0  # how much less promising a child is once its winner is known


def pause(for_a_turn: float, left: float) -> i64:
    """How many turns to go on before the next look at the clock: few when little time is left."""
    if PATIENCE * left >= float(LONGEST) * for_a_turn:
        return LONGEST
    turns: i64 = 1
    while float(turns + 1) * for_a_turn <= PATIENCE * left:
        turns += 1
    return turns


@final
class Search:
    """A search for one seat's next action. It can be resumed, and after a move it can keep what is still valid."""

    def __init__(self, settings: Settings, seed: int) -> None:
        self.exploration = settings.exploration
        self.look = settings.look
        self.trust = settings.trust
        self.heed: i64 = settings.heed
        self.rounds: i64 = settings.rounds
        self.stretches: i64 = settings.stretches
        self.widening = settings.widening
        self.prior = settings.prior
        self.caution = settings.caution
        self.endings: i64 = settings.endings
        self.ahead: i64 = settings.ahead
        self.mind: i64 = settings.mind
        self.planner: i64 = settings.planner
        self.seat: i64 = 0  # whose search it is
        self.round: i64 = 0  # the round in which it began
        self.priors = vec[float]([0.0] * MOST_ACTIONS)
        self.rng = Rng(seed)
        self.tree = Tree()
        self.buffer = action_buffer()
        self.answers = action_buffer()
        self.path = vec[i64]([0] * DEEPEST)
        self.rewards = vec[float]([0.0] * MOST_SEATS)
        self.expected = vec[float]([0.0] * MOST_SEATS)
        self.winning: i64 = 0  # the first child of the root that was known to win
        self.forget_values()
        self.turns: i64 = 0
        self.certain = True  # which actions are legal follows from the path down the tree

    def run(self, root: State, seat: i64, turns: i64, seconds: float, clock: Callable[[], float]) -> None:
        """Search from a position where the seat is to act, for `turns`; for at most `seconds` if that is positive."""
        begun = clock()
        self.certain = root.knows_all(seat)
        self.seat = seat
        self.round = root.round
        if self.endings > 0 and root.nearly_over and self.certain and self.know_ending(root):
            return
        self.take_turns(root, turns, seconds, clock, begun)
        self.prefer_what_is_known(root.seats)

    def take_turns(self, root: State, turns: i64, seconds: float, clock: Callable[[], float], begun: float) -> None:
        """Take the turns of a search that began at time `begun`; stop early if every action's outcome is known."""
        done: i64 = 0
        look: i64 = 1  # when to look at the clock next, before this turn
        while done < turns:
            if seconds > 0.0 and done == look:
                passed = clock() - begun
                if passed >= seconds:
                    return
                look += pause(passed / float(done), seconds - passed)
            if self.prior > 0.0 and self.certain:
                self.guided_turn(root.imagine(self.seat, self.rng))
                if self.tree.knows_all_ways(0):
                    return
            else:
                self.turn(root.imagine(self.seat, self.rng))
            done += 1

    def know_ending(self, root: State) -> bool:
        """Find the exact value of each action, if possible: then each counts as tried once. False if it is too much."""
        tree = self.tree
        count: i64 = root.legal_into(self.buffer)
        ending = Ending(self.endings)
        ending.values_into(root, self.buffer, count, self.priors)
        if ending.failed:
            return False
        self.forget_values()
        start: i64 = tree.first[0] if tree.count[0] else tree.add_children(0, count)
        for at in range(count):
            tree.action[start + at] = self.buffer[at]
            tree.mover[start + at] = root.actor
            tree.visits[start + at] = 1
            tree.total[start + at] = self.priors[at] if root.actor == 0 else 1.0 - self.priors[at]
            self.root_visits[at] = 1
            self.root_totals[MOST_SEATS * at] = self.priors[at]
            self.root_totals[MOST_SEATS * at + 1] = 1.0 - self.priors[at]
        tree.visits[0] = count
        self.turns += 1
        return True

    def turn(self, state: State) -> None:
        """Go down the tree once, look at one position, and hand the rewards back up."""
        tree = self.tree
        node: i64 = 0
        steps: i64 = 0
        while True:
            actor: i64 = state.actor
            if actor == NOBODY or steps == DEEPEST:
                break
            if actor == CHANCE:
                outcome: i64 = state.draw(self.rng)
                if self.widening > 0.0 and self.certain:
                    outcome = self.familiar(node, outcome)
                state.play(outcome)
                node = tree.outcome(node, outcome)
            else:
                if node and tree.visits[node] == 0:
                    break
                if self.certain:
                    if tree.first[node] == 0:
                        self.expand(state, node, actor)
                    node = self.select(node)
                else:
                    node = self.select_legal(state, node, actor)
                state.play(tree.action[node])
            self.path[steps] = node
            steps += 1
        self.evaluate(state)
        self.hand_back(steps)

    def guided_turn(self, state: State) -> None:
        """A turn guided by priors: each new position is judged as it is, before chance acts. The end of a round is
        judged first, and only later what the next one may deal. The path stops wherever the winner is known."""
        tree = self.tree
        node: i64 = 0
        steps: i64 = 0
        last: i64 = self.round  # round that has been dealt
        while steps < DEEPEST:
            if tree.known[node] and steps:
                self.reward_winner(tree.known[node] - 1, state.seats)
                self.hand_back(steps)
                return
            actor: i64 = state.actor
            new = node != 0 and tree.visits[node] == 0
            if actor == NOBODY or (new and (actor == CHANCE or self.trust < 1.0) and state.round == last):
                break
            if state.round > last:
                if new or actor != CHANCE or state.round > self.round + self.ahead:
                    state.judge_into(self.mind, self.seat, self.rewards)
                    self.hand_back(steps)
                    return
                last = state.round
                node = self.deal(state, node)
            elif actor == CHANCE:
                outcome: i64 = state.draw(self.rng)
                if self.widening > 0.0:
                    outcome = self.familiar(node, outcome)
                state.play(outcome)
                node = tree.outcome(node, outcome)
            else:
                if tree.first[node] == 0:
                    if tree.size > MOST_NODES:
                        break
                    if self.expand_by_priors(state, node, actor) and new:
                        self.hand_back(steps)
                        return
                node = self.select_by_priors(node)
                state.play(tree.action[node])
            self.path[steps] = node
            steps += 1
        self.evaluate(state)
        self.hand_back(steps)
        if state.actor == NOBODY and steps:
            self.know_winner(state, steps)

    def deal(self, state: State, node: i64) -> i64:
        """Play everything that chance does until a seat is asked, as one step. This is a new deal if the node's known
        ones have been visited enough, or else the least visited of those. A deal is identified by its seed."""
        tree = self.tree
        child: i64 = tree.first[node]
        known: i64 = 0
        least: i64 = child
        while child:
            if tree.visits[child] < tree.visits[least]:
                least = child
            known += 1
            child = tree.sibling[child]
        if self.widening == 0.0 or known == 0 or float(known) < self.widening * sqrt(float(tree.visits[node])):
            least = tree.add_outcome(node, self.rng.next())
            tree.mover[least] = DEALT
        rng = Rng(tree.action[least])
        while state.actor == CHANCE:
            state.play(state.draw(rng))
        return least

    def expand_by_priors(self, state: State, node: i64, actor: i64) -> bool:
        """Give a decision its children, each with how likely it is to be the best. Returns whether the position was
        judged in the process; with only one choice it is not."""
        tree = self.tree
        count: i64 = state.legal_into(self.buffer)
        start: i64 = tree.add_children(node, count)
        tree.worth[node] = EVEN
        self.priors[0] = 1.0
        if count > 1:
            state.consider(self.mind, self.seat, self.buffer, count, self.priors, self.rewards)
            tree.worth[node] = self.rewards[actor]
        for at in range(count):
            tree.action[start + at] = self.buffer[at]
            tree.mover[start + at] = actor
            tree.looked[start + at] = self.priors[at]
        return count > 1

    def select_by_priors(self, node: i64) -> i64:
        """The most promising child: good so far, or likely and rarely tried. An untried one counts a little less than
        its siblings, and less still the more of their likelihood has been tried. A known win is taken and a known loss
        is avoided; at the root, children whose winner is not known are looked at first."""
        tree = self.tree
        start: i64 = tree.first[node]
        stop: i64 = start + tree.count[node]
        mover: i64 = tree.mover[start]
        tried: i64 = 0
        likely = 0.0  # that the best is among those already tried
        total = tree.worth[node]
        for child in range(start, stop):
            if tree.visits[child]:
                tried += tree.visits[child]
                total += tree.total[child]
                likely += tree.looked[child]
        spread = self.prior * sqrt(float(tried) + 1.0)
        untried = total / (float(tried) + 1.0) - self.caution * sqrt(likely)
        best: i64 = start
        top = -1e9
        for child in range(start, stop):
            known: i64 = tree.known[child]
            if known == mover + 1 and node:
                return child
            visits: i64 = tree.visits[child]
            value = tree.total[child] / float(visits) if visits else untried
            score = value + spread * tree.looked[child] / (1.0 + float(visits))
            if known:
                score -= KNOWN
            if score > top:
                top = score
                best = child
        return best

    def reward_winner(self, winner: i64, seats: i64) -> None:
        """Set what each seat gets when one of them is sure to win."""
        for seat in range(seats):
            self.rewards[seat] = 1.0 if seat == winner else 0.0

    def know_winner(self, state: State, steps: i64) -> None:
        """Note who wins at the end of a path, and at the nodes above as far as it follows: a seat that can go to a win
        will, and one that can only go to wins of another has lost."""
        tree = self.tree
        known: i64 = 0
        for seat in range(state.seats):
            if self.rewards[seat] == 1.0:
                known = seat + 1
        while known and steps:
            steps -= 1
            node: i64 = self.path[steps]
            tree.known[node] = known
            if steps == 0:
                self.count_as(node, tree.visits[node], state.seats)
                if self.winning == 0 and not tree.is_lost(node):
                    self.winning = node
            if tree.mover[node] < 0:
                return  # chance may still do otherwise
            above: i64 = self.path[steps - 1] if steps else i64(0)
            known = tree.winner_at(above, known)
        if known:
            tree.known[0] = known

    def prefer_what_is_known(self, seats: i64) -> None:
        """Visits say what is best, so a known win gets more visits than all others together, and a known loss one."""
        tree = self.tree
        best: i64 = self.winning if self.winning else tree.most_visited(0)
        if tree.count[0] == 0 or tree.is_lost(best):
            return
        others: i64 = 0
        for child in range(tree.first[0], tree.first[0] + tree.count[0]):
            if tree.is_lost(child):
                self.count_as(child, 1, seats)
            if child != best:
                others += tree.visits[child]
        if tree.known[best]:
            self.count_as(best, others + 1, seats)

    def count_as(self, child: i64, visits: i64, seats: i64) -> None:
        """Give a child of the root whose winner is known this many visits, at its known value."""
        tree = self.tree
        self.reward_winner(tree.known[child] - 1, seats)
        tree.visits[child] = visits
        tree.total[child] = float(visits) * self.rewards[tree.mover[child]]
        slot: i64 = self.root_slot(child)
        self.root_visits[slot] = visits
        for seat in range(seats):
            self.root_totals[MOST_SEATS * slot + seat] = float(visits) * self.rewards[seat]

    def familiar(self, node: i64, drawn: i64) -> i64:
        """The outcome drawn, if it is known or the node has been visited enough for another; otherwise the least
        visited of the known ones."""
        tree = self.tree
        child: i64 = tree.first[node]
        known: i64 = 0
        least: i64 = child
        while child:
            if tree.action[child] == drawn:
                return drawn
            if tree.visits[child] < tree.visits[least]:
                least = child
            known += 1
            child = tree.sibling[child]
        if known == 0 or float(known) < 1.0 + self.widening * sqrt(float(tree.visits[node])):
            return drawn
        return tree.action[least]

    def expand(self, state: State, node: i64, actor: i64) -> None:
        """Give a decision its children."""
        tree = self.tree
        count: i64 = state.legal_into(self.buffer)
        start: i64 = tree.add_children(node, count)
        for at in range(count):
            tree.action[start + at] = self.buffer[at]
            tree.mover[start + at] = actor
            if count > 1:
                self.look_at(state, start + at, actor)

    def look_at(self, state: State, child: i64, actor: i64) -> None:
        """Note what the actor expects of a new child at first sight."""
        if self.look > 0.0:
            after = state.copy()
            after.play(self.tree.action[child])
            self.tree.looked[child] = after.judge(self.planner, self.seat, actor)

    def promise(self, child: i64, spread: float) -> float:
        """How promising a child is: good so far, or rarely tried."""
        tree = self.tree
        weight = float(tree.visits[child]) + self.look
        if weight == 0.0:
            return UNTRIED
        return (tree.total[child] + self.look * tree.looked[child]) / weight + spread / sqrt(weight)

    def spread(self, node: i64) -> float:
        """How much trying an untried child of the node is worth; it grows as slowly with the visits as a logarithm."""
        return self.exploration * sqrt(sqrt(sqrt(float(self.tree.visits[node]) + 1.0)))

    def select(self, node: i64) -> i64:
        """The most promising child."""
        spread = self.spread(node)
        first: i64 = self.tree.first[node]
        best: i64 = first
        top = -1.0
        for child in range(first, first + self.tree.count[node]):
            score = self.promise(child, spread)
            if score > top:
                top = score
                best = child
        return best

    def select_legal(self, state: State, node: i64, actor: i64) -> i64:
        """The most promising child, where what is legal depends on things the searching seat does not know: children
        are linked, and only those legal in the imagined state count."""
        spread = self.spread(node)
        count: i64 = state.legal_into(self.buffer)
        best: i64 = 0
        top = -1.0
        for at in range(count):
            size: i64 = self.tree.size
            child: i64 = self.tree.outcome(node, self.buffer[at])
            if child == size:
                self.tree.mover[child] = actor
                self.look_at(state, child, actor)
            score = self.promise(child, spread)
            if score > top:
                top = score
                best = child
        return best

    def evaluate(self, state: State) -> None:
        """Compute what the position is worth to each seat: its result, its estimate, or the value of a playout."""
        if self.trust >= 1.0:
            state.judge_into(self.mind, self.seat, self.rewards)
            return
        if self.trust > 0.0:
            state.judge_into(self.mind, self.seat, self.expected)
        state = self.play_on(state)
        state.judge_into(self.mind, self.seat, self.rewards)
        if self.trust > 0.0:
            for seat in range(state.seats):
                self.rewards[seat] += self.trust * (self.expected[seat] - self.rewards[seat])

    def play_on(self, state: State) -> State:
        """Run a playout, to the end or for some rounds; returns the state it reached."""
        if self.heed == 0 and self.rounds == 0:
            state.playout(self.rng)
            return state
        last: i64 = state.round + self.rounds
        passed: i64 = 0
        stretch: i64 = state.stretch
        while self.rounds == 0 or state.round < last:
            actor: i64 = state.actor
            if actor == NOBODY:
                break
            if state.stretch != stretch:
                stretch = state.stretch
                passed += 1
                if passed == self.stretches:
                    break
            if actor == CHANCE:
                state.play(state.draw(self.rng))
            else:
                state = self.best_plan(state, actor)
        return state

    def best_plan(self, state: State, actor: i64) -> State:
        """The state that the best of several plans leads to. A plan is an action and, while a move is half done, random
        answers to the actor's next questions. A plan of a single action is not drawn twice."""
        count: i64 = state.legal_into(self.buffer)
        best = state
        top = -1.0
        plans: i64 = self.heed if count > 1 and self.heed > 0 else i64(1)
        while plans > 0 and count > 0:
            drawn: i64 = self.rng.below(count)
            after = state.copy()
            after.play(self.buffer[drawn])
            if after.settled or after.actor != actor:
                count -= 1
                self.buffer[drawn] = self.buffer[count]
            else:
                self.settle(after, actor)
            plans -= 1
            seen = after.judge(self.planner, self.seat, actor) if self.heed > 1 else 0.0
            if seen > top:
                top = seen
                best = after
        return best

    def settle(self, state: State, actor: i64) -> None:
        """Give random answers to the actor's questions until nothing is half done."""
        while state.actor == actor and not state.settled:
            count: i64 = state.legal_into(self.answers)
            state.play(self.answers[self.rng.below(count)])

    def hand_back(self, steps: i64) -> None:
        """Tell every node on the path what its mover got, and the root's child what every seat got."""
        tree = self.tree
        self.turns += 1
        tree.visits[0] += 1
        for at in range(steps):
            node: i64 = self.path[at]
            tree.visits[node] += 1
            mover: i64 = tree.mover[node]
            if mover >= 0:
                tree.total[node] += self.rewards[mover]
        if steps:
            slot: i64 = self.root_slot(self.path[0])
            self.root_visits[slot] += 1
            for seat in range(i64(MOST_SEATS)):
                self.root_totals[MOST_SEATS * slot + seat] += self.rewards[seat]

    def root_slot(self, child: i64) -> i64:
        """The index of a child of the root; the first one added has 0."""
        tree = self.tree
        if tree.count[0]:
            return child - tree.first[0]
        slot: i64 = 0
        while tree.sibling[child]:
            slot += 1
            child = tree.sibling[child]
        return slot

    def keep(self, node: i64) -> None:
        """Make a node the new root: what is known below it is kept, the rest is forgotten."""
        self.tree = self.tree.subtree(node)
        self.forget_values()

    def forget_values(self) -> None:
        self.winning = 0
        self.root_visits = vec[i64]([0] * MOST_ACTIONS)
        self.root_totals = vec[float]([0.0] * (MOST_ACTIONS * MOST_SEATS))

    def best_action(self) -> int:
        """The action to take."""
        return self.tree.action[self.tree.most_visited(0)]
