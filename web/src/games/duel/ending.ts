/** How a game of Duel ended. */
import type { Outcome } from '../../lib/generated/protocol';
import { ranked, type Air, type Count, type TellEnding } from '../../lib/table/ending';
import Icon from '../../ui/Icon.svelte';
import Emblem from './signs/Emblem.svelte';
import type { DuelTable } from './table/duel.svelte';

/** The colours and the sound of each way to win. */
const AIRS: Readonly<Record<string, Air>> = {
  science: { tone: 'olive', sound: 'science' },
  military: { tone: 'terracotta', sound: 'arms' },
  points: { tone: 'gold' },
  blue_points: { tone: 'gold' },
  shared: { tone: 'aegean' },
};

/** By how much it was won: points, blue cards, symbols, or the capital that fell. */
function howOf(duel: DuelTable, { reason, winners }: Outcome): string {
  const [winner = 0] = winners;
  const [own, other] = [duel.city(winner), duel.city(1 - winner)];
  const [most, next] = [own.score.total ?? 0, other.score.total ?? 0];
  if (reason === 'military') return duel.words.t('ending-military', { loser: duel.seatName(1 - winner) });
  if (reason === 'science') return duel.words.t('ending-science', { symbols: own.symbols.length });
  if (reason === 'points') return duel.words.t('ending-points', { most, next, ahead: most - next });
  if (reason === 'blue_points')
    return duel.words.t('ending-blue_points', { most, blue: own.score.blue ?? 0, next: other.score.blue ?? 0 });
  return reason === 'shared' ? duel.words.t('ending-equal', { most }) : '';
}

function countsOf(duel: DuelTable, seat: number): Count[] {
  const { score, symbols, coins } = duel.city(seat);
  const lead = Math.max(0, seat === 0 ? duel.view.pawn : -duel.view.pawn);
  return [
    { sign: 'laurel', number: score.total ?? 0, words: `${duel.words.t('points-total')}: ${score.total ?? 0}` },
    { sign: 's-wheel', number: symbols.length, words: duel.words.t('ending-symbols', { number: symbols.length }) },
    { sign: 'shield', number: lead, words: duel.words.t('ending-shields', { number: lead }) },
    { sign: 'coin', number: coins, words: duel.words.t('n-coins', { coins }) },
  ];
}

export const ending =
  (duel: DuelTable): TellEnding<DuelTable> =>
  (outcome) => ({
    how: howOf(duel, outcome),
    standings: ranked(
      [duel.me, duel.other].map((seat) => ({
        seats: [seat],
        name: duel.seatName(seat),
        won: outcome.winners.includes(seat),
        weights: [duel.city(seat).score.total ?? 0, duel.city(seat).score.blue ?? 0],
        counts: countsOf(duel, seat),
      })),
    ),
    Emblem,
    air: AIRS[outcome.reason],
    Sign: Icon,
  });
