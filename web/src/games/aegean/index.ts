/** What both Cyclades bring to the table screen. */
import drawings from '../../art/aegean.svg?url';
import { fetchSprite } from '../../lib/page/art';
import { KEYMAP } from '../../lib/page/keymap';
import type { PlainEvent } from '../../lib/words/sentences';
import { sealTable, type GameTable } from '../games';
import Board from './Board.svelte';
import Seats from './seats/Seats.svelte';
import LogMark from './signs/LogMark.svelte';
import SideMark from './signs/SideMark.svelte';
import type { AegeanTable } from './table/aegean.svelte';
import { KEYS } from './table/keys';
import { movements } from './table/motion';

// said by the table itself
const SILENT = new Set(['phase_begun', 'turn_begun', 'question_asked', 'marker_placed', 'tile_laid']);

const PHONE = 1024; // pixels of width below which the map has the screen to itself
const BESIDE = 600; // pixels taken up next to the map, and above and below it
const ABOVE = 220;
const ABOVE_ON_PHONE = 330;

/** The proportions of the space for the map when the table is opened: a map is never turned during a game. */
export function widthToHeight(): number {
  const phone = innerWidth < PHONE;
  const [width, height] = phone
    ? [innerWidth, innerHeight - ABOVE_ON_PHONE]
    : [innerWidth - BESIDE, innerHeight - ABOVE];
  return Math.max(0.4, Math.min(2.5, width / Math.max(1, height)));
}

export function gameTable(aegean: AegeanTable): GameTable {
  void fetchSprite('aegean', drawings);
  return sealTable({
    Board,
    Seats,
    Points: null,
    Unseen: null,
    SideMark,
    ending: async () => (await import('./ending')).ending(aegean),
    lessons: async () => (await import('./lessons')).lessons(aegean),
    Mark: LogMark,
    wide: true,
    keys: [KEYS, KEYMAP.map],
    words: aegean.words,
    names: () => aegean.names,
    state: aegean,
    tabs: () => [
      { id: 'table', name: aegean.t('aegean-part-map'), icon: 'u-cards' },
      { id: 'gods', name: aegean.t('aegean-part-gods'), icon: 'god-zeus' },
      { id: 'players', name: aegean.t('aegean-part-players'), icon: 'u-people' },
    ],
    telling: (events: readonly PlainEvent[]) => events.filter((event) => !SILENT.has(String(event.kind))),
    played: (message) => {
      const show = movements(message, aegean);
      return async () => {
        await show().catch(console.error); // what cannot be shown must not stop the game
        aegean.settle(message);
      };
    },
  });
}
