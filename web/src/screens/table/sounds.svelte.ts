/** The sounds of a table besides its pieces: one's own turn, a refusal, and the end if one was there when it came. */
import { play, type Sound } from '../../lib/table/sound';
import type { Table } from '../../lib/table/table.svelte';

// each way to win has its own sound
const VICTORIES: Record<string, Sound> = { science: 'science', military: 'arms', metropolises: 'metropolis' };

/** Call it where effects may be created. `ended` is called when the end is reached while the reader is watching. */
export function hear(table: Table, ended: () => void): void {
  $effect(() => {
    if (table.ask !== null && !table.past) play('turn');
  });
  $effect(() => {
    if (table.refusal) play('refusal');
  });
  let live = false;
  $effect(() => {
    const { info } = table;
    if (info?.status === 'playing') live = true;
    if (info?.status !== 'over' || !live) return;
    live = false;
    ended();
    const { winners = [], reason = '' } = info.result ?? {};
    if (!winners.length) return;
    const won = table.mine.some((seat) => winners.includes(seat)) && !table.resigned;
    const beaten = table.mine.length > 0 && !won;
    play(beaten ? 'lost' : (VICTORIES[reason] ?? 'victory'));
  });
}
