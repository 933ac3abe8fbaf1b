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
  /** The symbol that draws a thing: creatures and buildings have other names in the two games. */
  drawing: (thing: string) => string;
  /** The four types of buildings of a set, by their drawings. */
  basic: readonly string[];
  /** What the building of a drawing is called in the game. */
  building: (drawing: string) => string;
  areaName: (area: string, t: Translate) => string;
  /** What the lands around are called together, where a map is made of parts that have names. */
  regionName?: (area: string, t: Translate) => string;
}

/** The words of the game, with the names of places: the log knows them as "island-i3". */
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
