/** The games that the server offers, as their manifests describe them. Everything that lists or names games asks here. */
import { currentLanguage, formatIn, speakWith } from '../words/i18n.svelte';
import { nameBotsWith } from '../words/seats';
import { api, type GameInfo } from './api';

let known = $state.raw<readonly GameInfo[]>([]);
let asked: Promise<readonly GameInfo[]> | null = null;

/** All games, fetched once, or again if the server could not be reached. */
export function loadGames(): Promise<readonly GameInfo[]> {
  asked ??= api.games().then(
    (found) => (known = found),
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

export const catalogue = {
  /** In the order in which they are offered; empty until the server has answered. */
  get games(): readonly GameInfo[] {
    return known;
  },
  find: (id: string): GameInfo | undefined => known.find((game) => game.id === id),
  title(id: string): string {
    const game = this.find(id);
    return game?.titles[currentLanguage()] ?? game?.title ?? id;
  },
  /** A sentence about a game; empty if it has none. */
  about(id: string): string {
    return this.find(id)?.abouts[currentLanguage()] ?? '';
  },
  /** How far a game has got, such as "Age 2", in its own words; empty if it has none for that. */
  stage(id: string, stage: string, number: number): string {
    return formatIn(this.find(id)?.stage_words[currentLanguage()] ?? '', `stage-${stage}`, { number });
  },
  /** Whether some game has a character with that id. */
  isCharacter: (id: string): boolean => known.some((game) => game.characters.some((one) => one.id === id)),
  icon(id: string): string {
    return this.find(id)?.icon ?? '';
  },
};

nameBotsWith((game, bot) => {
  const character = catalogue.find(game)?.characters.find(({ id }) => id === bot);
  return character?.names[currentLanguage()];
});

/** A game's words: files of the page, and those that come with the game. */
speakWith(async (game, language) => {
  const info = (await loadGames()).find((one) => one.id === game);
  return { files: info?.words ?? [], texts: info?.own_words ? [await api.words(game, language)] : [] };
});
