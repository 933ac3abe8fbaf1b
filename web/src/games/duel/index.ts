/** Duel's part of the table screen. */
import drawings from '../../art/duel.svg?url';
import { fetchSprite } from '../../lib/page/art';
import { t } from '../../lib/words/i18n.svelte';
import type { PlainEvent } from '../../lib/words/sentences';
import { sealTable, type GameModule } from '../games';
import Board from './Board.svelte';
import Unseen from './cards/Unseen.svelte';
import Points from './city/Points.svelte';
import type { Wire } from './generated';
import SideMark from './signs/SideMark.svelte';
import { DuelTable } from './table/duel.svelte';
import { Facts } from './table/facts';
import { KEYS } from './table/keys';
import { movements } from './table/motion';

// said by other events of the same line, or by the table itself
const SILENT = new Set(['card_taken', 'guild_placed', 'pair_completed']);
// the events that a line is mainly about, which come before their consequences
const FIRST = new Set([
  'card_built',
  'card_discarded',
  'wonder_built',
  'wonder_drafted',
  'token_taken',
  'token_declined',
  'card_destroyed',
]);

export const game: GameModule<Wire> = {
  open(table, rows) {
    void fetchSprite('duel', drawings);
    const duel = new DuelTable(table, new Facts(rows));
    return sealTable({
      Board,
      Points,
      Unseen,
      SideMark,
      ending: async () => (await import('./ending')).ending(duel),
      keys: [KEYS],
      lessons: async () => (await import('./lessons')).lessons,
      state: duel,
      tabs: () => [
        { id: 'table', name: t('page-tab-table'), icon: 'u-cards' },
        { id: 'mine', name: duel.words.t('page-tab-city'), icon: 'seat-0' },
        { id: 'other', name: duel.seatName(duel.other), icon: 'seat-1' },
      ],
      telling,
      played: (message) => movements(message, duel.facts),
    });
  },
};

function telling(events: readonly PlainEvent[]): PlainEvent[] {
  const dealt = events.findIndex((event) => event.kind === 'age_dealt');
  const told = events.filter(
    (event, place) =>
      !SILENT.has(String(event.kind)) && !(event.kind === 'card_revealed' && dealt >= 0 && place > dealt),
  );
  const subject = told.find((event) => FIRST.has(String(event.kind)));
  return subject ? [subject, ...told.filter((event) => event !== subject)] : told;
}
