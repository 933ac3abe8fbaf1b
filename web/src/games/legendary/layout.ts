/** A map that somebody lays tile by tile. The server says what is legal and how it is drawn. */
import type { CheckedMap, LaidTile, MapSpot } from '../../lib/generated/http';

export type { CheckedMap } from '../../lib/generated/http';
export type Side = CheckedMap['side'];
export type Tile = Required<LaidTile>;
/** A tile on the map, or a free place, whose tile is ''. */
export type Spot = MapSpot;

export interface Draft {
  seats: number;
  side: Side;
  tiles: Tile[];
}

export const GAME = 'legendary';
const TURNS = 6;

const tileAt = (tiles: readonly Tile[], { column, row }: Place) =>
  tiles.find((tile) => tile.column === column && tile.row === row);

type Place = Pick<Tile, 'column' | 'row'>;

/** Lay a tile on a place. A tile that is already there changes places with it, or goes back to the box if the new one
 * comes from there. */
export function laid(tiles: readonly Tile[], name: string, place: Place): Tile[] {
  const { column, row } = place;
  const from = tiles.find((tile) => tile.tile === name);
  const there = tileAt(tiles, place);
  const others = tiles.filter((tile) => tile !== from && tile !== there);
  const moved: Tile = { tile: name, column, row, turn: from?.turn ?? 0 };
  if (!there || there === from || !from) return [...others, moved];
  return [...others, moved, { ...there, column: from.column, row: from.row }];
}

export function turned(tiles: readonly Tile[], name: string, by: number): Tile[] {
  return tiles.map((tile) => (tile.tile === name ? { ...tile, turn: (tile.turn + by + TURNS) % TURNS } : tile));
}

export function without(tiles: readonly Tile[], name: string): Tile[] {
  return tiles.filter((tile) => tile.tile !== name);
}

/** Random tiles for these places, each turned at random. */
export function shuffled(places: readonly Place[], names: readonly string[], random: () => number): Tile[] {
  const left = [...names];
  return places.map(({ column, row }) => {
    const [tile = ''] = left.splice(Math.floor(random() * left.length), 1);
    return { tile, column, row, turn: Math.floor(random() * TURNS) };
  });
}

/** The part of an address that describes a map, for sharing: "?seats=3&map=f:e4b0c1/f2d2/i1". */
export function writeAddress(seats: number, map: string): string {
  return `?seats=${seats}&map=${map}`;
}

/** The seats and the map in an address, if it has them. */
export function readAddress(search: string): { seats: number | null; map: string } {
  const named = new URLSearchParams(search);
  return { seats: Number(named.get('seats')) || null, map: named.get('map') ?? '' };
}
