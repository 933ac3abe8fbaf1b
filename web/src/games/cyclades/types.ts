/** What a seat may know of Cyclades 2009, as the server sends it. */
import type { Bonus, Prospect, Reach } from '../aegean/scene';

export interface CycladesView {
  seat: number;
  actor: number;
  question: string;
  cycle: number;
  phase: string;
  turn: number;
  god: string;
  bid_for: string;
  displaced_from: string;
  order: number[];
  rows: { god: string; seat: number; offer: number; most: number }[];
  face_down: string[];
  apollo: number[];
  track: { price: number; creature: string }[];
  deck: number;
  discard: string[];
  kraken: string;
  seas: { sea: string; seat: number; fleets: number }[];
  islands: {
    island: string;
    owner: number;
    troops: number;
    prosperity: number;
    buildings: string[];
    metropolis: boolean;
    figure: string;
  }[];
  seats: {
    in_game: boolean;
    gold: number;
    income: number;
    priests: number;
    philosophers: number;
    metropolises: number;
    troops_in_reserve: number;
    fleets_in_reserve: number;
  }[];
  steps_left: number;
  group: { origin: string; units: number } | null;
  prospects: Prospect[];
  reach: Reach[][];
  battle: Battle | null;
  due: number;
  result: { winners: number[]; reason: string } | null;
}

export interface Battle {
  on_land: boolean;
  place: string;
  attacker: number;
  defender: number;
  attackers: number;
  defenders: number;
  bonus: number;
  bonuses: Bonus[];
  roll: [number, number, number];
  win: number;
}
