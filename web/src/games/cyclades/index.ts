/** Cyclades 2009's part of the table screen. */
import { Chart } from '../../map/chart';
import { bestTurn, turnedPlan } from '../../map/plan';
import { gameTable, widthToHeight } from '../aegean';
import { AegeanTable } from '../aegean/table/aegean.svelte';
import type { GameModule } from '../games';
import { edition } from './edition';
import type { Wire } from './generated';

export const game: GameModule<Wire> = {
  async open(table, facts, info, fetchMap) {
    const plan = await fetchMap('');
    const aegean = new AegeanTable(table, edition(facts, plan, info.seats.length));
    const turn = bestTurn(plan, widthToHeight());
    aegean.chart = new Chart(turnedPlan(plan, turn), turn);
    return gameTable(aegean);
  },
};
