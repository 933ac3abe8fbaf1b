/** What moves on the table of both Cyclades, one motion for each event that the server tells of. */
import { tick } from 'svelte';
import { find, flip, fly, grow, pause, ring, seen, spot, travel, type Spot, type Thing } from '../../lib/motion';
import type { Played } from '../../lib/protocol';
import type { PlainEvent } from '../../lib/sentences';
import { settings } from '../../lib/settings.svelte';
import { play } from '../../lib/sound';
import type { AegeanTable } from './aegean.svelte';
import { battleBefore, battleEvents, beginsAt, fightOf, isLoss, placeOf, seatOf } from './fight';
import type { Scene } from './scene';

const SPACE = 220; // milliseconds of a fleet from one sea to the next
const HOP = 170; // of troops from one fleet to the next
const FACE = 85; // of a face of a die that rolls
const FACES = 6;
const READING = 650; // of the dice that lie
const SIZES: Record<string, number> = { fleet: 41, troop: 33, merc: 26, hero: 33 };
const COINS_AT_MOST = 6;

export function movements(message: Played, aegean: AegeanTable): () => Promise<void> {
  const show = new Show(aegean, message);
  return () => show.run();
}

/** The events of one message, shown one after the other. While dice roll, the table is held as it was before. */
class Show {
  private readonly before: Scene;
  private readonly events: PlainEvent[];
  private readonly earlier: PlainEvent[];
  private readonly cards = new Map<string, Thing>();
  private readonly standing: Element[] = [];
  private readonly rolls: boolean;

  constructor(
    private readonly aegean: AegeanTable,
    private readonly message: Played,
  ) {
    this.events = message.entries.flatMap((entry) => entry.events as PlainEvent[]);
    this.before = aegean.scene;
    this.earlier = battleEvents(aegean.table.entries);
    this.rolls = settings.speed > 0 && this.events.some((event) => event.kind === 'rolled');
    if (settings.speed > 0) for (const event of this.events) this.keepCard(event);
    if (this.rolls) aegean.held = this.before;
  }

  async run(): Promise<void> {
    const last = this.events.findLastIndex((event) => event.kind === 'rolled' || (this.rolls && isLoss(event)));
    try {
      for (let place = 0; place < this.events.length; place += 1) {
        if (place > last) await this.release();
        await this.show(this.events[place]!, place);
      }
    } finally {
      await this.release();
    }
  }

  /** Show the table as it is now. */
  private async release(): Promise<void> {
    if (this.aegean.held) {
      await pause(READING);
      this.aegean.held = null;
      this.aegean.rolling = null;
      for (const piece of this.standing.splice(0)) piece.remove();
    }
    await tick();
  }

  /** A card that is about to leave the track. */
  private keepCard(event: PlainEvent): void {
    const card = event.kind === 'hero_recruited' ? `hero="${event.hero}"` : event.kind === 'creature_summoned' || event.kind === 'creature_discarded' ? `creature="${event.creature}"` : '';
    const thing = card ? seen(find(`[data-${card}]`)) : null;
    if (thing) this.cards.set(String(event.hero ?? event.creature), thing);
  }

  private async show(event: PlainEvent, place: number): Promise<void> {
    const seat = seatOf(event);
    switch (event.kind) {
      case 'offer_made':
        play('pawn');
        return this.marker(seat, this.home(seat), find(`[data-bid="${event.god}"]`) ?? find(`[data-god="${event.god}"]`));
      case 'displaced':
        play('card');
        await this.marker(seat, find(`[data-god="${event.god}"]`), this.home(seat));
        return ring(find(`[data-seat="${seat}"]`));
      case 'gold_moved':
        play('coin');
        return this.gain(`[data-gold="${seat}"]`, Number(event.gold), seat);
      case 'griffon_took':
      case 'griffin_took':
        return this.coins(Number(event.victim), seat);
      case 'priest_gained':
      case 'priestess_gained':
        return this.gain(`[data-priests="${seat}"]`, Number(event.priests ?? event.number), seat);
      case 'philosopher_gained':
        return this.gain(`[data-philosophers="${seat}"]`, Number(event.philosophers ?? event.number), seat);
      case 'fleets_sailed':
        play('sail');
        return this.journey('fleet', seat, [String(event.sea), String(event.sea_to)], SPACE);
      case 'troops_marched':
      case 'units_marched':
        play('march');
        return this.journey('troop', seat, this.way(String(event.island ?? event.land), String(event.island_to ?? event.land_to)), HOP);
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
        return this.fall(event.kind === 'fleets_lost' ? 'fleet' : event.kind === 'mercenaries_lost' ? 'merc' : 'troop', seat, placeOf(event));
      default:
        return this.appear(event, seat);
    }
  }

