/** What taking back means now: it is done, the others are asked, or it cannot be. */
import { t } from '../../lib/i18n.svelte';
import type { Table } from '../../lib/table.svelte';

export function undoWords(table: Table): string {
  return t(table.undo ? 'table-undo' : table.mayAskUndo ? 'page-undo-ask' : 'table-undo-impossible');
}
