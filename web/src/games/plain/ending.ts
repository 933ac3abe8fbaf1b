/** The end of a game that the page does not know: who won. */
import type { TableInfo } from '../../lib/generated/protocol';
import { ranked, type TellEnding } from '../../lib/table/ending';
import Icon from '../../ui/Icon.svelte';
import Emblem from './Emblem.svelte';
import type { PlainTable } from './plain.svelte';

export const ending =
  (info: () => TableInfo | null, names: () => string[]): TellEnding<PlainTable> =>
  ({ winners }) => ({
    how: '',
    standings: ranked(
      names().map((name, seat) => ({
        seats: [seat],
        name,
        won: winners.includes(seat),
        weights: info()?.result?.scores[seat] ? Object.values(info()!.result!.scores[seat]!) : [],
        counts: [],
      })),
    ),
    Emblem,
    Sign: Icon,
  });
