/** Cyclades 2009 at the table. */
import type { Edition } from '../aegean/aegean.svelte';
import type { Verb } from '../aegean/moves';
import type { Scene } from '../aegean/scene';
import type { MapPlan } from '../../map/plan';
import { boardOf, looks } from './board';
import type { CycladesView } from './types';

/** What the engine says of the game. */
export interface CycladesFacts {
  verbs: Verb[];
  /** By number of seats. */
  maps: Record<string, MapPlan>;
  /** Metropolises to win, by number of seats. */
  targets: Record<string, number>;
  ladder: number[];
  phases: string[];
}

export function edition(facts: CycladesFacts, seats: number): Edition {
  const plan = facts.maps[seats]!;
  return {
    game: 'cyclades',
    verbs: facts.verbs,
    looks,
    scene: (view) => sceneOf(view as CycladesView, plan, facts, seats),
    drawing: (thing) => thing,
  };
}

function sceneOf(view: CycladesView, plan: MapPlan, facts: CycladesFacts, seats: number): Scene {
  const battle = view.battle;
  return {
    cycle: view.cycle,
    phase: view.phase,
    god: view.god,
    turn: view.actor,
    board: boardOf(view, plan),
    rows: view.rows.map((row) => ({ ...row, open: true })),
    asleep: view.face_down,
    apollo: view.apollo,
    ladder: facts.ladder,
    order: view.order,
    track: view.track,
    heroes: [],
    cards: [],
    deck: view.deck,
    discard: view.discard,
    target: facts.targets[seats]!,
    seats: view.seats.map((seat, number) => ({
      seat: number,
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
    })),
    battle: battle && {
      onLand: battle.on_land,
      place: battle.place,
      attacker: battle.attacker,
      defender: battle.defender,
      attackers: battle.attackers,
      defenders: battle.defenders,
      attack: battle.attackers,
      defence: battle.defenders + battle.bonus,
      roll: battle.roll,
      win: battle.win,
    },
  };
}
