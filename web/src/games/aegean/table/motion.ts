/** Motion on the table of both Cyclades: one for each event from the server. */
import { tick } from 'svelte';
import type { Played } from '../../../lib/generated/protocol';
import { settings } from '../../../lib/page/settings.svelte';
import {
  find,
  flip,
  fly,
  grow,
  pause,
  ring,
  seen,
  spot,
  travel,
  type Spot,
  type Thing,
} from '../../../lib/table/motion';
import { play } from '../../../lib/table/sound';
import { battleBefore, battleEvents, beginsAt, fightOf, isLoss } from '../battle/fight';
import type { AegeanTable } from './aegean.svelte';
import { eventsOf, gainOf, goalOf, placeOf, seatOf, siteOf, type AegeanEvent, type Told } from './events';
import type { BattleScene, Scene } from './scene';

const SPACE = 220; // milliseconds for a fleet from one sea to the next
const HOP = 170; // for troops from one fleet to the next
const FACE = 85; // for a face of a rolling die
const FACES = 6;
const READING = 650; // for reading the dice
const LINGERING = 1400; // how long a finished battle of others stays
const SIZES: Record<string, number> = { fleet: 41, troop: 33, merc: 26, hero: 33 };
const COINS_AT_MOST = 6;
/** Where attackers are drawn next to the defenders of an area, in units of the map. */
export const BESIDE_THEM: Spot = [-30, 8];

export function movements(message: Played, aegean: AegeanTable): () => Promise<void> {
  const show = new Show(aegean, message);
  return () => show.run();
}

/** Shows the events of one message one after the other. While dice roll, the table is held as it was before. */
class Show {
  private readonly before: Scene;
  private readonly events: AegeanEvent[];
  private readonly earlier: AegeanEvent[];
  private readonly cards = new Map<string, Thing>();
  private readonly rolls: boolean;

  constructor(
    private readonly aegean: AegeanTable,
    private readonly message: Played,
  ) {
    this.events = message.entries.flatMap(eventsOf);
    this.before = aegean.scene;
    this.earlier = battleEvents(aegean.table.entries);
    this.rolls = settings.speed > 0 && this.events.some((event) => event.kind === 'rolled');
    if (settings.speed > 0) for (const event of this.events) this.keepCard(event);
    if (this.rolls) aegean.held = this.before;
  }

  async run(): Promise<void> {
    if (settings.speed === 0) this.tellBattle();
    const last = this.events.findLastIndex((event) => event.kind === 'rolled' || (this.rolls && isLoss(event)));
    this.aegean.moving = settings.speed > 0;
    try {
      for (let place = 0; place < this.events.length; place += 1) {
        if (place > last) await this.release();
        await this.show(this.events[place]!, place);
      }
    } finally {
      await this.release();
      this.aegean.moving = false;
    }
  }

  /** Without motion, show a battle of the reader's once it is over. */
  private tellBattle(): void {
    const told = [...this.earlier, ...this.events];
    const battle = battleBefore(this.before, null, told);
    if (!battle || !this.isOwn(battle) || this.aegean.now.battle) return;
    if (this.events.some((event) => event.kind === 'rolled'))
      this.aegean.fought = { battle, fight: fightOf(told), faces: null };
  }

  private isOwn({ attacker, defender }: BattleScene): boolean {
    return this.aegean.mine.includes(attacker) || this.aegean.mine.includes(defender);
  }

  /** Show the table as it is now. */
  private async release(): Promise<void> {
    if (this.aegean.held) {
      await pause(READING);
      const { rolling, now } = this.aegean;
      const own = rolling && this.isOwn(rolling.battle);
      if (rolling && !own && !now.battle) await pause(LINGERING);
      this.aegean.fought = own && !now.battle ? rolling : null;
      this.aegean.held = null;
      this.aegean.rolling = null;
      this.aegean.arrived = null;
    }
    await tick();
  }

