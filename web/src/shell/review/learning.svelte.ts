/** Mistakes of a reviewed game as questions on the board, one after the other: the decision is made anew, and graded by
 * what it costs against the best. */
import { api } from '../../lib/api';
import type { LineStep, Worth } from '../../lib/http';
import type { Ask } from '../../lib/protocol';
import type { Decision } from '../../lib/review';
import type { ReviewedGame } from './reviewed.svelte';

/** What of the better plan a hint tells: how it begins, or in which way that differs from what was played. */
export type Hint = { about: 'beginning' | 'object' } | { about: 'kind'; verb: string; bare: boolean };

interface Tried extends Worth {
  steps: LineStep[];
  /** Whether it is what was played. */
  same: boolean;
}

const ASKED: readonly string[] = ['mistake', 'blunder'];
const GOOD: readonly string[] = ['best', 'fine'];

export class Learning {
  private questions = $state.raw<readonly Decision[]>([]);
  private at = $state(-1);
  /** What was tried, once it is judged. */
  tried = $state.raw<Tried | null>(null);
  /** The better plan was asked for. */
  solution = $state(false);
  hinted = $state(false);
  /** Something is being looked at. */
  busy = $state(false);
  trouble = $state.raw<unknown>(null);
  private found = $state.raw<ReadonlySet<number>>(new Set());
  private first = $state.raw<Ask | null>(null);
  private requests = 0; // what comes late is another question's

  constructor(readonly reviewed: ReviewedGame) {}

  /** The decisions to ask about: those of the reader, or everybody's where he did not play. */
  get mistakes(): Decision[] {
    const { mine } = this.reviewed.table;
    return this.reviewed.marked.filter(
      ({ seat, grade, line }) => line.length && ASKED.includes(grade) && (!mine.length || mine.includes(seat)),
    );
  }

  /** Whether questions are asked, or their result is told. */
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

  /** How many were answered well without having seen the solution. */
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

  /** To the next question, or behind the last one. */
  next(): void {
    this.at += 1;
    this.solution = false;
    this.hinted = false;
    this.first = null;
    this.retry();
  }

  /** Ask from the beginning. */
  retry(): void {
    this.tried = null;
    if (this.decision) void this.put([]);
    else this.reviewed.table.backToNow();
  }

  showSolution(): void {
    const { decision } = this;
    this.requests += 1;
    this.busy = false;
    this.solution = true;
    this.tried = null;
    if (decision) this.reviewed.go(decision.at);
  }

  /** Back to the review, at the decision that was asked about. */
  leave(): void {
    const { decision } = this;
    this.requests += 1;
    this.busy = false;
    this.questions = [];
    if (decision) this.reviewed.go(decision.at);
  }

  get hint(): Hint | null {
    const { decision, first } = this;
    const [best, played] = [decision?.options[0]?.actions[0], decision?.played.actions[0]];
    if (best === undefined || !first) return null;
    if (best === played) return { about: 'beginning' };
    const moves = [best, played].map((wanted) => first.actions.find(({ action }) => action === wanted));
    if (!moves[0] || moves[0].verb === moves[1]?.verb) return { about: 'object' };
    return { about: 'kind', verb: moves[0].verb, bare: !Object.keys(moves[0].objects).length };
  }

  /** Show where some answers lead: to the next part of the question, or to a verdict. */
  private async put(actions: readonly number[]): Promise<void> {
    const { decision, reviewed } = this;
    if (!decision) return;
    const { table } = reviewed;
    const number = ++this.requests;
    const late = () => number !== this.requests;
    this.busy = true;
    this.trouble = null;
    try {
      const trial = await api.trial(table.id, reviewed.placeOf(decision), actions);
      if (late()) return;
      const moment = { n: trial.n, view: trial.view, instead: actions };
      if (trial.ask) {
        this.first ??= trial.ask;
        this.busy = false;
        table.askOfPast({
          moment,
          ask: trial.ask,
          answer: (action) => void this.put([...actions, action]),
          back: actions.length ? () => void this.put(actions.slice(0, -1)) : null,
        });
        return;
      }
      table.thought.end();
      table.past = moment;
      const worth = await api.worth(table.id, reviewed.placeOf(decision), actions);
      if (!late())
        this.judge(decision, { ...worth, steps: trial.steps, same: actions.join() === decision.played.actions.join() });
    } catch (error) {
      if (late()) return;
      table.thought.end();
      this.trouble = error;
    }
    this.busy = false;
  }

  private judge(decision: Decision, tried: Tried): void {
    this.tried = tried;
    if (this.good && !this.solution) this.found = new Set([...this.found, decision.at]);
  }
}

const known = new WeakMap<ReviewedGame, Learning>();

/** The questions of a reviewed game: the same beside the board and above it. */
export function learningOf(reviewed: ReviewedGame): Learning {
  const found = known.get(reviewed) ?? new Learning(reviewed);
  known.set(reviewed, found);
  return found;
}
