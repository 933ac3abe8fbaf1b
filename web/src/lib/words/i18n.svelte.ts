/** The reader's language: Fluent messages from the same files as in Python, loaded only when they are needed. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { typesetter, type Typography } from './typography';

export const LANGUAGES = { en: 'English', cs: 'Čeština', pl: 'Polski', hu: 'Magyar', ru: 'Русский' } as const;
export type Language = keyof typeof LANGUAGES;
export type Args = Record<string, FluentVariable>;
export type Translate = (key: string, args?: Args) => string;

const PACKAGE = '../../../src/petteia';
/** For each language, a list of its files, loaded only when that language is used. */
const lists = import.meta.glob<Record<string, () => Promise<string>>>('../../words/*.ts', { import: 'files' });
const HOUSE = ['interface', 'page'];
/** The words of the house that the first screen does not need. */
export const INSIDE = ['table', 'account', 'lobby', 'people'] as const;
/** The words for a table: it needs none about accounts, and the waiting room loads those it needs. */
export const AT_TABLE = ['table', 'people'] as const;
type Room =
  | (typeof INSIDE)[number]
  | 'ending'
  | 'tournament'
  | 'problems'
  | 'review'
  | 'analysis'
  | 'plan'
  | 'profile'
  | 'companions'
  | 'challenge';
const FILE = 'file ';

/** A game's words besides those of the house: files of the page, and messages that come with the game. */
export interface GameWords {
  files: readonly string[];
  texts: readonly string[];
}
let wordsOf = async (_game: string, _language: Language): Promise<GameWords> => ({ files: [], texts: [] });

/** Set the function that finds a game's words. */
export function speakWith(find: typeof wordsOf): void {
  wordsOf = find;
}

/** The vocabulary of a single file, if no more is needed: the words of the moderators' screen, or names of cards. */
export const fileWords = (file: string): string => FILE + file;

let language = $state<Language>('en');
let bundles = $state.raw(new Map<string, FluentBundle>());
const wanted = new Set(['']);
const rooms = new Set<Room>();

export function currentLanguage(): Language {
  return language;
}

/** The first of the reader's languages that we have; English if none. */
export function preferredLanguage(preferences: readonly string[]): Language {
  for (const preference of preferences) {
    const short = preference.toLowerCase().split('-')[0] ?? '';
    if (short in LANGUAGES) return short as Language;
  }
  return 'en';
}

/** Switch to that language; the screen changes when its words are loaded. */
export async function speak(next: Language): Promise<void> {
  const loaded = await Promise.all([...wanted].map(async (game) => [game, await bundle(next, game)] as const));
  bundles = new Map(loaded);
  language = next;
  document.documentElement.lang = next;
}

/** Make sure that the words of a game are loaded. */
export async function loadWords(game: string): Promise<void> {
  wanted.add(game);
  const loaded = await bundle(language, game);
  bundles = new Map(bundles).set(game, loaded);
}

/** Make sure that these words of the house are loaded, too. */
export async function loadRooms(...wantedRooms: readonly Room[]): Promise<void> {
  for (const room of wantedRooms) rooms.add(room);
  const of = language;
  const found = await Promise.all(wantedRooms.map((room) => resource(of, room)));
  if (of !== language) return loadRooms(...wantedRooms);
  const known = bundles.values().next().value;
  if (known && found.every((words) => words.body.every((message) => known.hasMessage(message.id)))) return;
  for (const made of bundles.values()) for (const words of found) made.addResource(words);
  bundles = new Map(bundles);
}

async function bundle(of: Language, game: string): Promise<FluentBundle> {
  const made = new FluentBundle(of, { useIsolating: false });
  const { files: names, texts: own } = await speechOf(game, of);
  const resources = await Promise.all([...HOUSE, ...rooms, ...names].map((file) => resource(of, file)));
  for (const words of [...resources, ...own.map((text) => new FluentResource(text))])
    made.addResource(words, { allowOverrides: true });
  return made;
}

/** The function that typesets the sentences of a bundle, by its message `typography`. */
export function setterOf(bundle: FluentBundle): (text: string) => string {
  const said = Object.entries(bundle.getMessage('typography')?.attributes ?? {});
  return typesetter(
    Object.fromEntries(said.map(([name, pattern]) => [name, bundle.formatPattern(pattern)])) as unknown as Typography,
  );
}
const setters = new WeakMap<FluentBundle, (text: string) => string>();

