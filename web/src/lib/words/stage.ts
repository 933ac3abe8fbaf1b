/** How far a game has got, in its own words. */
import { vocabulary } from './i18n.svelte';

/** The stage of a game, such as "Age 2"; empty if the game has no words for it, or they are not loaded. */
export function stageWords(game: string, stage: string, number: number): string {
  const words = vocabulary(game);
  const message = `stage-${stage}`;
  return words.has(message) ? words.t(message, { number }) : '';
}
