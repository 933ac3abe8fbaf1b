/** What taking back means now: it is done, the others are asked, or it cannot be. */
import type { Table } from '../../lib/table/table.svelte';
import { t } from '../../lib/words/i18n.svelte';

export function undoWords(table: Table): string {
  return t(table.undo ? 'table-undo' : table.mayAskUndo ? 'page-undo-ask' : 'table-undo-impossible');
}
