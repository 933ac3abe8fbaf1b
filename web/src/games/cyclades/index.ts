/** Cyclades 2009's part of the table screen. */
import { Chart } from '../../map/chart';
import type { MapPlan } from '../../map/plan';
import { gameTable } from '../aegean';
import { AegeanTable } from '../aegean/aegean.svelte';
import type { GameModule } from '../games';
import { edition, type CycladesFacts } from './edition';

export const game: GameModule = {
  async open(table, facts, info, fetchMap) {
    const plan = (await fetchMap('')) as MapPlan;
    const aegean = new AegeanTable(table, edition(facts as CycladesFacts, plan, info.seats.length));
    aegean.chart = new Chart(plan);
    return gameTable(aegean);
  },
};
