/** Cyclades 2009's part of the table screen. */
import { Chart } from '../../map/chart';
import type { MapPlan } from '../../map/plan';
import { gameTable } from '../aegean';
import { AegeanTable } from '../aegean/aegean.svelte';
import type { GameModule } from '../games';
import { edition, type CycladesFacts } from './edition';

export const game: GameModule = {
  async open(table, facts, fetchMap) {
    const seats = table.info?.seats.length ?? 0;
    const plan = (await fetchMap(seats, '')) as MapPlan;
    const aegean = new AegeanTable(table, edition(facts as CycladesFacts, plan, seats));
    aegean.chart = new Chart(plan);
    return gameTable(aegean);
  },
};
