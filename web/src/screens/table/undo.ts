/** What undo does now: it takes back, asks the others, or is impossible. */
import type { Table } from '../../lib/table/table.svelte';
import { t } from '../../lib/words/i18n.svelte';

export function undoWords(table: Table): string {
  const atOnce = table.undo > 0 || (table.mayAskUndo && table.mine.length > 1); // at one screen nobody has to be asked
  return t(atOnce ? 'table-undo' : table.mayAskUndo ? 'page-undo-ask' : 'table-undo-impossible');
}
