/** Both Cyclades in the reader's words: what things do, moves, refusals. */
import type { RefusalText } from '../../../lib/generated/protocol';
import type { Args } from '../../../lib/words/i18n.svelte';
import { formsOf, refusalSentence } from '../../../lib/words/sentences';
import type { AegeanTable } from './aegean.svelte';
import { areaOf, isSite, onMap, verbKey, type Move } from './moves';

/** Objects of verbs that are numbers. */
const NUMBERS = new Set(['amount', 'space', 'number', 'count', 'pairs', 'pips']);

/** What a thing does. */
export function help({ almanac }: AegeanTable, thing: string): string {
  return almanac.effects(almanac.thing(thing))[0]?.text ?? '';
}

/** What a hero's sacrifice gives. */
export function sacrifice({ almanac }: AegeanTable, hero: string): string {
  return almanac.effects(almanac.thing(hero))[1]?.text ?? '';
}

/** A thing as the argument of a message, in all the forms of its name. */
export function named(aegean: AegeanTable, family: string, id: string): Args {
  return { [family]: aegean.t(`${family}-${id}`), ...formsOf(aegean.words, family, id) };
}

/** A verb without its object. */
export function verbName(aegean: AegeanTable, verb: string): string {
  return aegean.t(`verb-${verbKey(verb)}`);
}

/** The object of a move. */
function objectName(aegean: AegeanTable, move: Move): string {
  const { about, object } = move;
  if (about === 'seat' || about === 'faction') return aegean.seatName(Number(object));
  if (onMap(move)) {
    const area = aegean.areaName(areaOf(move));
    return isSite(move) ? aegean.t('aegean-site', { area, number: Number(object) }) : area;
  }
  const key = `${about}-${object}`;
  return aegean.has(key) ? aegean.t(key) : object;
}

/** A verb with its object. */
export function moveName(aegean: AegeanTable, move: Move): string {
  const number = Number(move.object);
  const object = NUMBERS.has(move.about) ? number : objectName(aegean, move);
  const { builds } = aegean.scene;
  const building = move.about !== 'building' && aegean.has(`building-${builds}`) ? aegean.t(`building-${builds}`) : '';
  return aegean.t(`action-${verbKey(move.verb)}`, {
    building,
    ...formsOf(aegean.words, 'building', builds),
    number,
    [move.about || 'none']: object,
    ...formsOf(aegean.words, move.about, move.object),
  });
}

/** A refusal, in the server's words if there is no message. */
export function refusalText(aegean: AegeanTable, refusal: RefusalText): string {
  return aegean.has(`refusal-${refusal.key}`) ? refusalSentence(aegean.words, refusal, aegean.names) : refusal.text;
}
