/** A game that adds nothing to its rules pages. */
import Icon from '../../ui/Icon.svelte';
import { sealPages, type PagesModule } from '../games';
import Initial from './Initial.svelte';

export const pages: PagesModule = {
  open: (facts) => Promise.resolve(sealPages({ facts, Drawing: Initial, Sign: Icon, ways: {} })),
};
