import { beforeEach, describe, expect, it, vi } from 'vitest';
import { faultOf, givenBy, isOwn, NO_SEED, pick, playerHash, verify, type Witness } from '../src/lib/chance/fair';
import { attend, ownSeed, witnessOf } from '../src/lib/chance/witness';
import type { Fairness, Seat, TableInfo } from '../src/lib/generated/protocol';

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const HOUSE = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd';
const RANDOM = '07'.repeat(32);
const SEED = `${RANDOM}Nausicaä`;
const weights: [number, number][] = [10, 11, 12, 13, 14].map((action) => [action, 1]);

const seat = (kind: Seat['kind']): Seat => ({
  kind,
  user: '',
  name: '',
  bot: kind === 'bot' ? 'easy' : '',
  rating: null,
  present: true,
  resigned: false,
  invited: false,
});

function table(fairness: Partial<Fairness> = {}, more: Partial<TableInfo> = {}): TableInfo {
  const pledge = { scheme: 2, house: HOUSE, players: [NO_SEED, NO_SEED], secret: '', seeds: [], ...fairness };
  return {
    id: 'K7',
    game: 'duel',
    seats: [seat('person'), seat('bot')],
    status: 'waiting',
    your_seats: [0],
    lesson: false,
    fairness: pledge,
    ...more,
  } as unknown as TableInfo;
}

const hashOf = (seed: string): string => playerHash(2, HOUSE, seed);
const kept = (more: Partial<Witness> = {}): Witness => ({
  house: HOUSE,
  seed: SEED,
  taken: true,
  players: [hashOf(SEED), NO_SEED],
  ...more,
});
const draws = (...actions: number[]) => actions.map((action, n) => ({ n, action, weights }));

describe('chance derived again', () => {
  it('picks by weights laid end to end', () => {
    const uneven: [number, number][] = [
      [7, 1],
      [8, 3],
    ];
    expect([0, 1, 3].map((number) => pick(uneven, number))).toEqual([7, 8, 8]);
  });

  // derived by petteia.core.fair: Seeds(bytes(range(32)), (SEED, "")).pledge(), and below(5, words(1 … 4)) + 10
  const after = table(
    {
      players: ['c55b982bd6c7d90c30db3ff19deddae20b63ed55ea0c8836b13cdc8e3e040e7f', NO_SEED],
      secret: SECRET,
      seeds: [SEED, ''],
    },
    { status: 'over' },
  );
  // the same of the first scheme: Seeds(bytes(range(32)), ("anna", ""), 1)
  const before = table(
    {
      scheme: 1,
      players: ['55579b557896d0ce1764c47fed644f9b35f58bad620674af23f356d80ed0c503', NO_SEED],
      secret: SECRET,
      seeds: ['anna', ''],
    },
    { status: 'over' },
  );

  it('gives what Python gives, by either scheme', () => {
    expect(after.fairness.players[0]).toBe(hashOf(SEED));
    expect(verify(after, draws(11, 13, 11, 14), kept())).toEqual({ good: true, number: 4 });
    expect(verify(before, draws(14, 12, 13, 13), null)).toEqual({ good: true, number: 4 });
  });

  it('finds a draw that was changed, and seeds that were not pledged', () => {
    expect(verify(after, draws(11, 13, 12, 14), null)).toEqual({ good: false, number: 3, fault: 'draw' });
    for (const changed of [
      { secret: SECRET.replace('00', 'ff') },
      { seeds: [`${RANDOM}Nausicaa`, ''] },
      { seeds: [SEED, RANDOM] },
    ]) {
      const info = { ...after, fairness: { ...after.fairness, ...changed } };
      expect(verify(info, draws(11), null), JSON.stringify(changed)).toMatchObject({ good: false, fault: 'seeds' });
    }
  });

  it('is not believed if this browser has seen something else', () => {
    expect(verify(after, draws(11), kept({ house: 'another' }))).toMatchObject({ fault: 'house' });
    expect(verify(after, draws(11), kept({ players: [hashOf('other'), NO_SEED], taken: false }))).toMatchObject({
      fault: 'pledge',
    });
    expect(verify(after, draws(11), kept({ seed: RANDOM }))).toMatchObject({ fault: 'own' });
  });
});

