import { describe, expect, it } from 'vitest';
import { Chart } from '../src/map/chart';
import { coast, inside, Lattice, outline, sample, settle } from '../src/map/geo';
import { bestTurn, turnedPlan, type MapPlan } from '../src/map/plan';
import { areaOf, readMove, type Verb } from '../src/games/aegean/moves';

const ROW = Math.sqrt(3) / 2;
const plan: MapPlan = {
  lands: [
    { id: 'a', island: 'a', cells: [[0, 0], [1, 0]], sites: 2, metropolis: [0, 1], horns: 1, priestess: false },
    { id: 'b', island: 'a', cells: [[0.5, ROW]], sites: 1, metropolis: [], horns: 0, priestess: true },
  ],
  seas: [
    { id: 'x', cells: [[-1, 0]], horns: 0 },
    { id: 'y', cells: [[2, 0], [1.5, ROW]], horns: 1 },
  ],
};

describe('coasts', () => {
  it('go round all cells of an island once, whichever way the map is turned', () => {
    for (const turn of [0, 30, 90]) {
      const cells = turnedPlan(plan, turn).lands.flatMap((land) => land.cells);
      const rings = outline(cells, new Lattice(turn));
      expect(rings).toHaveLength(1);
      expect(rings[0]).toHaveLength(12); // 18 sides of three hexagons, less the three shared ones on both sides
    }
  });

  it('enclose the middle of every cell', () => {
    const cells = plan.lands.flatMap((land) => land.cells);
    const rings = sample(coast(cells, new Lattice()), 1);
    for (const cell of cells) expect(inside(cell, rings)).toBe(true);
    expect(inside([-1, 0], rings)).toBe(false);
  });

  it('are the same for ever', () => {
    expect(new Chart(plan).shoreline).toBe(new Chart(plan).shoreline);
  });
});

describe('pieces', () => {
  it('stand apart, on land, and do not move when a number changes', () => {
    const chart = new Chart(plan);
    const standing = { metropolises: [], owned: true, mercenaries: false, hero: false, figure: false, horns: 1 };
    const first = chart.standing('a', standing);
    expect(chart.standing('a', { ...standing })).toBe(first);
    const [troops, site] = [first.get('troops')!, first.get('site0')!];
    expect(Math.hypot(troops[0] - site[0], troops[1] - site[1])).toBeGreaterThan(20);
  });

  it('take the free place nearest to their wish', () => {
    const square = [[[0, 0], [100, 0], [100, 100], [0, 100]] as const];
    const places = settle(square, [{ name: 'one', radius: 5, at: [50, 50] }, { name: 'two', radius: 5, at: [50, 50] }], 5, 0);
    expect(places.get('one')).toEqual([50, 50]);
    expect(places.get('two')).not.toEqual([50, 50]);
  });
});

describe('a map', () => {
  it('is turned so that it fills the window', () => {
    const tall: MapPlan = { lands: [], seas: Array.from({ length: 9 }, (_, row) => ({ id: `${row}`, cells: [[row / 2, row * ROW]], horns: 0 })) };
    const turn = bestTurn(tall, 3);
    const cells = turnedPlan(tall, turn).seas.flatMap((sea) => sea.cells);
    expect(Math.max(...cells.map(([, y]) => y)) - Math.min(...cells.map(([, y]) => y))).toBeLessThan(1);
  });
});

describe('moves', () => {
  const verbs: Verb[] = [
    { words: 'recruit fleet', about: 'sea' },
    { words: 'build', about: 'slot' },
    { words: 'rebuild', about: 'slot' },
    { words: 'rebuild as', about: 'building' },
    { words: 'done', about: '' },
  ];

  it('are a verb and its object', () => {
    expect(readMove('recruit fleet C5', verbs)).toEqual({ verb: 'recruit fleet', about: 'sea', object: 'C5' });
    expect(readMove('rebuild as port', verbs).verb).toBe('rebuild as');
    expect(readMove('done', verbs)).toEqual({ verb: 'done', about: '', object: '' });
  });

  it('point at the area of a site', () => {
    expect(areaOf(readMove('build i3.1', verbs))).toBe('i3');
    expect(areaOf(readMove('rebuild as port', verbs))).toBe('');
  });
});
