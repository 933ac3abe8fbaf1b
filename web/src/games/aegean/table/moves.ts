/** What the actions of both Cyclades mean: a verb, and what it is about. */
import type { Move as CycladesMove } from '../../cyclades/generated';
import type { Move as LegendaryMove } from '../../legendary/generated';

export type AegeanMove = CycladesMove | LegendaryMove;

export interface Move {
  verb: AegeanMove['verb'];
  /** What the verb is about: '' for nothing, or god, sea, island, slot, creature … */
  about: string;
  /** The god, creature, number … of that kind. */
  object: string;
  /** The area of the map that it is about; '' for none. */
  area: string;
}

/** A move in the words of the page: of a building site, the area comes first, and then its number. */
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

/** Whether it is about one of the building sites of an area. */
export function isSite(move: Move): boolean {
  return move.about === 'slot' || move.about === 'site';
}

/** The area of the map that a move is about. */
export function areaOf(move: Move): string {
  return move.area;
}

/** A verb as part of a message's name: "recruit fleet" is "recruit_fleet". */
export function verbKey(verb: string): string {
  return verb.replaceAll(' ', '_');
}

// destinations of units on the move: a player who set out may want to take that back rather than go there
const GOALS = new Set(['sail to', 'march to', 'swim to', 'walk to']);

/** Whether the only possible answer is given for the reader: not the end of his turn, and nothing that would keep him
 * from taking back the choice that led to it. `undo` is how many of his actions he can take back. */
export function answersItself(move: Move, question: string, undo: number): boolean {
  return question !== 'turn' && (undo === 0 || (onMap(move) && !GOALS.has(move.verb)));
}
