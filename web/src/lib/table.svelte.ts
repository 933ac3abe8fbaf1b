/** One table as this reader sees it: what the server says of it, what was chosen and not yet confirmed, and the past. */
import { PROTOCOL, type Ask, type Clock, type Entry, type Explanation, type Played, type RefusalText, type Said, type ServerMessage, type StateMessage, type TableInfo } from './protocol';
import { rememberPledge } from './fair';
import { Connection, type Link } from './socket';

const MOMENTS_KEPT = 40; // older ones are asked for again

export interface Moment {
  n: number; // entries before it
  view: unknown;
}

/** What the table tells those who move pieces and make sounds. */
export interface Watcher {
  /** Something is about to change; returns what to do once the page shows the new view. */
  played(message: Played): (() => Promise<void>) | void;
}

export class Table {
  info = $state.raw<TableInfo | null>(null);
  entries = $state.raw<Entry[]>([]);
  view = $state.raw<unknown>(null);
  n = $state(0);
  ask = $state.raw<Ask | null>(null);
  undo = $state(0);
  mayAskUndo = $state(false);
  undoDeclined = $state(false);
  handOver = $state<number | null>(null);
  clocks = $state.raw<Clock[]>([]);
  clocksAt = $state(0);
  answers = $state.raw<ReadonlyMap<number, Explanation>>(new Map());
  chat = $state.raw<Said[]>([]);
  link = $state<Link>('connecting');
  trouble = $state.raw<{ code: string; text: string } | null>(null);
  refusal = $state.raw<RefusalText | null>(null);
  past = $state.raw<Moment | null>(null);
  eyes = $state<number | null>(null); // whose view of an ended game is shown; without it, the reader's own
  sending = $state<{ n: number; action: number } | null>(null);
  watcher: Watcher | null = null;

  private readonly connection: Connection;
  private readonly moments = new Map<string, unknown>();
  private queue: Promise<void> = Promise.resolve();

  constructor(
    readonly id: string,
    address: string,
    private readonly fetchMoment: (n: number, seat: number | null) => Promise<unknown>,
  ) {
    this.connection = new Connection(address, {
      opened: () => this.opened(),
      heard: (message) => this.heard(message),
      changed: (link) => (this.link = link),
    });
  }

  /** The view on the table: the past if somebody looks at it, else now. */
  get shown(): unknown {
    return this.past?.view ?? this.view;
  }

  get mine(): readonly number[] {
    return this.info?.your_seats ?? [];
  }

  get asked(): Ask | null {
    return this.past || this.sending ? null : this.ask;
  }

  close(): void {
    this.connection.close();
  }

  // ---- what the reader does

  /** Take an action. It is kept until the server has it, and sent again after a break: never twice, thanks to its number. */
  act(action: number): void {
    if (!this.ask || this.sending || this.past) return;
    this.sending = { n: this.n, action };
    this.refusal = null;
    this.connection.send({ t: 'act', ...this.sending });
  }

  explain(): void {
    this.connection.send({ t: 'explain', ticket: String(this.n) });
  }

  takeBack(): void {
    this.connection.send({ t: 'undo', n: this.n });
  }

  answerUndo(agree: boolean): void {
    this.connection.send({ t: 'undo_answer', agree });
  }

  resign(): void {
    this.connection.send({ t: 'resign' });
  }

  rematch(): void {
    this.connection.send({ t: 'rematch' });
  }

  say(text: string): void {
    this.connection.send({ t: 'chat', text, ticket: String(Date.now()) });
  }

  takeSeat(seat: number): void {
    this.connection.send({ t: 'take_seat', seat });
  }

  leaveSeat(seat: number): void {
    this.connection.send({ t: 'leave_seat', seat });
  }

  sitDown(seat: number): void {
    this.connection.send({ t: 'look', seat });
  }

  mixSeed(text: string): void {
    this.connection.send({ t: 'seed', text });
  }

  // ---- the past

  /** Show the table after so many entries. */
  async lookAt(n: number): Promise<void> {
    const eyes = this.eyes;
    if (n >= this.n && eyes === null) {
      this.past = null;
      return;
    }
    this.past = { n, view: await this.viewAt(n, eyes) };
  }

