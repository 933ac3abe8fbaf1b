import { describe, expect, it } from 'vitest';
import type { Vocabulary } from '../src/lib/words/i18n.svelte';
import { about, actionWords, isGrid, pieceOf, squareName, squaresOf } from '../src/games/plain/plain.svelte';
import type { Choice } from '../src/lib/generated/protocol';

const choice = (action: number, verb: string, ...squares: string[]): Choice => ({
  action,
  text: [verb, ...squares].join(' '),
  verb,
  objects: Object.fromEntries(squares.map((square, place) => [['square', 'goal'][place] ?? '', square])),
});
const choices = [
  choice(1, 'move', 'a1', 'a2'),
  choice(2, 'move', 'a1', 'b1'),
  choice(3, 'take', 'a2'),
  choice(4, 'stop'),
];

describe('the plain table', () => {
  it('reads squares and pieces from a grid', () => {
    const grid = { rows: ['.1.', '0.b'] };
    expect(isGrid(grid)).toBe(true);
    expect(isGrid([1, 2])).toBe(false);
    expect(squareName(grid, 1, 0)).toBe('a1');
    expect(squareName(grid, 0, 2)).toBe('c2');
    expect(pieceOf('.')).toBeNull();
    expect(pieceOf('1')).toEqual({ seat: 1, bound: false });
    expect(pieceOf('b')).toEqual({ seat: 1, bound: true });
  });

  it('narrows options by the squares that were pointed at', () => {
    expect(squaresOf(choices[0]!)).toEqual(['a1', 'a2']);
    expect(about(choices, []).length).toBe(4);
    expect(about(choices, ['a1']).map(({ action }) => action)).toEqual([1, 2]);
    expect(about(choices, ['a2']).map(({ action }) => action)).toEqual([3]);
    expect(about(choices, ['a1', 'b1']).map(({ action }) => action)).toEqual([2]);
  });

  it('says an action by its verb, or as the record has it', () => {
    const words: Vocabulary = {
      has: (key) => key === 'action-move',
      forms: () => ({}),
      t: (key, args = {}) => `${key} ${String(args.square)}-${String(args.goal)}`,
    };
    expect(actionWords(words, choices[0]!)).toBe('action-move a1-a2');
    expect(actionWords(words, choice(5, 'roll'))).toBe('roll');
  });
});
