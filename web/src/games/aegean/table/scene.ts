/** What is on the table of either edition of Cyclades, in one form for both. */
import type { Board } from '../../../map/board';
import type { BonusView, ProspectView, ReachView, SpaceView } from '../generated';

export type { ProspectView as Prospect, ReachView as Reach } from '../generated';

export interface Row {
  god: string;
  seat: number;
  offer: number;
  /** Whether the god takes offers in this cycle. */
  open: boolean;
  /** The highest offer that the player placing a marker could pay; -1 if the reader may not know it. */
  most: number;
}

/** A marker colour at the table: a seat, or one of its two factions in a Legendary game for two. */
export interface SeatScene {
  seat: number;
  /** Who plays it. */
  player: number;
  team: number;
  inGame: boolean;
  /** -1 if the reader may not know it. */
  gold: number;
  income: number;
  priests: number;
  philosophers: number;
  metropolises: number;
  troopsLeft: number;
  fleetsLeft: number;
  figures: string[];
  heroes: string[];
}

export interface BattleSide {
  units: number;
  /** Without the die. */
  strength: number;
  bonuses: BonusView[];
  heroes: string[];
}

export interface BattleScene {
  onLand: boolean;
  place: string;
  attacker: number;
  defender: number;
  attack: BattleSide;
  defence: BattleSide;
  /** The chances that the next roll costs the attacker, the defender or both a unit; null once the dice have fallen. */
  roll: readonly [number, number, number] | null;
  /** The attacker's chance in a fight to the end, if it is known. */
  win: number | null;
}

export interface Scene {
  cycle: number;
  phase: string;
  god: string;
  /** The god for whom an offer is being made. */
  bidFor: string;
  /** The god from whom the marker in hand was just displaced. */
  displacedFrom: string;
  turn: number;
  /** The type of building that can be built now; '' for none. */
  builds: string;
  /** The code of the map that was laid for this game. */
  map: string;
  board: Board;
  rows: Row[];
  /** Gods that are face down. */
  asleep: string[];
  /** Who went to Apollo, in order. */
  apollo: number[];
  /** The amounts that can be offered. */
  ladder: number[];
  /** Turn order of the next cycle, as far as it is known. */
  order: number[];
  track: SpaceView[];
  heroes: string[];
  /** Cards that only the reader sees. */
  cards: string[];
  deck: number;
  discard: string[];
  seats: SeatScene[];
  target: number;
  /** Where the units on the move are. */
  origin: string;
  prospects: ProspectView[];
  /** By seat. */
  reach: ReachView[][];
  battle: BattleScene | null;
}
