/** Fair chance in the browser, by docs/fair-chance.md: the hashes of seeds, and every action of chance recomputed.
 * A library computes the hashes, because the browser's own functions are only available over https. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { ChanceAction } from '../generated/http';
import type { Fairness, TableInfo } from '../generated/protocol';

/** What this browser has seen and sent at a table. */
export interface Witness {
  house: string; // the first hash that the house showed
  seed: string; // what this browser contributed, if anything
  taken: boolean; // whether the house has shown that it has received it
  players: string[] | null; // the players' hashes when the game began
}

/** What can be wrong: a different house hash, other pledges, one's own bytes missing, bytes of a bot, wrong seeds, a draw. */
export type Fault = 'house' | 'pledge' | 'own' | 'bot' | 'seeds' | 'draw';
export type Verdict = { good: true; number: number } | { good: false; number: number; fault: Fault };

/** Whose browsers added random bytes; by the first scheme, nobody can say when. */
export type Given = 'all' | 'you' | 'some' | 'none' | 'old';

export const RANDOM_DIGITS = 64;
const NOTHING_PLEDGED = 0;
const UNORDERED = 1;
const WORD_BYTES = 6;
const SPACE = 256 ** WORD_BYTES;
const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
export const NO_SEED = hash('');

/** The hash of a player's seed. In the second scheme it cannot be computed without having seen the house's hash. */
export function playerHash(scheme: number, house: string, seed: string): string {
  return hash(scheme === UNORDERED || !seed ? seed : `petteia:seed:${house}:${seed}`);
}

/** The action whose share contains the number when the weights are laid end to end. */
export function pick(weights: readonly (readonly [number, number])[], number: number): number {
  for (const [action, weight] of weights) {
    if (number < weight) return action;
    number -= weight;
  }
  throw new Error('the number is not below the sum of the weights');
}

function derived(
  secret: Uint8Array,
  number: number,
  players: readonly string[],
  weights: readonly (readonly [number, number])[],
): number {
  const sum = weights.reduce((total, [, weight]) => total + weight, 0);
  const end = SPACE - (SPACE % sum);
  for (let attempt = 0; ; attempt += 1) {
    const digest = hmac(sha256, secret, utf8ToBytes(['petteia', number, attempt, ...players].join(':')));
    const word = digest.slice(0, WORD_BYTES).reduce((value, byte) => value * 256 + byte, 0);
    if (word < end) return pick(weights, word % sum);
  }
}

/** Whether this browser's own bytes are in the pledge at each of its seats. */
export function isOwn(info: TableInfo, kept: Witness | null): boolean {
  const { scheme, house, players } = info.fairness;
  return (
    !!kept?.seed &&
    info.your_seats.length > 0 &&
    info.your_seats.every((seat) => players[seat] === playerHash(scheme, house, kept.seed))
  );
}

/** What does not agree with what this browser has seen and sent. */
export function faultOf(info: TableInfo, kept: Witness | null): Fault | null {
  const { scheme, house, players } = info.fairness;
  if (kept && kept.house !== house) return 'house';
  if (scheme === NOTHING_PLEDGED) return null;
  if (info.seats.some((seat, index) => seat.kind === 'bot' && players[index] !== NO_SEED)) return 'bot';
  if (!kept?.players) return null;
  if (kept.taken && info.your_seats.length && !isOwn(info, kept)) return 'own';
  return players.join() === kept.players.join() ? null : 'pledge';
}

/** Whose browsers added random bytes. For this browser, only its own records count as proof. */
export function givenBy(info: TableInfo, kept: Witness | null): Given {
  if (info.fairness.scheme === UNORDERED) return 'old';
  const people = info.seats.flatMap((seat, index) => (seat.kind === 'person' ? [index] : []));
  const given = people.filter((seat) => info.fairness.players[seat] !== NO_SEED);
  if (!given.length) return 'none';
  if (given.length === people.length) return 'all';
  return isOwn(info, kept) && given.every((seat) => info.your_seats.includes(seat)) ? 'you' : 'some';
}

function opens({ scheme, house, players, secret, seeds }: Fairness): boolean {
  return (
    bytesToHex(sha256(hexToBytes(secret))) === house &&
    seeds.map((seed) => playerHash(scheme, house, seed)).join() === players.join()
  );
}

/** Checks that the seeds are those that were pledged, and that every action of chance follows from them. */
export function verify(info: TableInfo, chance: readonly ChanceAction[], kept: Witness | null): Verdict {
  const fault = faultOf(info, kept) ?? (opens(info.fairness) ? null : 'seeds');
  if (fault) return { good: false, number: 0, fault };
  const secret = hexToBytes(info.fairness.secret);
  const wrong = chance.findIndex(
    ({ action, weights }, index) => derived(secret, index + 1, info.fairness.players, weights) !== action,
  );
  return wrong < 0 ? { good: true, number: chance.length } : { good: false, number: wrong + 1, fault: 'draw' };
}
