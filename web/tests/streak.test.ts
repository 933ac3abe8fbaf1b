import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dayBefore, keepSolved, readSolved, streakOn, withSolved, type Solved } from '../src/lib/page/streak';

const nothing: Solved = { problems: [], day: '', streak: 0 };

describe('days in a row', () => {
  it('grow with the problem of each day, and once a day', () => {
    let known = withSolved(nothing, 'duel/a', '2027-02-28');
    known = withSolved(known, 'duel/b', '2027-03-01');
    known = withSolved(known, 'duel/c', '2027-03-01');
    expect(known).toEqual({ problems: ['duel/a', 'duel/b', 'duel/c'], day: '2027-03-01', streak: 2 });
  });
  it('begin anew after a day without', () => {
    const known = withSolved({ problems: [], day: '2027-02-27', streak: 9 }, 'duel/a', '2027-03-01');
    expect(known.streak).toBe(1);
    expect(streakOn({ problems: [], day: '2027-02-27', streak: 9 }, '2027-03-01')).toBe(0);
  });
  it('are not over before the day is', () => {
    const known = { problems: [], day: '2027-02-28', streak: 9 };
    expect(streakOn(known, '2027-02-28')).toBe(9);
    expect(streakOn(known, '2027-03-01')).toBe(9);
  });
  it('do not grow with any other problem, and none counts twice', () => {
    const once = withSolved(nothing, 'duel/a');
    expect(withSolved(once, 'duel/a')).toEqual({ problems: ['duel/a'], day: '', streak: 0 });
  });
  it('cross months and years', () => {
    expect(dayBefore('2028-03-01')).toBe('2028-02-29');
    expect(dayBefore('2027-01-01')).toBe('2026-12-31');
  });
});

describe('what the browser keeps', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
  });
  it('comes back, and is nothing where it cannot be read', () => {
    expect(readSolved()).toEqual(nothing);
    keepSolved(withSolved(nothing, 'duel/a', '2027-03-01'));
    expect(readSolved().streak).toBe(1);
    kept.set('petteia-problems', 'not JSON');
    expect(readSolved()).toEqual(nothing);
  });
});
