import { describe, expect, it } from 'vitest';
import type { Ask, Choice } from '../src/lib/generated/protocol';
import { ThoughtUnderWay } from '../src/lib/table/thought.svelte';

const ask = (...texts: string[]): Ask => ({
  seat: 0,
  question: '',
  actions: texts.map((text, action): Choice => ({ action, text, verb: '', objects: {} })),
  impossible: [],
});
const VOYAGE = ['fleets 2', 'sail to C1', 'fleets 2', 'sail to D1', 'anchor'];

describe('a thought', () => {
  it('gives its answers in their order, and leaves out what is not asked for', () => {
    const thought = new ThoughtUnderWay();
    thought.begin(VOYAGE);
    expect(thought.next(ask('fleets 1', 'fleets 2'), 1)).toBe(1);
    expect(thought.next(ask('sail to B1', 'sail to C1'), 2)).toBe(1);
    expect(thought.next(ask('sail to D1', 'anchor'), 3)).toBe(0); // one fleet alone is not counted
    expect(thought.next(ask('done'), 4)).toBeNull();
    expect(thought.busy).toBe(false);
  });

  it('ends where somebody else is asked, or something else is', () => {
    const thought = new ThoughtUnderWay();
    thought.begin(VOYAGE);
    expect(thought.next(null, 1)).toBeNull();
    expect(thought.busy).toBe(false);
    thought.begin(VOYAGE);
    expect(thought.next(ask('stand', 'retreat to C2'), 1)).toBeNull();
    expect(thought.busy).toBe(false);
  });

  it('is taken back as a whole, as far as that may be', () => {
    const thought = new ThoughtUnderWay();
    thought.begin(['offer 3']);
    thought.next(ask('offer 3'), 1);
    thought.next(null, 2);
    thought.takeBack(2, 5);
    expect([thought.tookBack(true), thought.busy]).toEqual([true, true]);
    expect([thought.tookBack(true), thought.busy]).toEqual([false, false]);
  });

  it('is another one once something happened after it', () => {
    const thought = new ThoughtUnderWay();
    thought.begin(['offer 3']);
    thought.next(ask('offer 3'), 1);
    thought.next(null, 2);
    thought.takeBack(3, 5);
    expect([thought.busy, thought.tookBack(true)]).toEqual([false, false]);
  });
});