  /** Remember a card that is about to leave the track. */
  private keepCard(event: AegeanEvent): void {
    const [kind, card] =
      event.kind === 'hero_recruited'
        ? ['hero', event.hero]
        : event.kind === 'creature_summoned' || event.kind === 'creature_discarded'
          ? ['creature', event.creature]
          : ['', ''];
    const thing = card ? seen(find(`[data-${kind}="${card}"]`)) : null;
    if (thing) this.cards.set(card, thing);
  }

  private async show(event: AegeanEvent, place: number): Promise<void> {
    const seat = seatOf(event);
    switch (event.kind) {
      case 'offer_made':
        play('pawn');
        return this.marker(
          seat,
          this.home(seat),
          find(`[data-bid="${event.god}"]`) ?? find(`[data-god="${event.god}"]`),
        );
      case 'displaced':
        play('card');
        await this.marker(seat, find(`[data-god="${event.god}"]`), this.home(seat));
        return ring(find(`[data-seat="${seat}"]`));
      case 'gold_moved':
        play('coin');
        return this.gain(`[data-gold="${seat}"]`, event.gold, seat);
      case 'griffon_took':
      case 'griffin_took':
        return this.coins(event.victim, seat);
      case 'priest_gained':
      case 'priestess_gained':
        return this.gain(`[data-priests="${seat}"]`, gainOf(event), seat);
      case 'philosopher_gained':
        return this.gain(`[data-philosophers="${seat}"]`, gainOf(event), seat);
      case 'fleets_sailed':
        play('sail');
        return this.journey('fleet', seat, [placeOf(event), goalOf(event)], SPACE, event.number);
      case 'troops_marched':
      case 'units_marched':
        play('march');
        return this.journey('troop', seat, this.way(placeOf(event), goalOf(event)), HOP, event.number);
      case 'retreated':
      case 'withdrew':
      case 'escaped': {
        const from = fightOf([...this.earlier, ...this.events.slice(0, place)])?.place ?? placeOf(event);
        return this.journey(event.kind === 'withdrew' ? 'fleet' : 'troop', seat, [from, placeOf(event)], 2 * SPACE);
      }
      case 'rolled':
        return this.roll(place);
      case 'fleets_lost':
      case 'troops_lost':
      case 'troop_lost':
      case 'mercenaries_lost':
        play('drum');
        return this.fall(
          event.kind === 'fleets_lost' ? 'fleet' : event.kind === 'mercenaries_lost' ? 'merc' : 'troop',
          seat,
          placeOf(event),
        );
      default:
        return this.appear(event, seat);
    }
  }

  /** Show what appears or disappears without moving. */
  private async appear(event: AegeanEvent, seat: number): Promise<void> {
    const area = placeOf(event);
    switch (event.kind) {
      case 'fleet_recruited':
      case 'troop_recruited':
      case 'mercenary_recruited':
        play('pawn');
        this.aegean.map?.flash(area, '', 500 * settings.speed);
        return grow(find(`[data-units="${area}"] use`), 260);
      case 'building_raised':
      case 'metropolis_founded':
      case 'metropolis_built':
        return this.rise(event);
      case 'building_removed':
        play('drum');
        return this.aegean.map?.flash(siteOf(event).split('.')[0] ?? '', '', 500 * settings.speed);
      case 'island_taken':
      case 'land_taken':
      case 'land_claimed':
        play('turn');
        this.aegean.map?.flash(area, this.aegean.look(seat)?.colour ?? '', 700 * settings.speed);
        return pause(300);
      case 'marker_laid':
      case 'cornucopia_added':
        play('coin');
        return this.aegean.map?.flash(area, '', 500 * settings.speed);
      case 'figure_placed':
      case 'kraken_moved':
        play('drum');
        this.aegean.map?.flash(area, '', 600 * settings.speed);
        return grow(find(`[data-figure="${area}"] use`), 420);
      case 'creature_summoned':
      case 'creature_discarded':
      case 'hero_recruited': {
        play('card');
        const [card, goal] = [
          this.cards.get('hero' in event ? event.hero : event.creature),
          find(seat < 0 ? '[data-deck]' : `[data-seat="${seat}"]`),
        ];
        return card ? fly(card, goal, 520, false) : ring(goal);
      }
      case 'creature_shown':
      case 'hero_shown':
        play('card');
        void flip(find('hero' in event ? `[data-hero="${event.hero}"]` : `[data-creature="${event.creature}"]`), 0);
        return;
      case 'god_revealed':
      case 'god_shown':
        void flip(find(`[data-god="${event.god}"]`), 0);
        return;
    }
  }

