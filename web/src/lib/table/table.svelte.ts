/** A table as this reader sees it: what the server says about it, what was chosen and not yet confirmed, and the past. */
import { attend, ownSeed } from '../chance/witness';
import {
  PROTOCOL,
  type Ask,
  type Clock,
  type Entry,
  type Played,
  type RefusalText,
  type Said,
  type ServerMessage,
  type StateMessage,
  type TableInfo,
} from '../generated/protocol';
import { Connection, type Ears, type FarEnd, type Link } from './socket';
import { ThoughtUnderWay } from './thought.svelte';
import { optionsOf, type Option, type Wire } from './wire';

const REFUSALS: Record<number, string> = { 4404: 'no_table', 4409: 'other_rules', 4410: 'set_aside' };
const MOMENTS_KEPT = 40; // older ones are requested again

export interface Moment<View = unknown> {
  n: number; // entries before it
  view: View;
  /** What was done after it, instead of what was played. */
  instead?: readonly number[];
}

/** A past question, asked again on the board: the answer goes to the part of the page that asks, never to the game. */
export interface AskedAgain {
  moment: Moment;
  ask: Ask;
  answer(action: number): void;
  /** Take back the last answer, if there was one. */
  back: (() => void) | null;
}

/** What the table tells those that move pieces and play sounds. */
export interface Watcher {
  /** Something is about to change; returns what to do once the page shows the new view. */
  played(message: Played): (() => Promise<void>) | void;
}

export class Table<W extends Wire = Wire> {
  info = $state.raw<TableInfo | null>(null);
  entries = $state.raw<Entry[]>([]);
  told = $state.raw<Entry[]>([]); // what the log tells, only after it was shown
  view = $state.raw<W['view'] | null>(null);
  n = $state(0);
  ask = $state.raw<Ask | null>(null);
  undo = $state(0);
  mayAskUndo = $state(false);
  undoDeclined = $state(false);
  handOver = $state<number | null>(null);
  clocks = $state.raw<Clock[]>([]);
  clocksAt = $state(0);
  chat = $state.raw<Said[]>([]);
  private lastRead = $state(-1);
  link = $state<Link>('connecting');
  closed = $state(''); // if the server does not show the table, the code of the error
  trouble = $state.raw<{ code: string; text: string } | null>(null);
  refusal = $state.raw<RefusalText | null>(null);
  past = $state.raw<Moment<W['view']> | null>(null);
  private again = $state.raw<AskedAgain | null>(null);
  eyes = $state<number | null>(null); // whose view of an ended game is shown; null for the reader's own
  sending = $state<{ n: number; action: number } | null>(null);
  watcher: Watcher | null = null;
  readonly thought = new ThoughtUnderWay();

  private readonly connection: FarEnd;
  private readonly moments = new Map<string, W['view']>();
  private queue: Promise<void> = Promise.resolve();
  private closing = false; // the game has ended, though the reader may not have seen it yet

  /** A table at an address of the server, or at another far end. */
  constructor(
    readonly id: string,
    at: string | ((ears: Ears) => FarEnd),
    private readonly fetchMoment: (n: number, seat: number | null) => Promise<unknown>,
  ) {
    this.lastRead = Number(sessionStorage.getItem(`petteia-read-${id}`) ?? -1);
    const ears: Ears = {
      opened: () => this.opened(),
      heard: (message) => this.heard(message),
      changed: (link) => (this.link = link),
      refused: (code) => (this.closed = REFUSALS[code] ?? 'internal'),
    };
    this.connection = typeof at === 'string' ? new Connection(at, ears) : at(ears);
  }

  /** The view that is shown: a past one if the reader is looking back, otherwise the current one. */
  get shown(): W['view'] | null {
    return this.past?.view ?? this.view;
  }

  /** Whether the reader has seen everything that has happened. */
  get caughtUp(): boolean {
    return this.told === this.entries;
  }

  /** How many chat lines of others have not been on the screen. */
  get unread(): number {
    return this.chat.filter((said) => said.id > this.read && said.text && !this.ownLine(said)).length;
  }

  /** The number of the last chat line that was on the screen, even before the page was reloaded. */
  get read(): number {
    return this.lastRead;
  }

  set read(line: number) {
    this.lastRead = line;
    sessionStorage.setItem(`petteia-read-${this.id}`, `${line}`);
  }

