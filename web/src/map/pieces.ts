/** What is on a map, and where and how large it is drawn, so that pieces can be drawn and names keep clear of them. */
import { standing, type Board, type Land, type Sea } from './board';
import { UNIT, type Chart } from './chart';
import { distance, type Point } from './geo';

/** The width of each kind of piece at its own size. */
export const WIDE = {
  slot: 19,
  building: 27,
  bonus: 15,
  horn: 15,
  horns: 17,
  priestess: 15,
  figure: 37,
  beast: 46,
  token: 25,
  troop: 33,
  mercenary: 26,
  hero: 33,
  fleet: 41,
} as const;
/** Up to this many signs of prosperity are drawn one by one. */
export const MANY = 3;
export const HORNS_APART = 12.5;
export const BONUS: Point = [19, -15];

/** The number of units, next to the piece that represents them. */
export interface Count {
  number: number;
  at: Point;
  by: Point;
  /** Their owner; -1 for nobody. */
  seat: number;
}

/** Something that is drawn: its middle, and how far it reaches from there, horizontally and vertically. */
export interface Drawn {
  at: Point;
  half: Point;
  is: 'count' | 'piece' | 'slot';
}

/** The width of a metropolis. It is the widest piece of all, so it grows less when pieces are drawn larger than the map. */
export function metropolisWide(apart: number): number {
  return 52 / Math.sqrt(apart);
}

export interface SeaPlaces {
  fleets: Point;
  figure: Point;
  horns: Point;
}

/** Where everything in a sea is drawn. A figure and fleets keep apart; in a large sea they are on different hexagons. */
export function seaPlaces(chart: Chart, sea: Sea, apart: number): SeaPlaces {
  const anchor = chart.anchor(sea.id);
  const cells = chart.seas.get(sea.id)!.cells.map(([x, y]): Point => [x * UNIT, y * UNIT]);
  const busy = sea.fleets > 0 || sea.figure !== '';
  const crowded = sea.fleets > 0 && sea.figure !== '';
  if (cells.length === 1) {
    const raised = sea.horns > 0 && busy ? 7 : 0;
    const [fleets, figure]: [Point, Point] = crowded
      ? [
          [anchor[0] + 9 * apart, anchor[1] + 7 * apart - raised],
          [anchor[0] - 12 * apart, anchor[1] - 8 * apart - raised],
        ]
      : [
          [anchor[0], anchor[1] - raised],
          [anchor[0], anchor[1] - raised],
        ];
    return { fleets, figure, horns: busy ? [anchor[0], anchor[1] + 21] : anchor };
  }
  const farthest = (from: readonly Point[]): Point =>
    cells.reduce((best, cell) => {
      const off = (one: Point) => Math.min(...from.map((other) => distance(one, other)));
      return off(cell) > off(best) + 1 ? cell : best;
    }, cells[0]!);
  const horns = farthest([anchor]);
  return { fleets: anchor, figure: crowded ? farthest(sea.horns ? [anchor, horns] : [anchor]) : anchor, horns };
}

export function seaCounts(sea: Sea, { fleets }: SeaPlaces): Count[] {
  return [{ number: sea.fleets, at: fleets, by: [17, 11], seat: sea.seat }];
}

export function landCounts(land: Land, at: ReadonlyMap<string, Point>): Count[] {
  const beside: [string, number, Point, number][] = [
    ['horns', land.horns > MANY ? land.horns : 0, [12, 2], -1],
    ['troops', land.troops, [13, 10.5], land.seat],
    ['mercenaries', land.mercenaries, [9, 8], land.seat],
    ['hero', land.heroes.length, [11, 11], land.seat],
  ];
  return beside.flatMap(([name, number, by, seat]) => {
    const spot = at.get(name);
    return spot ? [{ number, at: spot, by, seat }] : [];
  });
}

/** Everything that is drawn at the moment. `piece` is the scale of pieces relative to the map, `word` that of counts. */
export function drawnNow(chart: Chart, board: Board, apart: number, piece: number, word: number): Drawn[] {
  const found: Drawn[] = [];
  const add = (at: Point | undefined, wide: number, is: Drawn['is'] = 'piece', high = wide) => {
    if (at) found.push({ at, half: [(wide / 2) * piece, (high / 2) * piece], is });
  };
  const count = ({ number, at, by }: Count) => {
    if (number < 2) return;
    const half = (number < 10 ? 9 : 12) * word;
    found.push({ at: [at[0] + by[0] * piece, at[1] + by[1] * piece], half: [half, 9 * word], is: 'count' });
  };
  for (const sea of board.seas) {
    const places = seaPlaces(chart, sea, apart);
    if (sea.horns > 0) add(places.horns, 23);
    if (sea.figure) add(places.figure, WIDE.beast);
    if (sea.fleets > 0) add(places.fleets, WIDE.fleet);
    seaCounts(sea, places).forEach(count);
  }
  for (const land of board.lands) {
    const at = chart.standing(land.id, standing(land), apart);
    land.sites.forEach((building, site) =>
      add(at.get(`site${site}`), building ? WIDE.building : WIDE.slot, building ? 'piece' : 'slot'),
    );
    land.metropolises.forEach((_, number) => add(at.get(`metropolis${number}`), metropolisWide(apart)));
    const horns = land.horns > MANY ? WIDE.horns : WIDE.horn + (land.horns - 1) * HORNS_APART;
    if (land.horns) add(at.get('horns'), horns, 'piece', WIDE.horn);
    add(at.get('priestess'), WIDE.priestess);
    if (land.figure) add(at.get('figure'), WIDE.figure);
    if (land.seat >= 0) add(at.get('troops'), land.troops ? WIDE.troop : WIDE.token);
    add(at.get('mercenaries'), WIDE.mercenary);
    add(at.get('hero'), WIDE.hero);
    landCounts(land, at).forEach(count);
  }
  return found;
}
