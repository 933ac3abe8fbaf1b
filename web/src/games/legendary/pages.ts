/** The Legendary Edition on its rules pages. */
import { aegeanPages } from '../aegean/pages';
import { sealPages, type PagesModule } from '../games';
import type { Wire } from './generated';

export const pages: PagesModule<Wire> = {
  open: async (facts) => sealPages(await aegeanPages({ game: 'legendary' as const, facts })),
};
