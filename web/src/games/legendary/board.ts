/** The view of the Legendary Edition as pieces on a map. */
import { type Board, type Look, LOOKS } from '../../map/board';
import type { View } from './generated';

const COLOURS: Look['colour'][] = ['vermilion', 'cobalt', 'saffron', 'obsidian', 'emerald', 'murex'];

export const looks: Look[] = COLOURS.map((colour) => LOOKS[colour]);

/** The drawing of a building: an academy is drawn as a university. */
const DRAWN: Record<string, string> = { academy: 'university' };

export function boardOf(view: View): Board {
  const holders = new Map(view.figures.map((figure) => [figure.creature, figure.faction]));
  return {
    lands: view.lands.map((land) => ({
      id: land.land,
      seat: land.faction,
      troops: land.troops,
      mercenaries: land.mercenaries,
      heroes: land.heroes,
      horns: land.horns,
      sites: land.sites.map((site) => (site.startsWith('metropolis') ? '' : (DRAWN[site] ?? site))),
      metropolises: land.sites.flatMap((site, number) =>
        site.startsWith('metropolis') ? [{ sites: [number], bonus: site.split(':')[1] ?? '' }] : [],
      ),
      figure: land.figure,
      holder: holders.get(land.figure) ?? -1,
    })),
    seas: view.seas.map((sea) => ({
      id: sea.sea,
      seat: sea.faction,
      fleets: sea.fleets,
      horns: sea.horns,
      figure: sea.figure,
      holder: holders.get(sea.figure) ?? -1,
    })),
  };
}
