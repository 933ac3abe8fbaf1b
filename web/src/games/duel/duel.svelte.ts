/** A table of Duel on the screen: the view, what the reader points at and has chosen, and what he could do with it. */
import { vocabulary } from '../../lib/i18n.svelte';
import { seatName } from '../../lib/seats';
import type { RefusalText } from '../../lib/protocol';
import type { Table } from '../../lib/table.svelte';
import type { Facts } from './facts';
import { cardUsed, readMove, type Move } from './moves';
import type { Card, CityView, DuelView, Payment, Prospect, SlotView } from './types';
import { Words } from './words';

export interface Option {
  action: number;
  move: Move;
  legal: boolean;
  refusal: RefusalText | null;
  payment: Payment | null;
  prospect: Prospect | null;
}

/** What lies under the pointer or has the focus: a card in a slot, or a thing by its name. */
export type Pointed = { slot: number } | { thing: string; seat: number | null };

export class DuelTable {
  chosen = $state<number | null>(null);
  pointed = $state.raw<Pointed | null>(null);
  anchor = $state.raw<HTMLElement | null>(null);
  readonly words: Words;

  constructor(
    readonly table: Table,
    readonly facts: Facts,
  ) {
    this.words = new Words(vocabulary('duel'), facts);
  }

  get view(): DuelView {
    return this.table.shown as DuelView;
  }

  /** The seat at the bottom: the reader's, or the first for whoever only watches. */
  get me(): number {
    return this.view.seat >= 0 ? this.view.seat : 0;
  }

  get other(): number {
    return 1 - this.me;
  }

  /** Whether the reader himself is asked now. */
  get asked(): boolean {
    return this.table.asked !== null;
  }

  get question(): string {
    return this.table.asked?.question ?? '';
  }

  city(seat: number): CityView {
    return this.view.cities[seat] as CityView;
  }

  slot(slot: number): SlotView | undefined {
    return this.view.table.find((other) => other.slot === slot);
  }

  cardIn(slot: number): Card | null {
    const name = this.slot(slot)?.card;
    return name ? this.facts.card(name) : null;
  }

  /** Coins that a seat lacks for a price. */
  short(price: number, seat: number): number {
    return Math.max(0, price - this.city(seat).coins);
  }

  /** Everything that could be meant now, legal or not, with its price and the reason against it. */
  get options(): Option[] {
    const asked = this.table.asked;
    if (!asked) return [];
    if (this.table.answers.size) {
      return [...this.table.answers.values()].map((answer) => ({
        action: answer.action,
        move: readMove(answer.text),
        legal: answer.legal,
        refusal: answer.refusal,
        payment: answer.payment as Payment | null,
        prospect: answer.prospect as Prospect | null,
      }));
    }
    return asked.actions.map(({ action, text }) => ({ action, move: readMove(text), legal: true, refusal: null, payment: null, prospect: null }));
  }

  /** What could be done with the card in a slot: build it, discard it, build a wonder with it. */
  optionsFor(slot: number): { build: Option | undefined; discard: Option | undefined; wonders: Option[] } {
    const name = this.slot(slot)?.card;
    const fitting = name ? this.options.filter((option) => cardUsed(option.move) === name) : [];
    return {
      build: fitting.find((option) => option.move.verb === 'build'),
      discard: fitting.find((option) => option.move.verb === 'discard'),
      wonders: fitting.filter((option) => option.move.verb === 'wonder'),
    };
  }

  /** The option with that verb and object, as `take law`. */
  option(verb: string, object: string): Option | undefined {
    return this.options.find((option) => option.move.verb === verb && option.move.object === object);
  }

  /** The slots that a card's going would uncover. */
  uncovers(slot: number): SlotView[] {
    return this.view.table.filter((other) => other.covered_by.length === 1 && other.covered_by[0] === slot);
  }

  get highlightedSlot(): number | null {
    return this.pointed && 'slot' in this.pointed ? this.pointed.slot : this.chosen;
  }

  /** The cards that belong to the pointed one by chain. */
  get chainPartners(): readonly string[] {
    const card = this.highlightedSlot === null ? null : this.cardIn(this.highlightedSlot);
    return card ? this.facts.chainPartners(card) : [];
  }

  point(pointed: Pointed | null, anchor: HTMLElement | null = null): void {
    this.pointed = pointed;
    this.anchor = anchor;
  }

  play(option: Option | undefined): void {
    if (!option?.legal) return;
    this.point(null);
    this.chosen = null;
    this.table.act(option.action);
  }

  /** A seat in the reader's words. */
  seatName(seat: number): string {
    return seatName(this.table.info, seat);
  }
}
