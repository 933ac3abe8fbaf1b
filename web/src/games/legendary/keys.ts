/** The keys of the map editor. */
import { CHOOSE, MOVE, row } from '../../lib/page/keymap';

export const KEYS = [
  MOVE,
  CHOOSE,
  row('turn', 'r'),
  row('remove', 'delete backspace', 'Del'),
  row('undo', 'u'),
  row('escape', 'escape', 'Esc'),
] as const;
