/** Chance derived again in the browser from the revealed seeds, by the way of docs/fair-chance.md. */
import type { Fairness } from './protocol';

export interface ChanceAction {
  n: number;
  action: number;
  weights: [number, number][];
}

export type Verdict = { good: true; number: number } | { good: false; number: number };

const WORD_BYTES = 6;
const SPACE = 256 ** WORD_BYTES;

export function hex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array((text.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', bytes));
}

/** The action whose part of the weights, laid end to end, holds the number. */
export function pick(weights: readonly [number, number][], number: number): number {
  for (const [action, weight] of weights) {
    if (number < weight) return action;
    number -= weight;
  }
  throw new Error('the number is not below the sum of the weights');
}

async function derived(key: CryptoKey, number: number, players: readonly string[], weights: readonly [number, number][]): Promise<number> {
  const sum = weights.reduce((total, [, weight]) => total + weight, 0);
  const end = SPACE - (SPACE % sum);
  for (let attempt = 0; ; attempt += 1) {
    const message = new TextEncoder().encode(['petteia', number, attempt, ...players].join(':'));
    const digest = new Uint8Array(await crypto.subtle.sign('HMAC', key, message));
    const word = digest.slice(0, WORD_BYTES).reduce((value, byte) => value * 256 + byte, 0);
    if (word < end) return pick(weights, word % sum);
  }
}

/** Whether the seeds are those that were pledged, and every action of chance follows from them. `pledged` is the
 * house's hash as this browser saw it before the end, if it did. */
export async function verify(fairness: Fairness, chance: readonly ChanceAction[], pledged?: string): Promise<Verdict> {
  const secret = fromHex(fairness.secret);
  if ((await sha256(secret)) !== (pledged ?? fairness.house) || (pledged !== undefined && pledged !== fairness.house)) return { good: false, number: 0 };
  const players = await Promise.all(fairness.seeds.map((seed) => sha256(new TextEncoder().encode(seed))));
  if (players.join() !== fairness.players.join()) return { good: false, number: 0 };
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  for (const [index, { action, weights }] of chance.entries()) {
    if ((await derived(key, index + 1, players, weights)) !== action) return { good: false, number: index + 1 };
  }
  return { good: true, number: chance.length };
}

const KEY = 'petteia-pledges';

/** Remember what the server pledged when the game began; it cannot say otherwise later. */
export function rememberPledge(table: string, house: string): void {
  if (!house) return;
  const kept = pledges();
  if (kept[table]) return;
  const recent = Object.entries(kept).slice(-49);
  localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(recent), [table]: house }));
}

export function rememberedPledge(table: string): string | undefined {
  return pledges()[table];
}

function pledges(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}
