/** The review of a finished game: fetched, and fetched again while the server makes a better one; where the reader is in it;
 * and the better line, if that is on the board. */
import type { LineStep, OptionsAnswer } from '../../lib/generated/http';
import type { Entry } from '../../lib/generated/protocol';
import type { Decision, Option, Review } from '../../lib/generated/review';
import { api, Refused } from '../../lib/server/api';
import type { Moment, Table } from '../../lib/table/table.svelte';
import { t, vocabulary } from '../../lib/words/i18n.svelte';

const CERTAIN = 1_000_000;
const AGAIN = 1200; // milliseconds between two requests for progress
const MARKS: Readonly<Record<string, string>> = { doubtful: '?!', mistake: '?', blunder: '??' };

/** The sign of a grade, as used by chess players. */
export const markOf = (grade: string): string => MARKS[grade] ?? '';

/** A chance as a share, from 0 to 1. */
export const share = (chance: number): number => Math.min(1, Math.max(0, chance / CERTAIN));

/** A difference of chances in whole percentage points, at least one. */
export const points = (cost: number): number => Math.max(1, Math.round(100 * share(cost)));

/** A change of chances with its sign. */
export function signed(change: number, language: string): string {
  const number = new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'exceptZero' });
  return number.format(Math.round((100 * change) / CERTAIN) / 100).replace('-', '−');
}

export class ReviewedGame {
  review = $state.raw<Review | null>(null);
  places = $state.raw<number[]>([]);
  level = $state('');
  done = $state(0);
  count = $state(0);
  failed = $state(false);
  /** a better line on the board: how many of its steps have been taken, and what they were */
  private line = $state.raw<{ decision: Decision; steps: LineStep[]; moment: Moment } | null>(null);
  private timer = 0;
  private closed = false;
  private readonly listed = new Map<number, Promise<OptionsAnswer>>();
  private readonly told = new Map<string, Promise<LineStep[]>>();

  constructor(readonly table: Table) {}

  /** Begin fetching: somebody is reading the review. */
  open(): void {
    this.closed = false;
    clearTimeout(this.timer);
    void this.follow();
  }

  /** Ask until no better review is coming. */
  private async follow(): Promise<void> {
    try {
      const answer = await api.review(this.table.id);
      if (this.closed) return;
      if (answer.review && answer.review.level !== this.review?.level) this.take(answer.review, answer.places);
      this.level = answer.level;
      this.done = answer.done;
      this.count = answer.count;
      this.failed = !answer.level && !answer.review;
      if (answer.level) this.later();
    } catch (error) {
      const passing = error instanceof Refused && [0, 429, 503].includes(error.status);
      if (passing && !this.closed) this.later();
      else this.failed = this.review === null;
    }
  }

  private later(): void {
    this.timer = window.setTimeout(() => void this.follow(), AGAIN);
  }

  private take(review: Review, places: number[]): void {
    this.review = review;
    this.places = places;
    this.told.clear();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  // ---- where the reader is

  /** The moment on the board. */
  get moment(): number {
    const n = this.table.past?.n ?? this.table.n;
    return Math.max(
      0,
      this.places.findLastIndex((place) => place <= n),
    );
  }

  /** The decision that is made next there. */
  get decision(): Decision | null {
    const here = this.moment;
    return this.review?.decisions.find(({ at, upto }) => at <= here && here < upto) ?? null;
  }

  /** The stops: before each decision, and at the end. */
  get stops(): number[] {
    return this.review ? [...this.review.decisions.map(({ at }) => at), this.review.moments.length - 1] : [];
  }

  /** The decisions that have a mark. */
  get marked(): Decision[] {
    return (this.review?.decisions ?? []).filter(({ grade }) => markOf(grade));
  }

  go(moment: number): void {
    this.line = null;
    const place = this.places[moment];
    if (place !== undefined) void this.table.lookAt(place);
  }

  /** Go to the next stop, or to the previous one. */
  step(by: 1 | -1, among: readonly number[] = this.stops): void {
    const next = by < 0 ? among.findLast((stop) => stop < this.moment) : among.find((stop) => stop > this.moment);
    if (next !== undefined) this.go(next);
  }

  /** Go to the stop nearest to a moment. */
  goNear(moment: number): void {
    const nearest = this.stops.reduce(
      (best, stop) => (Math.abs(stop - moment) < Math.abs(best - moment) ? stop : best),
      this.stops[0] ?? 0,
    );
    if (nearest !== this.moment || this.shownLine) this.go(nearest);
  }

  // ---- what could have been

  /** What a plan would have led to, step by step. */
  steps(decision: Decision, option: Option): Promise<LineStep[]> {
    const key = `${decision.at} ${option.actions.join()}`;
    const known = this.told.get(key);
    if (known) return known;
    const asked = api.line(this.table.id, this.placeOf(decision), option.actions, null).then(({ steps }) => steps);
    this.told.set(key, asked);
    asked.catch(() => this.told.delete(key));
    return asked;
  }

  /** The number of entries of the log before a decision. */
  placeOf(decision: Decision): number {
    return this.places[decision.at] ?? 0;
  }

  /** What was played, as entries of the log. */
  playedSteps({ at, upto }: Decision): Entry[] {
    const [from, to] = [this.places[at] ?? 0, this.places[upto] ?? 0];
    return this.table.told.filter(({ kind, n, actor }) => kind === 'action' && from <= n && n < to && actor >= 0);
  }

  /** The number of entries before the question on the board; null if nobody was asked there, or something else is shown. */
  get askedAt(): number | null {
    const { past } = this.table;
    const actor = (past?.view as { actor?: number } | undefined)?.actor ?? -1;
    return past && !past.instead && actor >= 0 ? past.n : null;
  }

  /** What could have been done after `n` entries, with chances. */
  options(n: number): Promise<OptionsAnswer> {
    const known = this.listed.get(n);
    if (known) return known;
    const asked = api.options(this.table.id, n);
    this.listed.set(n, asked);
    asked.catch(() => this.listed.delete(n));
    return asked;
  }

  /** Show where some actions would have led. */
  async showInstead(n: number, instead: readonly number[]): Promise<void> {
    this.line = null;
    const { view } = await api.line(this.table.id, n, instead, this.table.eyes);
    this.table.past = { n, view, instead };
  }

  /** The round that a moment belongs to, in words. */
  when(moment: number): string {
    const round = this.review?.rounds.findLast(([at]) => at <= moment);
    if (!round) return t('review-moment', { number: moment, count: (this.review?.moments.length ?? 1) - 1 });
    const [, stage, number] = round;
    const words = vocabulary(this.table.info?.game ?? '');
    return words.has(`stage-${stage}`) ? words.t(`stage-${stage}`, { number }) : `${stage} ${number}`;
  }

  /** The better line on the board, if one is. */
  get shownLine(): { decision: Decision; steps: LineStep[] } | null {
    return this.line && this.line.moment === this.table.past ? this.line : null;
  }

  /** Show the first steps of the better line. */
  async showLine(decision: Decision, steps: number): Promise<void> {
    const actions = decision.line.slice(0, Math.max(1, steps));
    const answer = await api.line(this.table.id, this.placeOf(decision), actions, this.table.eyes);
    const moment: Moment = { n: answer.n, view: answer.view, instead: actions };
    this.table.past = moment;
    this.line = { decision, steps: answer.steps, moment };
  }
}

const known = new WeakMap<Table, ReviewedGame>();

/** The review of a table's game: the same object wherever it is shown. */
export function reviewOf(table: Table): ReviewedGame {
  const found = known.get(table) ?? new ReviewedGame(table);
  known.set(table, found);
  return found;
}
