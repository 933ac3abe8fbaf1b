/** What the actions of Duel mean, read from the notation that the server sends with each: "wonder sphinx with baths". */
export interface Move {
  verb: string;
  object: string; // card, wonder, token or seat
  with: string; // the card a wonder is built with
}

export function readMove(text: string): Move {
  const [verb = '', ...rest] = text.split(' ');
  const [object = '', card = ''] = rest.join(' ').split(' with ');
  return { verb, object, with: card };
}

/** The card of the layout that a move of a turn uses: its name, or slot_N if it lies face down. */
export function cardUsed(move: Move): string {
  return move.verb === 'wonder' ? move.with : move.verb === 'build' || move.verb === 'discard' ? move.object : '';
}
