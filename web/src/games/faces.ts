/** The faces of all characters: each game draws its own, in `<game>/faces.ts`. */
import { PLAIN_LOOK, type Look } from '../lib/page/faces';
import { catalogue } from '../lib/server/catalogue.svelte';

const found = import.meta.glob<Record<string, Look>>('./*/faces.ts', { eager: true, import: 'faces' });
const FACES: Readonly<Record<string, Look>> = Object.assign({}, ...Object.values(found));

/** What a character looks like: plain, if its game draws no face for it. Nothing for other bots and for people. */
export function faceOf(who: string): Look | undefined {
  return FACES[who] ?? (catalogue.isCharacter(who) ? PLAIN_LOOK : undefined);
}
