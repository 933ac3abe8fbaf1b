/** The keys of both Cyclades' tables, in addition to those of the map. */
import { row } from '../../../lib/page/keymap';

export const KEYS = [row('reach', 'a')] as const;
