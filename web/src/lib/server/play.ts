/** Ways to sit down. */
import type { TableInfo } from '../generated/protocol';
import { go } from '../page/route.svelte';
import { company } from '../words/people';
import { api } from './api';
import { loadGames } from './catalogue.svelte';
import { beSomebody } from './me.svelte';

/** The module with the hashes, which the first screen does not need. */
const witness = () => import('../chance/witness');

/** Me, and others on all remaining chairs. */
const withMe = (others: string, seats: number): string[] => ['me', ...Array<string>(seats - 1).fill(others)];

/** A table against bots. Its game begins as soon as this browser has added to its chance, which the table's own page does
 * (`WaitingRoom`); the same holds below. */
export async function playNow(
  game: string,
  level: string,
  options: Record<string, string> = {},
  seats = 2,
): Promise<void> {
  const [, games] = await Promise.all([beSomebody(), api.games()]);
  const others = company(
    games.find((one) => one.id === game),
    level,
    seats - 1,
  );
  const table = await api.create({ game, seats: ['me', ...others], options, public: false });
  go(`/t/${table.id}`);
}

/** A first game that teaches, against gentle bots. */
export async function learn(game: string): Promise<void> {
  const { seats, options } = (await loadGames()).find(({ id }) => id === game)?.first_game ?? { seats: 2, options: {} };
  await beSomebody();
  const table = await api.create({
    game,
    seats: withMe('novice', seats),
    options,
    public: false,
    start: true,
    lesson: true,
  });
  go(`/t/${table.id}`);
}

/** A table with empty chairs for friends, who get the link. */
export async function playWithFriend(game: string, seats = 2): Promise<void> {
  await beSomebody();
  const table = await api.create({ game, seats: withMe('open', seats), public: false });
  go(`/t/${table.id}`);
}

export async function join(table: TableInfo): Promise<void> {
  await beSomebody();
  const { ownSeed } = await witness();
  await api.join(table.id, ownSeed(table));
  go(`/t/${table.id}`);
}

/** Add random bytes to the chance of a table that is not open here yet: that of another game with the same people. */
export async function addBytes(table: string): Promise<void> {
  const { attend } = await witness();
  const seed = attend(await api.table(table));
  if (seed) await api.seed(table, seed);
}