  private ownLine(said: Said): boolean {
    return said.seat !== null && this.mine.includes(said.seat);
  }

  get mine(): readonly number[] {
    return this.info?.your_seats ?? [];
  }

  /** The seats whose player is looking: the reader's, or, if several share the screen, those of the player in front of it. */
  get looking(): readonly number[] {
    const { mine } = this;
    return mine.length > 1 ? mine.filter((seat) => seat === (this.view as { seat: number } | null)?.seat) : mine;
  }

  /** Whether the reader has given up all their seats; with others at the table, bots play on for them. */
  get resigned(): boolean {
    return this.mine.length > 0 && this.mine.every((seat) => this.info?.seats[seat]?.resigned);
  }

  get asked(): Ask | null {
    return this.busy ? null : this.question;
  }

  /** Whether an action of the reader's has not been confirmed yet, or more of its thought is to follow. */
  get busy(): boolean {
    return this.sending !== null || this.thought.busy;
  }

  /** The past question that is asked again on the board, if any. */
  get retried(): AskedAgain | null {
    return this.past && this.again?.moment === this.past ? this.again : null;
  }

  private get question(): Ask | null {
    return this.past ? (this.retried?.ask ?? null) : this.ask;
  }

  /** All possible answers to the question, legal or not. */
  readonly options: Option<W>[] = $derived.by(() => (this.question ? optionsOf<W>(this.question) : []));

  close(): void {
    this.connection.close();
  }

  // ---- what the reader does

  /** Take an action. It is kept until the server has it, and sent again after a break; its number prevents duplicates. */
  act(action: number): void {
    if (this.retried) return this.retried.answer(action);
    if (!this.ask || this.sending || this.past) return;
    this.sending = { n: this.n, action };
    this.refusal = null;
    this.connection.send({ t: 'act', ...this.sending });
  }

  /** Take an action and answer the questions that follow it, as one thought. */
  think(action: number, answers: readonly string[]): void {
    if (!this.asked) return;
    this.act(action);
    this.thought.begin(answers);
  }

  /** Take back the last action, or the whole last thought. */
  takeBack(): void {
    if (this.retried) return this.retried.back?.();
    this.thought.takeBack(this.n, this.undo);
    this.connection.send({ t: 'undo', n: this.n });
  }

  answerUndo(agree: boolean): void {
    this.connection.send({ t: 'undo_answer', agree });
  }

