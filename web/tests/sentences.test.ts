/** The page and Python word a log line and a refusal by the same examples (tests/tellers/spoken_sentences.py). */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { RefusalText } from '../src/lib/generated/protocol';
import { LANGUAGES, setterOf, speak, type Language, type Vocabulary } from '../src/lib/words/i18n.svelte';
import { eventSentence, refusalSentence, type PlainEvent } from '../src/lib/words/sentences';

interface Example {
  event?: PlainEvent;
  refusal?: Pick<RefusalText, 'key' | 'args'>;
  says: Record<Language, string>;
}

const { players, games } = JSON.parse(readFileSync('../tests/fixtures/sentences.json', 'utf8')) as {
  players: string[];
  games: Record<string, Example[]>;
};

// where the events and refusals of each game, and the things that they name, have their words
const FILES: Record<string, string[]> = {
  duel: ['duel'],
  cyclades: ['aegean', 'cyclades'],
  legendary: ['aegean', 'legendary'],
};

function wordsOf(language: Language, game: string): Vocabulary {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const paths = FILES[game]!.map((file) => `games/${file}/locale/${language}/${file}.ftl`);
  for (const path of [`locale/${language}/interface.ftl`, ...paths])
    bundle.addResource(new FluentResource(readFileSync(`../src/petteia/${path}`, 'utf8')));
  const set = setterOf(bundle);
  const say: Vocabulary['t'] = (key, args = {}) => set(bundle.formatPattern(bundle.getMessage(key)!.value!, args));
  return {
    t: say,
    has: (key) => bundle.hasMessage(key),
    forms: (key) => {
      const found = Object.entries(bundle.getMessage(key)?.attributes ?? {});
      return Object.fromEntries(found.map(([form, pattern]) => [form, set(bundle.formatPattern(pattern))]));
    },
  };
}

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
  beforeAll(async () => {
    Object.assign(globalThis, { document: { documentElement: {} } }); // whose language is set, too
    await speak(language); // lists are joined as it does
  });

  it.each(Object.keys(games))('the page says of %s what Python says', (game) => {
    const words = wordsOf(language, game);
    for (const { event, refusal, says } of games[game]!) {
      const said = event
        ? eventSentence(words, event, players)
        : refusalSentence(words, { rule: '', text: '', ...refusal! }, players);
      expect(said, JSON.stringify(event ?? refusal)).toBe(says[language]);
    }
  });
});