describe('faults', () => {
  const playing = (players: string[], more: Partial<TableInfo> = {}): TableInfo =>
    table({ players }, { status: 'playing', ...more });

  it('are found while the game goes on', () => {
    expect(faultOf(playing([hashOf(SEED), NO_SEED]), kept())).toBeNull();
    expect(faultOf(playing([NO_SEED, NO_SEED]), kept({ players: [NO_SEED, NO_SEED] }))).toBe('own');
    expect(faultOf(playing([hashOf(SEED), hashOf('x')]), kept())).toBe('bot');
  });

  it('are not found where nothing was promised', () => {
    expect(faultOf(playing([NO_SEED, NO_SEED]), kept({ taken: false, players: [NO_SEED, NO_SEED] }))).toBeNull(); // it came too late
    expect(faultOf(playing([hashOf(SEED), NO_SEED], { your_seats: [] }), kept())).toBeNull(); // signed out
    expect(faultOf(playing([hashOf('x'), NO_SEED]), null)).toBeNull(); // another browser of the same player
  });
});

describe('who added random bytes', () => {
  const people = { seats: [seat('person'), seat('person')] };
  it('is told by hashes and by what one has kept', () => {
    expect(givenBy(table({ players: [hashOf(SEED), NO_SEED] }), kept())).toBe('all'); // against a bot
    expect(givenBy(table({ players: [hashOf(SEED), hashOf('x')] }, people), kept())).toBe('all');
    expect(givenBy(table({ players: [hashOf(SEED), NO_SEED] }, people), kept())).toBe('you');
    expect(givenBy(table({ players: [hashOf(SEED), NO_SEED] }, people), null)).toBe('some');
    expect(givenBy(table({ players: [NO_SEED, hashOf('x')] }, people), kept())).toBe('some');
    expect(givenBy(table(), kept())).toBe('none');
    expect(givenBy(table({ scheme: 1, players: [hashOf(SEED), NO_SEED] }), kept())).toBe('old');
  });
});

describe('a browser as witness', () => {
  beforeEach(() => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
  });

  it('adds 32 random bytes as soon as it has seen the seal, once', () => {
    const seed = attend(table());
    expect(seed?.random).toMatch(/^[0-9a-f]{64}$/);
    expect(seed?.words).toBe('');
    expect(attend(table())).toEqual(seed); // the server has not got it yet
    const taken = table({ players: [hashOf(seed!.random), NO_SEED] });
    expect(attend(taken)).toBeNull();
    expect(isOwn(taken, witnessOf('K7'))).toBe(true);
    expect(witnessOf('K7')).toMatchObject({ house: HOUSE, taken: true, players: null });
    expect(attend(table({}, { id: 'K8' }))?.random).not.toBe(seed?.random);
  });

  it('keeps its bytes when words are added', () => {
    const seed = attend(table())!;
    attend(table({ players: [hashOf(seed.random), NO_SEED] }));
    expect(ownSeed(table(), 'thalassa')).toEqual({ random: seed.random, words: 'thalassa' });
    expect(witnessOf('K7')?.taken).toBe(false); // until the server shows the new hash
    expect(attend(table({ players: [hashOf(`${seed.random}thalassa`), NO_SEED] }))).toBeNull();
    expect(witnessOf('K7')?.taken).toBe(true);
    expect(ownSeed(table())).toEqual({ random: seed.random, words: 'thalassa' });
  });

  it('leaves what another browser of the same player has given', () => {
    expect(attend(table({ players: [hashOf('elsewhere'), NO_SEED] }))).toBeNull();
    expect(witnessOf('K7')?.taken).toBe(false);
  });

  it('adds nothing to a lesson, or to a game that it only watches', () => {
    expect(attend(table({ scheme: 0, house: '', players: [] }, { lesson: true }))).toBeNull();
    expect(witnessOf('K7')).toBeNull();
    expect(attend(table({}, { your_seats: [] }))).toBeNull();
    expect(witnessOf('K7')?.seed).toBe('');
  });

  it('remembers the first seal and the hashes that the game began with', () => {
    const seed = attend(table())!;
    const begun = [hashOf(seed.random), NO_SEED];
    attend(table({ players: begun }));
    attend(table({ players: begun }, { status: 'playing' }));
    attend(table({ house: 'another', players: [NO_SEED, NO_SEED] }, { status: 'playing' }));
    expect(witnessOf('K7')).toEqual({ house: HOUSE, seed: seed.random, taken: true, players: begun });
  });

  it('plays without a memory, too', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('denied');
      },
      setItem: () => {
        throw new Error('denied');
      },
    });
    expect(attend(table())?.random).toMatch(/^[0-9a-f]{64}$/);
    expect(witnessOf('K7')).toBeNull();
  });

  it('forgets the oldest tables first', () => {
    for (let number = 0; number < 60; number += 1) attend(table({}, { id: `T${number}` }));
    expect([witnessOf('T9'), witnessOf('T10')?.house, witnessOf('T59')?.house]).toEqual([null, HOUSE, HOUSE]);
  });
});
