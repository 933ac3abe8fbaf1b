/** The components that draw both Cyclades on their rules pages. */
import drawings from '../../art/aegean.svg?url';
import { fetchSprite } from '../../lib/page/art';
import '../../map/map.css';
import type { Facts as CycladesFacts } from '../cyclades/generated';
import type { RulesPages } from '../games';
import type { Facts as LegendaryFacts } from '../legendary/generated';
import Drawing from './signs/Drawing.svelte';
import Portrait from './signs/Portrait.svelte';

export type AegeanFacts = { game: 'cyclades'; facts: CycladesFacts } | { game: 'legendary'; facts: LegendaryFacts };

export async function aegeanPages<Facts extends AegeanFacts>(facts: Facts): Promise<RulesPages<Facts>> {
  await fetchSprite('aegean', drawings);
  return {
    facts,
    Drawing: Portrait,
    Sign: Drawing,
    ways: {
      'way-metropolises': ['metropolis'],
      'way-buildings': ['port', 'fortress', 'temple', 'university'],
      'way-philosophers': ['philosopher'],
      'way-heroes': ['hero-star'],
      'way-conquest': ['swords'],
    },
    wide: (entry) => entry.maps.length > 0,
  };
}
