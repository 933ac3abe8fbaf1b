/** The contents of Duel by name: rows from the engine, and the place of each slot in a layout. */
import type { Card as CardRow, Facts as FactRows, Token, Wonder } from '../generated';

export type Colour = FactRows['colours'][number];
/** A card by the name of its colour; the engine's row has its place among the colours. */
export type Card = Omit<CardRow, 'colour'> & { colour: Colour };

export interface Place {
  row: number;
  column: number; // in half cards
}

export class Facts {
  readonly cards: ReadonlyMap<string, Card>;
  readonly wonders: ReadonlyMap<string, Wonder>;
  readonly tokens: ReadonlyMap<string, Token>;
  readonly places: readonly (readonly Place[])[];

  constructor(readonly rows: FactRows) {
    this.cards = new Map(
      rows.cards.map((card) => [card.id, { ...card, colour: rows.colours[card.colour] ?? 'brown' }]),
    );
    this.wonders = new Map(rows.wonders.map((wonder) => [wonder.id, wonder]));
    this.tokens = new Map(rows.tokens.map((token) => [token.id, token]));
    this.places = rows.layouts.map(placesOf);
  }

  card(id: string): Card {
    return found(this.cards, id);
  }

  wonder(id: string): Wonder {
    return found(this.wonders, id);
  }

  token(id: string): Token {
    return found(this.tokens, id);
  }

  /** The card whose sign makes this one free, and the card that this one's sign makes free. */
  chainPartners(card: Card): string[] {
    return [...this.cards.values()]
      .filter(
        (other) => (card.shows && other.free_with === card.shows) || (card.free_with && other.shows === card.free_with),
      )
      .map((other) => other.id);
  }
}

function found<T>(rows: ReadonlyMap<string, T>, id: string): T {
  const row = rows.get(id);
  if (!row) throw new Error(`Duel has no ${id}`);
  return row;
}

/** The places in a layout that is drawn as text: a letter is a card, a column half a card (facts.py). */
function placesOf(layout: string[]): Place[] {
  const width = Math.max(...layout.map((line) => line.length));
  const first = Math.min(...layout.map((line) => line.search(/\S/)));
  return layout.flatMap((line, row) =>
    [...line.padEnd(width)].flatMap((sign, column) => (sign === ' ' ? [] : [{ row, column: column - first }])),
  );
}

/** "2 wood wood" as coins and resources. */
export function costParts(cost: string): { coins: number; resources: string[] } {
  const parts = cost.split(' ').filter(Boolean);
  const coins = parts.filter((part) => /^\d+$/.test(part)).reduce((sum, part) => sum + Number(part), 0);
  return { coins, resources: parts.filter((part) => !/^\d+$/.test(part)) };
}
