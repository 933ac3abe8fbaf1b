/** A table of either edition of Cyclades on the screen: the scene, what the reader is asked, and how the map answers. */
import type { Ask, Played, RefusalText } from '../../../lib/generated/protocol';
import { settings } from '../../../lib/page/settings.svelte';
import { Almanac } from '../../../lib/rules/almanac';
import { sharing } from '../../../lib/table/sharing';
import type { Table } from '../../../lib/table/table.svelte';
import type { Wire } from '../../../lib/table/wire';
import { vocabulary, type Args, type Translate, type Vocabulary } from '../../../lib/words/i18n.svelte';
import { seatName } from '../../../lib/words/seats';
import { formsOf, refusalSentence } from '../../../lib/words/sentences';
import type { Look } from '../../../map/board';
import type { Chart } from '../../../map/chart';
import type { Fight } from '../battle/fight';
import type { Goal, Payment, Thought } from '../generated';
import { withPlaces, type Edition } from './edition';
import { Intent } from './intent.svelte';
import { answersItself, areaOf, isSite, moveOf, onMap, verbKey, type AegeanMove, type Move } from './moves';
import { ReachOverlay } from './reach.svelte';
import type { BattleScene, Prospect, Scene, SeatScene } from './scene';

export interface Option {
  action: number;
  move: Move;
  legal: boolean;
  refusal: RefusalText | null;
  payment: Payment | null;
  /** The thought that it begins, if it is only the beginning of one. */
  thought: Thought | null;
}

/** Stands for the phase once the game is over. */
export const OVER = 'over';

/** Objects of verbs that are numbers. */
const NUMBERS = new Set(['amount', 'space', 'number', 'count', 'pairs', 'pips']);

/** What both games tell. */
export interface AegeanWire extends Wire {
  move: AegeanMove;
  payment: Payment;
  prospect: Thought;
}

/** What motion needs from the map. */
export interface MapOnScreen {
  onScreen(area: string): { at: readonly [number, number]; scale: number } | null;
  flash(area: string, colour: string, time: number): void;
}

/** Dice that are rolling or have just fallen: the battle before that, its rounds so far, and the faces by seat. */
export interface Rolling {
  battle: BattleScene;
  fight: Fight | null;
  faces: ReadonlyMap<number, number> | null;
}

export class AegeanTable {
  /** The verb that the reader has picked from several. */
  verb = $state<string | null>(null);
  /** The area that the reader has picked, if it has several sites. */
  area = $state<string | null>(null);
  private mind = $state.raw<{ intent: Intent; n: number } | null>(null);
  /** What the reader points at on the map. */
  pointed = $state.raw<{ area: string; anchor: Element } | null>(null);
  /** Why what the reader tried is not possible. */
  refused = $state.raw<string>('');
  chart = $state.raw<Chart | null>(null);
  map = $state.raw<MapOnScreen | null>(null);
  /** The table as it was, while what has happened since is being shown. */
  held = $state.raw<Scene | null>(null);
  rolling = $state.raw<Rolling | null>(null);
  /** A battle of the reader's that is over: it stays in sight until the reader has seen it. */
  fought = $state.raw<Rolling | null>(null);
  /** Attackers who have reached an area, while the table is held as it was before. */
  arrived = $state.raw<{ area: string; drawing: string; colour: string } | null>(null);
  /** Whether something is moving on the map. */
  moving = $state(false);
  /** The answer that was given for the reader since their last decision, because it was the only possible one. */
  forced = $state.raw<Move | null>(null);
  /** Fetches maps that are not known before the game. */
  fetchChart: ((code: string) => Promise<Chart>) | null = null;
  private drawn = '';
  private told: Scene | null = null;
  readonly reach = new ReachOverlay(this);
  readonly words: Vocabulary;
  readonly t: Translate;
  readonly almanac: Almanac;

  constructor(
    readonly table: Table<AegeanWire>,
    readonly edition: Edition,
  ) {
    this.words = withPlaces(vocabulary(edition.game), edition);
    this.t = this.words.t;
    this.almanac = new Almanac(edition.almanac, this.words);
  }

  /** The table according to the server. */
  readonly now: Scene = $derived.by(() => {
    const scene = this.edition.scene(this.table.shown);
    const told = this.over ? { ...scene, god: '', bidFor: '', displacedFrom: '', turn: -1, phase: OVER } : scene;
    return (this.told = sharing<Scene | null>(this.told, told)!);
  });

  /** Whether the game is over and its end is shown: it is nobody's move, and there is no phase. */
  get over(): boolean {
    return this.table.info?.status === 'over' && !this.table.past;
  }

