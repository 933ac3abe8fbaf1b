/** Duel in the reader's words: names, what a card gives, what it costs, what happened. */
import type { Args, Translate, Vocabulary } from '../../lib/i18n.svelte';
import { refusalSentence } from '../../lib/sentences';
import type { RefusalText } from '../../lib/protocol';
import { costParts, type Facts } from './facts';
import type { Card, Payment, Token, Unit, Wonder } from './types';

export interface Line {
  text: string;
  rule: string;
}

export class Words {
  readonly t: Translate;

  constructor(
    private readonly vocabulary: Vocabulary,
    private readonly facts: Facts,
  ) {
    this.t = vocabulary.t;
  }

  /** The name of a card, wonder or token. */
  name(id: string): string {
    if (this.facts.cards.has(id)) return this.t(`card-${id}`);
    if (this.facts.wonders.has(id)) return this.t(`wonder-${id}`);
    if (this.facts.tokens.has(id)) return this.t(`token-${id}`);
    return id;
  }

  line(key: string, args: Args = {}): Line {
    return { text: this.t(key, args), rule: this.t(`${key}.rule`) };
  }

  /** What a card gives, a line for each thing. */
  cardEffects(card: Card): Line[] {
    if (card.colour === 'purple') return [this.line(`help-${card.id}`)];
    const lines: Line[] = [];
    if (card.produces) {
      const made = card.produces.split(' ');
      lines.push(this.line('effect-produces', { number: made.length, resource: this.t(`resource-${made[0]}`) }));
    }
    if (card.any_raw) lines.push(this.line('effect-any_raw'));
    if (card.any_goods) lines.push(this.line('effect-any_goods'));
    for (const resource of card.cheap.split(' ').filter(Boolean)) lines.push(this.line('effect-cheap', { resource: this.t(`resource-${resource}`) }));
    if (card.coins) lines.push(this.line(card.per ? `effect-coins_per-${card.per}` : 'effect-coins', { coins: card.coins }));
    if (card.shields) lines.push(this.line('effect-shields', { shields: card.shields }));
    if (card.symbol) lines.push(this.line('effect-symbol', { symbol: this.t(`symbol-${card.symbol}`) }));
    if (card.points) lines.push(this.line('effect-points', { points: card.points }));
    for (const [field, own, others] of [['shows', card.shows, 'free_with'], ['free_with', card.free_with, 'shows']] as const) {
      const partner = own && this.facts.rows.cards.find((other) => other[others] === own);
      if (partner) lines.push(this.line(`effect-${field}`, { card: this.name(partner.id) }));
    }
    return lines;
  }

  /** The rules that a card's effects follow. */
  rules(card: Card): string[] {
    return [...new Set(this.cardEffects(card).map((line) => line.rule).filter(Boolean))];
  }

  wonderEffects(wonder: Wonder): Line[] {
    const lines: Line[] = [];
    if (wonder.coins) lines.push(this.line('effect-coins', { coins: wonder.coins }));
    if (wonder.opponent_loses) lines.push(this.line('effect-opponent_loses', { coins: wonder.opponent_loses }));
    if (wonder.shields) lines.push(this.line('effect-shields', { shields: wonder.shields }));
    if (wonder.any_raw) lines.push(this.line('effect-any_raw'));
    if (wonder.any_goods) lines.push(this.line('effect-any_goods'));
    if (wonder.destroys) lines.push(this.line(`effect-destroys-${wonder.destroys}`));
    if (wonder.library) lines.push(this.line('effect-library'));
    if (wonder.restores) lines.push(this.line('effect-restores'));
    if (wonder.again) lines.push(this.line('effect-again'));
    if (wonder.points) lines.push(this.line('effect-points', { points: wonder.points }));
    return lines;
  }

  tokenEffects(token: Token): Line[] {
    return [this.line(`help-${token.id}`)];
  }

  /** A printed cost in words: "2 coins, wood, glass". */
  cost(cost: string): string {
    const { coins, resources } = costParts(cost);
    const counted = [...new Set(resources)].map((resource) => {
      const number = resources.filter((other) => other === resource).length;
      return number > 1 ? `${number} × ${this.t(`resource-${resource}`)}` : this.t(`resource-${resource}`);
    });
    if (coins) counted.unshift(this.t('n-coins', { coins }));
    return counted.join(', ') || this.t('payment-free');
  }

  /** One unit of a payment: where it comes from. */
  unit(unit: Unit): string {
    const args = { resource: this.t(`resource-${unit.resource}`), source: this.name(unit.source), coins: unit.price, opponent: unit.opponent };
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
