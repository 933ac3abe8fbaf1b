/** A table of either edition of Cyclades on the screen: the scene, who is who in it, and what the reader is asked. */
import type { Ask, Played } from '../../../lib/generated/protocol';
import { settings } from '../../../lib/page/settings.svelte';
import { Almanac } from '../../../lib/rules/almanac';
import { sharing } from '../../../lib/table/sharing';
import type { Table } from '../../../lib/table/table.svelte';
import type { Wire } from '../../../lib/table/wire';
import { vocabulary, type Translate, type Vocabulary } from '../../../lib/words/i18n.svelte';
import { seatName } from '../../../lib/words/seats';
import type { Look } from '../../../map/board';
import type { Chart } from '../../../map/chart';
import type { Fight } from '../battle/fight';
import type { Payment, Thought } from '../generated';
import { withPlaces, type Edition } from './edition';
import { Hand } from './hand.svelte';
import { answersItself, moveOf, type AegeanMove, type Move, type Option } from './moves';
import { ReachOverlay } from './reach.svelte';
import type { BattleScene, Scene, SeatScene } from './scene';

/** Stands for the phase once the game is over. */
export const OVER = 'over';

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
  readonly hand = new Hand(this);
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

  seat(seat: number): SeatScene | undefined {
    return this.scene.seats.find((other) => other.seat === seat);
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

  has(key: string): boolean {
    return this.words.has(key);
  }

  areaName(area: string): string {
    return this.edition.areaName(area, this.t);
  }

  /** The common name of the lands around an area, if they have one. */
  readonly regionName = $derived.by(() => {
    const { regionName } = this.edition;
    return regionName && ((area: string) => regionName(area, this.t));
  });

  // ---- what the reader is asked

  /** What the reader is asked, once everything before it has been shown. */
  get asked(): Ask | null {
    return this.held ? null : this.table.asked;
  }

  get question(): string {
    return this.asked?.question ?? '';
  }

  /** Whether a bid is asked for. */
  get bidding(): boolean {
    return this.question === 'which_god' || this.question === 'how_much';
  }

  /** All possible answers, legal or not, with their prices and the reasons against them. */
  readonly options: Option[] = $derived.by(() => {
    const options = this.asked ? this.table.options : [];
    return options.map(({ prospect, ...option }) => ({ ...option, move: moveOf(option.move), thought: prospect }));
  });

  readonly legal: Option[] = $derived.by(() => this.options.filter((option) => option.legal));

  /** The verbs of the question, in the order of the game's table of actions. */
  readonly verbs: string[] = $derived.by(() => [...new Set(this.options.map((option) => option.move.verb))]);

  /** The options of verbs about that kind of thing: gods, creatures, seats … */
  about(kind: string): Option[] {
    return this.options.filter((option) => option.move.about === kind);
  }

  /** After something was shown: answer for the reader if only one answer is possible. A question that the reader came back
   * to by undo is left to the reader; if it has only one answer, the reader wanted to undo what came before it. */
  settle(message: Played): void {
    this.hand.refused = '';
    if (this.table.ask?.question !== 'turn') this.hand.picked = null;
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
}
