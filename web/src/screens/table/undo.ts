/** What taking back means now: it is done, the others are asked, or it cannot be. */
import type { Table } from '../../lib/table/table.svelte';
import { t } from '../../lib/words/i18n.svelte';

export function undoWords(table: Table): string {
  const atOnce = table.undo > 0 || (table.mayAskUndo && table.mine.length > 1); // at one screen nobody need be asked
  return t(atOnce ? 'table-undo' : table.mayAskUndo ? 'page-undo-ask' : 'table-undo-impossible');
}
