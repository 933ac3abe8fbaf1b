/** What a game adds to the page. It is loaded when somebody sits down at the game; a game without additions is shown plainly. */
import type { Component, Snippet } from 'svelte';
import type { Entry } from '../lib/rules/almanac';
import type { Table } from '../lib/table/table.svelte';
import type { TellEnding } from '../lib/table/ending';
import type { Vocabulary } from '../lib/words/i18n.svelte';
import type { Keys } from '../lib/page/keymap';
import type { Lesson } from '../lib/table/lessons.svelte';
import type { LogLine } from '../lib/words/log';
import type { Rulebook } from '../lib/rules/rulebook';
import type { PlainEvent } from '../lib/words/sentences';
import type { Played, TableInfo } from '../lib/generated/protocol';
import type { Wire } from '../lib/table/wire';

export interface Tab {
  id: string;
  name: string;
  icon: string;
}

/** A game's private state: others pass it on to the game's own components without seeing into it. */
declare const sealed: unique symbol;
export interface Sealed {
  [sealed]: true;
}

/** What the table screen needs from a game; everything about its rules stays behind this. */
export interface GameTable<State = Sealed> {
  Board: Component<{
    state: State;
    phone: boolean;
    tab: string;
    clock: Snippet<[number]>;
    ending: Snippet;
    past: Snippet;
  }>;
  /** shown next to the board, above the log */
  Seats?: Component<{ state: State; clock?: Snippet<[number]> }>;
  Points: Component<{ state: State }> | null;
  Unseen: Component<{ state: State }> | null;
  /** what a first game teaches */
  lessons: () => Promise<readonly Lesson[]>;
  /** how the game ended, once it is over */
  ending: () => Promise<TellEnding<State>>;
  /** what those components get as `state` */
  state: State;
  /** a player's mark: `seat`, `size` */
  SideMark: Component<{ state: State; seat: number; size?: number }>;
  /** a seat's mark in the log, if there are more than two */
  Mark?: Component<{ state: State; line: LogLine }>;
  /** whether the board takes all the room that the log leaves */
  wide?: boolean;
  /** the game's words, if it has names that are in no file */
  words?: Vocabulary;
  /** the players by what the events call a seat or a faction, if a player can have several */
  names?: () => string[];
  /** the keys of the board, in addition to those of every table */
  keys?: readonly Keys[];
  tabs(): Tab[];
  /** the events of a line that deserve a sentence, the most telling first */
  telling(events: readonly PlainEvent[]): PlainEvent[];
  /** a line of the log as sentences, if its events do not say everything */
  sentences?: (line: LogLine) => string[];
  played(message: Played): (() => Promise<void>) | void;
}

/** A game's part of the table screen, for the table screen. */
export function sealTable<State>(table: GameTable<State>): GameTable {
  return table as unknown as GameTable; // its state only ever meets its own components
}

/** A game whose data are described by `W`; `fetchMap` gets the plan of the table's map, by its code in the Legendary Edition. */
export interface GameModule<W extends Wire = Wire> {
  open(
    table: Table<W>,
    facts: W['facts'],
    info: TableInfo,
    fetchMap: (code: string) => Promise<W['map']>,
  ): GameTable | Promise<GameTable>;
}

/** The components that draw a game on its rules pages. Each gets what `facts` makes of the game's facts. */
export interface RulesPages<Facts = Sealed> {
  facts: Facts;
  /** the drawing of an entry: `entry`, `name`, `facts` */
  Drawing: Component<{ entry: Entry; name: string; facts: Facts }>;
  /** a sign of the overview: `id`, `size` */
  Sign: Component<{ id: string; size?: number }>;
  /** the signs of each way to win, by its message */
  ways: Readonly<Record<string, readonly string[]>>;
  /** families that are not shown as a list: `book`, `facts`, `wanted` */
  views?: Readonly<Record<string, Component<{ book: Rulebook; facts: Facts; wanted: string }>>>;
  /** families whose entries need more room in a list */
  roomy?: readonly string[];
  /** the mark whose values are colours, each shown with a swatch */
  swatch?: string;
  /** more about an entry than its effects: `entry`, `facts`, `words` */
  More?: Component<{ entry: Entry; facts: Facts; words: Vocabulary }>;
  /** whether an entry is shown across the whole page */
  wide?: (entry: Entry) => boolean;
}

/** A game's part of its rules pages, for the rules pages. */
export function sealPages<Facts>(pages: RulesPages<Facts>): RulesPages {
  return pages as unknown as RulesPages; // its facts only ever meet its own components
}

export interface PagesModule<W extends Wire = Wire> {
  open(facts: W['facts']): Promise<RulesPages>;
}

/** A game's own part of the page: `<game>/manifest.ts`. Anything missing is shown plainly. */
export interface Manifest {
  table: () => Promise<{ game: GameModule }>;
  pages?: () => Promise<{ pages: PagesModule }>;
  /** the drawing on its card, 320 by 150 */
  picture?: () => Promise<{ default: Component }>;
  /** what is on the window sill of the start screen when the game is chosen there */
  sill?: () => Promise<{ default: Component }>;
  /** choosers for options of a table that are chosen by looking at them */
  choosers?: Readonly<Record<string, () => Promise<{ default: Chooser }>>>;
  /** screens of its own, by the first part of their address */
  screens?: Readonly<Record<string, () => Promise<{ default: Component }>>>;
}

const manifests = new Map(
  Object.entries(import.meta.glob<Manifest>('./*/manifest.ts', { eager: true, import: 'manifest' })).map(
    ([path, manifest]) => [path.split('/')[1] ?? '', manifest],
  ),
);

/** Whether the page knows the game well enough to teach it. */
export function isTaught(game: string): boolean {
  return manifests.has(game);
}

/** A component for choosing an option of a table by looking at it; `wrong` while the choice cannot be played. */
export type Chooser = Component<
  {
    words: Vocabulary;
    seats: number;
    options: Record<string, string>;
    choices: string[];
    choose: (choice: string) => void;
    wrong?: boolean;
  },
  object,
  'wrong'
>;

/** The screens that come with games. */
export const gameScreens = Object.assign({}, ...[...manifests.values()].map(({ screens }) => screens)) as Record<
  string,
  () => Promise<{ default: Component }>
>;

export async function loadGame(game: string): Promise<GameModule> {
  return (await (manifests.get(game)?.table ?? (() => import('./plain')))()).game;
}

export async function loadPages(game: string): Promise<PagesModule> {
  return (await (manifests.get(game)?.pages ?? (() => import('./plain/pages')))()).pages;
}

export async function loadPicture(game: string): Promise<Component | undefined> {
  return (await manifests.get(game)?.picture?.())?.default;
}

export async function loadSill(game: string): Promise<Component | undefined> {
  return (await manifests.get(game)?.sill?.())?.default;
}

export function chooserOf(game: string, option: string): (() => Promise<{ default: Chooser }>) | undefined {
  return manifests.get(game)?.choosers?.[option];
}
