/** Cyclades 2009 at the table. */
import type { Edition } from '../aegean/aegean.svelte';
import type { Verb } from '../aegean/moves';
import type { Scene } from '../aegean/scene';
import type { MapPlan } from '../../map/plan';
import { boardOf, looks } from './board';
import type { CycladesView } from './types';

/** What the engine says of the game: the rows of its `facts.py`, its verbs and phases. */
export interface CycladesFacts {
  verbs: Verb[];
  gods: { id: string; builds: string }[];
  phases: string[];
  metropolises_to_win: number;
  metropolises_to_win_for_two: number;
}

/** Names for the islands of each map: they have none in the box. */
const ISLANDS: Record<number, string[]> = {
  2: ['kythnos', 'tenos', 'syros', 'delos', 'melos', 'ios', 'naxos', 'amorgos'],
  3: ['kythnos', 'tenos', 'syros', 'delos', 'melos', 'ios', 'naxos', 'amorgos'],
  4: ['kea', 'andros', 'syros', 'kythnos', 'delos', 'siphnos', 'melos', 'ios', 'naxos', 'thera'],
  5: ['andros', 'kea', 'syros', 'tenos', 'mykonos', 'kythnos', 'siphnos', 'delos', 'melos', 'naxos', 'ios', 'thera', 'amorgos'],
};
const LADDER = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export function edition(facts: CycladesFacts, plan: MapPlan, seats: number): Edition {
  const names = ISLANDS[seats] ?? [];
  const target = seats === 2 ? facts.metropolises_to_win_for_two : facts.metropolises_to_win;
  return {
    game: 'cyclades',
    verbs: facts.verbs,
    looks,
    phases: facts.phases.slice(1),
    scene: (view) => sceneOf(view as CycladesView, plan, facts, target),
    drawing: (thing) => thing,
    basic: ['port', 'fortress', 'temple', 'university'],
    building: (drawing) => drawing,
    areaName: (area, t) => {
      const name = names[Number(area.slice(1)) - 1];
      return area.startsWith('i') && name ? t(`island-${name}`) : area;
    },
  };
}

function sceneOf(view: CycladesView, plan: MapPlan, facts: CycladesFacts, target: number): Scene {
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
      defence: { units: battle.defenders, strength: battle.defenders + battle.bonus, bonuses: battle.bonuses, heroes: [] },
      roll: battle.roll,
      win: battle.win,
    },
  };
}
