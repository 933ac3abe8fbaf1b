/** The first game of Duel: everything there is to know, one thing after the other. */
import type { Lesson } from '../../lib/table/lessons.svelte';

/** What each lesson is about. */
const ABOUT = [
  '',
  '.card.available',
  '.resources',
  '.price',
  '[data-dock]',
  '.badge',
  '.city .wonders',
  '[data-track]',
  '.science',
  '.stacks',
  '.card.available',
  '',
];

export const lessons: readonly Lesson[] = ABOUT.map((about, place) => ({
  id: String(place + 1),
  fits: () => true,
  about,
  reading: true,
}));
