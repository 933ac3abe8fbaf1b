/** A table of either Cyclades on the screen: the scene, what the reader is asked, and how the map answers. */
import { percent, vocabulary, type Translate, type Vocabulary } from '../../lib/i18n.svelte';
import type { Ask, Played, RefusalText } from '../../lib/protocol';
import { seatName } from '../../lib/seats';
import { refusalSentence } from '../../lib/sentences';
import { settings } from '../../lib/settings.svelte';
import type { Table } from '../../lib/table.svelte';
import type { Look } from '../../map/board';
import type { Chart } from '../../map/chart';
import type { Fight } from './fight';
import { answersItself, areaOf, onMap, readMove, verbKey, type Move, type Verb } from './moves';
import type { BattleScene, Prospect, Reach, Scene, SeatScene } from './scene';

export interface Payment {
  what: string;
  price: number;
  saved: number;
  saved_by: string;
  later: boolean;
  total: number;
}

export interface Option {
  action: number;
  move: Move;
  legal: boolean;
  refusal: RefusalText | null;
  payment: Payment | null;
}

/** What verbs are about that is a number. */
const NUMBERS = new Set(['amount', 'space', 'number', 'count', 'pairs', 'pips']);

/** What differs between the two games. */
export interface Edition {
  game: 'cyclades' | 'legendary';
  verbs: readonly Verb[];
  looks: Look[];
  phases: readonly string[];
  scene: (view: unknown) => Scene;
  /** The symbol that draws a thing: creatures and buildings have other names in the two games. */
  drawing: (thing: string) => string;
  /** The four types of buildings of a set, by their drawings. */
  basic: readonly string[];
  /** What the building of a drawing is called in the game. */
  building: (drawing: string) => string;
  areaName: (area: string, t: Translate) => string;
}

/** What motion needs of the map. */
export interface MapOnScreen {
  onScreen(area: string): { at: readonly [number, number]; scale: number } | null;
  flash(area: string, colour: string, time: number): void;
}

/** Dice that roll, or have just fallen: the battle before they did, its rounds so far, and the faces by seat. */
export interface Rolling {
  battle: BattleScene;
  fight: Fight | null;
  faces: ReadonlyMap<number, number> | null;
}

/** The words of the game, with the names of places: the log knows them as "island-i3". */
function withPlaces(words: Vocabulary, edition: Edition): Vocabulary {
  const place = (key: string): string | null => {
    const [, area] = /^(?:place|origin|area|sea|island|land|slot|site)(?:_to|_from)?-([A-Za-z]+\d*)(?:\.\d)?$/.exec(key) ?? [];
    return area && !words.has(key) ? edition.areaName(area, words.t) : null;
  };
  return {
    has: (key) => words.has(key) || place(key) !== null,
    t: (key, args) => place(key) ?? words.t(key, args),
  };
}

export class AegeanTable {
  /** The verb that the reader has picked among several. */
  verb = $state<string | null>(null);
  /** The area that he has picked where it has several sites. */
  area = $state<string | null>(null);
  /** What he points at on the map. */
  pointed = $state.raw<{ area: string; anchor: Element } | null>(null);
  chart = $state.raw<Chart | null>(null);
  map = $state.raw<MapOnScreen | null>(null);
  /** The table as it was, while what happened since is being shown. */
  held = $state.raw<Scene | null>(null);
  rolling = $state.raw<Rolling | null>(null);
  /** The seat whose reach is drawn. */
  reaching = $state<number | null>(null);
  /** What was answered for the reader since he decided himself, as nothing else was possible. */
  forced = $state.raw<Move | null>(null);
  /** Where maps come from that are not known before the game. */
  fetchChart: ((code: string) => Promise<Chart>) | null = null;
  private drawn = '';
  readonly words: Vocabulary;
  readonly t: Translate;

  constructor(
    readonly table: Table,
    readonly edition: Edition,
  ) {
    this.words = withPlaces(vocabulary(edition.game), edition);
    this.t = this.words.t;
  }

