/** The Legendary Edition's part of the table screen. */
import { Chart } from '../../map/chart';
import { bestTurn, turnedPlan, type MapPlan } from '../../map/plan';
import { gameTable } from '../aegean';
import { AegeanTable } from '../aegean/aegean.svelte';
import type { GameModule } from '../games';
import { edition, type LegendaryFacts } from './edition';

const WIDTH_TO_HEIGHT = 1;

export const game: GameModule = {
  open(table, facts, info, fetchMap) {
    const aegean = new AegeanTable(table, edition(facts as LegendaryFacts, Number(info.options.target ?? 3)));
    aegean.fetchChart = async (code) => {
      const plan = (await fetchMap(code)) as MapPlan;
      const turn = bestTurn(plan, WIDTH_TO_HEIGHT);
      return new Chart(turnedPlan(plan, turn), turn);
    };
    return gameTable(aegean);
  },
};
