/** A table of a game that the page knows nothing about. */
import type { Choice } from '../../lib/generated/protocol';
import type { Table } from '../../lib/table/table.svelte';
import type { Wire } from '../../lib/table/wire';
import { t, type Vocabulary } from '../../lib/words/i18n.svelte';
import type { LogLine } from '../../lib/words/log';
import { eventId, eventSentence, merged } from '../../lib/words/sentences';

// fields of every view that the table screen already shows
const SAID = ['seat', 'actor', 'question'];
const SQUARE = /^[a-z]\d+$/;

/** Squares in rows, the farthest row first: "." is free, a digit is a piece of that seat, a letter a bound one. */
export interface Grid {
  rows: readonly string[];
}

export interface Piece {
  seat: number;
  bound: boolean;
}

/** An identifier as people would write it. */
export const readable = (name: string): string => name.replaceAll('_', ' ');

export function isGrid(value: unknown): value is Grid {
  return typeof value === 'object' && value !== null && Array.isArray((value as Partial<Grid>).rows);
}

export function pieceOf(sign: string): Piece | null {
  if (/\d/.test(sign)) return { seat: Number(sign), bound: false };
  return /[a-z]/.test(sign) ? { seat: sign.charCodeAt(0) - 'a'.charCodeAt(0), bound: true } : null;
}

/** The name of a square: "a1" is the first one of the nearest row. */
export function squareName(grid: Grid, row: number, column: number): string {
  return `${String.fromCharCode('a'.charCodeAt(0) + column)}${grid.rows.length - row}`;
}

/** The squares that an option is about, in the order in which they are pointed at. */
export function squaresOf(choice: Choice): string[] {
  return Object.values(choice.objects).filter((word): word is string => SQUARE.test(String(word)));
}

/** The options whose first squares are these. */
export function about(choices: readonly Choice[], squares: readonly string[]): Choice[] {
  return choices.filter((choice) => {
    const named = squaresOf(choice);
    return squares.every((square, place) => named[place] === square);
  });
}

/** An action in words: the message of its verb, with its objects; without a message, its text from the record. */
export function actionWords(words: Vocabulary, { verb, objects, text }: Choice): string {
  const id = `action-${verb.replaceAll(' ', '_')}`;
  return words.has(id) ? words.t(id, objects) : text;
}

export class PlainTable {
  /** the squares that were pointed at so far */
  picked = $state.raw<readonly string[]>([]);

  constructor(
    readonly table: Table<Wire>,
    readonly words: Vocabulary,
    private readonly names: () => string[],
  ) {}

  get players(): string[] {
    return this.names();
  }

  get view(): Readonly<Record<string, unknown>> {
    return this.table.shown as Record<string, unknown>;
  }

  /** The seat that is looking: its own side is the near one. */
  get me(): number {
    return Math.max(0, Number(this.view.seat ?? 0));
  }

  /** The mark of a seat: one's own, a round pebble, or that of the others. */
  look(seat: number): 0 | 1 {
    return seat === this.me ? 0 : 1;
  }

  get fields(): [string, unknown][] {
    return Object.entries(this.view).filter(([name, value]) => !SAID.includes(name) && !isGrid(value));
  }

  get grids(): [string, Grid][] {
    return Object.entries(this.view).filter((entry): entry is [string, Grid] => isGrid(entry[1]));
  }

  get choices(): readonly Choice[] {
    return this.table.asked?.actions ?? [];
  }

  /** The options that match the squares pointed at. */
  get options(): Choice[] {
    return about(this.choices, this.picked);
  }

  /** The squares that can be pointed at next. */
  get open(): ReadonlySet<string> {
    return new Set(this.options.map((choice) => squaresOf(choice)[this.picked.length] ?? ''));
  }

  label(name: string): string {
    const key = `field-${name}`;
    return this.words.has(key) ? this.words.t(key) : readable(name);
  }

  /** Point at a square: this may be an action, the first half of one, or a change of mind. */
  point(square: string): void {
    const squares = this.open.has(square) ? [...this.picked, square] : [square];
    const fitting = about(this.choices, squares);
    const [only] = fitting;
    if (fitting.length === 1 && only && squaresOf(only).length === squares.length) this.play(only);
    else this.picked = fitting.length && this.picked.join() !== squares.join() ? squares : [];
  }

  play(choice: Choice): void {
    this.picked = [];
    this.table.act(choice.action);
  }

  /** What happened: the events that have words, otherwise the actions themselves. */
  sentences(line: LogLine): string[] {
    const told = merged(line.events).filter((event) => this.words.has(eventId(event)));
    if (told.length) return told.map((event) => eventSentence(this.words, event, this.players));
    return line.steps.map(({ actor, text }) => {
      const who = actor >= 0 ? (this.players[actor] ?? String(actor)) : t('page-chance');
      return `${who}: ${text}`;
    });
  }
}
