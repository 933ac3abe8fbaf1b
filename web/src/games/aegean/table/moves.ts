/** The actions of both Cyclades: a verb and its object. */
import type { Move as CycladesMove } from '../../cyclades/generated';
import type { RefusalText } from '../../../lib/generated/protocol';
import type { Move as LegendaryMove } from '../../legendary/generated';
import type { Payment, Thought } from '../generated';

export type AegeanMove = CycladesMove | LegendaryMove;

export interface Move {
  verb: AegeanMove['verb'];
  /** The kind of the verb's object: '' for none, or god, sea, island, slot, creature … */
  about: string;
  /** The object: a god, creature, number … */
  object: string;
  /** The area on the map that it is about; '' for none. */
  area: string;
}

/** A possible answer, legal or not. */
export interface Option {
  action: number;
  move: Move;
  legal: boolean;
  refusal: RefusalText | null;
  payment: Payment | null;
  /** The thought that it begins, if it is only the beginning of one. */
  thought: Thought | null;
}

/** A move as the page uses it; a building site is its area followed by its number. */
export function moveOf({ verb, objects }: AegeanMove): Move {
  const [about, object] = Object.entries(objects).at(-1) ?? ['', ''];
  const [area] = PLACES.has(about) ? Object.values(objects) : [''];
  return { verb, about, object: String(object), area: String(area) };
}

const PLACES = new Set(['sea', 'island', 'land', 'slot', 'site']);

/** Whether a move is made by pointing at the map. */
export function onMap(move: Move): boolean {
  return PLACES.has(move.about);
}

/** Whether it is about a building site of an area. */
export function isSite(move: Move): boolean {
  return move.about === 'slot' || move.about === 'site';
}

/** The area on the map that a move is about. */
export function areaOf(move: Move): string {
  return move.area;
}

/** A verb as part of a message's id: "recruit fleet" is "recruit_fleet". */
export function verbKey(verb: string): string {
  return verb.replaceAll(' ', '_');
}

// destinations of units on the move: a player who set out may want to take that back rather than go there
const GOALS = new Set(['sail to', 'march to', 'swim to', 'walk to']);

/** Whether the only possible answer is given for the reader: not the end of the turn, and nothing that would keep the
 * reader from taking back the choice that led to it. `undo` is how many of their actions the reader can take back. */
export function answersItself(move: Move, question: string, undo: number): boolean {
  return question !== 'turn' && (undo === 0 || (onMap(move) && !GOALS.has(move.verb)));
}
