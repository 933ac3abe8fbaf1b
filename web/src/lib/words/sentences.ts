/** Events, refusals and entries as sentences: how their data are turned into the id and the arguments of a message (docs/languages.md). */
import type { RefusalText } from '../generated/protocol';
import {
  ADDITIONS,
  BOLD,
  CASES,
  CHANGES,
  MERGED,
  PLACES,
  PREFIXES,
  SEATS,
  SUMS,
  UNDISCLOSED,
  type Term,
} from '../generated/speech';
import { listed, type Args, type Vocabulary } from './i18n.svelte';
import { NO_BREAK } from './typography';

export type PlainEvent = Readonly<Record<string, unknown>>;

// the argument that lists alternatives: "4, 3 or 2"
const EITHER = 'either';

/** Marks the beginning and the end of a name that the log sets in bold. */
export const MARK = '\u0001';

const belowZero = (value: unknown): boolean => typeof value === 'number' && value < 0;

/** The message of an event. */
export function eventId(event: PlainEvent): string {
  let id = `event-${String(event.kind)}`;
  for (const variety of ['why', 'how']) if (variety in event) id += `-${String(event[variety])}`;
  if (isHidden(event)) return `${id}-hidden`;
  return CHANGES.some((name) => belowZero(event[name])) ? `${id}-loss` : id;
}

/** Whether part of the event is private: an empty name, or an undisclosed amount. */
function isHidden(event: PlainEvent): boolean {
  const amount = UNDISCLOSED[String(event.kind)] ?? '';
  return Object.values(event).includes('') || belowZero(event[amount]);
}

/** The arguments as a message takes them. The other forms of a name are added: next to `god` there is `god-dat`. */
function named(words: Vocabulary, args: PlainEvent, players: readonly string[]): Args {
  const found: Args = {};
  for (const [name, value] of Object.entries(args)) {
    found[name] = namedValue(words, name, value, players);
    Object.assign(found, formsOf(words, name, value));
  }
  return found;
}

/** The other forms of a thing's name, by argument; for several things, those that all of them have. */
export function formsOf(words: Vocabulary, name: string, value: unknown): Record<string, string> {
  const things: unknown[] = Array.isArray(value) ? value : [value];
  const found = things.map((one) => words.forms(messageOfName(words, name, one)));
  const shared = Object.keys(found[0] ?? {}).filter((form) => found.every((one) => form in one));
  const joined = (form: string): string =>
    listed(
      found.map((one) => one[form]!),
      name === EITHER,
    );
  return Object.fromEntries(shared.map((form) => [`${name}-${form}`, joined(form)]));
}

/** The message that names a thing, or '' if there is none. */
function messageOfName(words: Vocabulary, name: string, value: unknown): string {
  if (SEATS.includes(name)) return '';
  const ids = (PREFIXES[name] ?? [name]).map((prefix) => `${prefix}-${String(value)}`);
  return ids.find((id) => words.has(id)) ?? '';
}

function namedValue(words: Vocabulary, name: string, value: unknown, players: readonly string[]): string | number {
  if (Array.isArray(value))
    return listed(
      value.map((one) => String(namedValue(words, name, one, players))),
      name === EITHER,
    );
  if (SEATS.includes(name) && typeof value === 'number') return players[value] ?? String(value);
  const message = messageOfName(words, name, value);
  if (message) return words.t(message);
  if (typeof value === 'number') return Math.abs(value);
  const text = String(value);
  const terms = SUMS[name];
  if (terms) return listOf(text, (part) => term(words, terms, part), ' + ');
  return text.includes(' ')
    ? listOf(text, (part) => String(namedValue(words, name, part, players)), ', ')
    : placeName(words, text);
}

/** The parts of a text, told one by one and joined. */
const listOf = (text: string, tell: (part: string) => string, between: string): string =>
  text.split(' ').map(tell).join(between);

/** A place as people read it: it may begin with the name of a thing, such as a tile. */
function placeName(words: Vocabulary, place: string): string {
  const [, name = '', part = ''] = /^([A-Z][a-z]+)([0-9A-Z].*)$/.exec(place) ?? [];
  const known = PLACES.map((prefix) => `${prefix}-${name.toLowerCase()}`).find((id) => words.has(id));
  return known ? `${words.t(known)}${NO_BREAK}${part}` : place;
}

/** A part of a sum, told by the term with as many values: "3*stone*4" is three values. */
function term(words: Vocabulary, terms: readonly Term[], part: string): string {
  const values = part.split('*').map((value) => (/^\d+$/.test(value) ? Number(value) : value));
  const told = terms.find(({ args }) => args.length === values.length)!;
  const args = Object.fromEntries(told.args.map((name, place) => [name, values[place]]));
  return words.t(told.message, named(words, args, []));
}

/** Consecutive events of one kind that differ only in one name, merged into one event with all the names. */
export function merged(events: readonly PlainEvent[]): PlainEvent[] {
  const found: PlainEvent[] = [];
  for (const event of events) {
    const last = found.at(-1);
    const name = MERGED[String(event.kind)];
    if (last && name && last.kind === event.kind)
      found[found.length - 1] = { ...last, [name]: [last[name], event[name]].flat() };
    else found.push(event);
  }
  return found;
}

/** What happened, as a line of the log. */
export function eventSentence(words: Vocabulary, event: PlainEvent, players: readonly string[], mark = false): string {
  const args = named(words, event, players);
  if (mark)
    for (const [name, value] of Object.entries(args))
      if (typeof value === 'string' && BOLD.includes(name.split('-')[0]!)) args[name] = MARK + value + MARK;
  return words.t(eventId(event), args);
}

/** A sentence of the rules pages. */
export function sentence(words: Vocabulary, message: string, args: PlainEvent): string {
  return words.t(message, named(words, args, []));
}

/** The message of a refusal: its key, and the case if there are several. */
function refusalId({ key, args }: RefusalText): string {
  const addition = ADDITIONS.find((name) => name in args);
  const which = addition ?? args[CASES[key] ?? ''];
  return which === undefined ? `refusal-${key}` : `refusal-${key}-${String(which)}`;
}

/** A refusal as a sentence. */
export function refusalSentence(words: Vocabulary, refusal: RefusalText, players: readonly string[] = []): string {
  return words.t(refusalId(refusal), named(words, refusal.args, players));
}
