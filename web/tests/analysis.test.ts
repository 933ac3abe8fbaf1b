import { describe, expect, it } from 'vitest';
import { beginningOf, addressOf, movesAfter } from '../src/screens/analysis/address';
import { Tree } from '../src/shell/analysis/tree.svelte';

const step = (action: number, actor = 0) => ({ action, actor, text: `do ${action}`, events: [] });
const planted = (): Tree => new Tree({ game: 'duel' }, ['Ann', 'Bob']);

describe('a tree of moves', () => {
  it('goes along what was tried already, and else grows', () => {
    const tree = planted();
    const end = tree.add(tree.root, [step(1), step(2, 1), step(3)]);
    expect(tree.add(tree.root, [step(1), step(2, 1)])).toBe(end.parent);
    const aside = tree.add(tree.root, [step(1), step(4, 1)]);
    expect(tree.changes).toBe(4);
    expect(end.actions).toEqual([1, 2, 3]);
    expect([end.isMain, aside.isMain]).toEqual([true, false]);
  });

  it('stops before decisions, not within what chance does', () => {
    const tree = planted();
    const end = tree.add(tree.root, [step(1), step(50, -1), step(51, -1), step(2, 1), step(52, -1)]);
    expect(tree.stop(tree.root, 1).actions).toEqual([1, 50, 51]);
    expect(tree.stop(end, -1).actions).toEqual([1, 50, 51]);
    expect(tree.stop(tree.stop(end, -1), -1)).toBe(tree.root);
    expect(tree.stop(end, 1)).toBe(end);
    tree.add(tree.root, [step(1), step(60, -1)]); // chance was tried otherwise: there one stops
    expect(tree.stop(tree.root, 1).actions).toEqual([1]);
  });

  it('makes any line the main one, and forgets others', () => {
    const tree = planted();
    const first = tree.add(tree.root, [step(1), step(2)]);
    const second = tree.add(tree.root, [step(3), step(4)]);
    tree.current = second;
    tree.promote(second);
    expect(tree.through(tree.root).at(-1)).toBe(second);
    tree.remove(second.parent!);
    expect(tree.current).toBe(tree.root);
    expect(tree.through(tree.root).at(-1)).toBe(first);
  });

  it('is kept with its comments and read again', () => {
    const tree = planted();
    const end = tree.add(tree.root, [step(1), step(2)]);
    tree.comment(tree.add(tree.root, [step(3)]), 'why not?');
    tree.add(end.parent!, [step(5)]);
    tree.comment(tree.root, 'a game of ours');
    const { written } = tree;
    expect(written.moves).toEqual([
      { after: 0, action: 1, comment: '' },
      { after: 1, action: 2, comment: '' },
      { after: 1, action: 5, comment: '' },
      { after: 0, action: 3, comment: 'why not?' },
    ]);
    const again = Tree.read(written, tree.steps);
    expect(again.written).toEqual(written);
    expect(again.changes).toBe(0);
  });
});

describe('addresses of boards', () => {
  it('say where a board begins', () => {
    const beginning = { root: { game: 'duel', position: 'duel/1 a=b#c' }, players: ['Žofie'], draws: false };
    expect(beginningOf(decodeURIComponent(addressOf(beginning).split('#')[1]!))).toEqual(beginning);
    expect(beginningOf('nonsense')).toBeNull();
    expect(beginningOf('{"root":{}}')).toBeNull();
  });

  it('find the move after so many entries, also where some were taken back', () => {
    expect([0, 1, 4, 5, 6, 9].map((n) => movesAfter([0, 1, 5, 6, 7], n))).toEqual([0, 1, 2, 2, 3, 4]);
  });
});
