/** What the characters of Cyclades 2009 look like. */
import { BLACK, BROWN, DARK, FAIR, PALE, RED, WARM, WHITE, look, type Look } from '../../lib/page/faces';

export const faces: Readonly<Record<string, Look>> = {
  nereus: look('#cfe6ea', WARM, WHITE, 'long', 'full', '', '#2f7f9e'),
  ianthe: look('#e6def0', PALE, RED, 'braid', '', 'band', '#7b4f9d'),
  lykos: look('#dfe0d6', BROWN, BLACK, 'short', 'short', 'hood', '#5c6b4a'),
  melitta: look('#f6e6b9', WARM, FAIR, 'bun', '', 'laurel', '#c99432'),
  kadmos: look('#f0d6ca', WARM, DARK, 'curls', 'goatee', 'helmet', '#a53f29'),
  themis: look('#dde4ee', PALE, BLACK, 'long', '', 'diadem', '#374d6e'),
};
