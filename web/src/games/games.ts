/** The games that have a table. Each is loaded when somebody sits down at it. */
import type { Component } from 'svelte';
import type { Table } from '../lib/table.svelte';
import type { PlainEvent } from '../lib/sentences';
import type { Played } from '../lib/protocol';

export interface Tab {
  id: string;
  name: string;
  icon: string;
}

/** What the table screen needs of a game; everything about its rules stays behind this. */
export interface GameTable {
  Board: Component<any>;
  Points: Component<any>;
  Unseen: Component<any> | null;
  Lesson: Component<any> | null;
  /** what those components get as `game` */
  state: unknown;
  tabs(): Tab[];
  /** the events of a line that deserve a sentence, the most telling first */
  telling(events: readonly PlainEvent[]): PlainEvent[];
  played(message: Played): (() => Promise<void>) | void;
}

export interface GameModule {
  open(table: Table, facts: unknown): GameTable;
}

export const GAMES = ['duel', 'cyclades', 'legendary'] as const;

const modules: Record<string, () => Promise<{ game: GameModule }>> = {
  duel: () => import('./duel'),
};

export function hasTable(game: string): boolean {
  return game in modules;
}

export async function loadGame(game: string): Promise<GameModule> {
  const load = modules[game];
  if (!load) throw new Error(`There is no table for ${game} yet`);
  return (await load()).game;
}
