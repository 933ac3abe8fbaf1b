/** What a game tells its page. The house's games have generated types; nothing is known about others. */
import type { Ask, RefusalText } from '../generated/protocol';

export interface Wire {
  view: unknown;
  move: { verb: string; objects: Readonly<Record<string, string | number>> };
  payment: unknown;
  prospect: unknown;
  event: { kind: string };
  facts: unknown;
  map: unknown;
}

/** A possible answer: legal, or with the reason against it. */
export interface Option<W extends Wire = Wire> {
  action: number;
  text: string;
  move: W['move'];
  legal: boolean;
  refusal: RefusalText | null;
  payment: W['payment'] | null;
  prospect: W['prospect'] | null;
}

/** All possible answers to a question, in the order of the game's table of actions. */
export function optionsOf<W extends Wire>({ actions, impossible }: Ask): Option<W>[] {
  const legal = actions.map(({ action, text, verb, objects, payment = null, prospect = null }) => ({
    ...{ action, text, move: { verb, objects }, legal: true, refusal: null, payment, prospect },
  }));
  const not = impossible.map(({ action, text, verb, objects, payment = null, refusal }) => ({
    ...{ action, text, move: { verb, objects }, legal: false, refusal, payment, prospect: null },
  }));
  return [...legal, ...not].sort((one, other) => one.action - other.action);
}
