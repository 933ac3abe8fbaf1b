/** The state of the table in two lines: whose turn it is, or how the game ended. */
import type { TableInfo } from '../../lib/generated/protocol';
import type { Table } from '../../lib/table/table.svelte';
import { t, type Vocabulary } from '../../lib/words/i18n.svelte';
import { seatNames, wonInPlace } from '../../lib/words/seats';

export interface Words {
  title: string;
  about: string;
  /** Whether it is about the reader. */
  mine: boolean;
  /** The player that it is about; -1 for nobody. */
  seat: number;
}

const nobody = { mine: false, seat: -1 };

export function bannerOf(table: Table, words: Vocabulary, players: readonly string[]): Words {
  const { info, ask, past, retried } = table;
  if (retried) {
    const { question, seat } = retried.ask;
    return { title: t('review-learn-find'), about: words.t(`question-${question}`), mine: true, seat };
  }
  if (info?.status === 'over' && past)
    return { title: t('table-replay'), about: t(past.instead ? 'table-instead' : 'table-replay-about'), ...nobody };
  if (past) return { title: t('table-past-title'), about: t('table-past'), ...nobody };
  if (info?.status === 'over') return lastWords(table, info, words);
  if (table.handOver !== null) {
    const title = t('table-to-move', { name: players[table.handOver] ?? '' });
    return { title, about: '', mine: true, seat: table.handOver };
  }
  if (ask) {
    const shared = table.mine.length > 1; // several people at one device: say whose turn it is
    const title = shared ? t('table-to-move', { name: players[ask.seat] ?? '' }) : t('table-your-turn');
    const about = table.caughtUp ? words.t(`question-${ask.question}`) : ''; // it would give away what the dice have not shown yet
    return { title, about, mine: true, seat: ask.seat };
  }
  const seat = (table.view as { actor: number }).actor;
  const name = players[seat] ?? '';
  if (seat < 0) return { title: t('table-waiting-chance'), about: t('table-watching'), mine: false, seat };
  const about = table.resigned ? 'table-resigned-about' : table.mine.length ? 'table-waiting-about' : 'table-watching';
  const title = t(table.resigned ? 'table-to-move' : 'table-waiting-for', { name });
  return { title, about: t(about), mine: false, seat };
}

/** The end in a few words; the last screen says more. */
function lastWords(table: Table, info: TableInfo, words: Vocabulary): Words {
  const { winners = [], reason = '' } = info.result ?? {};
  if (reason === 'abandoned' || reason === 'no_show')
    return { title: t('table-abandoned'), about: t('table-abandoned-about'), ...nobody };
  if (reason === 'closed') return { title: t('page-closed'), about: t('page-closed-about'), ...nobody };
  const seats = seatNames(info);
  const names = winners.map((seat) => seats[seat] ?? '').join(', ');
  const mine = table.mine.some((seat) => winners.includes(seat));
  const about = words.has(`reason-${reason}`) ? words.t(`reason-${reason}`) : t('table-over');
  const seat = winners[0] ?? -1;
  if (reason === 'shared') return { title: t('table-shared', { names }), about, mine, seat };
  if (wonInPlace(info)) return { title: t('ending-bot-won', { names }), about, mine: false, seat };
  const won = mine && table.mine.length === 1 && !table.resigned;
  return { title: won ? t('table-you-won') : t('table-winner', { names }), about, mine, seat };
}
