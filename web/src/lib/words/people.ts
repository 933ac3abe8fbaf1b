/** The names of people and bots, and the characters of bots. */
import type { CharacterInfo, GameInfo } from '../generated/http';
import { t } from './i18n.svelte';

const MARK = '~'; // precedes the name of a guest who has not chosen one

/** A person's name: unnamed guests are called after an animal of the Aegean and a trait, in the reader's language. */
export function personName(name: string): string {
  if (!name.startsWith(MARK)) return name;
  const [trait = '', animal = ''] = name.slice(MARK.length).split(' ');
  const gender = t(`guest-animal-${animal}.gender`);
  return t('guest-name', { trait: t(`guest-trait-${trait}`, { gender }), animal: t(`guest-animal-${animal}`) });
}

/** Whether somebody has chosen a name. */
export function isNamed(name: string): boolean {
  return !name.startsWith(MARK);
}

/** Quick phrases appear in each reader's own language. */
export const PHRASES = ['hello', 'moment', 'nice', 'oops', 'thanks'] as const;

export function phraseText(phrase: string): string {
  return `${MARK}${phrase}`;
}

/** The text of a chat line. */
export function saidText(text: string): string {
  const phrase = PHRASES.find((one) => phraseText(one) === text);
  return phrase ? t(`phrase-${phrase}`) : text;
}

const LEVELS = ['novice', 'easy', 'medium', 'hard', 'expert', 'master'];

/** How strong a level is, from 1 to 6. */
export function strengthOf(level: string): number {
  return LEVELS.indexOf(level) + 1;
}

/** The characters of a game that are nearest to a level, the nearest first, without repetition. */
export function company(game: GameInfo | undefined, level: string, number: number): string[] {
  const wanted = strengthOf(level);
  const far = (one: CharacterInfo): number => Math.abs(strengthOf(one.level) - wanted);
  const known = [...(game?.characters ?? [])].sort((one, other) => far(one) - far(other)).map((one) => one.id);
  return Array.from({ length: number }, (_, place) => known[place] ?? level);
}

/** The temper of each character, from the game; looked up when a table needs it. */
export function temperOf(game: GameInfo | undefined, bot: string): string {
  return game?.characters.find((one) => one.id === bot)?.temper ?? '';
}
