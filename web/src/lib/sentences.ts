/** Events and refusals as sentences: how their data become the id and the arguments of a message (docs/languages.md). */
import type { Args, Vocabulary } from './i18n.svelte';
import type { RefusalText } from './protocol';

export type PlainEvent = Readonly<Record<string, unknown>>;

// arguments that are seats, and become the names of players
const SEATS = ['seat', 'faction', 'attacker', 'defender', 'victim'];
// arguments that can be negative: then something is lost
const CHANGES = ['coins', 'gold', 'priests', 'philosophers', 'number'];
// where the name of an argument is found, if not under its own name
const PREFIXES: Record<string, string[]> = {
  what: ['card', 'wonder', 'unit', 'building', 'creature', 'hero', 'deed'],
  chain: ['card'],
  recruit: ['unit'],
  wanted: ['building'],
  hero_for: ['hero'],
};

/** Stands before and after a name that the log sets in bold. */
export const MARK = '\u0001';

// kinds of events that are told together, and what they name
const MERGED: Record<string, string> = { token_dealt: 'token', wonder_shown: 'wonder', card_revealed: 'card', god_revealed: 'god', creature_shown: 'creature' };
// arguments that the log sets in bold
const BOLD = ['card', 'wonder', 'token'];

const belowZero = (value: unknown): boolean => typeof value === 'number' && value < 0;

/** The message of an event. */
export function eventId(event: PlainEvent): string {
  let id = `event-${String(event.kind)}`;
  for (const variety of ['why', 'how']) if (variety in event) id += `-${String(event[variety])}`;
  if (isHidden(event)) return `${id}-hidden`;
  return CHANGES.some((name) => belowZero(event[name])) ? `${id}-loss` : id;
}

/** Whether part of the event is private: a name that is empty, or robbed gold that is not told. */
function isHidden(event: PlainEvent): boolean {
  return Object.values(event).includes('') || ('victim' in event && belowZero(event.gold));
}

function named(words: Vocabulary, args: PlainEvent, players: readonly string[]): Args {
  const found: Args = {};
  for (const [name, value] of Object.entries(args)) found[name] = namedValue(words, name, value, players);
  return found;
}

function namedValue(words: Vocabulary, name: string, value: unknown, players: readonly string[]): string | number {
  if (Array.isArray(value)) return value.map((one) => namedValue(words, name, one, players)).join(', ');
  if (SEATS.includes(name) && typeof value === 'number') return players[value] ?? String(value);
  for (const prefix of PREFIXES[name] ?? [name]) {
    const key = `${prefix}-${String(value)}`;
    if (words.has(key)) return words.t(key);
  }
  return typeof value === 'number' ? Math.abs(value) : String(value);
}

/** Events of one kind in a row, which differ in one name only, as one event with all the names. */
export function merged(events: readonly PlainEvent[]): PlainEvent[] {
  const found: PlainEvent[] = [];
  for (const event of events) {
    const last = found.at(-1);
    const name = MERGED[String(event.kind)];
    if (last && name && last.kind === event.kind) found[found.length - 1] = { ...last, [name]: [last[name], event[name]].flat() };
    else found.push(event);
  }
  return found;
}

/** What happened, as a line of the log. */
export function eventSentence(words: Vocabulary, event: PlainEvent, players: readonly string[], mark = false): string {
  const args = named(words, event, players);
  if (mark) for (const name of BOLD) if (typeof args[name] === 'string') args[name] = MARK + args[name] + MARK;
  return words.t(eventId(event), args);
}

/** Why something is not possible. */
export function refusalSentence(words: Vocabulary, refusal: RefusalText): string {
  const id = `refusal-${refusal.key}`;
  const special = 'chain' in refusal.args ? `${id}-chain` : refusal.key === 'no_sacrifice' ? `${id}-${String(refusal.args.hero)}` : id;
  return words.t(special, named(words, refusal.args, []));
}
