import { describe, expect, it } from 'vitest';
import type { ChallengeInfo } from '../src/lib/generated/http';
import { nextOf } from '../src/lib/page/ladder';

const ladder = (...solved: boolean[]): ChallengeInfo[] =>
  solved.map((done, place) => ({
    id: String(place),
    game: 'duel',
    seat: 0,
    others: ['daphne'],
    options: {},
    same_deal: false,
    goals: [{ key: 'goal-win', args: {} }],
    solved: done,
    tries: 0,
    table: '',
  }));

describe('the next challenge', () => {
  it('is the first that is not solved', () => {
    expect(nextOf(ladder(true, false, false))?.id).toBe('1');
  });
  it('comes behind the one that was just played', () => {
    expect(nextOf(ladder(false, true, true, false), 1)?.id).toBe('3');
  });
  it('is one left behind, if nothing comes after', () => {
    expect(nextOf(ladder(false, true, true), 2)?.id).toBe('0');
  });
  it('is none when all are solved', () => {
    expect(nextOf(ladder(true, true), 1)).toBeUndefined();
  });
});