  // ---- things on their way

  private home(seat: number): Element | null {
    return find(`[data-seat="${seat}"] .i`);
  }

  private async marker(seat: number, start: Element | null, goal: Element | null): Promise<void> {
    if (settings.speed === 0) return ring(goal);
    const look = this.aegean.look(seat);
    const [from, to] = [spot(start), spot(goal)];
    if (!look || !from || !to) return;
    const arc: Spot = [from[0] + (to[0] - from[0]) * 0.5, Math.min(from[1], to[1]) - 14];
    await travel(drawn(`marker-${look.emblem}`, look.colour, 34), [from, arc, to], 520);
  }

  /** Move pieces from area to area; where there were none before, they are shown only when they arrive. */
  private async journey(kind: string, seat: number, areas: string[], time: number, number = 0): Promise<void> {
    const { map } = this.aegean;
    const look = this.aegean.look(seat);
    const goal = areas.at(-1) ?? '';
    if (settings.speed === 0) return map?.flash(goal, '', 0);
    const stops = areas.map((area) => map?.onScreen(area)).filter((stop) => stop != null);
    if (!look || stops.length < 2) return;
    const piece = drawn(`${kind}-${look.emblem}`, look.colour, (SIZES[kind] ?? 33) * stops[0]!.scale);
    const unseen = !this.aegean.held && this.emptyBefore(goal);
    const hidden = unseen ? [find(`[data-units="${goal}"]`), find(`[data-counts="${goal}"]`)] : [];
    for (const arriving of hidden) if (arriving) arriving.style.visibility = 'hidden';
    if (this.aegean.held) this.aegean.held = withoutUnits(this.aegean.held, areas[0] ?? '', number);
    await travel(
      piece,
      stops.map((stop) => stop.at),
      time * (stops.length - 1),
    );
    if (this.aegean.held) this.aegean.arrived = { area: goal, drawing: `${kind}-${look.emblem}`, colour: look.colour };
    for (const arriving of hidden) if (arriving) arriving.style.visibility = '';
  }

  private emptyBefore(area: string): boolean {
    const { lands, seas } = this.before.board;
    const land = lands.find((other) => other.id === area);
    return land
      ? land.troops + land.mercenaries + land.heroes.length === 0
      : !seas.find((other) => other.id === area)?.fleets;
  }

  /** The way between two areas, over the fleets between them if these are known. */
  private way(from: string, to: string): string[] {
    return [from, ...(this.before.prospects.find((prospect) => prospect.goal === to)?.way ?? []), to];
  }

  /** Show a number next to what it changes. */
  private async gain(what: string, number: number, seat: number): Promise<void> {
    const target = find(what) ?? find(`[data-seat="${seat}"]`);
    if (!target || !number) return;
    if (settings.speed === 0) return ring(target);
    const at = spot(target);
    if (!at) return;
    const words = document.createElement('b');
    words.className = number < 0 ? 'gain loss' : 'gain';
    words.textContent = number < 0 ? `−${-number}` : `+${number}`;
    void travel(words, [at, [at[0], at[1] - 22], [at[0], at[1] - 26]], 900);
    await pause(140);
  }

  private async coins(from: number, to: number): Promise<void> {
    if (settings.speed === 0) return ring(find(`[data-seat="${to}"]`));
    const [start, end] = [spot(find(`[data-seat="${from}"]`)), spot(find(`[data-seat="${to}"]`))];
    if (!start || !end) return;
    for (let coin = 0; coin < COINS_AT_MOST; coin += 1) {
      play('coin');
      void travel(drawn('coin', '', 22), [start, end], 420);
      await pause(60);
    }
    await pause(420);
  }

