import { describe, expect, it } from 'vitest';
import { Chart } from '../src/map/chart';
import { coast, distance, ground, inside, Lattice, outline, sample, settle } from '../src/map/geo';
import { clearOf, labelBox, landsNamed, placeLabels, regionsNamed } from '../src/map/labels';
import { seaPlaces } from '../src/map/pieces';
import { bestTurn, turnedPlan, type MapPlan } from '../src/map/plan';
import { areaOf, moveOf } from '../src/games/aegean/table/moves';

const ROW = Math.sqrt(3) / 2;
const plan: MapPlan = {
  lands: [
    {
      id: 'a',
      island: 'a',
      cells: [
        [0, 0],
        [1, 0],
      ],
      sites: 2,
      metropolis: [0, 1],
      horns: 1,
      priestess: false,
    },
    { id: 'b', island: 'a', cells: [[0.5, ROW]], sites: 1, metropolis: [], horns: 0, priestess: true },
  ],
  seas: [
    { id: 'x', cells: [[-1, 0]], horns: 0 },
    {
      id: 'y',
      cells: [
        [2, 0],
        [1.5, ROW],
      ],
      horns: 1,
    },
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
    const square = [
      [
        [0, 0],
        [100, 0],
        [100, 100],
        [0, 100],
      ] as const,
    ];
    const places = settle(
      ground(square, 5),
      [
        { name: 'one', radius: 5, at: [50, 50] },
        { name: 'two', radius: 5, at: [50, 50] },
      ],
      0,
    );
    expect(places.get('one')).toEqual([50, 50]);
    expect(places.get('two')).not.toEqual([50, 50]);
  });
});

describe('a map', () => {
  it('is turned so that it fills the window', () => {
    const tall: MapPlan = {
      lands: [],
      seas: Array.from({ length: 9 }, (_, row) => ({ id: `${row}`, cells: [[row / 2, row * ROW]], horns: 0 })),
    };
    const turn = bestTurn(tall, 3);
    const cells = turnedPlan(tall, turn).seas.flatMap((sea) => sea.cells);
    expect(Math.max(...cells.map(([, y]) => y)) - Math.min(...cells.map(([, y]) => y))).toBeLessThan(1);
  });
});

describe('moves', () => {
  const fleet = moveOf({ verb: 'recruit fleet', objects: { sea: 'C5' } });
  const building = moveOf({ verb: 'build', objects: { island: 'i3', slot: 1 } });
  const port = moveOf({ verb: 'rebuild as', objects: { building: 'port' } });
  const done = moveOf({ verb: 'done', objects: {} });

  it('are a verb and its object', () => {
    expect(fleet).toMatchObject({ verb: 'recruit fleet', about: 'sea', object: 'C5' });
    expect(building).toMatchObject({ verb: 'build', about: 'slot', object: '1' });
    expect(port).toMatchObject({ verb: 'rebuild as', about: 'building', object: 'port' });
    expect(done).toMatchObject({ verb: 'done', about: '', object: '' });
  });

  it('point at the area of a site', () => {
    expect([fleet, building, port, done].map(areaOf)).toEqual(['C5', 'i3', '', '']);
  });
});

describe('fleets and figures', () => {
  it('keep apart in one sea', () => {
    const single: MapPlan = { lands: [], seas: [{ id: 's', cells: [[0, 0]], horns: 1 }] };
    const large: MapPlan = {
      lands: [],
      seas: [
        {
          id: 's',
          cells: [
            [0, 0],
            [1, 0],
            [2, 0],
          ],
          horns: 1,
        },
      ],
    };
    const sea = { id: 's', seat: 0, fleets: 2, horns: 1, figure: 'kraken', holder: 0 };
    for (const plan of [single, large]) {
      const { fleets, figure } = seaPlaces(new Chart(plan), sea, 1.5);
      expect(distance(fleets, figure)).toBeGreaterThan(36);
    }
    const { fleets, figure, horns } = seaPlaces(new Chart(large), sea, 1);
    expect(new Set([fleets, figure, horns].map(String)).size).toBe(3);
  });
});

describe('names of lands', () => {
  const titled = (land: string) => (land === 'a' ? 'Mykonos 1' : 'Mykonos 2');

  it('lie over no other name, however small the map is drawn', () => {
    for (const size of [1, 1.5, 2]) {
      const labels = placeLabels(new Chart(plan), landsNamed(new Chart(plan), titled), size);
      const [one, other] = ['a', 'b'].map((land) => labelBox(titled(land), labels.get(land)!.at, size));
      const apart =
        one!.right <= other!.left ||
        other!.right <= one!.left ||
        one!.bottom <= other!.top ||
        other!.bottom <= one!.top;
      expect(apart, String(size)).toBe(true);
    }
  });

  it('leave their places for what is drawn there, and only while it is', () => {
    const chart = new Chart(plan);
    const names = landsNamed(chart, titled);
    const own = placeLabels(chart, names, 1);
    expect(clearOf([], own, chart, names, 1)).toEqual(own);
    const wish = own.get('a')!.at;
    const moved = clearOf([{ at: wish, half: [9, 9], is: 'count' }], own, chart, names, 1);
    const box = labelBox(titled('a'), moved.get('a')!.at, 1);
    const clear =
      box.right <= wish[0] - 9 || box.left >= wish[0] + 9 || box.bottom <= wish[1] - 9 || box.top >= wish[1] + 9;
    expect(clear).toBe(true);
    expect(moved.get('b')).toEqual(own.get('b'));
  });

  it('are one for all lands of a region, where the map is drawn too small for more', () => {
    const chart = new Chart(plan);
    const regions = regionsNamed(chart, () => 'Mykonos');
    expect(regions.map(({ title, lands }) => [title, lands.length])).toEqual([['Mykonos', 2]]);
    expect(placeLabels(chart, regions, 2).size).toBe(1);
  });
});
