/** The Legendary Edition's part of the table screen. */
import { Chart } from '../../map/chart';
import { bestTurn, turnedPlan } from '../../map/plan';
import { gameTable, widthToHeight } from '../aegean';
import { AegeanTable } from '../aegean/table/aegean.svelte';
import type { GameModule } from '../games';
import { edition } from './edition';
import type { Wire } from './generated';

export const game: GameModule<Wire> = {
  open(table, facts, info, fetchMap) {
    const aegean = new AegeanTable(table, edition(facts, Number(info.options.target ?? 3)));
    aegean.fetchChart = async (code) => {
      const plan = await fetchMap(code);
      const turn = bestTurn(plan, widthToHeight());
      return new Chart(turnedPlan(plan, turn), turn);
    };
    return gameTable(aegean);
  },
};
