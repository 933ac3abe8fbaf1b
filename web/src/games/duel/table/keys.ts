/** The keys of Duel's table. */
import { row } from '../../../lib/page/keymap';

export const KEYS = [row('build', 'b'), row('discard', 'd')] as const;
