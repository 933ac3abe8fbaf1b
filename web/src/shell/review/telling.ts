/** What happens in some steps, in the words of the log. */
import type { GameTable } from '../../games/games';
import type { LineStep } from '../../lib/generated/http';
import type { Vocabulary } from '../../lib/words/i18n.svelte';
import { lineSentences } from '../../lib/words/log';
import type { PlainEvent } from '../../lib/words/sentences';

const MOST_SENTENCES = 3;

export type Tell = (steps: readonly Pick<LineStep, 'actor' | 'text' | 'events'>[]) => string;

/** The function that tells the steps of a game: in a few sentences, or in the words of the record. */
export function tellerOf(game: GameTable, words: Vocabulary, players: readonly string[]): Tell {
  return (steps) => {
    const line = {
      n: 0,
      after: 0,
      number: 0,
      actor: steps[0]?.actor ?? 0,
      kind: 'action' as const,
      events: steps.flatMap((step) => step.events) as PlainEvent[],
      steps: steps.map(({ actor, text }) => ({ actor, text })),
    };
    const sentences = lineSentences(game, words, line, players).slice(0, MOST_SENTENCES).join(' ');
    return sentences || steps.map(({ text }) => text).join(', ');
  };
}
