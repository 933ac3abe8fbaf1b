/** The drawing of a map: everything about it that stays the same during a game, as path data at one unit. */

import {
  coast,
  distance,
  ground,
  inside,
  Lattice,
  middle,
  noise,
  outline,
  type Point,
  relax,
  RADIUS,
  type Ring,
  sample,
  settle,
  type Spot,
  spline,
  toShore,
  type Wish,
  write,
} from './geo';
import type { LandPlan, MapPlan, SeaPlan } from './plan';

/** Pixels between the centres of neighbouring hexagons, before any zoom. */
export const UNIT = 68;

/** What can be in a land, in the order in which places are assigned. */
export interface Standing {
  /** For each metropolis, the sites that it takes. */
  metropolises: readonly (readonly number[])[];
  owned: boolean;
  mercenaries: boolean;
  hero: boolean;
  figure: boolean;
  /** Printed and placed signs of prosperity. */
  horns: number;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const WAVES_A_CELL = 3;
const SCRUBS_A_CELL = 2;
const TREES_A_LAND = 9;
const TRIES_FOR_TREES = 16;

export class Chart {
  readonly lands: ReadonlyMap<string, LandPlan>;
  readonly seas: ReadonlyMap<string, SeaPlan>;
  readonly islands: ReadonlyMap<string, LandPlan[]>;
  /** The coast of each island. */
  readonly coasts: ReadonlyMap<string, string>;
  /** All coasts in one path, for what is drawn in the same way for all. */
  readonly shoreline: string;
  /** The outer edge of the navigable sea. */
  readonly rim: string;
  readonly box: Box;
  private readonly lattice: Lattice;
  private readonly grounds = new Map<string, readonly Spot[]>();
  private readonly rings = new Map<string, Point[][]>();
  private readonly places = new Map<string, Map<string, Point>>();

  /** The drawing of a map, turned by some degrees. */
  constructor(plan: MapPlan, turn = 0) {
    this.lattice = new Lattice(turn);
    this.lands = new Map(plan.lands.map((land) => [land.id, land]));
    this.seas = new Map(plan.seas.map((sea) => [sea.id, sea]));
    const islands = new Map<string, LandPlan[]>();
    for (const land of plan.lands) islands.set(land.island, [...(islands.get(land.island) ?? []), land]);
    this.islands = islands;
    const coasts = new Map<string, string>();
    [...islands.keys()].forEach((island, seed) => {
      const points = coast(this.cellsOf(island), this.lattice, { seed });
      coasts.set(island, spline(points, UNIT));
      this.rings.set(island, sample(points, UNIT));
    });
    this.coasts = coasts;
    this.shoreline = [...coasts.values()].join('');
    const all = [...plan.lands, ...plan.seas].flatMap((area) => area.cells);
    const rim = relax(coast(all, this.lattice, { pull: 0, rough: 0.03, seed: 5, bulge: 0.1 }), 14);
    this.rim = spline(rim, UNIT);
    this.box = boxOf(rim);
  }

  cellsOf(island: string): Point[] {
    return (this.islands.get(island) ?? []).flatMap((land) => land.cells);
  }

  // ---- the sea

  /** Small waves, strewn over the sea. */
  waves(): string {
    const path: string[] = [];
    for (const cell of this.seaCells()) {
      for (let wave = 0; wave < WAVES_A_CELL; wave++) {
        const [across, down] = [noise(cell, 3 + wave), noise(cell, 13 + wave)];
        const inTheMiddle = Math.abs(across) < 0.45 && Math.abs(down) < 0.5; // where pieces are drawn
        if (inTheMiddle || noise(cell, 40 + wave) < 0.05) continue;
        const size = 4.6 + 1.4 * noise(cell, 23 + wave);
        const [half, high] = [(size / 2).toFixed(1), (size / 1.8).toFixed(1)];
        const at = write([cell[0] + across * 0.42, cell[1] + down * 0.4], UNIT);
        path.push(`M${at}q${half}-${high} ${size.toFixed(1)} 0q${half} ${high} ${size.toFixed(1)} 0`);
      }
    }
    return path.join('');
  }

