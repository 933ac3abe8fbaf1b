/** What a seat may know of the Legendary Edition, as the server sends it. */
import type { Bonus, Prospect, Reach } from '../aegean/scene';

export interface LegendaryView {
  seat: number;
  actor: number;
  faction: number;
  question: string;
  cycle: number;
  phase: string;
  map: string;
  turn: number;
  god: string;
  bid_for: string;
  displaced_from: string;
  plan: string;
  order: number[];
  rows: { god: string; open: boolean; faction: number; offer: number; most: number }[];
  track: { price: number; creature: string }[];
  discard: string[];
  deck: number;
  cards: string[];
  heroes: string[];
  figures: { creature: string; area: string; faction: number }[];
  seas: { sea: string; faction: number; fleets: number; horns: number; figure: string; closed: boolean }[];
  lands: {
    land: string;
    faction: number;
    troops: number;
    mercenaries: number;
    heroes: string[];
    horns: number;
    priestess: boolean;
    sites: string[];
    figure: string;
  }[];
  factions: {
    seat: number;
    team: number;
    in_game: boolean;
    gold: number;
    income: number;
    priestesses: number;
    philosophers: number;
    metropolises: number;
    sheltered: number;
    troops_in_reserve: number;
    fleets_in_reserve: number;
    due: number;
  }[];
  group: { origin: string; units: number; mercenaries: number; heroes: string[] } | null;
  prospects: Prospect[];
  reach: Reach[][];
  battle: Battle | null;
  result: { winners: number[]; reason: string } | null;
}

export interface Battle {
  on_land: boolean;
  place: string;
  attacker: number;
  defender: number;
  attackers: number;
  defenders: number;
  attack: number;
  defence: number;
  attack_bonuses: Bonus[];
  defence_bonuses: Bonus[];
  attacking_heroes: string[];
  defending_heroes: string[];
  roll: [number, number, number];
  win: number | null;
}
