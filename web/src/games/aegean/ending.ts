/** How a game of either edition of Cyclades ended. */
import type { Outcome } from '../../lib/generated/protocol';
import { ranked, type Air, type Count, type TellEnding } from '../../lib/table/ending';
import { listed } from '../../lib/words/i18n.svelte';
import Drawing from './signs/Drawing.svelte';
import Emblem from './signs/Emblem.svelte';
import type { AegeanTable } from './table/aegean.svelte';
import type { SeatScene } from './table/scene';

/** The colours and the sound of each way to win. */
const AIRS: Readonly<Record<string, Air>> = {
  metropolises: { tone: 'aegean', sound: 'metropolis' },
  last_city: { tone: 'aegean' },
  gold: { tone: 'gold' },
  shared: { tone: 'aegean' },
};

/** How much of something a side has, in all its colours. */
function sum(side: readonly SeatScene[], of: (seat: SeatScene) => number): number {
  return side.reduce((total, seat) => total + Math.max(0, of(seat)), 0);
}

const metropolises = (side: readonly SeatScene[]): number => sum(side, (seat) => seat.metropolises);
const gold = (side: readonly SeatScene[]): number => sum(side, (seat) => seat.gold);

/** By how much: metropolises, then gold. */
function howOf(aegean: AegeanTable, sides: readonly SeatScene[][], { reason, winners }: Outcome): string {
  const won = sides.filter((side) => side.some((seat) => winners.includes(seat.player)));
  const [first = []] = won;
  const { cycle, target } = aegean.scene;
  if (reason === 'metropolises') return aegean.t('ending-metropolises', { metropolises: metropolises(first), cycle });
  if (reason === 'last_city') return aegean.t('ending-last_city', { cycle });
  const enough = Math.min(target, metropolises(first)); // when a faction has fallen, fewer than the target are enough
  const rivals = sides.filter((side) => side !== first && metropolises(side) >= enough).map(gold);
  if (reason === 'gold') return aegean.t('ending-gold', { gold: gold(first), next: Math.max(0, ...rivals) });
  return reason === 'shared' ? aegean.t('ending-equal_gold', { gold: gold(first) }) : '';
}

function countsOf(aegean: AegeanTable, side: readonly SeatScene[]): Count[] {
  const own = new Set(side.map((seat) => seat.seat));
  const lands = aegean.scene.board.lands.filter((land) => own.has(land.seat)).length;
  const legendary = aegean.edition.game === 'legendary';
  const named = (sign: string, number: number, name: string): Count => ({
    sign,
    number,
    words: `${aegean.t(name)}: ${number}`,
  });
  return [
    named('metropolis', metropolises(side), 'points-metropolises'),
    named('coin', gold(side), 'points-gold'),
    { sign: 'flag', number: lands, words: aegean.t('ending-lands', { number: lands }) },
    named(
      legendary ? 'priestess' : 'priest',
      sum(side, (seat) => seat.priests),
      legendary ? 'legendary-priestesses' : 'cyclades-priests',
    ),
    named(
      'philosopher',
      sum(side, (seat) => seat.philosophers),
      'aegean-philosophers',
    ),
  ];
}

export const ending =
  (aegean: AegeanTable): TellEnding<AegeanTable> =>
  (outcome) => {
    const { seats } = aegean.scene;
    const teams = [...new Set(seats.map((seat) => seat.team))];
    const sides = teams.map((team) => seats.filter((seat) => seat.team === team));
    return {
      how: howOf(aegean, sides, outcome),
      standings: ranked(
        sides.map((side) => {
          const players = [...new Set(side.map((seat) => seat.player))];
          return {
            seats: players,
            name: listed(players.map((player) => aegean.playerName(side.find((seat) => seat.player === player)!.seat))),
            won: players.some((player) => outcome.winners.includes(player)),
            weights: [Number(side.some((seat) => seat.inGame)), metropolises(side), gold(side)],
            counts: countsOf(aegean, side),
            ...(side.some((seat) => seat.inGame) ? {} : { note: aegean.t('aegean-out-of-game') }),
          };
        }),
      ),
      Emblem,
      air: AIRS[outcome.reason],
      Sign: Drawing,
    };
  };