  /** The table that is shown. */
  readonly scene: Scene = $derived.by(() => (this.table.past ? this.now : (this.held ?? this.now)));

  /** What the reader is asked, once everything before it has been shown. */
  get asked(): Ask | null {
    return this.held ? null : this.table.asked;
  }

  /** Whom the table is waiting for, in words, while the reader is not asked. */
  get waiting(): string {
    const { turn } = this.scene;
    if (this.asked || this.held || this.table.past || this.table.info?.status !== 'playing') return '';
    if (this.table.resigned) return this.t('table-resigned-about');
    if (this.mine.includes(turn)) return '';
    return turn < 0 ? this.t('table-waiting-chance') : this.t('table-waiting-for', { name: this.seatName(turn) });
  }

  /** The colours that the reader plays. */
  readonly mine: readonly number[] = $derived.by(() =>
    this.scene.seats.filter((seat) => this.table.mine.includes(seat.player)).map((seat) => seat.seat),
  );

  /** The colours of the player who is looking now, if several share a screen. */
  readonly own: readonly number[] = $derived.by(() =>
    this.scene.seats.filter((seat) => this.table.looking.includes(seat.player)).map((seat) => seat.seat),
  );

  /** The units that the reader has in hand, until anything happens. */
  get intent(): Intent | null {
    return this.asked && this.mind?.n === this.table.n ? this.mind.intent : null;
  }

  get question(): string {
    return this.asked?.question ?? '';
  }
  /** Whether a bid is asked for. */
  get bidding(): boolean {
    return this.question === 'which_god' || this.question === 'how_much';
  }

  look(seat: number): Look | undefined {
    return this.edition.looks[seat];
  }

  /** The player's name; several colours of one player, at one screen or in a game for two, are told apart by their cities. */
  seatName(seat: number): string {
    const name = this.playerName(seat);
    const alone = this.scene.seats.every((other) => other.seat === seat || this.playerName(other.seat) !== name);
    return alone ? name : this.t('aegean-name-and-city', { name, city: this.t(`city-${this.look(seat)?.colour}`) });
  }

  /** The name of a player, who may have several colours. */
  playerName(seat: number): string {
    return seatName(this.table.info, this.playerOf(seat) ?? seat);
  }

  /** Who plays that colour. */
  playerOf(seat: number): number | undefined {
    return this.players[seat];
  }

  private readonly players: readonly number[] = $derived.by(() => this.playing.split(' ').map(Number));
  private readonly playing: string = $derived.by(() => this.scene.seats.map((seat) => seat.player).join(' '));

  /** All names, the same object as long as no name changes, because every line of the log depends on them. */
  readonly names: string[] = $derived.by(() => this.spelled.split('\n'));
  private readonly spelled: string = $derived.by(() =>
    this.scene.seats.map((seat) => this.seatName(seat.seat)).join('\n'),
  );

  /** Draw the map with that code, unless it is already drawn: its tiles are laid before anybody acts, and then stay. */
  async draw(code: string): Promise<void> {
    if (!code || code === this.drawn || !this.fetchChart) return;
    this.drawn = code;
    this.chart = await this.fetchChart(code);
  }

  // ---- options

  /** All possible answers, legal or not, with their prices and the reasons against them. */
  readonly options: Option[] = $derived.by(() => {
    const options = this.asked ? this.table.options : [];
    return options.map(({ prospect, ...option }) => ({ ...option, move: moveOf(option.move), thought: prospect }));
  });

  readonly legal: Option[] = $derived.by(() => this.options.filter((option) => option.legal));

  /** The verbs of the question, in the order of the game's table of actions. */
  readonly verbs: string[] = $derived.by(() => [...new Set(this.options.map((option) => option.move.verb))]);

  /** The verb in hand: the one picked, or the only one that can be answered on the map. */
  readonly inHand: string | null = $derived.by(() => {
    if (this.verb && this.legal.some((option) => option.move.verb === this.verb)) return this.verb;
    const pointing = [...new Set(this.legal.filter((option) => onMap(option.move)).map((option) => option.move.verb))];
    const others = this.legal.some((option) => !onMap(option.move));
    return pointing.length === 1 && (!others || this.question !== 'turn') ? pointing[0]! : null;
  });

  /** What the map offers now: the options of the verb in hand, or of all verbs that are answered by pointing. */
  readonly onMap: Option[] = $derived.by(() => {
    const verb = this.inHand;
    const asking = this.question === 'turn' ? [] : this.legal.filter((option) => onMap(option.move));
    return verb ? this.legal.filter((option) => option.move.verb === verb && onMap(option.move)) : asking;
  });

  /** Whether the question is answered on the map alone, and no part of it has been answered yet. */
  readonly onMapAlone: boolean = $derived(
    this.onMap.length > 0 && this.onMap.length === this.legal.length && !this.intent && !this.area,
  );

