/** The parts of a map as the server describes them: areas made of hexagons. */

import type { MapPlan } from '../lib/generated/contract';
import type { Point } from './geo';

export type { LandPlan, MapPlan, SeaPlan } from '../lib/generated/contract';

/** The smallest box, in pixels at one unit, around hexagons. */
export function boxAround(
  cells: readonly Point[],
  unit: number,
): { left: number; top: number; width: number; height: number } {
  const [xs, ys] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - 0.6, Math.min(...ys) - 0.6];
  return {
    left: left * unit,
    top: top * unit,
    width: (Math.max(...xs) + 0.6 - left) * unit,
    height: (Math.max(...ys) + 0.6 - top) * unit,
  };
}

/** The map turned by some degrees. */
export function turnedPlan(plan: MapPlan, degrees: number): MapPlan {
  const angle = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const turned = ([x, y]: Point): Point => [x * cosine - y * sine, x * sine + y * cosine];
  return {
    lands: plan.lands.map((land) => ({ ...land, cells: land.cells.map(turned) })),
    seas: plan.seas.map((sea) => ({ ...sea, cells: sea.cells.map(turned) })),
  };
}

/** By how many degrees to turn a map so that it best fills a window of that shape. */
export function bestTurn(plan: MapPlan, widthToHeight: number): number {
  const unused = (degrees: number): number => {
    const cells = [...turnedPlan(plan, degrees).lands, ...turnedPlan(plan, degrees).seas].flatMap((area) => area.cells);
    const width = Math.max(...cells.map(([x]) => x)) - Math.min(...cells.map(([x]) => x)) + 1;
    const height = Math.max(...cells.map(([, y]) => y)) - Math.min(...cells.map(([, y]) => y)) + 1;
    return Math.max(width / widthToHeight, height);
  };
  return [0, 30, 60, 90, 120, 150].reduce(
    (best, degrees) => (unused(degrees) < unused(best) - 0.01 ? degrees : best),
    0,
  );
}
