/** What this browser has seen and sent about the chance of each table, so that nobody can claim otherwise later. */
import type { TableInfo } from '../generated/protocol';
import { isOwn, NO_SEED, RANDOM_DIGITS, type Witness } from './fair';

const KEY = 'petteia-witness';
const MOST_KEPT = 50;
const RANDOM_BYTES = RANDOM_DIGITS / 2;

/** A seed as it is sent. */
export interface OwnSeed {
  random: string;
  words: string;
}

function all(): Record<string, Witness> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Witness>;
  } catch {
    return {};
  }
}

function keep(table: string, kept: Witness): void {
  const others = Object.entries(all()).filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others.slice(1 - MOST_KEPT), [table, kept]])));
  } catch {
    // a browser without storage can still play; it just cannot testify
  }
}

export function witnessOf(table: string): Witness | null {
  return all()[table] ?? null;
}

function witnessed(info: TableInfo): Witness {
  return witnessOf(info.id) ?? { house: info.fairness.house, seed: '', taken: false, players: null };
}

function randomDigits(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** What this browser adds to the chance of a table: random bytes, always the same ones, and the reader's words if any. */
export function ownSeed(info: TableInfo, words?: string): OwnSeed {
  const kept = witnessed(info);
  const random = kept.seed.slice(0, RANDOM_DIGITS) || randomDigits();
  const seed = { random, words: words ?? kept.seed.slice(RANDOM_DIGITS) };
  const text = seed.random + seed.words;
  keep(info.id, { ...kept, seed: text, taken: kept.taken && kept.seed === text });
  return seed;
}

/** Record what the server says about a table. Returns the seed to be sent, if one is missing. A seed from another browser
 * of the same player stays. */
export function attend(info: TableInfo): OwnSeed | null {
  if (!info.fairness.scheme) return null;
  const kept = witnessed(info);
  if (info.status === 'waiting') {
    keep(info.id, { ...kept, taken: isOwn(info, kept) });
    return info.your_seats.some((seat) => info.fairness.players[seat] === NO_SEED) ? ownSeed(info) : null;
  }
  if (info.status === 'playing' && !kept.players) keep(info.id, { ...kept, players: info.fairness.players });
  return null;
}
