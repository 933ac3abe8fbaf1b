/** What differs between the two games. */
import type { AlmanacRows } from '../../../lib/rules/almanac';
import type { Translate, Vocabulary } from '../../../lib/words/i18n.svelte';
import type { Look } from '../../../map/board';
import type { Scene } from './scene';

export interface Edition {
  almanac: AlmanacRows;
  game: 'cyclades' | 'legendary';
  looks: Look[];
  phases: readonly string[];
  scene: (view: unknown) => Scene;
  /** The symbol for a thing: some creatures and buildings have different names in the two games. */
  drawing: (thing: string) => string;
  /** The four types of building in a set, by their drawings. */
  basic: readonly string[];
  /** The game's name for the building with a drawing. */
  building: (drawing: string) => string;
  areaName: (area: string, t: Translate) => string;
  /** The common name of the lands around, if a map is made of parts with names. */
  regionName?: (area: string, t: Translate) => string;
}

/** The words of the game with the names of places, which the log calls "island-i3". */
export function withPlaces(words: Vocabulary, edition: Edition): Vocabulary {
  const place = (key: string): string | null => {
    const [, area] =
      /^(?:place|origin|area|seas?|island|lands?|slot|site)(?:_to|_from)?-([A-Za-z]+\d*)(?:\.\d)?$/.exec(key) ?? [];
    return area && !words.has(key) ? edition.areaName(area, words.t) : null;
  };
  return {
    has: (key) => words.has(key) || place(key) !== null,
    t: (key, args) => place(key) ?? words.t(key, args),
    forms: words.forms,
  };
}
