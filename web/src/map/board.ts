/** What is on a map at the moment, in both games. */
import type { Standing } from './chart';
import type { MapPlan } from './plan';

export interface Land {
  id: string;
  /** Who controls it; -1 for nobody. */
  seat: number;
  troops: number;
  mercenaries: number;
  heroes: string[];
  /** All signs of prosperity, printed and placed. */
  horns: number;
  /** The building on each site; '' for an empty site or one with a metropolis. */
  sites: string[];
  metropolises: { sites: number[]; bonus: string }[];
  figure: string;
  /** Who commands the figure; -1 for nobody. */
  holder: number;
}

export interface Sea {
  id: string;
  seat: number;
  fleets: number;
  horns: number;
  figure: string;
  holder: number;
}

export interface Board {
  lands: Land[];
  seas: Sea[];
}

/** How a seat looks: a colour and an emblem, so that colour is never the only sign. */
export interface Look {
  colour: 'vermilion' | 'cobalt' | 'emerald' | 'saffron' | 'obsidian' | 'murex';
  emblem: 'chevron' | 'ring' | 'bars' | 'diamond' | 'cross' | 'star';
}

export const LOOKS: Record<Look['colour'], Look> = {
  vermilion: { colour: 'vermilion', emblem: 'chevron' },
  cobalt: { colour: 'cobalt', emblem: 'ring' },
  emerald: { colour: 'emerald', emblem: 'bars' },
  saffron: { colour: 'saffron', emblem: 'diamond' },
  obsidian: { colour: 'obsidian', emblem: 'cross' },
  murex: { colour: 'murex', emblem: 'star' },
};

/** A map with nothing on it yet. */
export function emptyBoard(plan: MapPlan): Board {
  return {
    lands: plan.lands.map(({ id, horns, sites }) => ({
      id,
      seat: -1,
      troops: 0,
      mercenaries: 0,
      heroes: [],
      horns,
      sites: Array<string>(sites).fill(''),
      metropolises: [],
      figure: '',
      holder: -1,
    })),
    seas: plan.seas.map(({ id, horns }) => ({ id, seat: -1, fleets: 0, horns, figure: '', holder: -1 })),
  };
}

/** The properties of a land that decide where its pieces are drawn. */
export function standing(land: Land): Standing {
  return {
    metropolises: land.metropolises.map((metropolis) => metropolis.sites),
    owned: land.seat >= 0,
    mercenaries: land.mercenaries > 0,
    hero: land.heroes.length > 0,
    figure: land.figure !== '',
    horns: land.horns,
  };
}
