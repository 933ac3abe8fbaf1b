/** What the actions of both Cyclades mean: a verb with its object, read from the notation that the server sends with each. */

export interface Verb {
  words: string;
  /** What the verb is about: '' for nothing, or god, sea, island, slot, creature … */
  about: string;
}

export interface Move {
  verb: string;
  about: string;
  object: string;
}

/** The longest verb that the text begins with, and what follows it. */
export function readMove(text: string, verbs: readonly Verb[]): Move {
  const fitting = verbs.filter((verb) => text === verb.words || (verb.about && text.startsWith(`${verb.words} `)));
  const verb = fitting.reduce<Verb | undefined>((best, other) => (other.words.length > (best?.words.length ?? -1) ? other : best), undefined);
  if (!verb) return { verb: text, about: '', object: '' };
  return { verb: verb.words, about: verb.about, object: text.slice(verb.words.length + 1) };
}

const PLACES = new Set(['sea', 'island', 'land', 'slot', 'site']);

/** Whether a move is made by pointing at the map. */
export function onMap(move: Move): boolean {
  return PLACES.has(move.about);
}

/** The area of the map that a move is about: "i3.1" is a site on i3. */
export function areaOf(move: Move): string {
  return onMap(move) ? (move.object.split('.')[0] ?? '') : '';
}

/** A verb as part of a message's name: "recruit fleet" is "recruit_fleet". */
export function verbKey(verb: string): string {
  return verb.replaceAll(' ', '_');
}

// goals of units on the move: whoever set out may want to take that back rather than go there
const GOALS = new Set(['sail to', 'march to', 'swim to', 'walk to']);

/** Whether the only possible answer is given for the reader: not the end of his turn, and nothing that would keep him
 * from taking back the choice that led to it. `undo` is how many of his actions he can take back. */
export function answersItself(move: Move, question: string, undo: number): boolean {
  return question !== 'turn' && (undo === 0 || (onMap(move) && !GOALS.has(move.verb)));
}
