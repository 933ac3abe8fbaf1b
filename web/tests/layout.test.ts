import { describe, expect, it } from 'vitest';
import { MapDesk, type Check } from '../src/games/legendary/desk.svelte';
import {
  type CheckedMap,
  laid,
  readAddress,
  shuffled,
  type Spot,
  type Tile,
  turned,
  without,
  writeAddress,
} from '../src/games/legendary/layout';
import type { LaidTile } from '../src/lib/generated/http';
import { nearest } from '../src/map/geo';

const melos: Tile = { tile: 'melos', column: 0, row: 0, turn: 4 };
const kea: Tile = { tile: 'kea', column: 1, row: 0, turn: 1 };
const byName = (tiles: readonly Tile[]) => [...tiles].sort((a, b) => a.tile.localeCompare(b.tile));

describe('laying tiles', () => {
  it('a tile of the box is laid; what lay there goes back into the box', () => {
    expect(laid([melos], 'ios', { column: 1, row: 0 })).toEqual([melos, { tile: 'ios', column: 1, row: 0, turn: 0 }]);
    expect(laid([melos], 'ios', { column: 0, row: 0 })).toEqual([{ tile: 'ios', column: 0, row: 0, turn: 0 }]);
  });
  it('two tiles of the map change places and keep their turns', () => {
    expect(byName(laid([melos, kea], 'melos', kea))).toEqual([
      { ...kea, column: 0 },
      { ...melos, column: 1 },
    ]);
  });
  it('a tile moves to a free place', () => {
    expect(byName(laid([melos, kea], 'kea', { column: 0, row: 1 }))).toEqual([{ ...kea, column: 0, row: 1 }, melos]);
  });
  it('turns both ways, and leaves', () => {
    expect(turned([melos], 'melos', 3)[0]?.turn).toBe(1);
    expect(turned([{ ...melos, turn: 0 }], 'melos', -1)[0]?.turn).toBe(5);
    expect(without([melos, kea], 'kea')).toEqual([melos]);
  });
  it('shuffling gives each place a tile of its own', () => {
    const places = [melos, kea, { column: 0, row: 1 }];
    const tiles = shuffled(places, ['a', 'b', 'c', 'd'], () => 0.99);
    expect(tiles.map(({ tile, turn }) => [tile, turn])).toEqual([
      ['d', 5],
      ['c', 5],
      ['b', 5],
    ]);
  });
  it('an address says the map', () => {
    const address = writeAddress(3, 'f:e4b0c1/f2d2/i1');
    expect(readAddress(address)).toEqual({ seats: 3, map: 'f:e4b0c1/f2d2/i1' });
    expect(readAddress('')).toEqual({ seats: null, map: '' });
  });
});

describe('the desk', () => {
  const spot = (tile: LaidTile): Spot => ({ turn: 0, ...tile, cells: [] });
  /** A server that takes everything; a map of two tiles can be played. */
  const check: Check = async ({ side = 'front', tiles = [], code = '' }): Promise<CheckedMap> => ({
    code: code || tiles.map((tile) => `${tile.tile}${tile.turn}`).join(' '),
    side,
    wanted: 2,
    tiles: tiles.map(spot),
    spots: [],
    left: ['ios'],
    refusals: tiles.length === 2 ? [] : [{ rule: 'L2.4', key: 'map_other_number', args: {}, text: '' }],
    plan: null,
  });

  it('a tile is taken, laid, turned, and each step is taken back', async () => {
    const desk = new MapDesk(check);
    await desk.open(3, 'front', 'random');
    desk.take('melos');
    desk.choose(spot({ ...kea, tile: '' }));
    await desk.settled();
    expect([desk.hand, desk.draft.tiles, desk.good]).toEqual(['', [{ ...kea, tile: 'melos', turn: 0 }], false]);
    desk.turn('melos', 1);
    desk.turn('melos', 1);
    desk.flip('back');
    await desk.settled();
    expect([desk.draft.side, desk.draft.tiles[0]?.turn, desk.undo]).toEqual(['back', 2, 4]);
    for (const _ of [1, 2, 3]) desk.takeBack();
    await desk.settled();
    expect([desk.draft.side, desk.draft.tiles[0]?.turn]).toEqual(['front', 0]);
    desk.takeBack();
    desk.takeBack();
    await desk.settled();
    expect([desk.draft.tiles, desk.undo]).toEqual([[], 0]);
  });

  it('with empty hands one takes what lies there, and puts it down on itself', async () => {
    const desk = new MapDesk(check);
    await desk.open(3, 'front', 'random');
    desk.choose(spot(melos));
    expect(desk.hand).toBe('melos');
    desk.choose(spot(melos));
    expect(desk.hand).toBe('');
  });

  it('a code that cannot be read says why, until the next step', async () => {
    const desk = new MapDesk(check);
    await desk.open(3, 'front', 'random');
    await desk.lay('nonsense');
    expect([desk.unreadable.length, desk.undo]).toEqual([1, 0]);
    desk.flip('back');
    await desk.settled();
    expect(desk.unreadable).toEqual([]);
  });

  it('what fails leaves the map as it was, and is told', async () => {
    let fail = false;
    const desk = new MapDesk(async (draft) => {
      if (fail) throw new Error('offline');
      return check(draft);
    });
    await desk.open(3, 'front', 'random');
    fail = true;
    desk.play(5);
    await desk.settled();
    expect([desk.seats, desk.undo, String(desk.trouble)]).toEqual([3, 0, 'Error: offline']);
  });
});

describe('the arrow keys', () => {
  const places = [
    ['east', [2, 0]],
    ['far east', [3, 0]],
    ['north', [0, -1]],
  ] as const;
  it('lead to the nearest place in their direction, or nowhere', () => {
    expect(nearest([0, 0], [1, 0], places)).toBe('east');
    expect(nearest([0, 0], [0, -1], places)).toBe('north');
    expect(nearest([0, 0], [-1, 0], places)).toBeUndefined();
    expect(
      nearest([0, 0], [1, 0], [
        ['aslant', [0.6, 0.8]],
        ['ahead', [0.8, 0.6]],
      ] as const),
    ).toBe('ahead');
  });
});
