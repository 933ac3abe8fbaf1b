/** How a game ended, as its last screen shows it: what the game says about it, and the ranking. */
import type { Component } from 'svelte';
import type { Sealed } from '../../games/games';
import type { Clock, Outcome } from '../generated/protocol';

/** Something that a side had, with its drawing and its words. */
export interface Count {
  sign: string;
  number: number;
  words: string;
}

/** A side of the game: a seat, or the seats of a team. */
export interface Side {
  seats: readonly number[];
  name: string;
  won: boolean;
  /** what places are given by, the weightiest first */
  weights: readonly number[];
  counts: readonly Count[];
  /** what became of it before the end */
  note?: string;
}

export interface Standing extends Side {
  place: number;
}

/** What a game tells of its end. */
export interface GameEnding<State = Sealed> {
  /** how it was won, and by how much; nothing where the rules did not end it */
  how: string;
  standings: readonly Standing[];
  /** a drawing of that way to win */
  Emblem: Component<{ outcome: Outcome; state: State }>;
  /** the drawing of a count: `id`, `size` */
  Sign: Component<{ id: string; size: number }>;
}

/** A game's words about its end; without an outcome by the rules there are no scores. */
export type TellEnding<State = Sealed> = (outcome: Outcome) => GameEnding<State>;

function compare(one: Side, other: Side): number {
  if (one.won !== other.won) return one.won ? -1 : 1;
  const differs = one.weights.findIndex((weight, place) => weight !== other.weights[place]);
  return differs < 0 ? 0 : (other.weights[differs] ?? 0) - (one.weights[differs] ?? 0);
}

/** Winners first, then by what each has; those who are equal share a place. */
export function ranked(sides: readonly Side[]): Standing[] {
  const sorted = [...sides].sort(compare);
  return sorted.map((side) => ({ ...side, place: sorted.findIndex((other) => compare(other, side) === 0) + 1 }));
}

/** Whether a seat has nothing left in its bank: then its clock ran out before a bot took over. Without clocks none did. */
export function outOfTime(clocks: readonly Clock[], seat: number): boolean {
  return clocks.some((clock) => clock.seat === seat && clock.bank === 0);
}
