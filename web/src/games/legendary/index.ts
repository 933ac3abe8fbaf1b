/** The Legendary Edition's part of the table screen. */
import { Chart } from '../../map/chart';
import { bestTurn, turnedPlan, type MapPlan } from '../../map/plan';
import { gameTable } from '../aegean';
import { AegeanTable } from '../aegean/aegean.svelte';
import type { GameModule } from '../games';
import { edition, type LegendaryFacts } from './edition';
import type { LegendaryView } from './types';

const WIDTH_TO_HEIGHT = 1;

export const game: GameModule = {
  async open(table, facts, fetchMap) {
    const target = Number(table.info?.options.target ?? 3);
    const aegean = new AegeanTable(table, edition(facts as LegendaryFacts, target));
    let drawn = '';
    // the tiles are laid before anybody acts; then the map stays
    const draw = async (code: string): Promise<void> => {
      if (!code || code === drawn) return;
      drawn = code;
      const plan = (await fetchMap(table.info?.seats.length ?? 0, code)) as MapPlan;
      const turn = bestTurn(plan, WIDTH_TO_HEIGHT);
      aegean.chart = new Chart(turnedPlan(plan, turn), turn);
    };
    await draw((table.view as LegendaryView).map);
    return { ...gameTable(aegean), played: (message) => () => draw((message.view as LegendaryView).map) };
  },
};
