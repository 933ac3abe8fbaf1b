import { describe, expect, it } from 'vitest';
import { sharing } from '../src/lib/table/sharing';

describe('what is told anew', () => {
  const before = {
    lands: [
      { id: 'a', troops: 1 },
      { id: 'b', troops: 2 },
    ],
    turn: 0,
  };

  it('is the same object where nothing changed', () => {
    expect(sharing(before, structuredClone(before))).toBe(before);
  });

  it('shares what is equal with what was told before', () => {
    const now = sharing(before, {
      lands: [
        { id: 'a', troops: 1 },
        { id: 'b', troops: 3 },
      ],
      turn: 0,
    });
    expect(now).toEqual({
      lands: [
        { id: 'a', troops: 1 },
        { id: 'b', troops: 3 },
      ],
      turn: 0,
    });
    expect(now.lands[0]).toBe(before.lands[0]);
    expect(now.lands).not.toBe(before.lands);
  });

  it('tells lists of other lengths, other kinds and other names apart', () => {
    expect(sharing([1, 2], [1])).toEqual([1]);
    expect(sharing<unknown>([], {})).toEqual({});
    expect(sharing<unknown>(null, [null])).toEqual([null]);
    expect(sharing<unknown>({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
  });
});
