/** What can be offered to a god now. */
import type { AegeanTable } from '../table/aegean.svelte';

export interface Bid {
  name: string;
  price: number;
  press: () => void;
}

/** The offers to a god, each with one press: as one thought, or as an answer if the god is already chosen. */
export function bidsFor(aegean: AegeanTable, god: string): Map<number, Bid> {
  const thought = aegean.offers.get(god);
  if (thought)
    return new Map(
      [...thought.goals].map(([amount, goal]) => [
        amount,
        {
          name: aegean.t('aegean-offer-to', { ...aegean.named('god', god), offer: amount }),
          price: goal.price,
          press: () => aegean.bid(thought.option, goal),
        },
      ]),
    );
  if (aegean.scene.bidFor !== god) return new Map();
  const offers = [...aegean.about('amount'), ...aegean.about('space')].filter((option) => option.legal);
  return new Map(
    offers.map((option) => [
      Number(option.move.object),
      {
        name: aegean.moveName(option.move),
        price: option.payment?.total ?? Number(option.move.object),
        press: () => aegean.play(option),
      },
    ]),
  );
}
