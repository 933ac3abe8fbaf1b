/** A game that adds nothing to the page: its data as fields, squares, options and lines of a log. */
import { t, vocabulary } from '../../lib/words/i18n.svelte';
import { seatNames } from '../../lib/words/seats';
import { sealTable, type GameModule } from '../games';
import Board from './Board.svelte';
import { PlainTable } from './plain.svelte';
import SideMark from './SideMark.svelte';

export const game: GameModule = {
  open(table, _facts, info) {
    const plain = new PlainTable(table, vocabulary(info.game), () => seatNames(table.info));
    return sealTable({
      Board,
      Points: null,
      Unseen: null,
      SideMark,
      ending: async () =>
        (await import('./ending')).ending(
          () => table.info,
          () => seatNames(table.info),
        ),
      lessons: () => Promise.resolve([]),
      wide: true,
      state: plain,
      words: plain.words,
      tabs: () => [{ id: 'table', name: t('page-tab-table'), icon: 'u-cards' }],
      telling: (events) => [...events],
      sentences: (line) => plain.sentences(line),
      played: () => undefined,
    });
  },
};
