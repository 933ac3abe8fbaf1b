/** What the reader has chosen for this device: language, light, motion, sound. Kept in the browser only. */
import { preferredLanguage, speak, type Language } from '../words/i18n.svelte';

export type Theme = 'system' | 'light' | 'night';
export type Motion = 'full' | 'fast' | 'off';

/** How the last table of a game was wanted. */
export interface Liked {
  seats: number;
  others: ('open' | 'bot' | 'me')[];
  bots: string[];
  names: string[];
  pace: string;
  public: boolean;
  rated: boolean;
  delay: number;
  chances: boolean;
  options: Record<string, string>;
}

interface Kept {
  language: Language;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  /** whether the only possible answer is given for the reader */
  forced: boolean;
  level: string;
  /** the game that was played last, and how the last table of each was wanted */
  game: string;
  liked: Record<string, Liked>;
  /** what a guest wants to be called */
  name: string;
  /** The last first game: which of its lessons were shown, and whether they are ended. */
  lesson: { table: string; read: string[]; ended: boolean };
}

const KEY = 'petteia';
const SPEEDS: Record<Motion, number> = { full: 1, fast: 0.5, off: 0 };

function read(): Kept {
  const usual: Kept = {
    language: preferredLanguage(navigator.languages),
    theme: 'system',
    motion: 'full',
    sound: true,
    forced: true,
    level: 'easy',
    game: '', // the first that is offered
    liked: {},
    name: '',
    lesson: { table: '', read: [], ended: false },
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return usual;
  }
}

const kept = $state<Kept>(read());
const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');
let systemDark = $state(dark.matches);
let reduced = $state(still.matches);
dark.addEventListener('change', () => (systemDark = dark.matches));
still.addEventListener('change', () => (reduced = still.matches));

export const settings = {
  get language(): Language {
    return kept.language;
  },
  get theme(): Theme {
    return kept.theme;
  },
  get motion(): Motion {
    return kept.motion;
  },
  get sound(): boolean {
    return kept.sound;
  },
  get forced(): boolean {
    return kept.forced;
  },
  get level(): string {
    return kept.level;
  },
  get game(): string {
    return kept.game;
  },
  get liked(): Readonly<Record<string, Liked>> {
    return kept.liked;
  },
  get name(): string {
    return kept.name;
  },
  get lesson(): Kept['lesson'] {
    return kept.lesson;
  },
  get night(): boolean {
    return kept.theme === 'night' || (kept.theme === 'system' && systemDark);
  },
  /** By how much every duration is multiplied: 0 means that nothing moves. */
  get speed(): number {
    return reduced ? 0 : SPEEDS[kept.motion];
  },
  set(change: Partial<Kept>): void {
    Object.assign(kept, change);
    localStorage.setItem(KEY, JSON.stringify(kept));
    if (change.language) void speak(change.language);
  },
};
