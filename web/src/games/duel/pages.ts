/** Duel on its rules pages. */
import drawings from '../../art/duel.svg?url';
import { fetchSprite } from '../../lib/page/art';
import Icon from '../../ui/Icon.svelte';
import { sealPages, type PagesModule } from '../games';
import Chains from './city/Chains.svelte';
import type { Wire } from './generated';
import Portrait from './signs/Portrait.svelte';
import { Facts } from './table/facts';

export const pages: PagesModule<Wire> = {
  async open(facts) {
    await fetchSprite('duel', drawings);
    return sealPages({
      facts: new Facts(facts),
      Drawing: Portrait,
      Sign: Icon,
      ways: {
        'way-military': ['shield', 'pawn'],
        'way-science': ['s-wheel', 's-quill', 's-sundial'],
        'way-points': ['laurel'],
      },
      views: { chain: Chains },
      roomy: ['wonder'],
      swatch: 'kind',
    });
  },
};
