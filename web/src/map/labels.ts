/** Where the names of lands, or of groups of them, are written, so that none covers another, a count or a piece. Each has a
 * place of its own, which depends only on the map and the zoom; while something is drawn there, the name moves to the
 * nearest free place. */
import { UNIT, type Chart } from './chart';
import type { LandPlan } from './plan';
import { distance, middle, type Point } from './geo';
import type { Drawn } from './pieces';

/** Something with a name: a land, or lands that share one. */
export interface Named {
  id: string;
  title: string;
  lands: readonly LandPlan[];
}

/** Every land by itself. */
export function landsNamed(chart: Chart, title: (land: string) => string): Named[] {
  return [...chart.lands.values()].map((land) => ({ id: land.id, title: title(land.id), lands: [land] }));
}

/** Lands grouped by their regions. */
export function regionsNamed(chart: Chart, region: (land: string) => string): Named[] {
  const found = new Map<string, LandPlan[]>();
  for (const land of chart.lands.values()) {
    const title = region(land.id);
    found.set(title, [...(found.get(title) ?? []), land]);
  }
  return [...found].map(([title, lands]) => ({ id: lands[0]!.id, title, lands }));
}

export interface Label {
  at: Point;
  /** Whether it is written apart from its land. */
  leads: boolean;
  /** The point of the land to which a line leads, if the name is written apart from it. */
  leader: Point | null;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Obstacle {
  box: Box;
  /** What it costs to cover it. */
  cost: number;
}

const LETTER = 7; // pixels of a name's letter at size 1, on average
const HIGH = 15;
const EMBLEM = 17; // before the name of a land that has an owner
const ANGLES = 20;
const FAR = [0.95, 1.25, 1.6, 2, 2.5, 3]; // how far from its land a name may be written, in hexagons
const NAME = 60; // what it costs to cover a name, a piece with its count, a site
const PIECE = 16;
const SITE = 4;
const GUEST = 4; // … something that is there only at times
/** How far a piece reaches from its place, and what it costs to cover it; all others are as small as a site. */
const SPACE: Record<string, readonly [number, number]> = {
  troops: [17, PIECE],
  mercenaries: [13, GUEST],
  hero: [16, GUEST],
  figure: [19, GUEST],
  metropolis0: [26, GUEST],
};
const COUNTED = new Set(['troops', 'mercenaries', 'hero']);
const OTHER = 9; // … another land, which it would seem to name

function around([x, y]: Point, left: number, top: number, right: number, bottom: number, size: number): Box {
  return { left: x - left * size, top: y - top * size, right: x + right * size, bottom: y + bottom * size };
}

function shared(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/** The box of a name written there. */
export function labelBox(title: string, [x, y]: Point, size: number): Box {
  const half = (title.length * LETTER) / 2;
  return around([x, y], half + EMBLEM, HIGH * 0.8, half + 2, HIGH * 0.35, size);
}

/** Everything that may be on the map with a count, and the sites. */
function obstacles(chart: Chart, size: number): Obstacle[] {
  const found: Obstacle[] = [];
  for (const sea of chart.seas.keys())
    found.push({ box: around(chart.anchor(sea), 21, 21, 26, 20, size), cost: GUEST });
  for (const land of chart.lands.values()) {
    const apart = Math.min(1.75, Math.max(1, Math.round(size * 4) / 4));
    const usual = { metropolises: [], owned: true, mercenaries: false, hero: false, figure: false, horns: land.horns };
    const crowded = { ...usual, mercenaries: true, hero: true, figure: true };
    const city = { ...usual, metropolises: [Array.from({ length: land.sites }, (_, site) => site)] };
    const seen = new Set<string>();
    for (const standing of land.sites ? [usual, crowded, city] : [usual, crowded])
      for (const [name, at] of chart.standing(land.id, standing, apart)) {
        if (seen.has(`${name} ${at}`)) continue;
        seen.add(`${name} ${at}`);
        const [half, cost] = SPACE[name] ?? [12, SITE];
        const count = COUNTED.has(name) ? 5 : 0;
        found.push({ box: around(at, half, half, half + count, half + count, size), cost });
      }
  }
  return found;
}

/** The ground of a land, hexagon by hexagon. */
function groundOf(land: LandPlan): Obstacle[] {
  return land.cells.map(([x, y]) => ({
    box: around([x * UNIT, y * UNIT], 0.45, 0.45, 0.45, 0.45, UNIT),
    cost: OTHER,
  }));
}

/** What it costs to write a name over what is drawn. */
const OVER: Record<Drawn['is'], number> = { count: NAME, piece: PIECE, slot: SITE };
const LITTLE = 0.2; // how much a name may cover without moving
const AIR = 2; // pixels between a name and what is drawn
const REACH = 6 * UNIT; // how far from its land a name could cover anything
const ALONG = [0.1, 0.3, 0.5, 0.7]; // points of a line that are checked, starting from the name
const CROSSED = 2; // what it costs to cross another land there
const SHADE = 0.5 * UNIT; // at the top of the map, which the question may cover

/** A possible place for a name; `leads` if a line leads from there to its land. */
interface Place {
  at: Point;
  leads: boolean;
}

/** The costs of writing a land's name somewhere, and the possible places for it. */
class Scribe {
  readonly home: Point;
  private readonly cells: Point[];
  private readonly others: Obstacle[];

  constructor(
    private readonly chart: Chart,
    private readonly named: Named,
    private readonly size: number,
  ) {
    const { lands } = named;
    this.cells = lands.flatMap((land) => land.cells).map(([x, y]): Point => [x * UNIT, y * UNIT]);
    this.home = middle(this.cells);
    this.others = this.near([...chart.lands.values()].filter((other) => !lands.includes(other)).flatMap(groundOf));
  }

  /** The preferred place of the name: under the southern shore of a land, or in the middle of several. */
  get wish(): Place {
    const [land] = this.named.lands;
    return { at: this.named.lands.length === 1 ? this.chart.nameAt(land!) : this.home, leads: false };
  }

  near(obstacles: readonly Obstacle[]): Obstacle[] {
    const [x, y] = this.home;
    return obstacles.filter(
      ({ box }) => box.left < x + REACH && box.right > x - REACH && box.top < y + REACH && box.bottom > y - REACH,
    );
  }

  box(at: Point): Box {
    return labelBox(this.named.title, at, this.size);
  }

  /** How much a name there would cover. */
  covered(at: Point, taken: readonly Obstacle[]): number {
    const box = this.box(at);
    const area = (box.right - box.left) * (box.bottom - box.top);
    return taken.reduce((sum, other) => sum + other.cost * shared(box, other.box), 0) / area;
  }

  /** The best place of all: it covers little, and is near the preferred one. */
  best(wish: Place, taken: readonly Obstacle[]): Place {
    const inTheWay = [...this.near(taken), ...this.others];
    const { left, top, width, height } = this.chart.box;
    const cost = ({ at, leads }: Place): number => {
      const box = this.box(at);
      const outside =
        Math.max(0, left - box.left) +
        Math.max(0, box.right - left - width) +
        Math.max(0, top + SHADE - box.top) +
        Math.max(0, box.bottom - top - height);
      const line = leads ? 0.6 + CROSSED * this.crossed(at) : 0;
      return this.covered(at, inTheWay) + outside / 3 + line + distance(at, wish.at) / (1.6 * UNIT);
    };
    const places = [wish, ...this.places()].map((place) => ({ ...place, cost: cost(place) }));
    return places.reduce((one, other) => (other.cost < one.cost ? other : one));
  }

  /** How many of the points checked on the line to its land are on other lands. */
  private crossed(at: Point): number {
    const [x, y] = this.nearest(at);
    const over = (share: number): boolean => {
      const [across, down] = [at[0] + (x - at[0]) * share, at[1] + (y - at[1]) * share];
      return this.others.some(
        ({ box }) => across > box.left && across < box.right && down > box.top && down < box.bottom,
      );
    };
    return ALONG.filter(over).length;
  }

  private nearest(at: Point): Point {
    return this.cells.reduce((one, other) => (distance(other, at) < distance(one, at) ? other : one));
  }

  private places(): Place[] {
    const close = this.cells.flatMap(([x, y]): Point[] => [
      [x, y + 0.53 * UNIT],
      [x, y - 0.42 * UNIT],
      [x, y + 0.62 * UNIT],
    ]);
    const apart = FAR.flatMap((far) =>
      Array.from({ length: ANGLES }, (_, step): Point => {
        const angle = (2 * Math.PI * step) / ANGLES;
        return [this.home[0] + Math.cos(angle) * far * 1.25 * UNIT, this.home[1] + Math.sin(angle) * far * UNIT];
      }),
    );
    return [...close.map((at) => ({ at, leads: false })), ...apart.map((at) => ({ at, leads: true }))];
  }

  /** The name at that place, with a line to its land if it is written apart. */
  label({ at, leads }: Place): Label {
    const nearest = this.nearest(at);
    return { at, leads, leader: leads && distance(nearest, at) > 0.75 * UNIT ? nearest : null };
  }
}

/** A place of its own for each name. `size` is the scale of names and pieces. */
export function placeLabels(chart: Chart, names: readonly Named[], size: number): Map<string, Label> {
  const taken = obstacles(chart, size);
  const found = new Map<string, Label>();
  for (const named of names) {
    const scribe = new Scribe(chart, named, size);
    const best = scribe.best(scribe.wish, taken);
    found.set(named.id, scribe.label(best));
    taken.push({ box: scribe.box(best.at), cost: NAME });
  }
  return found;
}

/** Where the names are written while these things are drawn: in their own places, as far as those are free. */
export function clearOf(
  drawn: readonly Drawn[],
  own: ReadonlyMap<string, Label>,
  chart: Chart,
  names: readonly Named[],
  size: number,
): Map<string, Label> {
  const things = drawn.map(({ at: [x, y], half: [across, down], is }): Obstacle => {
    const box = { left: x - across - AIR, top: y - down - AIR, right: x + across + AIR, bottom: y + down + AIR };
    return { box, cost: OVER[is] };
  });
  const found = new Map(own);
  const boxes = new Map(
    names.map(({ id, title }) => [id, { box: labelBox(title, own.get(id)!.at, size), cost: NAME }]),
  );
  for (const named of names) {
    const wish = own.get(named.id)!;
    const others = [...boxes].filter(([other]) => other !== named.id).map(([, name]) => name);
    const taken = [...things, ...others];
    const scribe = new Scribe(chart, named, size);
    if (scribe.covered(wish.at, scribe.near(taken)) <= LITTLE) continue;
    const best = scribe.best(wish, taken);
    found.set(named.id, scribe.label(best));
    boxes.set(named.id, { box: scribe.box(best.at), cost: NAME });
  }
  return found;
}
