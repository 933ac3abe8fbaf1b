/** What people and bots are called, and what bots look like. */
import type { CharacterInfo, GameInfo } from '../generated/http';
import { t } from './i18n.svelte';

const MARK = '~'; // before the name of a guest who has not said how to be called

/** A person's name in words: guests are an animal of the Aegean and what it is like, in the reader's language. */
export function personName(name: string): string {
  if (!name.startsWith(MARK)) return name;
  const [trait = '', animal = ''] = name.slice(MARK.length).split(' ');
  const gender = t(`guest-animal-${animal}.gender`);
  return t('guest-name', { trait: t(`guest-trait-${trait}`, { gender }), animal: t(`guest-animal-${animal}`) });
}

/** Whether somebody has said how to be called. */
export function isNamed(name: string): boolean {
  return !name.startsWith(MARK);
}

/** Quick phrases appear in each reader's own language. */
export const PHRASES = ['hello', 'moment', 'nice', 'oops', 'thanks'] as const;

export function phraseText(phrase: string): string {
  return `${MARK}${phrase}`;
}

/** A line of talk in words. */
export function saidText(text: string): string {
  const phrase = PHRASES.find((one) => phraseText(one) === text);
  return phrase ? t(`phrase-${phrase}`) : text;
}

const LEVELS = ['novice', 'easy', 'medium', 'hard', 'expert', 'master'];

/** How strong a level is, from 1 to 6. */
export function strengthOf(level: string): number {
  return LEVELS.indexOf(level) + 1;
}

/** The characters of a game that are nearest to a level, the nearest first: nobody sits there twice. */
export function company(game: GameInfo | undefined, level: string, number: number): string[] {
  const wanted = strengthOf(level);
  const far = (one: CharacterInfo): number => Math.abs(strengthOf(one.level) - wanted);
  const known = [...(game?.characters ?? [])].sort((one, other) => far(one) - far(other)).map((one) => one.id);
  return Array.from({ length: number }, (_, place) => known[place] ?? level);
}

/** The temper of each character, as the game tells it; found when a table needs it. */
export function temperOf(game: GameInfo | undefined, bot: string): string {
  return game?.characters.find((one) => one.id === bot)?.temper ?? '';
}
