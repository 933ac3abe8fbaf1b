// Generated from src/petteia/server/messages.py by `python -m petteia.server.schema_export`.

export const PROTOCOL = 1;

/** The first message, and again whenever the client has lost the thread: answered with `table` and `state`. */
export interface Hello {
  t: "hello";
  protocol: number;
  have?: number;
}

/** Several seats at one screen: the player of that seat sits in front of it now. Without a seat, nobody does. */
export interface Look {
  t: "look";
  seat?: number | null;
}

/** Take an action as entry `n`. The same action under the same number again is answered with `ok` again. */
export interface Act {
  t: "act";
  n: number;
  action: number;
}

/** What actions cost and why they are not possible; without actions, all that could be meant now. */
export interface Explain {
  t: "explain";
  ticket: string;
  actions?: number[] | null;
}

/** Take the own last action back: at once within the limit, beyond it if all others agree. */
export interface Undo {
  t: "undo";
  n: number;
}

/** Whether another's request to take an action back is agreed to. */
export interface UndoAnswer {
  t: "undo_answer";
  agree: boolean;
}

/** Give the game up. Where more than two sides play, a bot plays the seat to the end. */
export interface Resign {
  t: "resign";
  seat?: number | null;
}

/** Say something to everybody at the table. */
export interface Chat {
  t: "chat";
  text: string;
  ticket?: string;
}

/** After the end: offer another game, or accept the offer. */
export interface Rematch {
  t: "rematch";
}

/** Sit down on an open seat, or take one's own back from the bot that plays it. */
export interface TakeSeat {
  t: "take_seat";
  seat: number;
}

/** Stand up before the game begins; once it has begun, a bot plays the seat until it is taken back. */
export interface LeaveSeat {
  t: "leave_seat";
  seat: number;
}

/** Words of one's own that are mixed into all chance of the game, until it begins. */
export interface Seed {
  t: "seed";
  text: string;
}

/** Are you there? */
export interface Ping {
  t: "ping";
}

/** Sent whenever anything in it changes. */
export interface TableMessage {
  t: "table";
  info: TableInfo;
}

/** Everything about a table but the game itself. */
export interface TableInfo {
  id: string;
  game: string;
  rules: string;
  options: Record<string, string>;
  seats: Seat[];
  status: "over" | "playing" | "waiting";
  host: string;
  public: boolean;
  rated: boolean;
  lesson: boolean;
  pace: Pace;
  delay: number;
  spectators: number;
  your_seats: number[];
  undo_asked_by: number | null;
  rematch_offers: number[];
  rematch: string;
  fairness: Fairness;
  result: Outcome | null;
}

/** Who sits there. A `bot` at a person's seat plays on for him until he takes it back. */
export interface Seat {
  kind: "bot" | "open" | "person";
  user: string;
  name: string;
  bot: string;
  rating: number | null;
  present: boolean;
  resigned: boolean;
}

/** How much time there is: seconds for each turn, and a bank for whoever needs longer. Both 0: no clock. */
export interface Pace {
  move?: number;
  bank?: number;
}

/** The pledge of all chance: hashes of the house's secret and of each player's seed, these from the start on. After the end, what was pledged, so that everybody can check. */
export interface Fairness {
  house: string;
  players: string[];
  secret: string;
  seeds: string[];
}

/** How the game ended: by the rules, or because somebody gave it up. */
export interface Outcome {
  winners: number[];
  reason: string;
  scores: (Record<string, number>)[];
}

/** The whole position after `n` entries; `log` holds those that the client lacks. `undo` is how many of his actions the reader may take back without asking, `may_ask` whether the others can be asked beyond that, `hand_over` a seat of his whose view waits until he says `look`. */
export interface StateMessage {
  t: "state";
  n: number;
  view: unknown;
  ask: Ask | null;
  undo: number;
  may_ask: boolean;
  hand_over: number | null;
  clocks: Clock[];
  log: Entry[];
}

/** A question to the one who reads this. */
export interface Ask {
  seat: number;
  question: string;
  actions: Choice[];
}

/** A legal action. */
export interface Choice {
  action: number;
  text: string;
}

/** Seconds left: for this turn, then in the bank. `running` for the one who is asked. */
export interface Clock {
  seat: number;
  move: number;
  bank: number;
  running: boolean;
}

/** An entry of the log. `actor` is -1 for chance. An action that the reader may not know is -1 without text. */
export interface Entry {
  n: number;
  kind: "action" | "resign" | "undo";
  actor: number;
  action: number;
  text: string;
  events: (Record<string, unknown>)[];
}

/** Something happened: an action and the chance that followed. There are `n` entries now; a client that lacks one before the first of these says `hello` again, and one that has them all ignores the message. */
export interface Played {
  t: "played";
  n: number;
  entries: Entry[];
  view: unknown;
  ask: Ask | null;
  undo: number;
  may_ask: boolean;
  hand_over: number | null;
  clocks: Clock[];
}

/** The action stands in the log as entry `n`, safely stored. */
export interface Ok {
  t: "ok";
  n: number;
  action: number;
}

/** The action is not legal. */
export interface Refused {
  t: "refused";
  n: number;
  rule: string;
  key: string;
  args: Record<string, number | string>;
  text: string;
}

/** Entry `n` is another one already; the current `state` follows. */
export interface Conflict {
  t: "conflict";
  n: number;
}

/** The answer to `explain`, for the position after `n` entries. */
export interface Explained {
  t: "explained";
  ticket: string;
  n: number;
  answers: Explanation[];
}

/** One action explained: why it is not legal, what it costs unit by unit, and how one would stand after it. */
export interface Explanation {
  action: number;
  text: string;
  legal: boolean;
  refusal: RefusalText | null;
  payment: Record<string, unknown> | null;
  prospect: Record<string, unknown> | null;
}

/** Why not: the rule, a message with its arguments for translation, and the sentence in English. */
export interface RefusalText {
  rule: string;
  key: string;
  args: Record<string, number | string>;
  text: string;
}

/** Somebody said something, as number `id` at this table. Plain text: whoever shows it escapes it. */
export interface Said {
  t: "chat";
  id: number;
  user: string;
  name: string;
  seat: number | null;
  text: string;
  at: number;
  ticket: string;
}

/** Something that was asked for is not possible; `code` names the message for translation. */
export interface Error {
  t: "error";
  code: string;
  text: string;
}

/** Here I am. */
export interface Pong {
  t: "pong";
}

export type ClientMessage = Hello | Look | Act | Explain | Undo | UndoAnswer | Resign | Chat | Rematch | TakeSeat | LeaveSeat | Seed | Ping;

export type ServerMessage = TableMessage | StateMessage | Played | Ok | Refused | Conflict | Explained | Said | Error | Pong;
