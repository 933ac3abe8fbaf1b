/** The log as lines: an action of a seat, with the chance that followed it. */
import type { GameTable } from '../../games/games';
import type { Entry } from '../generated/protocol';
import type { Vocabulary } from './i18n.svelte';
import { eventSentence, merged, type PlainEvent } from './sentences';

export interface LogLine {
  n: number; // of its first entry
  after: number; // the number of entries after all of it
  number: number; // of the line, from 1
  actor: number;
  kind: Entry['kind'];
  events: PlainEvent[];
  /** who did what, in the words of the record: an action of a seat and the chance after it */
  steps: { actor: number; text: string }[];
}

/** A line in the words of the game. */
export function lineSentences(
  game: GameTable,
  words: Vocabulary,
  line: LogLine,
  players: readonly string[],
  mark = false,
): string[] {
  if (game.sentences) return game.sentences(line);
  return merged(game.telling(line.events)).map((event) => eventSentence(words, event, players, mark));
}

/** Lines by their last entry: as long as nothing follows it, a line stays the same object, so it need not be redrawn. */
const known = new WeakMap<Entry, LogLine>();

/** One line for each action of a seat; chance belongs to the previous line. */
export function logLines(entries: readonly Entry[]): LogLine[] {
  const lines: Entry[][] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    if (entry.actor < 0 && last) last.push(entry);
    else lines.push([entry]);
  }
  return lines.map((line, index) => known.get(line.at(-1)!) ?? lineOf(line, index + 1));
}

function lineOf(entries: Entry[], number: number): LogLine {
  const [{ n, actor, kind }, last] = [entries[0]!, entries.at(-1)!];
  const events = entries.flatMap((entry) => entry.events);
  const steps = entries.map((entry) => ({ actor: entry.actor, text: entry.text }));
  const line = { n, after: last.n + 1, number, actor, kind, events, steps };
  known.set(last, line);
  return line;
}
