/** A plan while its owner makes it: every change is saved at once, so that it is safe whatever happens to this page. */
import type { GameTable } from '../../games/games';
import { api } from '../../lib/server/api';
import type { MyPlan, PlanLine, PlannedDeed, PlanOption, PlanStep } from '../../lib/generated/http';
import type { Vocabulary } from '../../lib/words/i18n.svelte';
import { lineSentences } from '../../lib/words/log';
import { sentence, type PlainEvent } from '../../lib/words/sentences';
import { SEATS } from '../../lib/generated/speech';

/** A line that is being made: what it waits for (null: nothing; undefined: not said yet), and its answers so far. */
export interface Draft {
  after: number;
  when: PlanStep | null | undefined;
  answers: PlanStep[][];
  again: boolean;
}

const deedOf = ({ actor, action }: PlanStep): PlannedDeed => ({ seat: actor, action });

export class Planning {
  plan = $state.raw<MyPlan | null>(null);
  trouble = $state.raw<unknown>(null);
  draft = $state<Draft | null>(null);

  constructor(
    readonly table: string,
    private readonly game: GameTable,
    private readonly words: Vocabulary,
    readonly players: readonly string[],
  ) {
    void this.attempt(() => this.load());
  }

  async load(): Promise<void> {
    this.plan = await api.plan(this.table);
  }

  private async attempt(work: () => Promise<void>): Promise<void> {
    this.trouble = null;
    try {
      await work();
    } catch (error) {
      this.trouble = error;
    }
  }

  private keep(lines: PlanLine[]): Promise<void> {
    return this.attempt(async () => {
      try {
        await api.keepPlan(this.table, { n: this.plan?.n ?? 0, lines });
      } finally {
        await this.load(); // show what has happened in the meantime before planning goes on
      }
    });
  }

  /** Save the line that was being made. */
  finish(): Promise<void> {
    const { plan, draft } = this;
    if (!plan || !draft?.answers.length) return Promise.resolve();
    const answers = draft.answers.map((steps) => steps.map(({ action }) => action));
    const when = draft.when ? deedOf(draft.when) : null;
    this.draft = null;
    return this.keep([...plan.lines, { answers, when, after: draft.after, again: draft.again }]);
  }

  /** Delete a line and everything that follows it. */
  forget(number: number): Promise<void> {
    const lines = this.plan?.lines ?? [];
    const gone = new Set([number]);
    lines.forEach(({ after = 0 }, index) => gone.has(after) && gone.add(index + 1));
    const kept = lines.map((_, index) => index + 1).filter((one) => !gone.has(one));
    return this.keep(kept.map((one) => ({ ...lines[one - 1]!, after: kept.indexOf(lines[one - 1]!.after ?? 0) + 1 })));
  }

  /** What is assumed to have happened before a line of the draft. */
  private pathTo(number: number): PlannedDeed[] {
    const line = this.plan?.lines[number - 1];
    if (!line || !this.plan) return [];
    const own = (line.answers[0] ?? []).map((action) => ({ seat: this.plan!.seat, action }));
    return [...this.pathTo(line.after ?? 0), ...(line.when ? [line.when] : []), ...own];
  }

  /** What a seat may do at this point of the draft, after some actions of its answer. */
  options(draft: Draft, seat: number, steps: readonly PlanStep[] = []): Promise<PlanOption[]> {
    const path = [...this.pathTo(draft.after), ...(draft.when ? [deedOf(draft.when)] : []), ...steps.map(deedOf)];
    return api.planOptions(this.table, { path, seat });
  }

  /** Steps in the words of the log, or in those of the question's options. */
  say(steps: readonly PlanStep[]): string {
    const line = {
      ...{ n: 0, after: 0, number: 0, kind: 'action' as const, actor: steps[0]?.actor ?? 0 },
      events: steps.flatMap((step) => step.events) as PlainEvent[],
      steps: steps.map(({ actor, text }) => ({ actor, text })),
    };
    const told = line.events.length ? lineSentences(this.game, this.words, line, this.players) : [];
    return told.length ? told.join(' ') : steps.map((step) => this.bare(step)).join(', ');
  }

  private bare({ verb, objects, text }: PlanStep): string {
    const id = `action-${verb.replaceAll(' ', '_')}`;
    return this.words.has(id) ? sentence(this.words, id, objects) : text;
  }

  /** The answers of a line; those that differ only in one number are combined, first and last. */
  runs(answers: readonly PlanStep[][]): { first: string; last: string }[] {
    const found: { steps: PlanStep[]; last: PlanStep[] }[] = [];
    for (const steps of answers) {
      const run = found.at(-1);
      if (run && alike(run.last, steps)) run.last = steps;
      else found.push({ steps, last: steps });
    }
    return found.map(({ steps, last }) => ({ first: steps === last ? '' : this.say(steps), last: this.say(last) }));
  }
}

/** The number of an action that consists only of a number; null for others. */
export function numberOf({ objects }: PlanStep): number | null {
  const [[name, value] = ['', null], ...others] = Object.entries(objects);
  return others.length || SEATS.includes(name) || typeof value !== 'number' ? null : value;
}

function alike(one: readonly PlanStep[], other: readonly PlanStep[]): boolean {
  const [last, next] = [one.at(-1), other.at(-1)];
  if (!last || !next || one.length !== other.length || last.verb !== next.verb) return false;
  if (numberOf(last) === null || numberOf(next) === null) return false;
  return one.slice(0, -1).every((step, index) => step.action === other[index]?.action);
}

/** The same options with smaller numbers, the smallest first. */
export function lessThan(option: PlanOption, options: readonly PlanOption[]): PlanOption[] {
  const most = numberOf(option.step);
  if (most === null) return [];
  const number = (one: PlanOption): number => numberOf(one.step) ?? most;
  return options
    .filter((one) => one.step.verb === option.step.verb && number(one) < most)
    .sort((one, other) => number(one) - number(other));
}
