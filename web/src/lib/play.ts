/** Ways to sit down. */
import { api } from './api';
import { beSomebody } from './me.svelte';
import { go } from './route.svelte';

/** A table against a bot, at once. */
export async function playNow(game: string, level: string, options: Record<string, string> = {}): Promise<void> {
  await beSomebody();
  const table = await api.create({ game, seats: ['me', level], options, public: false, start: true });
  go(`/t/${table.id}`);
}

/** A table with an empty chair for a friend, who gets the link. */
export async function playWithFriend(game: string): Promise<void> {
  await beSomebody();
  const table = await api.create({ game, seats: ['me', 'open'], public: false });
  go(`/t/${table.id}`);
}

/** Both seats at this screen. */
export async function playHere(game: string): Promise<void> {
  await beSomebody();
  const table = await api.create({ game, seats: ['me', 'me'], public: false, start: true });
  go(`/t/${table.id}`);
}

export async function join(table: string): Promise<void> {
  await beSomebody();
  await api.join(table);
  go(`/t/${table}`);
}
