/** The Legendary Edition at the table. */
import type { Translate } from '../../lib/words/i18n.svelte';
import type { Edition } from '../aegean/table/edition';
import type { Scene } from '../aegean/table/scene';
import { boardOf, looks } from './board';
import type { Facts, View } from './generated';

/** Creatures and buildings that share their drawing with the older game. */
const DRAWN: Record<string, string> = { griffin: 'griffon', academy: 'university' };

export function edition(facts: Facts, target: number): Edition {
  return {
    almanac: facts.almanac,
    game: 'legendary',
    looks,
    phases: facts.phases.slice(2),
    scene: (view) => sceneOf(view as View, facts, target),
    drawing: (thing) => DRAWN[thing] ?? thing,
    basic: ['port', 'fortress', 'temple', 'university'],
    building: (drawing) => (drawing === 'university' ? 'academy' : drawing),
    areaName: (area, t) => {
      const [tile, part] = partsOf(area);
      return tile ? t('aegean-area', { island: tileName(tile, t), part }) : area;
    },
    regionName: (area, t) => tileName(partsOf(area)[0], t),
  };
}

/** The tile of an area, and the area's part of it: "Kea2" is the second part of Kea. */
function partsOf(area: string): [tile: string, part: string] {
  const [, tile = '', part = ''] = /^([A-Za-z]+?)([A-Z]|\d)$/.exec(area) ?? [];
  return [tile, part];
}

function tileName(tile: string, t: Translate): string {
  return t(`tile-${tile.toLowerCase()}`);
}

function sceneOf(view: View, facts: Facts, target: number): Scene {
  const battle = view.battle;
  return {
    cycle: view.cycle,
    phase: view.phase,
    god: view.god,
    bidFor: view.bid_for,
    displacedFrom: view.displaced_from,
    turn: view.faction,
    builds: view.plan || (facts.gods.find((god) => god.id === view.god)?.builds ?? ''),
    map: view.map,
    board: boardOf(view),
    rows: view.rows.map((row) => ({
      god: row.god,
      seat: row.faction,
      offer: row.offer,
      open: row.open,
      most: row.most,
    })),
    asleep: [],
    apollo: [],
    ladder: facts.bid_ladder,
    order: view.order,
    track: view.track,
    heroes: view.heroes,
    cards: view.cards,
    deck: view.deck,
    discard: view.discard,
    target,
    origin: view.group?.origin ?? '',
    prospects: view.prospects,
    seats: view.factions.map((faction, number) => ({
      seat: number,
      player: faction.seat,
      team: faction.team,
      inGame: faction.in_game,
      gold: faction.gold,
      income: faction.income,
      priests: faction.priestesses,
      philosophers: faction.philosophers,
      metropolises: faction.metropolises + faction.sheltered,
      troopsLeft: faction.troops_in_reserve,
      fleetsLeft: faction.fleets_in_reserve,
      figures: view.figures.filter((figure) => figure.faction === number).map((figure) => figure.creature),
      heroes: view.lands.filter((land) => land.faction === number).flatMap((land) => land.heroes),
    })),
    reach: view.reach,
    battle: battle && {
      onLand: battle.on_land,
      place: battle.place,
      attacker: battle.attacker,
      defender: battle.defender,
      attack: {
        units: battle.attackers,
        strength: battle.attack,
        bonuses: battle.attack_bonuses,
        heroes: battle.attacking_heroes,
      },
      defence: {
        units: battle.defenders,
        strength: battle.defence,
        bonuses: battle.defence_bonuses,
        heroes: battle.defending_heroes,
      },
      roll: battle.roll,
      win: battle.win,
    },
  };
}