  /** The table as the server tells it. */
  readonly now: Scene = $derived.by(() => this.edition.scene(this.table.shown));

  /** The table that is shown. */
  readonly scene: Scene = $derived.by(() => (this.table.past ? this.now : (this.held ?? this.now)));

  /** What the reader is asked, once he has seen what led to it. */
  get asked(): Ask | null {
    return this.held ? null : this.table.asked;
  }

  /** The colours that the reader plays. */
  readonly mine: readonly number[] = $derived.by(() =>
    this.scene.seats.filter((seat) => this.table.mine.includes(seat.player)).map((seat) => seat.seat),
  );

  get question(): string {
    return this.asked?.question ?? '';
  }

  look(seat: number): Look | undefined {
    return this.edition.looks[seat];
  }

  /** The player's name; colours of one player, at one screen or in a game for two, are told apart by their cities. */
  seatName(seat: number): string {
    const name = this.playerName(seat);
    const alone = this.scene.seats.every((other) => other.seat === seat || this.playerName(other.seat) !== name);
    return alone ? name : this.t('aegean-name-and-city', { name, city: this.t(`city-${this.look(seat)?.colour}`) });
  }

  /** A player may have several colours. */
  playerName(seat: number): string {
    return seatName(this.table.info, this.playerOf(seat) ?? seat);
  }

  /** Who plays that colour. */
  playerOf(seat: number): number | undefined {
    return this.players[seat];
  }

  private readonly players: readonly number[] = $derived.by(() => this.playing.split(' ').map(Number));
  private readonly playing: string = $derived.by(() => this.scene.seats.map((seat) => seat.player).join(' '));

  /** All names, the same while nobody is called otherwise: every line of the log depends on them. */
  readonly names: string[] = $derived.by(() => this.spelled.split('\n'));
  private readonly spelled: string = $derived.by(() => this.scene.seats.map((seat) => this.seatName(seat.seat)).join('\n'));

  /** Draw the map of that code, unless it is drawn already: its tiles are laid before anybody acts, then it stays. */
  async draw(code: string): Promise<void> {
    if (!code || code === this.drawn || !this.fetchChart) return;
    this.drawn = code;
    this.chart = await this.fetchChart(code);
  }

  // ---- options

  /** Everything that could be meant now, legal or not, with its price and the reason against it. */
  readonly options: Option[] = $derived.by(() => {
    const asked = this.asked;
    if (!asked) return [];
    const { verbs } = this.edition;
    if (this.table.answers.size) {
      return [...this.table.answers.values()].map(({ action, text, legal, refusal, payment }) => ({
        action,
        move: readMove(text, verbs),
        legal,
        refusal,
        payment: payment as Payment | null,
      }));
    }
    return asked.actions.map(({ action, text }) => ({ action, move: readMove(text, verbs), legal: true, refusal: null, payment: null }));
  });

  readonly legal: Option[] = $derived.by(() => this.options.filter((option) => option.legal));

  /** The verbs of the question, in the order of the game's own table. */
  readonly verbs: string[] = $derived.by(() => {
    const asked = new Set(this.options.map((option) => option.move.verb));
    return this.edition.verbs.map((verb) => verb.words).filter((words) => asked.has(words));
  });

  /** The verb in hand: the one picked, or the only one that the map can answer. */
  readonly inHand: string | null = $derived.by(() => {
    if (this.verb && this.legal.some((option) => option.move.verb === this.verb)) return this.verb;
    const pointing = [...new Set(this.legal.filter((option) => onMap(option.move)).map((option) => option.move.verb))];
    const others = this.legal.some((option) => !onMap(option.move));
    return pointing.length === 1 && (!others || this.question !== 'turn') ? pointing[0]! : null;
  });

  /** What the map offers now: the options of the verb in hand, or of all verbs that one can point at. */
  readonly onMap: Option[] = $derived.by(() => {
    const verb = this.inHand;
    const asking = this.question === 'turn' ? [] : this.legal.filter((option) => onMap(option.move));
    return verb ? this.legal.filter((option) => option.move.verb === verb && onMap(option.move)) : asking;
  });

