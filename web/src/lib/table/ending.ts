/** The end of a game, for its last screen: what the game says about it, and the ranking. */
import type { Component } from 'svelte';
import type { Sealed } from '../../games/games';
import type { Clock, Outcome } from '../generated/protocol';
import type { Sound } from './sound';

/** Something that a side has, with its drawing and its words. */
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
  /** what decides the ranking, the most important first */
  weights: readonly number[];
  counts: readonly Count[];
  /** what happened to it before the end */
  note?: string;
}

export interface Standing extends Side {
  place: number;
}

/** The colours of a last screen. */
export type Tone = 'olive' | 'terracotta' | 'gold' | 'aegean';

/** How a way to win is shown and heard. */
export interface Air {
  tone?: Tone;
  sound?: Sound;
}

/** What a game says about its end. */
export interface GameEnding<State = Sealed> {
  /** how it was won, and by how much; empty if the rules did not end it */
  how: string;
  standings: readonly Standing[];
  /** a drawing of that way to win */
  Emblem: Component<{ outcome: Outcome; state: State }>;
  /** its colours and its sound, if it has its own */
  air?: Air | undefined;
  /** the drawing of a count: `id`, `size` */
  Sign: Component<{ id: string; size: number }>;
}

/** A game's account of its end; without an outcome by the rules there are no scores. */
export type TellEnding<State = Sealed> = (outcome: Outcome) => GameEnding<State>;

function compare(one: Side, other: Side): number {
  if (one.won !== other.won) return one.won ? -1 : 1;
  const differs = one.weights.findIndex((weight, place) => weight !== other.weights[place]);
  return differs < 0 ? 0 : (other.weights[differs] ?? 0) - (one.weights[differs] ?? 0);
}

/** The ranking: winners first, then by weights; equal sides share a place. */
export function ranked(sides: readonly Side[]): Standing[] {
  const sorted = [...sides].sort(compare);
  return sorted.map((side) => ({ ...side, place: sorted.findIndex((other) => compare(other, side) === 0) + 1 }));
}

/** Whether a seat's bank is empty: then its clock ran out before a bot took over. False without clocks. */
export function outOfTime(clocks: readonly Clock[], seat: number): boolean {
  return clocks.some((clock) => clock.seat === seat && clock.bank === 0);
}