  /** Whether every sea area is a single hexagon. */
  get fine(): boolean {
    return [...this.seas.values()].every((sea) => sea.cells.length === 1);
  }

  /** Marks with three arms where single hexagons of sea meet. */
  ticks(): string {
    const sea = new Set(this.seaCells().map((cell) => this.lattice.key(cell)));
    const path = new Map<string, string>();
    for (const cell of this.seaCells()) {
      for (const { from, to, beyond } of this.lattice.sides(cell)) {
        if (sea.has(this.lattice.key(beyond))) path.set(this.lattice.sideKey(from, to), arm(from, to) + arm(to, from));
      }
    }
    return [...path.values()].join('');
  }

  /** The borders between sea areas. */
  seaBorders(): string {
    return borders(this.lattice, [...this.seas.values()], 0);
  }

  private seaCells(): Point[] {
    return [...this.seas.values()].flatMap((sea) => sea.cells);
  }

  // ---- the land

  /** Soft patches of green. */
  scrub(island: string): string {
    return this.cellsOf(island)
      .flatMap((cell) =>
        Array.from({ length: SCRUBS_A_CELL }, (_, patch) => {
          const at: Point = [cell[0] + noise(cell, 60 + patch) * 0.28, cell[1] + noise(cell, 70 + patch) * 0.28];
          const across = (0.2 + 0.06 * noise(cell, 80 + patch)) * UNIT;
          const high = (0.13 + 0.04 * noise(cell, 90 + patch)) * UNIT;
          return ellipse([at[0] * UNIT, at[1] * UNIT], across, high);
        }),
      )
      .join('');
  }

  /** The borders between the lands of an island. */
  landBorders(island: string): string {
    return borders(this.lattice, this.islands.get(island) ?? [], 0.14);
  }

  /** The part of its island that a land takes: its hexagons, grown towards the sea only. */
  region(land: LandPlan): string {
    const island = this.cellsOf(land.island);
    const known = new Set(island.map((cell) => this.lattice.key(cell)));
    const seaward = (corner: Point): Point => {
      const inland = middle(island.filter((cell) => Math.abs(distance(cell, corner) - RADIUS) < 0.01));
      return [corner[0] + (corner[0] - inland[0]) * 0.5, corner[1] + (corner[1] - inland[1]) * 0.5];
    };
    const pieces = land.cells.flatMap((cell) =>
      this.lattice.sides(cell).flatMap(({ from, to, beyond }) => {
        const wedge = [cell, from, to];
        return known.has(this.lattice.key(beyond)) ? [wedge] : [wedge, [from, seaward(from), seaward(to), to]];
      }),
    );
    return pieces.map((piece) => polygon(piece)).join('');
  }

  /** The outline of an area, for when it is lit, chosen or pointed at. */
  outlineOf(area: string): string {
    const land = this.lands.get(area);
    if (!land) return this.seaOutline(this.seas.get(area)?.cells ?? []);
    const whole = this.islands.get(land.island)?.length === 1;
    if (whole) return this.coasts.get(land.island)!;
    return spline(coast(land.cells, this.lattice, { pull: 0.1, fill: 0.3, rough: 0, bulge: 0.02 }), UNIT);
  }

  private seaOutline(cells: readonly Point[]): string {
    const centre = middle(cells);
    const smaller = cells.length === 1 ? 0.94 : 0.98;
    const inwards = ([x, y]: Point): Point => [
      centre[0] + (x - centre[0]) * smaller,
      centre[1] + (y - centre[1]) * smaller,
    ];
    return outline(cells, this.lattice)
      .map((ring) => polygon(ring.map(inwards)))
      .join('');
  }

  /** Where the name of a land is written: under its southern shore. */
  nameAt(land: LandPlan): Point {
    const island = new Set(this.cellsOf(land.island).map((cell) => this.lattice.key(cell)));
    const across = middle(land.cells)[0];
    const southern = land.cells.filter(
      (cell) =>
        !this.lattice.neighbours(cell).some((next) => next[1] > cell[1] + 0.6 && island.has(this.lattice.key(next))),
    );
    const order = (cell: Point) => Math.abs(cell[0] - across) - cell[1] / 1000;
    const cell = [...(southern.length ? southern : land.cells)].sort((a, b) => order(a) - order(b))[0]!;
    return [cell[0] * UNIT, (cell[1] + 0.53) * UNIT];
  }

