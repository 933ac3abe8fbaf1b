/** Mistakes of a reviewed game as questions on the board, one after the other: the decision is made again, and graded by
 * its cost compared with the best. */
import type { Decision } from '../../lib/generated/review';
import { api } from '../../lib/server/api';
import { Attempt, type Tried } from './attempt.svelte';
import type { ReviewedGame } from './reviewed.svelte';

/** What a hint says about the better plan: how it begins, or how that differs from what was played. */
export type Hint = { about: 'beginning' | 'object' } | { about: 'kind'; verb: string; bare: boolean };

const ASKED: readonly string[] = ['mistake', 'blunder'];
const GOOD: readonly string[] = ['best', 'fine'];

export class Learning {
  private questions = $state.raw<readonly Decision[]>([]);
  private at = $state(-1);
  /** Whether the reader asked for the better plan. */
  solution = $state(false);
  hinted = $state(false);
  private found = $state.raw<ReadonlySet<number>>(new Set());
  private readonly attempt: Attempt;

  constructor(readonly reviewed: ReviewedGame) {
    this.attempt = new Attempt(reviewed.table, () => this.judge());
  }

  /** What was tried, once it has been judged. */
  get tried(): Tried | null {
    return this.attempt.tried;
  }

  /** Whether that is what was played. */
  get same(): boolean {
    return this.tried?.actions.join() === this.decision?.played.actions.join();
  }

  /** Whether something is being examined. */
  get busy(): boolean {
    return this.attempt.busy;
  }

  get trouble(): unknown {
    return this.attempt.trouble;
  }

  /** The decisions to ask about: the reader's, or everybody's if the reader did not play. */
  get mistakes(): Decision[] {
    const { mine } = this.reviewed.table;
    return this.reviewed.marked.filter(
      ({ seat, grade, line }) => line.length && ASKED.includes(grade) && (!mine.length || mine.includes(seat)),
    );
  }

  /** Whether questions are being asked, or their result is shown. */
  get open(): boolean {
    return this.questions.length > 0;
  }

  get decision(): Decision | null {
    return this.questions[this.at] ?? null;
  }

  get number(): number {
    return this.at + 1;
  }

  get count(): number {
    return this.questions.length;
  }

  /** How many were answered well without seeing the solution. */
  get score(): number {
    return this.found.size;
  }

  get good(): boolean {
    return this.tried !== null && GOOD.includes(this.tried.grade);
  }

  /** Whether the question is open, but something else is on the board. */
  get away(): boolean {
    const waits = !this.tried && !this.solution && !this.busy;
    return this.decision !== null && waits && !this.reviewed.table.retried;
  }

  begin(): void {
    this.questions = this.mistakes;
    this.found = new Set();
    this.at = -1;
    this.next();
  }

  /** Go to the next question, or past the last one. */
  next(): void {
    this.at += 1;
    this.solution = false;
    this.hinted = false;
    this.attempt.first = null;
    this.retry();
  }

  /** Ask the question from the beginning. */
  retry(): void {
    const { decision, reviewed } = this;
    this.attempt.drop();
    if (!decision) return reviewed.table.backToNow();
    const [id, place] = [reviewed.table.id, reviewed.placeOf(decision)];
    void this.attempt.put({
      trial: (actions) => api.trial(id, place, actions),
      worth: (plan) => api.worth(id, place, plan),
    });
  }

  showSolution(): void {
    const { decision } = this;
    this.attempt.drop();
    this.solution = true;
    if (decision) this.reviewed.go(decision.at);
  }

  /** Go back to the review, at the decision of the question. */
  leave(): void {
    const { decision } = this;
    this.attempt.drop();
    this.questions = [];
    if (decision) this.reviewed.go(decision.at);
  }

  get hint(): Hint | null {
    const { decision } = this;
    const { first } = this.attempt;
    const [best, played] = [decision?.options[0]?.actions[0], decision?.played.actions[0]];
    if (best === undefined || !first) return null;
    if (best === played) return { about: 'beginning' };
    const moves = [best, played].map((wanted) => first.actions.find(({ action }) => action === wanted));
    if (!moves[0] || moves[0].verb === moves[1]?.verb) return { about: 'object' };
    return { about: 'kind', verb: moves[0].verb, bare: !Object.keys(moves[0].objects).length };
  }

  private judge(): void {
    const { decision } = this;
    if (decision && this.good && !this.solution) this.found = new Set([...this.found, decision.at]);
  }
}

const known = new WeakMap<ReviewedGame, Learning>();

/** The questions of a reviewed game: the same object next to the board and above it. */
export function learningOf(reviewed: ReviewedGame): Learning {
  const found = known.get(reviewed) ?? new Learning(reviewed);
  known.set(reviewed, found);
  return found;
}
