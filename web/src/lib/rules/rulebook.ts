/** The rules pages of a game: its words, its almanac with the components that draw it, the options of a table. */
import { loadPages, type RulesPages } from '../../games/games';
import { api, type GameInfo } from '../server/api';
import { loadGames } from '../server/catalogue.svelte';
import { loadWords, vocabulary, type Vocabulary } from '../words/i18n.svelte';
import { Almanac, type AlmanacFacts } from './almanac';

export interface Rulebook {
  game: GameInfo;
  words: Vocabulary;
  almanac: Almanac;
  /** The chapter on where the books differ; '' if there is none. */
  differ: string;
  pages: RulesPages;
}

export async function openRulebook(id: string): Promise<Rulebook> {
  const [games, facts, module] = await Promise.all([
    loadGames(),
    api.facts(id) as Promise<AlmanacFacts>,
    loadPages(id),
    loadWords(id),
  ]);
  const game = games.find((one) => one.id === id);
  if (!game) throw new Error(`There is no game ${id}`);
  const words = vocabulary(id);
  const almanac = new Almanac(facts.almanac, words);
  return { game, words, almanac, differ: facts.books_differ, pages: await module.open(facts) };
}
