/** A battle from its events: the rounds so far, and who lost a unit in each. */
import type { Entry } from '../../../lib/generated/protocol';
import { eventsOf, placeOf, seatOf, type AegeanEvent, type Told } from '../table/events';
import type { BattleScene, BattleSide, Scene } from '../table/scene';

export interface Roll {
  seat: number;
  pips: number;
  total: number;
}

export interface Round {
  rolls: Roll[];
  /** The seats that lost a unit. */
  lost: number[];
}

export interface Fight {
  onLand: boolean;
  place: string;
  attacker: number;
  defender: number;
  rounds: Round[];
}

type Kind = AegeanEvent['kind'];
const LOSSES = new Set<Kind>(['troops_lost', 'troop_lost', 'fleets_lost', 'mercenaries_lost', 'hero_lost', 'escaped']);

function begins(event: AegeanEvent): event is Told<'land_battle' | 'sea_battle'> {
  return event.kind === 'land_battle' || event.kind === 'sea_battle';
}

function arrives(event: AegeanEvent): event is Told<'troops_marched' | 'units_marched' | 'fleets_sailed'> {
  return event.kind === 'troops_marched' || event.kind === 'units_marched' || event.kind === 'fleets_sailed';
}

/** Whether a side loses a unit in this event: a troop, a fleet, a hero, or the Minotaur, who fights for the defender. */
export function isLoss(event: AegeanEvent): boolean {
  return LOSSES.has(event.kind) || (event.kind === 'figure_left' && event.creature === 'minotaur');
}

/** What has happened since the last battle began. */
export function battleEvents(entries: readonly Entry[]): AegeanEvent[] {
  const found: AegeanEvent[] = [];
  for (let place = entries.length - 1; place >= 0; place -= 1) {
    const events = eventsOf(entries[place]!);
    const begin = events.findLastIndex(begins);
    found.unshift(...events.slice(Math.max(0, begin)));
    if (begin >= 0) return found;
  }
  return [];
}

/** The last battle in these events. A side that rolls again, for Croesus, has only its last roll. */
export function fightOf(events: readonly AegeanEvent[]): Fight | null {
  const begin = events.findLastIndex(begins);
  const first = events[begin];
  if (!first || !begins(first)) return null;
  const fight: Fight = {
    onLand: first.kind === 'land_battle',
    place: placeOf(first),
    attacker: first.attacker,
    defender: first.defender,
    rounds: [],
  };
  for (const event of events.slice(begin + 1)) {
    const last = fight.rounds.at(-1);
    if (event.kind === 'rolled') {
      const roll = { seat: seatOf(event), pips: event.pips, total: event.total };
      if (!last || last.lost.length) fight.rounds.push({ rolls: [roll], lost: [] });
      else last.rolls = [...last.rolls.filter((other) => other.seat !== roll.seat), roll];
    } else if (last && isLoss(event)) last.lost.push(event.kind === 'figure_left' ? fight.defender : seatOf(event));
  }
  return fight;
}

/** The number of entries after which a battle began that has not been shown yet; null if there is none. */
export function beginsAt(entries: readonly Entry[]): number | null {
  const entry = entries.findLast((one) => eventsOf(one).some(begins));
  return entry ? entry.n + 1 : null;
}

/** The battle just before these events rolled the dice: from the table when it had just begun, otherwise from the events. */
export function battleBefore(before: Scene, begun: Scene | null, events: readonly AegeanEvent[]): BattleScene | null {
  const fight = fightOf(events);
  const known = before.battle ?? begun?.battle;
  if (known || !fight) return known ?? null;
  const units = events.find(arrives)?.number ?? 1;
  const side = (seat: number, number: number): BattleSide => {
    const roll = fight.rounds[0]?.rolls.find((other) => other.seat === seat);
    return { units: number, strength: roll ? roll.total - roll.pips : number, bonuses: [], heroes: [] };
  };
  return {
    onLand: fight.onLand,
    place: fight.place,
    attacker: fight.attacker,
    defender: fight.defender,
    attack: side(fight.attacker, units),
    defence: side(fight.defender, unitsAt(before, fight.place)),
    roll: null,
    win: before.prospects.find((prospect) => prospect.goal === fight.place)?.win ?? null,
  };
}

function unitsAt(scene: Scene, area: string): number {
  const land = scene.board.lands.find((other) => other.id === area);
  if (land) return land.troops + land.mercenaries + land.heroes.length;
  return scene.board.seas.find((other) => other.id === area)?.fleets ?? 0;
}
