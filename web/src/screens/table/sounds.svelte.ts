/** The sounds of a table besides its pieces: one's own turn, a refusal, and the end if one was there when it came. */
import type { TellEnding } from '../../lib/table/ending';
import { play } from '../../lib/table/sound';
import type { Table } from '../../lib/table/table.svelte';

/** Call it where effects may be created. `ended` is called when the end is reached while the reader is watching, and
 * `tell` gets the game's account of it: a way to win may have its own sound. */
export function hear(table: Table, ended: () => void, tell: () => Promise<TellEnding>): void {
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
    const { result } = info;
    if (!result?.winners.length) return;
    const won = table.mine.some((seat) => result.winners.includes(seat)) && !table.resigned;
    const beaten = table.mine.length > 0 && !won;
    if (beaten) play('lost');
    else void tell().then((told) => play(told(result).air?.sound ?? 'victory'));
  });
}