  readonly lit: ReadonlySet<string> = $derived.by(() => new Set(this.onMap.map((option) => areaOf(option.move))));

  // ---- units on the move

  /** What going to an area would come to; at the question how many go, for each number. */
  prospects(number?: number): Prospect[] {
    return this.scene.prospects.filter((prospect) => number === undefined || prospect.number === number);
  }

  /** The battles that a number of units could begin, with their chances where these can be told. */
  battles(number: number): Prospect[] {
    return this.prospects(number).filter((prospect) => prospect.fight);
  }

  /** The way over the map to what the reader points at. */
  get way(): string[] {
    return this.pointed ? (this.ways.find((way) => way.at(-1) === this.pointed?.area) ?? []) : [];
  }

  /** The ways to every goal, while units are on the move. */
  readonly ways: string[][] = $derived.by(() => {
    if (!this.asked) return [];
    const goals = new Map(this.scene.prospects.map((prospect) => [prospect.goal, prospect]));
    return [...goals.values()].map((prospect) => [this.scene.origin, ...prospect.way, prospect.goal]);
  });

  // ---- reach

  /** What the seat of the overlay could attack. */
  get reach(): Reach[] {
    return this.reaching === null ? [] : (this.scene.reach[this.reaching] ?? []);
  }

  /** By area: the means by which it could be reached. */
  readonly reached: Map<string, string[]> = $derived.by(() => {
    const found = new Map<string, string[]>();
    for (const { means, areas } of this.reach) for (const area of areas) found.set(area, [...(found.get(area) ?? []), means]);
    return found;
  });

  showReach(seat: number | null): void {
    this.reaching = this.reaching === seat ? null : seat;
  }

  private kindOf(means: string): string {
    return ['god', 'creature', 'hero'].find((kind) => this.has(`${kind}-${means}`)) ?? 'god';
  }

  meansName(means: string): string {
    return this.t(`${this.kindOf(means)}-${means}`);
  }

  meansDrawing(means: string, seat: number): string {
    const kind = this.kindOf(means);
    return kind === 'god' ? `god-${means}` : kind === 'hero' ? `hero-${this.look(seat)?.emblem}` : this.edition.drawing(means);
  }

  /** The options for an area, when there is more than one. */
  get sites(): Option[] {
    return this.area ? this.onMap.filter((option) => areaOf(option.move) === this.area) : [];
  }

  /** Why nothing can be done with that area now. */
  whyNot(area: string): RefusalText | null {
    const verb = this.inHand;
    const meant = this.options.filter((option) => !option.legal && areaOf(option.move) === area && (!verb || option.move.verb === verb));
    return meant[0]?.refusal ?? null;
  }

  /** The options of verbs about that kind of thing: gods, creatures, seats … */
  about(kind: string): Option[] {
    return this.options.filter((option) => option.move.about === kind);
  }

  // ---- what the reader does

  /** Take a verb in hand, for the map to say what it is about; or put it down. */
  pick(verb: string): void {
    this.verb = this.verb === verb ? null : verb;
    this.area = null;
  }

  choose(area: string): void {
    const options = this.onMap.filter((option) => areaOf(option.move) === area);
    if (options.length === 1) this.play(options[0]);
    else if (options.length > 1) this.area = area;
  }

  play(option: Option | undefined): void {
    if (!option?.legal) return;
    this.verb = null;
    this.area = null;
    this.forced = null;
    this.table.act(option.action);
  }

  /** Once something was shown: answer for the reader where nothing else is possible. A question that he came back to by
   * taking back stays his; if it has one answer only, he meant what he did before it. */
  settle(message: Played): void {
    const asked = this.table.asked;
    if (asked?.actions.length !== 1) return;
    const last = message.entries.at(-1);
    if (last?.kind === 'undo' && this.table.mine.includes(last.actor)) {
      if (this.table.undo > 0) this.table.takeBack();
      return;
    }
    const [{ action, text }] = asked.actions as [{ action: number; text: string }];
    const move = readMove(text, this.edition.verbs);
    if (!settings.forced || !answersItself(move, asked.question, this.table.undo)) return;
    this.forced = move;
    this.table.act(action);
  }