  /** The view after so many entries. */
  async viewAt(n: number, eyes: number | null): Promise<unknown> {
    const key = `${eyes} ${n}`;
    const view = this.moments.get(key) ?? (await this.fetchMoment(n, eyes));
    this.keep(key, view);
    return view;
  }

  private keep(key: string, view: unknown): void {
    this.moments.set(key, view);
    const [oldest] = this.moments.keys();
    if (this.moments.size > MOMENTS_KEPT) this.moments.delete(oldest!);
  }

  /** Look at an ended game from another seat. */
  async lookFrom(seat: number | null): Promise<void> {
    this.eyes = seat;
    await this.lookAt(this.past?.n ?? this.n);
  }

  backToNow(): void {
    this.eyes = null;
    this.past = null;
  }

  // ---- what the server says

  private opened(): void {
    this.connection.send({ t: 'hello', protocol: PROTOCOL, have: this.n - 1 });
    if (this.sending) this.connection.send({ t: 'act', ...this.sending });
  }

  /** What was sent was not taken: the choice is the reader's again, on the table as it really stands. */
  private askAgain(): void {
    this.sending = null;
    this.connection.send({ t: 'hello', protocol: PROTOCOL, have: this.n - 1 });
  }

  /** Whoever asked to take an action back hears that the others would not; that they would, the log tells. */
  private noteUndo(before: number | null, now: number | null): void {
    if (before === null || now !== null || !this.mine.includes(before)) return;
    this.queue = this.queue.then(() => {
      this.undoDeclined = this.entries.at(-1)?.kind !== 'undo';
    });
  }

  private heard(message: ServerMessage): void {
    switch (message.t) {
      case 'table':
        this.noteUndo(this.info?.undo_asked_by ?? null, message.info.undo_asked_by);
        this.info = message.info;
        if (message.info.status === 'playing') rememberPledge(message.info.id, message.info.fairness.house);
        return;
      case 'state':
        this.queue = this.queue.then(() => this.snapshot(message));
        return;
      case 'played':
        this.queue = this.queue.then(() => this.happened(message));
        return;
      case 'ok':
        return;
      case 'refused':
        this.sending = null;
        this.refusal = message;
        return;
      case 'conflict':
        this.sending = null;
        return;
      case 'explained':
        if (message.n === this.n) this.answers = new Map(message.answers.map((answer) => [answer.action, answer]));
        return;
      case 'chat':
        if (!this.chat.some((said) => said.id === message.id)) this.chat = [...this.chat, message];
        return;
      case 'error':
        this.trouble = message;
        if (this.sending) this.askAgain();
        return;
      case 'pong':
        return;
    }
  }

  private snapshot(state: StateMessage): void {
    this.entries = joined(this.entries, state.log);
    this.take(state);
  }

  private async happened(message: Played): Promise<void> {
    if (message.n <= this.n) return;
    const first = message.entries[0]?.n ?? message.n;
    if (first > this.n) {
      this.connection.send({ t: 'hello', protocol: PROTOCOL, have: this.n - 1 });
      return;
    }
    const seen = this.view !== null && !this.past && !document.hidden; // before the first view nothing can move
    const show = seen ? this.watcher?.played(message) : undefined;
    this.entries = joined(this.entries, message.entries);
    this.take(message);
    await show?.();
  }

  private take(state: StateMessage | Played): void {
    this.n = state.n;
    this.view = state.view;
    this.ask = state.ask;
    this.undo = state.undo;
    this.mayAskUndo = state.may_ask;
    this.undoDeclined = false;
    this.handOver = state.hand_over;
    this.clocks = state.clocks;
    this.clocksAt = performance.now();
    this.answers = new Map();
    this.keep(`null ${state.n}`, state.view);
    if (this.sending && this.sending.n < state.n) this.sending = null;
    if (state.ask) this.explain();
  }
}

/** Entries keep their numbers for ever, so what is new simply follows what is known. */
function joined(known: Entry[], more: readonly Entry[]): Entry[] {
  const first = more[0]?.n ?? known.length;
  return [...known.slice(0, first), ...more];
}
