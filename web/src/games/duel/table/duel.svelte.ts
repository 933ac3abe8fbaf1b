/** A table of Duel on the screen: the view, what the reader points at and has chosen, and what could be done with it. */
import type { Table } from '../../../lib/table/table.svelte';
import type { Option as WireOption } from '../../../lib/table/wire';
import { vocabulary } from '../../../lib/words/i18n.svelte';
import { seatName } from '../../../lib/words/seats';
import type { CityView, SlotView, View, Wire } from '../generated';
import type { Facts } from './facts';
import type { Card } from './facts';
import { Words } from './words';

/** A possible answer, and the thing that it is about: a card, wonder, token or seat. */
export interface Option extends WireOption<Wire> {
  thing: string;
}

function thingOf({ objects }: Wire['move']): string {
  return String(Object.values(objects)[0] ?? '');
}

/** How long the pointer may take to get from a thing to a link in the words about it, in milliseconds. */
const GRACE = 300;

/** What is under the pointer or has the focus: a card in a slot, or a thing by its name. */
export type Pointed = { slot: number } | { thing: string; seat: number | null };

export class DuelTable {
  chosen = $state<number | null>(null);
  pointed = $state.raw<Pointed | null>(null);
  anchor = $state.raw<HTMLElement | null>(null);
  /** Everything that was on offer, remembered even if the reader looks elsewhere in the meantime. */
  laid: readonly string[] = [];
  private farewell: ReturnType<typeof setTimeout> | undefined;
  readonly words: Words;

  constructor(
    readonly table: Table<Wire>,
    readonly facts: Facts,
  ) {
    this.words = new Words(vocabulary('duel'), facts);
  }

  /** Whether the game is over and its end is shown, even if somebody gave up or the table was closed. */
  get ended(): boolean {
    return this.table.info?.status === 'over' && !this.table.past;
  }

  /** Whether an earlier moment is shown. */
  get replayed(): boolean {
    return this.table.past !== null;
  }

  get view(): View {
    return this.table.shown!; // once there is a view, there is a table
  }

  /** The seat at the bottom: the reader's, or the first for spectators. */
  get me(): number {
    return this.view.seat >= 0 ? this.view.seat : 0;
  }

  get other(): number {
    return 1 - this.me;
  }

  /** Whether it is the reader who is asked now. */
  get asked(): boolean {
    return this.table.asked !== null;
  }

  get question(): string {
    return this.table.asked?.question ?? '';
  }

  city(seat: number): CityView {
    return this.view.cities[seat === 0 ? 0 : 1];
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

  /** All possible answers, legal or not, with their prices and the reasons against them. */
  get options(): Option[] {
    const options = this.table.asked ? this.table.options : [];
    return options.map((option) => ({ ...option, thing: thingOf(option.move) }));
  }

  /** What could be done with the card in a slot: build it, discard it, build a wonder with it. */
  optionsFor(slot: number): { build: Option | undefined; discard: Option | undefined; wonders: Option[] } {
    const fitting = this.slot(slot)?.card
      ? this.options.filter(({ move }) => 'slot' in move.objects && move.objects.slot === slot)
      : [];
    return {
      build: fitting.find((option) => option.move.verb === 'build'),
      discard: fitting.find((option) => option.move.verb === 'discard'),
      wonders: fitting.filter((option) => option.move.verb === 'wonder'),
    };
  }

  /** The places whose cards can be taken. */
  get open(): View['table'] {
    return this.view.table.filter((slot) => slot.available && slot.card);
  }

  /** The option with that verb and object, for example `take law`. */
  option(verb: Wire['move']['verb'], thing: string): Option | undefined {
    return this.options.find((option) => option.move.verb === verb && option.thing === thing);
  }

  /** The slots that taking a card would uncover. */
  uncovers(slot: number): SlotView[] {
    return this.view.table.filter((other) => other.covered_by.length === 1 && other.covered_by[0] === slot);
  }

  get highlightedSlot(): number | null {
    return this.pointed && 'slot' in this.pointed ? this.pointed.slot : this.chosen;
  }

  /** The cards that are linked to the one pointed at by a chain. */
  get chainPartners(): readonly string[] {
    const card = this.highlightedSlot === null ? null : this.cardIn(this.highlightedSlot);
    return card ? this.facts.chainPartners(card) : [];
  }

  point(pointed: Pointed | null, anchor: HTMLElement | null = null): void {
    clearTimeout(this.farewell);
    if (!pointed && this.anchor) this.farewell = setTimeout(() => this.look(null, null), GRACE);
    else this.look(pointed, anchor);
  }

  /** The pointer has reached a link in the words about a thing, or left it. */
  hold(held: boolean): void {
    clearTimeout(this.farewell);
    if (!held) this.point(null);
  }

  /** Nothing is pointed at any more. */
  unpoint(): void {
    this.look(null, null);
  }

  private look(pointed: Pointed | null, anchor: HTMLElement | null): void {
    clearTimeout(this.farewell);
    this.pointed = pointed;
    this.anchor = anchor;
  }

  play(option: Option | undefined): void {
    if (!option?.legal) return;
    this.unpoint();
    this.chosen = null;
    this.table.act(option.action);
  }

  /** A seat in the reader's words. */
  seatName(seat: number): string {
    return seatName(this.table.info, seat);
  }
}