  resign(seat: number): void {
    this.connection.send({ t: 'resign', seat });
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

  /** Add words to the random bytes that this browser has added to chance. */
  addWords(words: string): void {
    if (this.info) this.connection.send({ t: 'seed', ...ownSeed(this.info, words) });
  }

  // ---- the past

  /** Show the table after that many entries. */
  async lookAt(n: number): Promise<void> {
    const eyes = this.eyes;
    if (n >= this.n && eyes === null) {
      this.past = null;
      return;
    }
    this.past = { n, view: await this.viewAt(n, eyes) };
  }

  /** The view after that many entries. */
  async viewAt(n: number, eyes: number | null): Promise<W['view']> {
    const key = `${eyes} ${n}`;
    const view: W['view'] = this.moments.get(key) ?? (await this.fetchMoment(n, eyes));
    this.keep(key, view);
    return view;
  }

  private keep(key: string, view: W['view']): void {
    this.moments.set(key, view);
    const [oldest] = this.moments.keys();
    if (this.moments.size > MOMENTS_KEPT) this.moments.delete(oldest!);
  }

  /** Look at an ended game from another seat. */
  async lookFrom(seat: number | null): Promise<void> {
    this.eyes = seat;
    await this.lookAt(this.past?.n ?? this.n);
  }

  /** Ask a past question again. The rest of a thought is answered at once. */
  askOfPast(question: AskedAgain): void {
    this.past = question.moment;
    this.again = question;
    this.undo = question.back ? 1 : 0;
    const action = this.thought.busy ? this.thought.next(question.ask, this.n) : null;
    if (action !== null) question.answer(action);
  }

  backToNow(): void {
    this.eyes = null;
    this.past = null;
  }

  // ---- what the server says

  /** Say which entries are already known, and ask for questions with prices, prospects and reasons. */
  private sayHello(): void {
    this.connection.send({ t: 'hello', protocol: PROTOCOL, have: this.n - 1, explain: true });
  }

  private opened(): void {
    this.sayHello();
    if (this.sending) this.connection.send({ t: 'act', ...this.sending });
  }

  /** What was sent was not accepted: let the reader choose again, on the table as it really is. */
  private askAgain(): void {
    this.sending = null;
    this.sayHello();
  }

  /** A player who asked to take an action back is told if the others declined; if they agreed, the log says so. */
  private noteUndo(before: number | null, now: number | null): void {
    if (before === null || now !== null || !this.mine.includes(before)) return;
    this.queue = this.queue.then(() => {
      this.undoDeclined = this.entries.at(-1)?.kind !== 'undo';
    });
  }

  /** Add random bytes to the chance of a game, as every browser does unasked. */
  private addBytes(info: TableInfo): void {
    const seed = attend(info);
    if (seed) this.connection.send({ t: 'seed', ...seed });
  }

  private heard(message: ServerMessage): void {
    switch (message.t) {
      case 'table':
        this.informed(message.info);
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
        this.thought.end();
        this.refusal = message;
        return;
      case 'conflict':
        this.sending = null;
        this.thought.end();
        return;
      case 'chat':
        this.chat = spoken(this.chat, message);
        return;
      case 'error':
        // about a question that is already past: nothing that the reader tried has failed
        if (message.code === 'not_asked' && !this.sending) return;
        this.trouble = message;
        this.thought.end();
        if (this.sending) this.askAgain();
        return;
      case 'pong':
        return;
    }
  }

  /** Take in what is known about the table. The end of the game is not shown before its last action was seen. */
  private informed(info: TableInfo): void {
    this.closing ||= info.status === 'over' && this.info?.status === 'playing';
    if (this.closing) this.queue = this.queue.then(() => this.learn(info));
    else this.learn(info);
  }

  private learn(info: TableInfo): void {
    this.noteUndo(this.info?.undo_asked_by ?? null, info.undo_asked_by);
    this.info = info;
    this.addBytes(info);
  }

  private snapshot(state: StateMessage): void {
    this.entries = joined(this.entries, state.log);
    this.told = this.entries;
    this.take(state);
    this.handOver = state.hand_over;
    if (!this.sending) this.thought.end();
  }

  private async happened(message: Played): Promise<void> {
    if (message.n <= this.n) return;
    const first = message.entries[0]?.n ?? message.n;
    if (first > this.n) {
      this.sayHello();
      return;
    }
    const seen = this.view !== null && !this.past && !document.hidden; // nothing can move before the first view
    const show = seen ? this.watcher?.played(message) : undefined;
    this.entries = joined(this.entries, message.entries);
    this.take(message);
    await show?.();
    this.told = this.entries;
    this.handOver = message.hand_over;
    this.goOn(message);
  }

  /** Go on after something was shown, which may be only part of a thought. */
  private goOn(message: Played): void {
    if (!this.thought.busy) return;
    if (message.entries.at(-1)?.kind === 'undo') {
      if (this.thought.tookBack(this.undo > 0)) this.connection.send({ t: 'undo', n: this.n });
      return;
    }
    const action = this.thought.next(this.ask, this.n);
    if (action === null) return;
    this.sending = { n: this.n, action };
    this.connection.send({ t: 'act', ...this.sending });
  }

  private take(state: StateMessage | Played): void {
    this.n = state.n;
    this.view = state.view;
    this.ask = state.ask;
    this.undo = state.undo;
    this.mayAskUndo = state.may_ask;
    this.undoDeclined = false;
    this.clocks = state.clocks;
    this.clocksAt = performance.now();
    if (this.mine.length < 2) this.keep(`null ${state.n}`, state.view); // what others at this screen saw is only for them
    if (this.sending && this.sending.n < state.n) this.sending = null;
  }
}

/** The chat with one more line. A line that comes again replaces the old one: its speaker may have a new name by now, or
have been deleted together with what they said. */
function spoken(known: Said[], line: Said): Said[] {
  const at = known.findIndex((said) => said.id === line.id);
  return at < 0 ? [...known, line] : known.with(at, line);
}

/** Entries never change their numbers, so new ones simply follow the known ones. */
function joined(known: Entry[], more: readonly Entry[]): Entry[] {
  const first = more[0]?.n ?? known.length;
  return [...known.slice(0, first), ...more];
}
