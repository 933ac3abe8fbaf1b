/** Motion on Duel's table: one for each event from the server. */
import { tick } from 'svelte';
import type { Played } from '../../../lib/generated/protocol';
import { settings } from '../../../lib/page/settings.svelte';
import { deal, find, flip, fly, ring, seen, walk, type Thing } from '../../../lib/table/motion';
import { play } from '../../../lib/table/sound';
import type { GameEvent } from '../generated';
import type { Facts } from './facts';

const COIN_GAP = 45;
const MOST_COINS = 8;
const STACKS: Record<string, string> = { grey: 'brown' };

export function movements(message: Played, facts: Facts): () => Promise<void> {
  const events = message.entries.flatMap((entry) => entry.events as unknown as GameEvent[]);
  const taken = new Map<string, Thing>();
  for (const event of events) {
    if (event.kind === 'card_taken') keep(taken, `card ${event.card}`, find(`[data-slot="${event.slot}"]`));
    if (event.kind === 'token_taken')
      keep(
        taken,
        `token ${event.token}`,
        find(`.head [data-token="${event.token}"] .token`) ?? find(`[data-thing="${event.token}"]`),
      );
    if (event.kind === 'wonder_drafted') keep(taken, `wonder ${event.wonder}`, find(`[data-thing="${event.wonder}"]`));
    if (event.kind === 'card_destroyed')
      keep(taken, `card ${event.card}`, find(`[data-stack] [data-card="${event.card}"]`));
    if (event.kind === 'card_built' && event.how === 'restored')
      keep(taken, `card ${event.card}`, find(`[data-thing="${event.card}"]`) ?? find('[data-pile] .stack'));
  }
  const pawn = find('[data-pawn]')?.getBoundingClientRect();
  return async () => {
    await tick();
    let turned = 0;
    for (const event of events) await show(event, taken, facts, pawn, () => turned++);
  };
}

function keep(taken: Map<string, Thing>, name: string, element: HTMLElement | null): void {
  const thing = seen(element);
  if (thing) taken.set(name, thing);
}

async function show(
  event: GameEvent,
  taken: Map<string, Thing>,
  facts: Facts,
  pawn: DOMRect | undefined,
  next: () => number,
): Promise<void> {
  const card = 'card' in event ? taken.get(`card ${event.card}`) : undefined;
  switch (event.kind) {
    case 'card_built': {
      play('card');
      const colour = facts.card(event.card).colour;
      const stack = `[data-stack="${event.seat}-${STACKS[colour] ?? colour}"]`;
      if (card)
        await fly(
          card,
          find(`${stack} [data-card="${event.card}"]`) ?? find(`[data-coins="${event.seat}"]`),
          420,
          find(`${stack} [data-card="${event.card}"]`) !== null,
        );
      return;
    }
    case 'card_discarded':
    case 'card_destroyed':
      play('card');
      if (card) await fly(card, find('[data-pile] .stack'), 420, false);
      return;
    case 'wonder_built': {
      play('wonder');
      const tile = find(`[data-wonder="${event.wonder}"]`);
      if (card) await fly(card, tile ?? find(`[data-coins="${event.seat}"]`), 420, false);
      if (settings.speed)
        tile?.animate([{ clipPath: 'inset(100% 0 0 0 round 8px)' }, { clipPath: 'inset(0 0 0 0 round 8px)' }], {
          duration: 500 * settings.speed,
          easing: 'ease-out',
        });
      return;
    }
    case 'wonder_drafted': {
      play('card');
      const wonder = taken.get(`wonder ${event.wonder}`);
      if (wonder) await fly(wonder, find(`[data-wonder="${event.wonder}"]`));
      return;
    }
    case 'token_taken': {
      play('turn');
      const token = taken.get(`token ${event.token}`);
      if (token)
        await fly(token, find(`.tokens > [data-token="${event.token}"]`) ?? find(`[data-coins="${event.seat}"]`));
      return;
    }
    case 'coins_moved':
      return coins(event.seat, event.coins);
    case 'card_revealed': {
      const turned = next();
      if (turned < 3) play('card', turned * 90);
      void flip(find(`[data-slot="${event.slot}"]`), (turned % 10) * 90);
      return;
    }
    case 'pawn_moved':
      for (let step = 0; step < event.spaces; step += 1) play('pawn', step * 160 * settings.speed);
      return walk(find('[data-pawn]'), pawn, event.spaces);
    case 'age_dealt':
      play('card');
      void deal([...document.querySelectorAll('[data-slot]')]);
      return;
  }
}

/** Move coins one by one between a treasury and the bank in the middle of the table. */
async function coins(seat: number, number: number): Promise<void> {
  const treasury = find(`[data-coins="${seat}"]`);
  const bank = find('[data-pile]');
  if (!treasury || !bank || !number) return;
  if (settings.speed === 0) return ring(treasury);
  const count = Math.min(MOST_COINS, Math.abs(number));
  const [from, to] = number < 0 ? [treasury, bank] : [bank, treasury];
  const coin = treasury.querySelector<HTMLElement>('.coin') ?? treasury;
  const flights = Array.from({ length: count }, async (_, place) => {
    const thing = seen(coin);
    if (!thing) return;
    const start = from.getBoundingClientRect();
    thing.box = new DOMRect(start.left + start.width / 2 - 12, start.top + start.height / 2 - 12, 24, 24);
    await new Promise((done) => setTimeout(done, place * COIN_GAP * settings.speed));
    play('coin');
    await fly(thing, to, 380, false);
  });
  await Promise.all(flights);
}
