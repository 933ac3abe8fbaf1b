/** The page first appears in its own fonts: text in other fonts would make everything move when these arrive. */
import type { Language } from '../words/i18n.svelte';

const FACES = [
  "700 1em 'Alegreya'",
  "800 1em 'Alegreya'",
  "400 1em 'Alegreya Sans'",
  "500 1em 'Alegreya Sans'",
  "700 1em 'Alegreya Sans'",
  "800 1em 'Alegreya Sans'",
];
/** Letters that are only in some of the files. */
const LETTERS: Record<Language, string> = { en: 'a', cs: 'aě', pl: 'ał', hu: 'aő', ru: 'aж' };
const PATIENCE = 1000; // milliseconds; on a slow connection people can already read, in another font

/** Load the fonts of a language; returns when they are there, or after a moment without them. */
export async function loadFonts(language: Language): Promise<void> {
  const faces = FACES.map((face) => document.fonts.load(face, LETTERS[language]).catch(() => []));
  await Promise.race([Promise.all(faces), new Promise((over) => setTimeout(over, PATIENCE))]);
}
