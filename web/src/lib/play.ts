/** Ways to sit down. */
import { api } from './api';
import { beSomebody } from './me.svelte';
import { go } from './route.svelte';

/** Me and as many others as the table has chairs left. */
const withMe = (others: string, seats: number): string[] => ['me', ...Array<string>(seats - 1).fill(others)];

/** A table against bots, at once. */
export async function playNow(game: string, level: string, options: Record<string, string> = {}, seats = 2): Promise<void> {
  await beSomebody();
  const table = await api.create({ game, seats: withMe(level, seats), options, public: false, start: true });
  go(`/t/${table.id}`);
}

/** How a first game is played. */
const FIRST_GAMES: Record<string, { seats: number; options: Record<string, string> }> = {
  duel: { seats: 2, options: { wonders: 'first_game' } },
  cyclades: { seats: 3, options: {} },
  legendary: { seats: 3, options: { map: 'quick' } },
};

/** A first game that teaches, against gentle bots. */
export async function learn(game: string): Promise<void> {
  const { seats, options } = FIRST_GAMES[game] ?? { seats: 2, options: {} };
  await beSomebody();
  const table = await api.create({ game, seats: withMe('novice', seats), options, public: false, start: true, lesson: true });
  go(`/t/${table.id}`);
}

/** A table with empty chairs for friends, who get the link. */
export async function playWithFriend(game: string, seats = 2): Promise<void> {
  await beSomebody();
  const table = await api.create({ game, seats: withMe('open', seats), public: false });
  go(`/t/${table.id}`);
}

/** All seats at this screen. */
export async function playHere(game: string, seats = 2): Promise<void> {
  await beSomebody();
  const table = await api.create({ game, seats: withMe('me', seats), public: false, start: true });
  go(`/t/${table.id}`);
}

export async function join(table: string): Promise<void> {
  await beSomebody();
  await api.join(table);
  go(`/t/${table}`);
}