  // ---- pieces

  /** The cell of a sea on which its pieces are drawn: the one nearest to the middle. */
  anchor(sea: string): Point {
    const cells = this.seas.get(sea)?.cells ?? [];
    const centre = middle(cells);
    const cell = [...cells].sort((a, b) => distance(a, centre) - distance(b, centre))[0] ?? [0, 0];
    return [cell[0] * UNIT, cell[1] * UNIT];
  }

  /** Where each thing in a land is drawn. The same kinds of things are always in the same places; when pieces are drawn
   * `size` times as large as the map, they move apart. */
  standing(id: string, standing: Standing, size = 1): Map<string, Point> {
    const code = `${id} ${size} ${JSON.stringify(standing)}`;
    const known = this.places.get(code);
    if (known) return known;
    const land = this.lands.get(id)!;
    const grown = (name: string) => (name.startsWith('metropolis') ? Math.sqrt(size) : size);
    const wanted = wishes(land, standing).map((wish) => ({ ...wish, radius: wish.radius * grown(wish.name) }));
    const places = settle(this.groundOf(land), wanted, 2);
    this.places.set(code, places);
    return places;
  }

  private groundOf(land: LandPlan): readonly Spot[] {
    const known = this.grounds.get(land.id);
    if (known) return known;
    const found = ground(this.ringsOf(land), 3);
    this.grounds.set(land.id, found);
    return found;
  }

  private ringsOf(land: LandPlan): readonly Ring[] {
    if (this.islands.get(land.island)?.length === 1) return this.rings.get(land.island)!;
    return sample(coast(land.cells, this.lattice, { pull: 0.06, fill: 0.1, rough: 0 }), UNIT);
  }