/** The text as the language prints it. */
function typeset(bundle: FluentBundle, text: string): string {
  let set = setters.get(bundle);
  if (!set) setters.set(bundle, (set = setterOf(bundle)));
  return set(text);
}

const read = new Map<string, Promise<FluentResource>>();

/** The path of a file: one of the house, or `folder/file` of a game. */
function pathOf(of: Language, name: string): string {
  const [file = '', folder] = name.split('/').reverse();
  return `${PACKAGE}${folder ? `/games/${folder}` : ''}/locale/${of}/${file}.ftl`;
}

/** The text of a file; empty if the language has no such file. */
async function textOf(of: Language, path: string): Promise<string> {
  const files = await lists[`../../words/${of}.ts`]?.();
  return (await files?.[path]?.()) ?? '';
}

/** The messages of a file, read once. */
function resource(of: Language, file: string): Promise<FluentResource> {
  const path = pathOf(of, file);
  const found = read.get(path) ?? textOf(of, path).then((text) => new FluentResource(text));
  read.set(path, found);
  return found;
}

/** A game's words in a language. A language or some of its messages may be missing: English is the fallback. */
async function speechOf(game: string, of: Language): Promise<GameWords> {
  if (!game) return { files: [], texts: [] };
  if (game.startsWith(FILE)) return { files: [game.slice(FILE.length)], texts: [] };
  const found = await wordsOf(game, of);
  if (of === 'en' || !found.texts.length) return found;
  return { ...found, texts: [...(await wordsOf(game, 'en')).texts, ...found.texts] };
}

function format(game: string, key: string, args: Args): string {
  const found = bundles.get(game);
  const [id = '', attribute] = key.split('.');
  const message = found?.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!found || !pattern) {
    if (found && !attribute) console.warn(`There is no message ${key}`);
    return attribute ? '' : key;
  }
  const errors: Error[] = [];
  const text = found.formatPattern(pattern, args, errors);
  if (errors.length) console.error(key, errors);
  return typeset(found, text);
}

/** A message of a Fluent text in the reader's language; empty if the text has no such message. */
export function formatIn(text: string, key: string, args: Args): string {
  const [made, house] = [new FluentBundle(language, { useIsolating: false }), bundles.get('')];
  made.addResource(new FluentResource(text));
  const pattern = made.getMessage(key)?.value;
  if (!pattern) return '';
  const told = made.formatPattern(pattern, args);
  return house ? typeset(house, told) : told;
}

/** A message of the interface. */
export const t: Translate = (key, args = {}) => format('', key, args);

/** The messages of a game and of the interface. */
export interface Vocabulary {
  t: Translate;
  has: (key: string) => boolean;
  /** The other forms of a name, such as `acc` or `gender`: the attributes of its message. */
  forms: (key: string) => Record<string, string>;
}

export function vocabulary(game: string): Vocabulary {
  const has = (key: string): boolean => bundles.get(game)?.hasMessage(key) ?? false;
  return {
    t: (key, args = {}) =>
      has(key.split('.')[0] ?? '') || has('game-title') ? format(game, key, args) : bareName(key),
    has,
    forms: (key) => {
      const found = Object.keys(bundles.get(game)?.getMessage(key)?.attributes ?? {});
      return Object.fromEntries(found.map((form) => [form, format(game, `${key}.${form}`, {})]));
    },
  };
}

/** The subject of a message, for a game that has no words: "to place" of "field-to_place". */
const bareName = (key: string): string =>
  key.includes('.') ? '' : key.slice(key.indexOf('-') + 1).replaceAll('_', ' ');

const CERTAIN = 1e-9; // how far sums of fractions may be off

/** A share as the language writes it: 57 %. Only what is certain is 0 or 100 %. */
export function percent(share: number): string {
  const certain = share < CERTAIN || share > 1 - CERTAIN;
  const told = certain ? share : Math.min(0.999, Math.max(0.001, share));
  return new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: !certain && (told < 0.1 || told > 0.99) ? 1 : 0,
  }).format(told);
}

/** Names joined as the language does: "Walls and Baths", or "Walls or Baths". */
export function listed(names: string[], either = false): string {
  return new Intl.ListFormat(language, { type: either ? 'disjunction' : 'conjunction' }).format(names);
}
