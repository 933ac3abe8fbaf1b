/** What both Cyclades bring to the table screen. */
import drawings from '../../art/aegean.svg?url';
import { fetchSprite } from '../../lib/art';
import type { PlainEvent } from '../../lib/sentences';
import type { GameTable } from '../games';
import type { AegeanTable } from './aegean.svelte';
import Board from './Board.svelte';
import LogMark from './LogMark.svelte';
import { movements } from './motion';
import Seats from './Seats.svelte';

// said by the table itself
const SILENT = new Set(['phase_begun', 'turn_begun', 'question_asked']);

export function gameTable(aegean: AegeanTable): GameTable {
  void fetchSprite('aegean', drawings);
  return {
    Board,
    Seats,
    Points: null,
    Unseen: null,
    lessons: async () => (await import('./lessons')).lessons(aegean),
    Mark: LogMark,
    wide: true,
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
  };
}