  /** Cypresses and olive trees in places that nothing else ever takes: each kind in one path. */
  trees(): { cypresses: string; olives: string; shadows: string } {
    const trees = { cypresses: '', olives: '', shadows: '' };
    const full: Standing = { metropolises: [], owned: true, mercenaries: false, hero: false, figure: true, horns: 1 };
    for (const land of this.lands.values()) {
      const rings = this.rings.get(land.island)!;
      const busy = [...this.standing(land.id, { ...full, horns: land.horns }).values()];
      const found: Point[] = [];
      for (const cell of land.cells) {
        for (let attempt = 0; attempt < TRIES_FOR_TREES; attempt++) {
          const at: Point = [
            (cell[0] + noise(cell, 100 + attempt) * 0.46) * UNIT,
            (cell[1] + noise(cell, 130 + attempt) * 0.46) * UNIT,
          ];
          const free =
            busy.every((piece) => distance(piece, at) >= 17) && found.every((tree) => distance(tree, at) >= 7);
          if (free && inside(at, rings) && toShore(at, rings) >= 9.5) found.push(at);
        }
      }
      found.sort((a, b) => a[1] - b[1]);
      found.slice(0, TREES_A_LAND).forEach((at, number) => plant(trees, at, number % 3 === 0));
    }
    return trees;
  }
}

function plant(trees: { cypresses: string; olives: string; shadows: string }, at: Point, cypress: boolean): void {
  if (cypress) {
    trees.cypresses += `M${write(at)}q-3.4-3 0-10.5q3.4 7.5 0 10.5`;
  } else {
    trees.shadows += ellipse([at[0] + 0.8, at[1] + 1.3], 3.8, 1.5);
    trees.olives += ellipse([at[0], at[1] - 1.6], 3.1, 3.1);
  }
}

/** The things in a land, each with its preferred place. */
function wishes(land: LandPlan, standing: Standing): Wish[] {
  const [x, y] = middle(land.cells).map((part) => part * UNIT) as [number, number];
  const islet = land.cells.length === 1;
  const sites = siteWishes(land);
  const taken = standing.metropolises.flat();
  const found: Wish[] = [];
  standing.metropolises.forEach((covered, number) => {
    found.push({ name: `metropolis${number}`, radius: 22, at: middle(covered.map((site) => sites[site]!)) });
  });
  sites.forEach((at, site) => {
    if (!taken.includes(site)) found.push({ name: `site${site}`, radius: 12, at });
  });
  if (standing.owned) found.push({ name: 'troops', radius: 14, at: [x + (islet ? 0.22 * UNIT : 0), y] });
  if (standing.mercenaries) found.push({ name: 'mercenaries', radius: 12, at: [x + 0.2 * UNIT, y + 0.2 * UNIT] });
  if (standing.hero) found.push({ name: 'hero', radius: 14, at: [x, y - 0.2 * UNIT] });
  if (standing.figure) found.push({ name: 'figure', radius: 15.5, at: [x - 0.1 * UNIT, y - 0.3 * UNIT], dry: 0.5 });
  if (standing.horns) {
    const radius = standing.horns < 3 ? 5.5 + 3.2 * standing.horns : 15;
    found.push({ name: 'horns', radius, at: [x, y - 0.34 * UNIT] });
  }
  if (land.priestess) found.push({ name: 'priestess', radius: 7, at: [x - 0.3 * UNIT, y - 0.3 * UNIT] });
  return found;
}

/** The preferred places of sites: site n on cell n; if there are fewer cells than sites, they share one. */
function siteWishes(land: LandPlan): Point[] {
  const [first] = land.cells;
  const centre = middle(land.cells);
  if (!first) return [];
  if (land.sites > land.cells.length) {
    const apart = 0.4 / Math.max(1, land.sites - 1);
    return Array.from({ length: land.sites }, (_, site) => [(first[0] - 0.2 + apart * site) * UNIT, first[1] * UNIT]);
  }
  if (land.cells.length === 1) return land.sites ? [[(first[0] - 0.2) * UNIT, (first[1] + 0.03) * UNIT]] : [];
  const outwards = land.sites < land.cells.length || land.cells.length === 2 ? 1.1 : 1;
  return land.cells
    .slice(0, land.sites)
    .map(([x, y]) => [
      (centre[0] + (x - centre[0]) * outwards) * UNIT,
      (centre[1] + (y - centre[1]) * outwards) * UNIT,
    ]);
}

// ---- path data

function polygon(points: readonly Point[]): string {
  return `M${points.map((point) => write(point, UNIT)).join('L')}Z`;
}

function ellipse([x, y]: Point, across: number, high: number): string {
  const half = `a${across.toFixed(1)} ${high.toFixed(1)} 0 1 0 `;
  return `M${write([x - across, y])}${half}${(2 * across).toFixed(1)} 0${half}${(-2 * across).toFixed(1)} 0`;
}

/** The first fifth of a side, from one of its ends. */
function arm(from: Point, to: Point): string {
  return `M${write(from, UNIT)}L${write([from[0] + (to[0] - from[0]) * 0.2, from[1] + (to[1] - from[1]) * 0.2], UNIT)}`;
}

/** The sides between different areas, each drawn a little longer than it is. */
function borders(lattice: Lattice, areas: readonly { id: string; cells: Point[] }[], longer: number): string {
  const first = new Map<string, string>();
  const path: string[] = [];
  for (const { id, cells } of areas) {
    for (const cell of cells) {
      for (const { from, to } of lattice.sides(cell)) {
        const side = lattice.sideKey(from, to);
        const other = first.get(side);
        if (other === undefined) first.set(side, id);
        else if (other !== id) {
          const [dx, dy] = [(to[0] - from[0]) * longer, (to[1] - from[1]) * longer];
          path.push(`M${write([from[0] - dx, from[1] - dy], UNIT)}L${write([to[0] + dx, to[1] + dy], UNIT)}`);
        }
      }
    }
  }
  return path.join('');
}

function boxOf(rings: readonly Ring[]): Box {
  const points = rings.flat();
  const [xs, ys] = [points.map(([x]) => x * UNIT), points.map(([, y]) => y * UNIT)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}
