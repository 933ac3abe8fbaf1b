/** The server's answers to requests. What it refuses comes as a `Refused` with a code that has a message. */
import type { ChanceAction } from './fair';
import { t } from './i18n.svelte';
import type { Pace, TableInfo } from './protocol';
import { href } from './route.svelte';

export class Refused extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status: number,
  ) {
    super(text);
  }
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    const sent = body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
    answer = await fetch(href(`/api${path}`), { method, ...sent });
  } catch {
    throw new Refused('unavailable', t('error-unavailable'), 0);
  }
  if (answer.status === 204) return undefined as T;
  const kind = answer.headers.get('Content-Type') ?? '';
  const told: unknown = kind.includes('json') && !kind.includes('ndjson') ? await answer.json() : await answer.text();
  if (answer.ok) return told as T;
  const { code = 'internal', text = '' } = told as { code?: string; text?: string };
  throw new Refused(code, text, answer.status);
}

export interface Me {
  user: string;
  name: string;
  guest: boolean;
  bot: boolean;
}

export interface GameInfo {
  id: string;
  title: string;
  rules: string;
  seats: number[];
  options: { name: string; choices: string[]; rule: string; about: string }[];
  levels: string[];
  bots: string[];
}

export interface NewTable {
  game: string;
  seats: string[];
  options?: Record<string, string>;
  public?: boolean;
  rated?: boolean;
  pace?: Pace;
  start?: boolean;
  lesson?: boolean;
}

export interface PlayedGame {
  number: number;
  table: string;
  game: string;
  pace: string;
  rated: boolean;
  reason: string;
  winners: number[];
  players: { seat: number; name: string; bot: string; user?: string }[];
  at: number;
  rating: number | null;
  change: number | null;
}

export interface Rank {
  rank: number;
  name: string;
  rating: number;
  deviation: number;
  games: number;
}

export interface Profile {
  name: string;
  bot: boolean;
  since: number;
  ratings: { game: string; pace: string; rating: number; deviation: number; games: number; provisional: boolean }[];
  statistics: { game: string; total: { played: number; won: number } }[];
}

export const api = {
  games: () => request<GameInfo[]>('GET', '/games'),
  facts: (game: string) => request<unknown>('GET', `/games/${game}/facts`),
  map: (game: string, seats: number, code: string) => request<unknown>('GET', `/games/${game}/map?${new URLSearchParams({ seats: String(seats), code })}`),
  checkMap: (draft: { seats: number; side: string; tiles?: readonly object[]; code?: string }) => request<unknown>('POST', '/games/legendary/maps', draft),
  rules: (game: string) => request<string>('GET', `/games/${game}/rules`),
  me: () => request<Me>('GET', '/me'),
  guest: () => request<Me>('POST', '/guest'),
  register: (name: string, password: string) => request<Me>('POST', '/account', { name, password }),
  signIn: (name: string, password: string) => request<Me>('POST', '/session', { name, password }),
  signOut: () => request<void>('DELETE', '/session'),
  lobby: () => request<{ tables: TableInfo[] }>('GET', '/tables'),
  myTables: () => request<{ tables: TableInfo[] }>('GET', '/me/tables'),
  create: (table: NewTable) => request<TableInfo>('POST', '/tables', table),
  table: (id: string) => request<TableInfo>('GET', `/tables/${id}`),
  start: (id: string) => request<TableInfo>('POST', `/tables/${id}/start`),
  join: (id: string, seat?: number) => request<TableInfo>('POST', `/tables/${id}/join`, seat === undefined ? {} : { seat }),
  fill: (id: string, seat: number, who: string) => request<TableInfo>('POST', `/tables/${id}/seat`, { seat, who }),
  moment: async (id: string, n: number, seat: number | null) =>
    (await request<{ view: unknown }>('GET', `/tables/${id}/moments/${n}${seat === null ? '' : `?seat=${seat}`}`)).view,
  chance: (id: string) => request<ChanceAction[]>('GET', `/tables/${id}/chance`),
  record: (id: string) => request<string>('GET', `/tables/${id}/record`),
  myHistory: () => request<PlayedGame[]>('GET', '/me/history?most=50'),
  ratings: (game: string, pace: string) => request<Rank[]>('GET', `/ratings/${game}?pace=${pace}`),
  profile: (name: string) => request<Profile>('GET', `/users/${encodeURIComponent(name)}`),
  history: (name: string) => request<PlayedGame[]>('GET', `/users/${encodeURIComponent(name)}/history?most=50`),
};
