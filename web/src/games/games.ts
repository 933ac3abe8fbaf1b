/** The games that have a table. Each is loaded when somebody sits down at it. */
import type { Component } from 'svelte';
import type { Table } from '../lib/table.svelte';
import type { Vocabulary } from '../lib/i18n.svelte';
import type { Lesson } from '../lib/lessons.svelte';
import type { PlainEvent } from '../lib/sentences';
import type { Played, TableInfo } from '../lib/protocol';

export interface Tab {
  id: string;
  name: string;
  icon: string;
}

/** What the table screen needs of a game; everything about its rules stays behind this. */
export interface GameTable {
  Board: Component<any>;
  /** beside the log, above it */
  Seats?: Component<any>;
  Points: Component<any> | null;
  Unseen: Component<any> | null;
  /** what a first game teaches */
  lessons: () => Promise<readonly Lesson[]>;
  /** what those components get as `state` */
  state: unknown;
  /** a seat's mark in the log, where there are more than two */
  Mark?: Component<any>;
  /** whether the board takes all the room that the log leaves */
  wide?: boolean;
  /** the game's words, where it knows names that no file has */
  words?: Vocabulary;
  /** who plays what the events call a seat or a faction, where a player has several */
  names?: () => string[];
  tabs(): Tab[];
  /** the events of a line that deserve a sentence, the most telling first */
  telling(events: readonly PlainEvent[]): PlainEvent[];
  played(message: Played): (() => Promise<void>) | void;
}

/** The plan of the table's map; in the Legendary Edition it has a code. */
export type FetchMap = (code: string) => Promise<unknown>;

export interface GameModule {
  open(table: Table, facts: unknown, info: TableInfo, fetchMap: FetchMap): GameTable | Promise<GameTable>;
}

export const TITLES: Record<string, string> = { duel: '7 Wonders Duel', cyclades: 'Cyclades', legendary: 'Cyclades Legendary' };
export const ICONS: Record<string, string> = { duel: 'g-temple', cyclades: 'g-helmet', legendary: 'g-sun' };

export const GAMES = ['duel', 'cyclades', 'legendary'] as const;

const modules: Record<string, () => Promise<{ game: GameModule }>> = {
  duel: () => import('./duel'),
  cyclades: () => import('./cyclades'),
  legendary: () => import('./legendary'),
};

// what lies on the window sill of the start screen when the game is chosen there
const sills: Record<string, () => Promise<{ default: Component }>> = {
  duel: () => import('./duel/Sill.svelte'),
  cyclades: () => import('./cyclades/Sill.svelte'),
  legendary: () => import('./legendary/Sill.svelte'),
};

export async function loadSill(game: string): Promise<Component | undefined> {
  return (await sills[game]?.())?.default;
}

/** Options of a table that one chooses by looking at them. */
export const choosers: Record<string, Record<string, () => Promise<{ default: Component<any> }>>> = {
  legendary: { map: () => import('./legendary/MapChoice.svelte') },
};

export function hasTable(game: string): boolean {
  return game in modules;
}

export async function loadGame(game: string): Promise<GameModule> {
  const load = modules[game];
  if (!load) throw new Error(`There is no table for ${game} yet`);
  return (await load()).game;
}