  private async rise(event: Told<'building_raised' | 'metropolis_founded' | 'metropolis_built'>): Promise<void> {
    const city = event.kind !== 'building_raised';
    const site = siteOf(event);
    const area = site.split('.')[0] ?? '';
    play(city ? 'wonder' : 'pawn');
    this.aegean.map?.flash(area, city ? (this.aegean.look(seatOf(event))?.colour ?? '') : '', 700 * settings.speed);
    await grow(find(city ? `[data-metropolis="${area}"] use` : `[data-site="${site}"] use`), city ? 620 : 320);
  }

  private async fall(kind: string, seat: number, area: string): Promise<void> {
    if (settings.speed === 0) return this.aegean.map?.flash(area, '', 0);
    const look = this.aegean.look(seat);
    const place = this.aegean.map?.onScreen(area);
    if (!look || !place) return;
    const piece = drawn(`${kind}-${look.emblem}`, look.colour, (SIZES[kind] ?? 33) * place.scale);
    const { arrived } = this.aegean;
    const [x, y] = arrived?.area === area && arrived.colour === look.colour ? BESIDE_THEM : [0, 0];
    const at: Spot = [place.at[0] + x * place.scale, place.at[1] + y * place.scale];
    void piece.animate([{ opacity: 1 }, { opacity: 1, filter: 'grayscale(1)' }, { opacity: 0 }], {
      duration: 520 * settings.speed,
      fill: 'forwards',
    });
    await travel(piece, [at, at, [at[0], at[1] + 14 * place.scale]], 520);
  }

  // ---- dice

  /** The table when a battle that is already over had just begun, fetched from the server. */
  private async begun(): Promise<Scene | null> {
    const n = this.before.battle ? null : beginsAt(this.message.entries);
    const view = n === null ? null : await this.aegean.table.viewAt(n, null).catch(() => null);
    return view === null ? null : this.aegean.edition.scene(view);
  }

  /** Roll both dice together, and leave them for a while. */
  private async roll(place: number): Promise<void> {
    if (!this.rolls || this.events[place - 1]?.kind === 'rolled') return;
    const rolls = this.events.slice(place, place + 2).filter((event) => event.kind === 'rolled');
    const battle = battleBefore(this.before, await this.begun(), [...this.earlier, ...this.events]);
    if (!battle) return;
    const told = fightOf([...this.earlier, ...this.events.slice(0, place + rolls.length)]);
    const earlier = fightOf([...this.earlier, ...this.events.slice(0, place)]);
    for (let face = 0; face < FACES; face += 1) {
      play('dice');
      const faces = rolls.map((event): [number, number] => [seatOf(event), (event.pips + face + 1) % 4]);
      this.aegean.rolling = { battle, fight: earlier, faces: new Map(faces) };
      await pause(FACE);
    }
    this.aegean.rolling = { battle, fight: told, faces: null };
    await pause(READING);
  }
}

/** The table after units have left an area, troops before mercenaries. */
function withoutUnits(scene: Scene, area: string, number: number): Scene {
  const lands = scene.board.lands.map((land) => {
    if (land.id !== area) return land;
    const troops = Math.max(0, land.troops - number);
    return { ...land, troops, mercenaries: Math.max(0, land.mercenaries - (number - (land.troops - troops))) };
  });
  const seas = scene.board.seas.map((sea) =>
    sea.id === area ? { ...sea, fleets: Math.max(0, sea.fleets - number) } : sea,
  );
  return { ...scene, board: { ...scene.board, lands, seas } };
}

const SVG = 'http://www.w3.org/2000/svg';

/** A drawing from the sprite by itself, in a seat's colour. */
function drawn(id: string, colour: string, size: number): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const use = document.createElementNS(SVG, 'use');
  svg.setAttribute('class', `i map-ink ${colour}`);
  svg.setAttribute('viewBox', '-26 -26 52 52');
  svg.style.setProperty('--z', `${size}px`);
  for (const [name, value] of Object.entries({ href: `#${id}`, x: '-26', y: '-26', width: '52', height: '52' }))
    use.setAttribute(name, value);
  svg.append(use);
  return svg;
}
