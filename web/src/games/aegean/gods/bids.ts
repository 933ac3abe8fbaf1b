/** What can be offered to a god now. */
import type { AegeanTable } from '../table/aegean.svelte';
import type { Option } from '../table/moves';
import { moveName, named } from '../table/words';

export interface Bid {
  name: string;
  price: number;
  press: () => void;
}

/** Whether an option is a god together with the offers that can be made. */
export function beginsBid({ move, thought }: Option): boolean {
  return move.about === 'god' && Boolean(thought?.goals.length);
}

/** The offers to a god, each with one press: as one thought, or as an answer if the god is already chosen. */
export function bidsFor(aegean: AegeanTable, god: string): Map<number, Bid> {
  const begun = aegean.legal.find((option) => beginsBid(option) && option.move.object === god);
  if (begun)
    return new Map(
      begun.thought!.goals.map((goal) => [
        Number(goal.goal),
        {
          name: aegean.t('aegean-offer-to', { ...named(aegean, 'god', god), offer: Number(goal.goal) }),
          price: goal.price,
          press: () => aegean.hand.complete(begun, goal.answers),
        },
      ]),
    );
  if (aegean.scene.bidFor !== god) return new Map();
  const offers = [...aegean.about('amount'), ...aegean.about('space')].filter((option) => option.legal);
  return new Map(
    offers.map((option) => [
      Number(option.move.object),
      {
        name: moveName(aegean, option.move),
        price: option.payment?.total ?? Number(option.move.object),
        press: () => aegean.hand.play(option),
      },
    ]),
  );
}
