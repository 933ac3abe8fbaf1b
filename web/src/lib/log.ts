/** The log as lines: what a seat did, with the chance that followed it. */
import type { Entry } from './protocol';
import type { PlainEvent } from './sentences';

export interface LogLine {
  n: number; // of its first entry
  after: number; // entries there are once all of it has happened
  number: number; // of the line, from 1
  actor: number;
  kind: Entry['kind'];
  events: PlainEvent[];
}

/** One line for each action of a seat; chance belongs to the line before it. */
export function logLines(entries: readonly Entry[]): LogLine[] {
  const lines: LogLine[] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    if (entry.actor < 0 && last) {
      last.events.push(...entry.events);
      last.after = entry.n + 1;
    } else {
      lines.push({ n: entry.n, after: entry.n + 1, number: lines.length + 1, actor: entry.actor, kind: entry.kind, events: [...entry.events] });
    }
  }
  return lines;
}
