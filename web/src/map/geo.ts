/** Coastlines from hexagons: pure arithmetic, always the same picture for the same map. The unit is the distance between two centres. */

export type Point = readonly [x: number, y: number];
export type Ring = readonly Point[];

/** The radius of a hexagon whose neighbours are 1 apart. */
export const RADIUS = 1 / Math.sqrt(3);

const TOLERANCE = 0.01;

/** The grid of hexagons, turned by some degrees: at 0 they stand on a corner, at 30 on a side. */
export class Lattice {
  private readonly toCorners: Point[];
  private readonly toNeighbours: Point[];
  private readonly back: Point;

  constructor(turn = 0) {
    const angle = (-turn * Math.PI) / 180;
    this.back = [Math.cos(angle), Math.sin(angle)];
    this.toCorners = sixDirections(30 + turn).map(([x, y]) => [x * RADIUS, y * RADIUS]);
    this.toNeighbours = sixDirections(turn);
  }

  corners(cell: Point): Point[] {
    return this.toCorners.map((step) => plus(cell, step));
  }

  neighbours(cell: Point): Point[] {
    return this.toNeighbours.map((step) => plus(cell, step));
  }

  /** A key for a centre or corner: neighbouring hexagons have the same key for a common corner. */
  key(point: Point): string {
    const across = point[0] * this.back[0] - point[1] * this.back[1];
    const down = point[0] * this.back[1] + point[1] * this.back[0];
    return `${Math.round(2 * across)},${Math.round((2 * down) / RADIUS)}`;
  }

  /** A key for a side, the same from both ends. */
  sideKey(a: Point, b: Point): string {
    return [this.key(a), this.key(b)].sort().join(' ');
  }

  /** The six sides, each with the neighbour behind it. */
  sides(cell: Point): { from: Point; to: Point; beyond: Point }[] {
    const corners = this.corners(cell);
    return corners.map((from, at) => {
      const to = corners[(at + 1) % 6]!;
      return { from, to, beyond: [from[0] + to[0] - cell[0], from[1] + to[1] - cell[1]] };
    });
  }
}

/** Points around a point, up to a distance, the nearest first. */
export function around([x, y]: Point, most: number): Point[] {
  return [most / 2, most].flatMap((off) => sixDirections(0).map(([dx, dy]): Point => [x + dx * off, y + dy * off]));
}

function sixDirections(first: number): Point[] {
  return Array.from({ length: 6 }, (_, sixth) => {
    const angle = ((first + 60 * sixth) * Math.PI) / 180;
    return [Math.cos(angle), Math.sin(angle)];
  });
}