  /** Put down what is in hand, or take the last action back. */
  back(): void {
    if (this.area) this.area = null;
    else if (this.verb) this.verb = null;
    else if (this.table.undo > 0) this.table.takeBack();
  }

  // ---- words

  has(key: string): boolean {
    return this.words.has(key);
  }

  areaName(area: string): string {
    return this.edition.areaName(area, this.t);
  }

  /** The object of a move in the reader's words. */
  objectName({ about, object }: Move): string {
    if (about === 'seat' || about === 'faction') return this.seatName(Number(object));
    if (onMap({ verb: '', about, object })) {
      const [area = '', site] = object.split('.');
      return site ? this.t('aegean-site', { area: this.areaName(area), number: Number(site) }) : this.areaName(area);
    }
    const key = `${about}-${object}`;
    return this.has(key) ? this.t(key) : object;
  }

  /** A verb without its object. */
  verbName(verb: string): string {
    return this.t(`verb-${verbKey(verb)}`);
  }

  /** A move in the reader's words. */
  moveName(move: Move): string {
    const number = Number(move.object);
    const object = NUMBERS.has(move.about) ? number : this.objectName(move);
    const { builds } = this.scene;
    const building = move.about !== 'building' && this.has(`building-${builds}`) ? this.t(`building-${builds}`) : '';
    return this.t(`action-${verbKey(move.verb)}`, { building, number, [move.about || 'none']: object });
  }

  /** A refusal in the reader's words, else as the server said it. */
  refusalText(refusal: RefusalText): string {
    return this.has(`refusal-${refusal.key}`) ? refusalSentence(this.words, refusal) : refusal.text;
  }

  /** All that is to be said of an area, for a screen reader. */
  areaLabel(area: string): string {
    const { lands, seas } = this.scene.board;
    const land = lands.find((other) => other.id === area);
    const sea = seas.find((other) => other.id === area);
    const parts = [land ? this.areaName(area) : this.t('aegean-sea-space', { name: this.areaName(area) })];
    if (land) {
      parts.push(land.seat >= 0 ? this.seatName(land.seat) : this.t('aegean-nobody'));
      if (land.troops) parts.push(this.t('action-troops', { number: land.troops, count: land.troops }));
      if (land.mercenaries) parts.push(this.t('action-mercenaries', { number: land.mercenaries, count: land.mercenaries }));
      for (const hero of land.heroes) parts.push(this.t(`hero-${hero}`));
      for (const building of land.sites.filter(Boolean)) parts.push(this.t(`building-${this.edition.building(building)}`));
      for (const _ of land.metropolises) parts.push(this.t('building-metropolis'));
      if (land.horns) parts.push(this.t(this.edition.game === 'legendary' ? 'legendary-cornucopias' : 'cyclades-prosperity', { number: land.horns }));
      if (land.figure) parts.push(this.t(`creature-${land.figure}`));
    } else if (sea) {
      if (sea.fleets) parts.push(this.seatName(sea.seat), this.t('action-fleets', { number: sea.fleets, count: sea.fleets }));
      if (sea.horns) parts.push(this.t(this.edition.game === 'legendary' ? 'legendary-cornucopias' : 'cyclades-prosperity', { number: sea.horns }));
      if (sea.figure) parts.push(this.t(`creature-${sea.figure}`));
    }
    if (this.reached.has(area)) parts.push(this.t('aegean-in-reach', { means: this.reached.get(area)!.map((means) => this.meansName(means)).join(', ') }));
    if (this.lit.has(area)) {
      parts.push(this.t('aegean-can-be-chosen'));
      const battle = this.scene.prospects.find((prospect) => prospect.goal === area && prospect.win !== null);
      if (battle) parts.push(this.t('aegean-chance-to-win', { chance: percent(battle.win!) }));
    }
    return parts.join(', ');
  }

  seat(seat: number): SeatScene | undefined {
    return this.scene.seats.find((other) => other.seat === seat);
  }
}
