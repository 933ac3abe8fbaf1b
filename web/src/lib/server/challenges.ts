/** Challenges: prepared games with goals, and the reader's progress. */
import type { ChallengeInfo, GoalInfo } from '../generated/http';
import type { TableInfo } from '../generated/protocol';
import { go } from '../page/route.svelte';
import { vocabulary } from '../words/i18n.svelte';
import { request } from './api';
import { beSomebody } from './me.svelte';

/** All of them, game by game, from easy to hard. */
export const allChallenges = (): Promise<ChallengeInfo[]> => request('GET', '/challenges');

/** Sit down at a new table with the opponents of a challenge; its game begins at once. */
export async function takeUp(game: string, id: string): Promise<void> {
  await beSomebody();
  const table = await request<TableInfo>('POST', `/challenges/${encodeURIComponent(game)}/${encodeURIComponent(id)}`);
  go(`/t/${table.id}`);
}

/** A goal in the words of its game, which must be loaded. */
export const goalWords = (game: string, { key, args }: GoalInfo): string => vocabulary(game).t(key, args);
