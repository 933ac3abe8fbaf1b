/** What the characters of the Legendary Edition look like. */
import { BLACK, BROWN, DARK, FAIR, PALE, RED, WARM, look, type Look } from '../../lib/page/faces';

export const faces: Readonly<Record<string, Look>> = {
  zephyros: look('#d8eef0', PALE, FAIR, 'curls', '', '', '#5aa7b5'),
  phaidra: look('#f4d9cf', BROWN, BLACK, 'braid', '', 'hat', '#c8553d'),
  orion: look('#d6dcea', WARM, BLACK, 'long', 'short', 'band', '#34508a'),
  xanthe: look('#f2e7c6', PALE, FAIR, 'braid', '', 'diadem', '#74863a'),
  leonidas: look('#ecd2c6', BROWN, DARK, 'short', 'full', 'helmet', '#b93a32'),
  kassandra: look('#dcd6e8', WARM, RED, 'long', '', 'hood', '#5a4a86'),
};