  readonly lit: ReadonlySet<string> = $derived.by(() => {
    const { intent } = this;
    if (intent) return new Set(intent.size + intent.heroes.size ? intent.thought.goals.map(({ goal }) => goal) : []);
    return new Set(this.onMap.map((option) => areaOf(option.move)));
  });

  /** Where units can be picked up while nothing is in hand. */
  readonly ready: ReadonlySet<string> = $derived.by(() => {
    if (this.question !== 'turn' || this.intent || this.inHand) return new Set<string>();
    return new Set(this.beginnings.map((option) => areaOf(option.move)));
  });

  private readonly beginnings: Option[] = $derived.by(() =>
    this.legal.filter((option) => onMap(option.move) && option.thought?.goals.length),
  );

  // ---- bids

  /** The possible offers to each god before one is chosen. */
  readonly offers: ReadonlyMap<string, { option: Option; goals: ReadonlyMap<number, Goal> }> = $derived.by(
    () =>
      new Map(
        this.legal
          .filter((option) => option.move.about === 'god' && option.thought?.goals.length)
          .map((option) => [
            option.move.object,
            { option, goals: new Map(option.thought!.goals.map((goal) => [Number(goal.goal), goal])) },
          ]),
      ),
  );

  /** Make a bid as one thought: to whom, and how much. */
  bid(option: Option, goal: Goal): void {
    this.putDown();
    this.table.think(option.action, goal.answers);
  }

  // ---- units on the move

  /** The prospects of going to an area; for a certain number of units if the question is how many go. */
  prospects(number?: number): Prospect[] {
    return this.scene.prospects.filter((prospect) => number === undefined || prospect.number === number);
  }

  /** The battles that a number of units could begin, with their chances if these are known. */
  battles(number: number): Prospect[] {
    return this.prospects(number).filter((prospect) => prospect.fight);
  }

  /** The way over the map to what the reader points at. */
  get way(): string[] {
    const { intent, pointed } = this;
    const goal = pointed && intent?.goal(pointed.area);
    if (intent && goal && this.lit.has(goal.goal)) return [intent.thought.origin, ...goal.way, goal.goal];
    return this.pointed ? (this.ways.find((way) => way.at(-1) === this.pointed?.area) ?? []) : [];
  }

  /** The ways to all destinations, while units are on the move. */
  readonly ways: string[][] = $derived.by(() => {
    if (!this.asked) return [];
    const goals = new Map(this.scene.prospects.map((prospect) => [prospect.goal, prospect]));
    return [...goals.values()].map((prospect) => [this.scene.origin, ...prospect.way, prospect.goal]);
  });

  /** The options for an area, when there is more than one. */
  get sites(): Option[] {
    return this.area ? this.onMap.filter((option) => areaOf(option.move) === this.area) : [];
  }

  /** The battles at lit destinations, with their chances if these are known. */
  readonly fights: { goal: string; win: number | null }[] = $derived.by(() => {
    const { intent } = this;
    const known = intent
      ? intent.thought.goals.map((goal) => ({ goal: goal.goal, fight: goal.fight, win: intent.win(goal) }))
      : this.scene.prospects;
    return known.filter(({ goal, fight }) => fight && this.lit.has(goal));
  });

  /** Why what is in hand cannot be done there. */
  private whyNot(area: string): RefusalText | null {
    const meant = this.options.find(
      (option) => !option.legal && areaOf(option.move) === area && option.move.verb === this.inHand,
    );
    return meant?.refusal ?? null;
  }

  /** The options of verbs about that kind of thing: gods, creatures, seats … */
  about(kind: string): Option[] {
    return this.options.filter((option) => option.move.about === kind);
  }

  // ---- what the reader does

  /** Take a verb in hand, to choose its object on the map; or put it down. */
  pick(verb: string): void {
    const before = this.verb;
    this.putDown();
    this.verb = before === verb ? null : verb;
  }

  /** Choose an area; `site` is the site nearest to the pointer. */
  choose(area: string, site = ''): void {
    this.refused = '';
    const goal = this.lit.has(area) ? this.intent?.goal(area) : undefined;
    if (goal) return this.go(goal);
    if (this.intent?.thought.origin === area) return this.putDown();
    const ready = this.beginnings.find((option) => areaOf(option.move) === area);
    if (ready && !this.lit.has(area)) return this.begin(ready);
    const options = this.onMap.filter((option) => areaOf(option.move) === area);
    const meant =
      options.length === 1
        ? options[0]
        : options.find((option) => site && `${areaOf(option.move)}.${option.move.object}` === site);
    if (meant) this.play(meant);
    else if (options.length > 1) this.area = area;
    else this.refuse(area);
  }

