/** The reader's language: Fluent messages from the same files as the Python side, loaded only when they are needed. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = { en: 'English', cs: 'Čeština', pl: 'Polski', hu: 'Magyar', ru: 'Русский' } as const;
export type Language = keyof typeof LANGUAGES;
export type Args = Record<string, FluentVariable>;
export type Translate = (key: string, args?: Args) => string;

const files = import.meta.glob<string>('../../../src/petteia/locale/*/*.ftl', { query: '?raw', import: 'default' });
const HOUSE = ['interface', 'page'];
// the files of each game, beside those of the house
const FILES: Record<string, string[]> = { '': [], duel: ['duel', 'duel_help'], cyclades: ['aegean', 'aegean_table', 'cyclades', 'cyclades_help'], legendary: ['aegean', 'aegean_table', 'legendary', 'legendary_help'] };

let language = $state<Language>('en');
let bundles = $state.raw(new Map<string, FluentBundle>());
const wanted = new Set(['']);

export function currentLanguage(): Language {
  return language;
}

/** The first of the reader's languages that we speak; English if none. */
export function preferredLanguage(preferences: readonly string[]): Language {
  for (const preference of preferences) {
    const short = preference.toLowerCase().split('-')[0] ?? '';
    if (short in LANGUAGES) return short as Language;
  }
  return 'en';
}

/** Speak that language from now on; what is on the screen changes when its words are there. */
export async function speak(next: Language): Promise<void> {
  const loaded = await Promise.all([...wanted].map(async (game) => [game, await bundle(next, game)] as const));
  bundles = new Map(loaded);
  language = next;
  document.documentElement.lang = next;
}

/** Make sure that the words of a game are there. */
export async function loadWords(game: string): Promise<void> {
  wanted.add(game);
  const loaded = await bundle(language, game);
  bundles = new Map(bundles).set(game, loaded);
}

async function bundle(of: Language, game: string): Promise<FluentBundle> {
  const made = new FluentBundle(of, { useIsolating: false });
  const texts = await Promise.all([...HOUSE, ...(FILES[game] ?? [])].map((file) => files[`../../../src/petteia/locale/${of}/${file}.ftl`]?.() ?? ''));
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

function format(game: string, key: string, args: Args): string {
  const found = bundles.get(game);
  const [id = '', attribute] = key.split('.');
  const message = found?.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!found || !pattern) {
    if (found) console.warn(`There is no message ${key}`);
    return attribute ? '' : key;
  }
  const errors: Error[] = [];
  const text = found.formatPattern(pattern, args, errors);
  if (errors.length) console.error(key, errors);
  return text;
}

/** A message of the interface. */
export const t: Translate = (key, args = {}) => format('', key, args);

/** The messages of a game and of the interface. */
export interface Vocabulary {
  t: Translate;
  has: (key: string) => boolean;
}

export function vocabulary(game: string): Vocabulary {
  return { t: (key, args = {}) => format(game, key, args), has: (key) => bundles.get(game)?.hasMessage(key) ?? false };
}

const CERTAIN = 1e-9; // what sums of fractions may be off

/** A share as the language writes it: 57 %. Only what is certain is 0 or 100 %. */
export function percent(share: number): string {
  const certain = share < CERTAIN || share > 1 - CERTAIN;
  const told = certain ? share : Math.min(0.999, Math.max(0.001, share));
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: !certain && (told < 0.1 || told > 0.99) ? 1 : 0 }).format(told);
}

/** Names joined as the language does: "Walls and Baths". */
export function listed(names: string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
