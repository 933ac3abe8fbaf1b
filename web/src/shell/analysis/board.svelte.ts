/** The far end of a table on which one plays all sides: it moves in a tree of moves, and the server says where each leads. */
import type { Board, BoardStep, OptionsAnswer } from '../../lib/generated/http';
import type { ClientMessage, Entry, Seat, TableInfo } from '../../lib/generated/protocol';
import { api, Refused } from '../../lib/server/api';
import { catalogue } from '../../lib/server/catalogue.svelte';
import type { Ears, FarEnd } from '../../lib/table/socket';
import { Table } from '../../lib/table/table.svelte';
import { Node, type Tree } from './tree.svelte';

const BOARDS_KEPT = 200; // older ones are requested again

export class AnalysisBoard implements FarEnd {
  readonly table: Table;
  /** What the server says about the position on the board. */
  shown = $state.raw<Board | null>(null);
  busy = $state(false);
  trouble = $state.raw<unknown>(null);
  /** Whether chance acts by itself, or is chosen by hand. */
  draws = $state(true);
  private ears!: Ears;
  private readonly boards = new Map<Node, Board>();
  private readonly listed = new Map<Node, Promise<OptionsAnswer>>();
  private requests = 0;

  constructor(
    readonly tree: Tree,
    draws: boolean,
  ) {
    this.draws = draws;
    this.table = new Table(
      '',
      (ears) => {
        this.ears = ears;
        return this;
      },
      () => Promise.reject(new Error('an analysis has no past')),
    );
  }

  /** Show the first position, or where the tree was left. */
  async open(): Promise<void> {
    const { current } = this.tree;
    if (this.draws && current === this.tree.root && !current.first) await this.put(current, [], true);
    else await this.go(current);
    this.ears.changed('open');
  }

  // ---- what the table says

  send(message: ClientMessage): boolean {
    if (message.t === 'act') void this.play(message.action);
    else if (message.t === 'undo') void this.step(-1);
    else if (message.t === 'hello') this.tell(false);
    return true;
  }

  close(): void {
    this.requests += 1; // pending answers are not wanted any more
  }

  // ---- what the reader does

  /** Take an action: along a line that exists already, otherwise as a new one. */
  async play(action: number): Promise<void> {
    const { current } = this.tree;
    const known = current.children.find((child) => child.step!.action === action);
    if (known) await this.go(known.isStop || !this.draws ? known : this.tree.stop(known, 1));
    else await this.put(current, [action], this.draws);
  }

  /** Take all actions of a plan. */
  async playAll(actions: readonly number[]): Promise<void> {
    await this.put(this.tree.current, actions, this.draws);
  }

  /** Let chance act as long as it is its turn. */
  async draw(): Promise<void> {
    await this.put(this.tree.current, [], true);
  }

  /** Go to the next stop along the line, or to the previous one. */
  async step(by: 1 | -1): Promise<void> {
    await this.go(this.tree.stop(this.tree.current, by));
  }

  /** Put a move of the tree on the board. */
  async go(node: Node): Promise<void> {
    const known = this.boards.get(node);
    if (known) {
      this.requests += 1;
      this.show(node, known);
      return;
    }
    const actions = node.actions;
    const board = await this.ask(actions, actions.length, false);
    if (board) this.show(node, board);
  }

  async forget(node: Node): Promise<void> {
    const parent = node.parent!;
    this.tree.remove(node);
    await this.go(parent);
  }

  /** What the player who is asked could do, with chances. */
  options(node: Node): Promise<OptionsAnswer> {
    const known = this.listed.get(node);
    if (known) return known;
    const asked = api.boardOptions({ root: this.tree.start, actions: node.actions });
    this.listed.set(node, asked);
    asked.catch(() => this.listed.delete(node));
    return asked;
  }

  private async put(from: Node, more: readonly number[], draw: boolean): Promise<void> {
    const before = from.actions;
    const board = await this.ask([...before, ...more], before.length, draw);
    if (board) this.show(this.tree.add(from, board.steps), board);
  }

  private async ask(actions: number[], have: number, draw: boolean): Promise<Board | null> {
    const number = ++this.requests;
    this.busy = true;
    this.trouble = null;
    try {
      const board = await api.board({ root: this.tree.start, actions, have, draw });
      return number === this.requests ? board : null;
    } catch (error) {
      if (number !== this.requests) return null;
      this.trouble = error;
      const code = error instanceof Refused ? error.code : 'internal';
      if (this.shown) this.ears.heard({ t: 'error', code, text: String(error), request: '' });
      this.table.trouble = null; // the panel shows it
      return null;
    } finally {
      if (number === this.requests) this.busy = false;
    }
  }

  // ---- what the table hears

  private show(node: Node, board: Board): void {
    this.keep(node, board);
    const onward = this.shown !== null && node !== this.tree.current && node.isWithin(this.tree.current);
    this.tree.current = node;
    this.shown = board;
    this.busy = false;
    this.tell(onward);
  }

  private keep(node: Node, board: Board): void {
    this.boards.delete(node);
    this.boards.set(node, board);
    const [oldest] = this.boards.keys();
    if (this.boards.size > BOARDS_KEPT) this.boards.delete(oldest!);
  }

  /** Tell the table the position: as something that happened, if it follows from what the table knows. */
  private tell(onward: boolean): void {
    const { shown, table } = this;
    if (!shown) return;
    const entries = this.tree.current.line.map((node, n) => entryOf(node.step!, n));
    const { view, ask } = shown;
    const back = entries.length > 0;
    const rest = { n: entries.length, view, ask, undo: back ? 1 : 0, may_ask: back, hand_over: null, clocks: [] };
    this.ears.heard({ t: 'table', info: this.info(shown) });
    if (onward) {
      this.ears.heard({ t: 'played', ...rest, entries: entries.slice(table.n) });
      return;
    }
    table.entries = []; // the new log may be shorter than the previous one
    this.ears.heard({ t: 'state', ...rest, log: entries });
  }

  private info({ seats, options, rules, result }: Board): TableInfo {
    const { start, players } = this.tree;
    return {
      id: '',
      game: start.game,
      rules,
      options,
      seats: Array.from({ length: seats }, (_, seat) => seatOf(start.game, players[seat] ?? '')),
      status: result ? 'over' : 'playing',
      host: '',
      public: false,
      rated: false,
      lesson: false,
      opened: false,
      source: '',
      tournament: '',
      attempt: null,
      pace: { move: 0, bank: 0 },
      delay: 0,
      chances: false,
      spectators: 0,
      your_seats: Array.from({ length: seats }, (_, seat) => seat),
      undo_asked_by: null,
      rematch_offers: [],
      rematch: '',
      fairness: { scheme: 0, house: '', players: [], secret: '', seeds: [] },
      result,
    };
  }
}

/** The player of a seat: a bot that we know, or somebody with that name. */
function seatOf(game: string, name: string): Seat {
  const { levels = [], characters = [] } = catalogue.find(game) ?? {};
  const bot = levels.includes(name) || characters.some(({ id }) => id === name);
  const who = bot ? { kind: 'bot' as const, name: '', bot: name } : { kind: 'open' as const, name, bot: '' };
  return { ...who, user: '', rating: null, present: false, resigned: false, invited: false };
}

function entryOf({ actor, action, text, events }: BoardStep, n: number): Entry {
  return { n, kind: 'action', actor, action, text, events };
}
