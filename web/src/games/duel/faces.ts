/** What the characters of Duel look like. */
import { BLACK, BROWN, DARK, FAIR, GREY, PALE, WARM, WHITE, look, type Look } from '../../lib/page/faces';

export const faces: Readonly<Record<string, Look>> = {
  daphne: look('#cfe3d0', PALE, FAIR, 'long', '', 'laurel', '#6f9a6b'),
  timon: look('#f3dfc2', WARM, DARK, 'short', '', '', '#c8553d'),
  kleio: look('#d9e6ee', PALE, DARK, 'bun', '', 'band', '#2f6db5'),
  eupalinos: look('#e6dcc6', WARM, GREY, 'short', 'full', 'band', '#8a5a3b'),
  artemisia: look('#e5d3dd', BROWN, BLACK, 'curls', '', 'diadem', '#8b3a62'),
  archimedes: look('#d4e4e4', PALE, WHITE, 'bald', 'full', '', '#17506b'),
};
