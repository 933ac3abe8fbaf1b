/** A first game that teaches: not a script of clicks, but lessons that appear when the situation first fits them. */
import type { Entry } from '../generated/protocol';
import type { PlainEvent } from '../words/sentences';

export interface Lesson {
  /** Its words are `first-game-<id>` with their title, unless it names others. */
  id: string;
  /** Whether the situation fits the lesson. */
  fits: () => boolean;
  /** What it is about: a selector for things on the table, which are ringed. */
  about?: string;
  /** Whether it is about what the reader has just picked up: then it appears at once, before the open one. */
  atOnce?: boolean;
  /** Whether there is nothing to do but to read it. */
  reading?: boolean;
  say?: () => { title: string; text: string };
}

/** Which lessons have been shown, and which is open. */
export class LessonBook {
  /** The ids of the lessons that were shown, in order. */
  shown = $state.raw<readonly string[]>([]);
  /** The place in `shown` of the open lesson; -1 while there is nothing new. */
  at = $state(-1);
  private decisions: number | null = null;

  constructor(
    readonly lessons: readonly Lesson[],
    read: readonly string[] = [],
  ) {
    this.shown = read.filter((id) => lessons.some((lesson) => lesson.id === id));
    this.at = this.shown.length - 1;
  }

  get open(): Lesson | undefined {
    return this.lessons.find((lesson) => lesson.id === this.shown[this.at]);
  }

  /** The lessons that have not been shown yet. */
  get left(): Lesson[] {
    return this.lessons.filter((lesson) => !this.shown.includes(lesson.id));
  }

  /** Call it when something has changed. The open lesson is closed if the reader has decided something since, or if it no
   * longer fits the situation. */
  look(decisions: number): void {
    const decided = this.decisions !== null && decisions !== this.decisions;
    this.decisions = decisions;
    const pressing = this.pressing;
    if (pressing && !this.open?.atOnce) this.show(pressing);
    else if (!this.open || decided || !this.open.fits()) this.turnOver();
  }

  /** A new lesson about what the reader has in hand. */
  get pressing(): Lesson | undefined {
    return this.left.find((lesson) => lesson.atOnce && lesson.fits());
  }

  next(): void {
    if (this.at >= 0 && this.at < this.shown.length - 1) this.at += 1;
    else this.turnOver();
  }

  back(): void {
    this.at = this.at < 0 ? this.shown.length - 1 : Math.max(0, this.at - 1);
  }

  private turnOver(): void {
    const lesson = this.left.find((one) => one.fits());
    if (lesson) this.show(lesson);
    else this.at = -1;
  }

  private show(lesson: Lesson): void {
    this.shown = [...this.shown, lesson.id];
    this.at = this.shown.length - 1;
  }
}

/** How often these seats have decided. */
export function decisionsOf(entries: readonly Entry[], seats: readonly number[]): number {
  return entries.filter((entry) => seats.includes(entry.actor)).length;
}

/** All events since the last decision of these seats, including those of the decision itself. */
export function sinceDecision(entries: readonly Entry[], seats: readonly number[]): PlainEvent[] {
  const last = entries.findLastIndex((entry) => seats.includes(entry.actor));
  return entries.slice(Math.max(0, last)).flatMap((entry) => entry.events);
}
