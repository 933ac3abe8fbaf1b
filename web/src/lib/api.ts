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

async function ask(method: string, path: string, body?: unknown): Promise<{ told: unknown; headers: Headers }> {
  let answer: Response;
  try {
    const sent = body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
    answer = await fetch(href(`/api${path}`), { method, ...sent });
  } catch {
    throw new Refused('unavailable', t('error-unavailable'), 0);
  }
  const { headers } = answer;
  if (answer.status === 204) return { told: undefined, headers };
  const kind = headers.get('Content-Type') ?? '';
  const told: unknown = kind.includes('json') && !kind.includes('ndjson') ? await answer.json() : await answer.text();
  if (answer.ok) return { told, headers };
  const { code = 'internal', text = '' } = told as { code?: string; text?: string };
  throw new Refused(code, text, answer.status);
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await ask(method, path, body)).told as T;
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

/** What programs may be allowed to do; a person's own keys have only some of it. */
export const SCOPES = ['read', 'play', 'tables', 'chat'] as const;
export const OWN_SCOPES: readonly string[] = ['read', 'tables'];

/** A key for programs; its secret is told once, when it is made. */
export interface Token {
  id: string;
  label: string;
  user: string;
  name: string;
  scopes: string[];
  created: number;
  used: number | null;
  secret: string | null;
}

export const api = {
  games: () => request<GameInfo[]>('GET', '/games'),
  facts: (game: string) => request<unknown>('GET', `/games/${game}/facts`),
  map: (game: string, seats: number, code: string) => request<unknown>('GET', `/games/${game}/map?${new URLSearchParams({ seats: String(seats), code })}`),
  checkMap: (draft: { seats: number; side: string; tiles?: readonly object[]; code?: string }) => request<unknown>('POST', '/games/legendary/maps', draft),
  /** The rules page in that language, or in English where there is none. */
  rules: async (game: string, language: string): Promise<{ page: string; language: string }> => {
    const { told, headers } = await ask('GET', `/games/${game}/rules?language=${language}`);
    return { page: told as string, language: headers.get('Content-Language') ?? 'en' };
  },
  me: () => request<Me>('GET', '/me'),
  guest: () => request<Me>('POST', '/guest'),
  register: (name: string, password: string) => request<Me>('POST', '/account', { name, password }),
  signIn: (name: string, password: string) => request<Me>('POST', '/session', { name, password }),
  signOut: () => request<void>('DELETE', '/session'),
  signOutEverywhere: () => request<void>('DELETE', '/sessions'),
  changePassword: (old: string, next: string) => request<Me>('POST', '/account/password', { old, new: next }),
  deleteAccount: (password: string) => request<void>('POST', '/account/delete', { password }),
  bots: () => request<string[]>('GET', '/account/bots'),
  makeBot: (name: string) => request<{ name: string }>('POST', '/account/bots', { name }),
  deleteBot: (name: string) => request<void>('DELETE', `/account/bots/${encodeURIComponent(name)}`),
  tokens: () => request<Token[]>('GET', '/account/tokens'),
  makeToken: (label: string, scopes: string[], bot: string | null) => request<Token>('POST', '/account/tokens', { label, scopes, bot }),
  revokeToken: (id: string) => request<void>('DELETE', `/account/tokens/${id}`),
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
