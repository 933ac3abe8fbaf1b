/** Duel as the server tells it: the view of a seat, the facts of the box, payments. */
export const COLOURS = ['brown', 'grey', 'blue', 'green', 'yellow', 'red', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

export interface Card {
  id: string;
  age: number;
  colour: Colour;
  cost: string;
  produces: string;
  any_raw: number;
  any_goods: number;
  cheap: string;
  coins: number;
  points: number;
  per: string;
  shields: number;
  symbol: string;
  shows: string;
  free_with: string;
}

export interface Wonder {
  id: string;
  cost: string;
  points: number;
  shields: number;
  coins: number;
  opponent_loses: number;
  any_raw: number;
  any_goods: number;
  destroys: string;
  library: boolean;
  restores: boolean;
  again: boolean;
}

export interface Token {
  id: string;
  coins: number;
  points: number;
  symbol: string;
}

/** A row as the engine writes it: its colour is a place in `colours`. */
export type CardRow = Omit<Card, 'colour'> & { colour: number };

export interface FactRows {
  cards: CardRow[];
  wonders: Wonder[];
  tokens: Token[];
  layouts: string[][];
  resources: string[];
  symbols: string[];
  colours: Colour[];
  zones: [number, number, number][];
  capital: number;
  different_symbols_to_win: number;
}

export interface SlotView {
  slot: number;
  card: string;
  available: boolean;
  guild_back: boolean;
  covered_by: number[];
  prices: number[];
  by_chain: boolean[];
}

export interface WonderView {
  wonder: string;
  built: boolean;
  under: string;
  lost: boolean;
  price: number;
}

export interface CityView {
  coins: number;
  cards: string[];
  wonders: WonderView[];
  tokens: string[];
  symbols: string[];
  production: Record<string, number>;
  prices: Record<string, number>;
  sale: number;
  score: Record<string, number>;
}

export interface UnseenView {
  guilds: boolean;
  cards: string[];
  places: number;
  lies_here: number;
  in_place: number;
}

export interface DuelView {
  seat: number;
  actor: number;
  question: string;
  turn: number;
  first: number;
  extra_turn: boolean;
  age: number;
  table: SlotView[];
  pawn: number;
  spoils_gone: string[];
  board: string[];
  drawn: string[];
  offer: string[];
  discard: string[];
  unseen: UnseenView[];
  cities: [CityView, CityView];
  result: { winners: number[]; reason: string; scores: Record<string, number>[] } | null;
}

export interface Unit {
  resource: string;
  how: 'produced' | 'choice' | 'reduction' | 'bought';
  source: string;
  price: number;
  opponent: number;
}

/** How the reader would stand right after an action. */
export interface Prospect {
  points: number;
  coins: number;
  opponent: number;
  lead: number;
  symbols: number;
  outcome: '' | 'won' | 'lost' | 'shared';
}

export interface Payment {
  what: string;
  coins: number;
  units: Unit[];
  chain: string;
  purchase: number;
  total: number;
}