export function plus(a: Point, b: Point): Point {
  return [a[0] + b[0], a[1] + b[1]];
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** The nearest of these places in a direction, at most 60 degrees off it; of two equally near, the one more straight ahead. */
export function nearest<T>(here: Point, towards: Point, places: readonly (readonly [T, Point])[]): T | undefined {
  let best: T | undefined;
  let least = Infinity;
  for (const [place, there] of places) {
    const far = distance(here, there);
    const ahead = (there[0] - here[0]) * towards[0] + (there[1] - here[1]) * towards[1];
    const cost = (far * far) / ahead;
    if (far > 0 && ahead >= far / 2 && cost < least) [best, least] = [place, cost];
  }
  return best;
}

/** The directions of the arrow keys. */
export const TOWARDS: Readonly<Record<string, Point>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

export function middle(points: readonly Point[]): Point {
  const sum = points.reduce(plus, [0, 0] as Point);
  return [sum[0] / points.length, sum[1] / points.length];
}

/** A number from -1 to 1, always the same for the same place. */
export function noise(at: Point, seed = 0): number {
  const wild = Math.sin(at[0] * 127.1 + at[1] * 311.7 + seed * 74.7) * 43758.5453;
  return 2 * (wild - Math.floor(wild)) - 1;
}

/** The rings around the union of the cells: the sides that belong to only one cell, joined. */
export function outline(cells: readonly Point[], lattice: Lattice): Point[][] {
  const own = new Set(cells.map((cell) => lattice.key(cell)));
  const onwards = new Map<string, { from: Point; to: Point }[]>();
  for (const cell of cells) {
    for (const { from, to, beyond } of lattice.sides(cell)) {
      if (own.has(lattice.key(beyond))) continue;
      const start = lattice.key(from);
      onwards.set(start, [...(onwards.get(start) ?? []), { from, to }]);
    }
  }
  const rings: Point[][] = [];
  for (const start of [...onwards.keys()]) {
    while (onwards.get(start)?.length) {
      const ring: Point[] = [];
      let at = start;
      do {
        const side = onwards.get(at)!.pop()!;
        ring.push(side.from);
        at = lattice.key(side.to);
      } while (at !== start);
      rings.push(ring);
    }
  }
  return rings;
}

export interface Shape {
  /** How far a corner of one cell is pulled in. */
  pull?: number;
  /** How far a corner between cells is filled up. */
  fill?: number;
  /** How uneven the coast is. */
  rough?: number;
  /** How far the sides bulge. */
  bulge?: number;
  seed?: number;
}

const PARTS_OF_A_SIDE = 3;

/** The control points of a coast: corners rounded, bays filled, sides a little uneven. */
export function coast(cells: readonly Point[], lattice: Lattice, shape: Shape = {}): Point[][] {
  const { pull = 0.1, fill = 0.34, rough = 0.075, bulge = 0.05, seed = 0 } = shape;
  return outline(cells, lattice).map((ring) => {
    const corners = ring.map((corner): Point => {
      const near = cells.filter((cell) => Math.abs(distance(cell, corner) - RADIUS) < TOLERANCE);
      const inland = middle(near);
      const step = (near.length === 1 ? pull : -fill) + noise(corner, seed) * rough * 0.9;
      return [corner[0] + (inland[0] - corner[0]) * step, corner[1] + (inland[1] - corner[1]) * step];
    });
    return corners.flatMap((from, at) => {
      const to = corners[(at + 1) % corners.length]!;
      const along: Point = [to[0] - from[0], to[1] - from[1]];
      const points: Point[] = [from];
      for (let part = 1; part < PARTS_OF_A_SIDE; part++) {
        const share = part / PARTS_OF_A_SIDE;
        const on: Point = [from[0] + along[0] * share, from[1] + along[1] * share];
        const seaward = 1.6 * (bulge - noise(on, seed + 7) * rough);
        points.push([on[0] + along[1] * seaward, on[1] - along[0] * seaward]);
      }
      return points;
    });
  });
}

/** Rings without corners: each point moves towards its neighbours, `times` times. */
export function relax(rings: readonly Ring[], times: number): Point[][] {
  return rings.map((ring) => {
    let points: Point[] = [...ring];
    for (let time = 0; time < times; time++) {
      points = points.map((point, at) => {
        const before = points.at(at - 1)!;
        const after = points[(at + 1) % points.length]!;
        return [(before[0] + 2 * point[0] + after[0]) / 4, (before[1] + 2 * point[1] + after[1]) / 4];
      });
    }
    return points;
  });
}

export function write(at: Point, unit = 1): string {
  return `${(at[0] * unit).toFixed(1)} ${(at[1] * unit).toFixed(1)}`;
}

/** The smooth curve through the midpoints between the control points, as path data. */
export function spline(rings: readonly Ring[], unit: number): string {
  return rings
    .map((ring) => {
      const middles = ring.map((point, at) => middle([point, ring[(at + 1) % ring.length]!]));
      const curves = ring.map((point, at) => `Q${write(point, unit)} ${write(middles[at]!, unit)}`);
      return `M${write(middles.at(-1)!, unit)}${curves.join('')}Z`;
    })
    .join('');
}

const STEPS_OF_A_CURVE = 4;

/** The same curve as a chain of points, for measuring. */
export function sample(rings: readonly Ring[], unit: number): Point[][] {
  return rings.map((ring) =>
    ring.flatMap((point, at) => {
      const from = middle([ring.at(at - 1)!, point]);
      const to = middle([point, ring[(at + 1) % ring.length]!]);
      return Array.from({ length: STEPS_OF_A_CURVE }, (_, step): Point => {
        const t = step / STEPS_OF_A_CURVE;
        const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
        return [(a * from[0] + b * point[0] + c * to[0]) * unit, (a * from[1] + b * point[1] + c * to[1]) * unit];
      });
    }),
  );
}

/** Whether the point is inside the rings. */
export function inside(point: Point, rings: readonly Ring[]): boolean {
  let within = false;
  for (const ring of rings) {
    let before = ring.at(-1)!;
    for (const here of ring) {
      const crosses = here[1] > point[1] !== before[1] > point[1];
      if (crosses) {
        const at = ((before[0] - here[0]) * (point[1] - here[1])) / (before[1] - here[1]) + here[0];
        if (point[0] < at) within = !within;
      }
      before = here;
    }
  }
  return within;
}

/** The distance of a point from the shore. */
export function toShore(point: Point, rings: readonly Ring[]): number {
  let nearest = Infinity;
  for (const ring of rings) for (const other of ring) nearest = Math.min(nearest, distance(point, other));
  return nearest;
}

/** A curve through all points (Catmull–Rom), as path data: the way of a fleet. */
export function throughPoints(points: readonly Point[]): string {
  const first = points[0];
  if (!first) return '';
  let path = `M${write(first)}`;
  for (let at = 0; at + 1 < points.length; at++) {
    const [before, from, to, after] = [
      points[at - 1] ?? points[at]!,
      points[at]!,
      points[at + 1]!,
      points[at + 2] ?? points[at + 1]!,
    ];
    const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const reach: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${write(leave)} ${write(reach)} ${write(to)}`;
  }
  return path;
}

export interface Wish {
  name: string;
  radius: number;
  at: Point;
  /** What it costs to reach one unit beyond the shore: pieces stay on land, figures may lean out. */
  dry?: number;
}

const OVERLAP_COSTS = 6;
const WATER_COSTS = 4;
const DISTANCE_COSTS = 0.35;

/** A place for something, and its distance from the shore. */
export interface Spot {
  at: Point;
  shore: number;
}

/** All places within the rings, `step` apart. */
export function ground(rings: readonly Ring[], step: number): Spot[] {
  return gridWithin(rings, step).map((at) => ({ at, shore: toShore(at, rings) }));
}

/** A place on a ground for each thing: the free one nearest to its wish; those listed first choose first. */
export function settle(grid: readonly Spot[], wishes: readonly Wish[], edge: number): Map<string, Point> {
  const placed: { at: Point; radius: number }[] = [];
  const places = new Map<string, Point>();
  for (const { name, radius, at: wish, dry = WATER_COSTS } of wishes) {
    let best: Point = wish;
    let least = Infinity;
    for (const { at, shore } of grid) {
      let overlap = 0;
      for (const other of placed) overlap += Math.max(0, radius + other.radius + 1 - distance(at, other.at));
      const water = Math.max(0, radius + edge - shore);
      const cost = OVERLAP_COSTS * overlap + dry * water + DISTANCE_COSTS * distance(at, wish);
      if (cost < least) [best, least] = [at, cost];
    }
    placed.push({ at: best, radius });
    places.set(name, best);
  }
  return places;
}

function gridWithin(rings: readonly Ring[], step: number): Point[] {
  const points = rings.flat();
  const [left, right] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))];
  const [top, bottom] = [Math.min(...points.map(([, y]) => y)), Math.max(...points.map(([, y]) => y))];
  const found: Point[] = [];
  for (let y = top; y <= bottom; y += step) {
    for (let x = left; x <= right; x += step) {
      if (inside([x, y], rings)) found.push([x, y]);
    }
  }
  return found;
}