  /** Say why what was tried is impossible. With nothing in hand, nothing was tried. */
  private refuse(area: string): void {
    const why = this.intent ? null : this.whyNot(area);
    if (why) this.refused = `${this.refusalText(why)} ${why.rule}`;
    else if (this.intent) this.refused = this.t('aegean-out-of-reach', { area: this.areaName(area) });
  }

  /** Take units in hand: which of them go is chosen before their destination. */
  private begin(option: Option): void {
    const { verb } = this;
    this.putDown();
    this.verb = verb && option.move.verb === verb ? verb : null;
    this.mind = { intent: new Intent(option, option.thought!), n: this.table.n };
  }

  private go(goal: Goal): void {
    const intent = this.intent!;
    this.putDown();
    this.table.think(intent.option.action, intent.answers(goal));
  }

  /** Play an option. A verb about whole areas stays in hand, to be used again; an option that begins a thought is first
   * completed. */
  play(option: Option | undefined): void {
    if (!option?.legal) return;
    if (option.thought?.goals.length && option.move.about !== 'god') return this.begin(option);
    const kept = this.question === 'turn' && onMap(option.move) && !isSite(option.move) ? option.move.verb : null;
    this.putDown();
    this.verb = kept;
    this.table.act(option.action);
  }

  /** Put down everything in hand. */
  private putDown(): void {
    this.verb = null;
    this.area = null;
    this.mind = null;
    this.forced = null;
    this.fought = null;
    this.refused = '';
  }

  /** After something was shown: answer for the reader if only one answer is possible. A question that the reader came back
   * to by undo is left to the reader; if it has only one answer, the reader wanted to undo what came before it. */
  settle(message: Played): void {
    this.refused = '';
    if (this.table.ask?.question !== 'turn') this.verb = null;
    const asked = this.table.asked;
    if (asked?.actions.length !== 1) return;
    const last = message.entries.at(-1);
    if (last?.kind === 'undo' && this.table.mine.includes(last.actor)) {
      if (this.table.undo > 0) this.table.takeBack();
      return;
    }
    const only = this.table.options.find((option) => option.legal);
    const move = only && moveOf(only.move);
    if (!settings.forced || !move || !answersItself(move, asked.question, this.table.undo)) return;
    this.forced = move;
    this.table.act(only.action);
  }

  /** Put down what is in hand, or take the last action back. */
  back(): void {
    if (this.area) this.area = null;
    else if (this.fought) this.fought = null;
    else if (this.intent || (this.verb && this.inHand === this.verb) || this.refused) this.putDown();
    else if (this.table.undo > 0) this.table.takeBack();
  }

  // ---- words

  has(key: string): boolean {
    return this.words.has(key);
  }

  /** What a thing does. */
  help(thing: string): string {
    return this.almanac.effects(this.almanac.thing(thing))[0]?.text ?? '';
  }

  /** What a hero's sacrifice gives. */
  sacrifice(hero: string): string {
    return this.almanac.effects(this.almanac.thing(hero))[1]?.text ?? '';
  }

  areaName(area: string): string {
    return this.edition.areaName(area, this.t);
  }

  /** The common name of the lands around an area, if they have one. */
  readonly regionName = $derived.by(() => {
    const { regionName } = this.edition;
    return regionName && ((area: string) => regionName(area, this.t));
  });

  /** The object of a move in the reader's words. */
  objectName(move: Move): string {
    const { about, object } = move;
    if (about === 'seat' || about === 'faction') return this.seatName(Number(object));
    if (onMap(move)) {
      const area = this.areaName(areaOf(move));
      return isSite(move) ? this.t('aegean-site', { area, number: Number(object) }) : area;
    }
    const key = `${about}-${object}`;
    return this.has(key) ? this.t(key) : object;
  }

  /** A thing as the argument of a message, in all the forms of its name. */
  named(family: string, id: string): Args {
    return { [family]: this.t(`${family}-${id}`), ...formsOf(this.words, family, id) };
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
    return this.t(`action-${verbKey(move.verb)}`, {
      building,
      ...formsOf(this.words, 'building', builds),
      number,
      [move.about || 'none']: object,
      ...formsOf(this.words, move.about, move.object),
    });
  }

  /** A refusal in the reader's words, or in the server's if there is no message. */
  refusalText(refusal: RefusalText): string {
    return this.has(`refusal-${refusal.key}`) ? refusalSentence(this.words, refusal, this.names) : refusal.text;
  }

  seat(seat: number): SeatScene | undefined {
    return this.scene.seats.find((other) => other.seat === seat);
  }
}
