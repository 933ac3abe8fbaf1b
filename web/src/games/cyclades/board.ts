/** The view of Cyclades 2009 as pieces on a map. */
import { type Board, type Look, LOOKS } from '../../map/board';
import type { MapPlan } from '../../map/plan';
import type { View } from './generated';

/** The colours of the seats, by number of players (C1.4). */
const COLOURS: Look['colour'][] = ['emerald', 'vermilion', 'obsidian', 'cobalt', 'saffron'];

export const looks: Look[] = COLOURS.map((colour) => LOOKS[colour]);

export function boardOf(view: View, plan: MapPlan): Board {
  const plans = new Map(plan.lands.map((land) => [land.id, land]));
  const fleets = new Map(view.seas.map((sea) => [sea.sea, sea]));
  return {
    lands: view.islands.map((island) => ({
      id: island.island,
      seat: island.owner,
      troops: island.troops,
      mercenaries: 0,
      heroes: [],
      horns: island.prosperity,
      sites: island.buildings,
      metropolises: island.metropolis ? [{ sites: plans.get(island.island)!.metropolis, bonus: '' }] : [],
      figure: island.figure,
      holder: -1,
    })),
    seas: plan.seas.map((sea) => ({
      id: sea.id,
      seat: fleets.get(sea.id)?.seat ?? -1,
      fleets: fleets.get(sea.id)?.fleets ?? 0,
      horns: sea.horns,
      figure: view.kraken === sea.id ? 'kraken' : '',
      holder: -1,
    })),
  };
}
