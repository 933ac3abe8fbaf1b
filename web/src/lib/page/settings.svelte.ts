/** What the reader has chosen for this device: language, theme, motion, sound. Kept only in the browser. */
import { preferredLanguage, speak, type Language } from '../words/i18n.svelte';

export type Theme = 'system' | 'light' | 'night';
export type Motion = 'full' | 'fast' | 'off';

/** How the reader set up the last table of a game. */
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
  /** whether the only possible answer is given automatically */
  forced: boolean;
  level: string;
  /** the game that was played last, and how the last table of each was set up */
  game: string;
  liked: Record<string, Liked>;
  /** the name that a guest has chosen */
  name: string;
  /** The latest first game: which of its lessons were shown, and whether they are over. */
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
    game: '', // the first one offered
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
  /** The factor for every duration: 0 means that nothing moves. */
  get speed(): number {
    return reduced ? 0 : SPEEDS[kept.motion];
  },
  set(change: Partial<Kept>): void {
    Object.assign(kept, change);
    localStorage.setItem(KEY, JSON.stringify(kept));
    if (change.language) void speak(change.language);
  },
};
