/** Duel in the reader's words: names, what a card gives, what it costs, what happened. */
import type { RefusalText } from '../../../lib/generated/protocol';
import { Almanac, type Line } from '../../../lib/rules/almanac';
import type { Translate, Vocabulary } from '../../../lib/words/i18n.svelte';
import { refusalSentence } from '../../../lib/words/sentences';
import type { Payment, Unit } from '../generated';
import type { Facts } from './facts';

export class Words {
  readonly t: Translate;
  readonly almanac: Almanac;

  constructor(
    private readonly vocabulary: Vocabulary,
    private readonly facts: Facts,
  ) {
    this.t = vocabulary.t;
    this.almanac = new Almanac(facts.rows.almanac, vocabulary);
  }

  /** The name of a card, wonder or token. */
  name(id: string): string {
    if (this.facts.cards.has(id)) return this.t(`card-${id}`);
    if (this.facts.wonders.has(id)) return this.t(`wonder-${id}`);
    if (this.facts.tokens.has(id)) return this.t(`token-${id}`);
    return id;
  }

  /** What a card, wonder or token gives, one line for each thing. */
  effects(id: string): Line[] {
    return this.almanac.effects(this.almanac.thing(id));
  }

  /** The rules that a thing's effects follow. */
  rules(id: string): string[] {
    return this.almanac.rules(this.almanac.thing(id));
  }

  /** A printed cost in words: "2 coins, wood, glass". */
  cost(id: string): string {
    return this.almanac.price(this.almanac.thing(id));
  }

  /** Where a unit of a payment comes from. */
  unit(unit: Unit): string {
    const args = {
      resource: this.t(`resource-${unit.resource}`),
      source: this.name(unit.source),
      coins: unit.price,
      opponent: unit.opponent,
    };
    return this.t(unit.how === 'bought' && unit.source ? 'payment-bought-fixed' : `payment-${unit.how}`, args);
  }

  price(payment: Payment): string {
    if (payment.chain) return this.t('payment-chain', { card: this.name(payment.chain) });
    return payment.total ? this.t('n-coins', { coins: payment.total }) : this.t('payment-free');
  }

  refusal(refusal: RefusalText): string {
    return refusalSentence(this.vocabulary, refusal);
  }
}
