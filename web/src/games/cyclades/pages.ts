/** Cyclades on its rules pages. */
import { aegeanPages } from '../aegean/pages';
import { sealPages, type PagesModule } from '../games';
import type { Wire } from './generated';
import Islands from './Islands.svelte';

export const pages: PagesModule<Wire> = {
  open: async (facts) => sealPages({ ...(await aegeanPages({ game: 'cyclades' as const, facts })), More: Islands }),
};
