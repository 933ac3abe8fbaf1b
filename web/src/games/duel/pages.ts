/** Duel on its rules pages. */
import drawings from '../../art/duel.svg?url';
import { fetchSprite } from '../../lib/page/art';
import Icon from '../../ui/Icon.svelte';
import { sealPages, type PagesModule } from '../games';
import Chains from './Chains.svelte';
import { Facts } from './facts';
import type { Wire } from './generated';
import Portrait from './Portrait.svelte';

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
    });
  },
};
