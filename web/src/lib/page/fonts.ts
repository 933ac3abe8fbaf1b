/** The page appears in its own letters: text set in others first would move everything when they arrive. */
import type { Language } from '../words/i18n.svelte';

const FACES = [
  "700 1em 'Alegreya'",
  "800 1em 'Alegreya'",
  "400 1em 'Alegreya Sans'",
  "500 1em 'Alegreya Sans'",
  "700 1em 'Alegreya Sans'",
  "800 1em 'Alegreya Sans'",
];
/** Letters that only some files have. */
const LETTERS: Record<Language, string> = { en: 'a', cs: 'aě', pl: 'ał', hu: 'aő', ru: 'aж' };
const PATIENCE = 1000; // milliseconds; on a slow line people read meanwhile, in other letters

/** Load the letters of a language; returns when they are there, or after a moment without them. */
export async function loadFonts(language: Language): Promise<void> {
  const faces = FACES.map((face) => document.fonts.load(face, LETTERS[language]).catch(() => []));
  await Promise.race([Promise.all(faces), new Promise((over) => setTimeout(over, PATIENCE))]);
}
