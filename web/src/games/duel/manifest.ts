/** Duel's part of the page. */
import type { Manifest } from '../games';

export const manifest: Manifest = {
  table: () => import('.'),
  pages: () => import('./pages'),
  picture: () => import('./Picture.svelte'),
  sill: () => import('./Sill.svelte'),
};
