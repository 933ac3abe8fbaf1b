/** Cyclades 2009 at the table. */
import type { Translate } from '../../lib/words/i18n.svelte';
import type { MapPlan } from '../../map/plan';
import type { Edition } from '../aegean/table/edition';
import type { Scene } from '../aegean/table/scene';
import { boardOf, looks } from './board';
import type { Facts, View } from './generated';

/** Names for the islands of each map, which have none in the box. */
const ISLANDS: Record<number, string[]> = {
  2: ['kythnos', 'tenos', 'syros', 'delos', 'melos', 'ios', 'naxos', 'amorgos'],
  3: ['kythnos', 'tenos', 'syros', 'delos', 'melos', 'ios', 'naxos', 'amorgos'],
  4: ['kea', 'andros', 'syros', 'kythnos', 'delos', 'siphnos', 'melos', 'ios', 'naxos', 'thera'],
  5: [
    'andros',
    'kea',
    'syros',
    'tenos',
    'mykonos',
    'kythnos',
    'siphnos',
    'delos',
    'melos',
    'naxos',
    'ios',
    'thera',
    'amorgos',
  ],
};
const LADDER = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** An island by the page's name for it; any other area as it is. */
export function islandName(area: string, seats: number, t: Translate): string {
  const name = ISLANDS[seats]?.[Number(area.slice(1)) - 1];
  return area.startsWith('i') && name ? t(`island-${name}`) : area;
}

export function edition(facts: Facts, plan: MapPlan, seats: number): Edition {
  const target = seats === 2 ? facts.metropolises_to_win_for_two : facts.metropolises_to_win;
  return {
    almanac: facts.almanac,
    game: 'cyclades',
    looks,
    phases: facts.phases.slice(1),
    scene: (view) => sceneOf(view as View, plan, facts, target),
    drawing: (thing) => thing,
    basic: ['port', 'fortress', 'temple', 'university'],
    building: (drawing) => drawing,
    areaName: (area, t) => islandName(area, seats, t),
  };
}

function sceneOf(view: View, plan: MapPlan, facts: Facts, target: number): Scene {
  const battle = view.battle;
  return {
    cycle: view.cycle,
    phase: view.phase,
    god: view.god,
    bidFor: view.bid_for,
    displacedFrom: view.displaced_from,
    turn: view.actor,
    builds: facts.gods.find((god) => god.id === view.god)?.builds ?? '',
    map: '',
    board: boardOf(view, plan),
    rows: view.rows.map((row) => ({ ...row, open: true })),
    asleep: view.face_down,
    apollo: view.apollo,
    ladder: LADDER,
    order: view.order,
    track: view.track,
    heroes: [],
    cards: [],
    deck: view.deck,
    discard: view.discard,
    target,
    origin: view.group?.origin ?? '',
    prospects: view.prospects,
    seats: view.seats.map((seat, number) => ({
      seat: number,
      player: number,
      team: number,
      inGame: seat.in_game,
      gold: seat.gold,
      income: seat.income,
      priests: seat.priests,
      philosophers: seat.philosophers,
      metropolises: seat.metropolises,
      troopsLeft: seat.troops_in_reserve,
      fleetsLeft: seat.fleets_in_reserve,
      figures: [],
      heroes: [],
    })),
    reach: view.reach,
    battle: battle && {
      onLand: battle.on_land,
      place: battle.place,
      attacker: battle.attacker,
      defender: battle.defender,
      attack: { units: battle.attackers, strength: battle.attackers, bonuses: [], heroes: [] },
      defence: {
        units: battle.defenders,
        strength: battle.defenders + battle.bonus,
        bonuses: battle.bonuses,
        heroes: [],
      },
      roll: battle.roll,
      win: battle.win,
    },
  };
}