  /** What comes to the table, or leaves it, without a way. */
  private async appear(event: PlainEvent, seat: number): Promise<void> {
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
        return this.aegean.map?.flash(String(event.slot ?? event.site).split('.')[0] ?? '', '', 500 * settings.speed);
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
        const [card, goal] = [this.cards.get(String(event.hero ?? event.creature)), find(seat < 0 ? '[data-deck]' : `[data-seat="${seat}"]`)];
        return card ? fly(card, goal, 520, false) : ring(goal);
      }
      case 'creature_shown':
      case 'hero_shown':
        play('card');
        void flip(find(event.hero ? `[data-hero="${event.hero}"]` : `[data-creature="${event.creature}"]`), 0);
        return;
      case 'god_revealed':
      case 'god_shown':
        void flip(find(`[data-god="${event.god}"]`), 0);
        return;
      case 'game_ended':
        play('victory');
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

  /** Pieces go from area to area; where nobody was before, they are seen only when they are there. */
  private async journey(kind: string, seat: number, areas: string[], time: number): Promise<void> {
    const { map } = this.aegean;
    const look = this.aegean.look(seat);
    const goal = areas.at(-1) ?? '';
    if (settings.speed === 0) return map?.flash(goal, '', 0);
    const stops = areas.map((area) => map?.onScreen(area)).filter((stop) => stop != null);
    if (!look || stops.length < 2) return;
    const piece = drawn(`${kind}-${look.emblem}`, look.colour, (SIZES[kind] ?? 33) * stops[0]!.scale);
    const arriving = this.aegean.held ? null : find(`[data-units="${goal}"]`);
    const hidden = arriving && this.emptyBefore(goal) ? arriving : null;
    if (hidden) hidden.style.visibility = 'hidden';
    const stays = this.aegean.held !== null;
    await travel(piece, stops.map((stop) => stop.at), time * (stops.length - 1), stays);
    if (stays) this.standing.push(piece);
    if (hidden) hidden.style.visibility = '';
  }

  private emptyBefore(area: string): boolean {
    const { lands, seas } = this.before.board;
    const land = lands.find((other) => other.id === area);
    return land ? land.troops + land.mercenaries + land.heroes.length === 0 : !seas.find((other) => other.id === area)?.fleets;
  }

  /** Over the fleets between, where they were told. */
  private way(from: string, to: string): string[] {
    return [from, ...(this.before.prospects.find((prospect) => prospect.goal === to)?.way ?? []), to];
  }

  /** A number beside what it changes. */
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

  private async rise(event: PlainEvent): Promise<void> {
    const city = event.kind !== 'building_raised';
    const site = String(event.slot ?? event.site ?? event.island ?? '');
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
    void piece.animate([{ opacity: 1 }, { opacity: 1, filter: 'grayscale(1)' }, { opacity: 0 }], { duration: 520 * settings.speed, fill: 'forwards' });
    await travel(piece, [place.at, place.at, [place.at[0], place.at[1] + 14 * place.scale]], 520);
  }

  // ---- dice

  /** The table when a battle had just begun that is over already, as the server remembers it. */
  private async begun(): Promise<Scene | null> {
    const n = this.before.battle ? null : beginsAt(this.message.entries);
    const view = n === null ? null : await this.aegean.table.viewAt(n, null).catch(() => null);
    return view === null ? null : this.aegean.edition.scene(view);
  }

  /** Both dice roll together, and lie for a while. */
  private async roll(place: number): Promise<void> {
    const [first, second] = [this.events[place]!, this.events[place + 1]];
    if (!this.rolls || this.events[place - 1]?.kind === 'rolled') return;
    const battle = battleBefore(this.before, await this.begun(), [...this.earlier, ...this.events]);
    if (!battle) return;
    const both = second?.kind === 'rolled';
    const told = fightOf([...this.earlier, ...this.events.slice(0, place + (both ? 2 : 1))]);
    const earlier = fightOf([...this.earlier, ...this.events.slice(0, place)]);
    for (let face = 0; face < FACES; face += 1) {
      play('dice');
      const faces = [first, ...(both ? [second] : [])].map((event): [number, number] => [seatOf(event), (Number(event.pips) + face + 1) % 4]);
      this.aegean.rolling = { battle, fight: earlier, faces: new Map(faces) };
      await pause(FACE);
    }
    this.aegean.rolling = { battle, fight: told, faces: null };
    await pause(READING);
  }
}

const SVG = 'http://www.w3.org/2000/svg';

/** A drawing of the sprite on its own, in a seat's colour. */
function drawn(id: string, colour: string, size: number): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const use = document.createElementNS(SVG, 'use');
  svg.setAttribute('class', `i map-ink ${colour}`);
  svg.setAttribute('viewBox', '-26 -26 52 52');
  svg.style.setProperty('--z', `${size}px`);
  for (const [name, value] of Object.entries({ href: `#${id}`, x: '-26', y: '-26', width: '52', height: '52' })) use.setAttribute(name, value);
  svg.append(use);
  return svg;
}
