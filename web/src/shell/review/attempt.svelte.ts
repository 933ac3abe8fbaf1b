/** A decision tried on the board: its small questions are asked one after the other, and the decision is judged. */
import type { LineStep, Trial, Worth } from '../../lib/generated/http';
import type { Ask } from '../../lib/generated/protocol';
import type { Table } from '../../lib/table/table.svelte';

export interface Tried extends Worth {
  steps: LineStep[];
  actions: readonly number[];
}

/** Where a decision can be tried, and who judges it. */
export interface Examiner {
  trial(actions: readonly number[]): Promise<Trial>;
  worth(actions: readonly number[]): Promise<Worth>;
}

export class Attempt {
  /** What was tried, once it has been judged. */
  tried = $state.raw<Tried | null>(null);
  /** Whether something is being examined. */
  busy = $state(false);
  trouble = $state.raw<unknown>(null);
  /** The first question of the decision. */
  first = $state.raw<Ask | null>(null);
  private requests = 0; // a late answer belongs to another question

  constructor(
    readonly table: Table,
    private readonly judged: (tried: Tried) => void,
  ) {}

  /** Drop whatever is in progress. */
  drop(): void {
    this.requests += 1;
    this.busy = false;
    this.tried = null;
  }

  /** Show where some answers lead: to the next part of the question, or to a verdict. */
  async put(examiner: Examiner, actions: readonly number[] = []): Promise<void> {
    const { table } = this;
    const number = ++this.requests;
    const late = () => number !== this.requests;
    this.busy = true;
    this.trouble = null;
    try {
      const trial = await examiner.trial(actions);
      if (late()) return;
      const moment = { n: trial.n, view: trial.view, instead: actions };
      if (trial.ask) {
        this.first ??= trial.ask;
        this.busy = false;
        table.askOfPast({
          moment,
          ask: trial.ask,
          answer: (action) => void this.put(examiner, [...actions, action]),
          back: actions.length ? () => void this.put(examiner, actions.slice(0, -1)) : null,
        });
        return;
      }
      table.thought.end();
      table.past = moment;
      const worth = await examiner.worth(actions);
      if (late()) return;
      this.tried = { ...worth, steps: trial.steps, actions };
      this.judged(this.tried);
    } catch (error) {
      if (late()) return;
      table.thought.end();
      this.trouble = error;
    }
    this.busy = false;
  }
}
