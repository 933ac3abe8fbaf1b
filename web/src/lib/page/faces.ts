/** What the characters look like. */
export type Hair = 'short' | 'curls' | 'bun' | 'long' | 'bald' | 'braid';
export type Beard = '' | 'short' | 'full' | 'goatee';
export type Wear = '' | 'laurel' | 'diadem' | 'helmet' | 'hood' | 'hat' | 'band';

/** How a character is drawn: the same few strokes for all, in different colours. */
export interface Look {
  ground: string;
  skin: string;
  hair: string;
  style: Hair;
  beard: Beard;
  wear: Wear;
  cloth: string;
}

const [PALE, WARM, BROWN] = ['#f1cfae', '#dca97c', '#b27a50'];
const [BLACK, DARK, RED, FAIR, GREY, WHITE] = ['#2b2a2e', '#4d3424', '#9b4a27', '#d0a055', '#9a958c', '#ece6da'];

const look = (
  ground: string,
  skin: string,
  hair: string,
  style: Hair,
  beard: Beard,
  wear: Wear,
  cloth: string,
): Look => ({ ground, skin, hair, style, beard, wear, cloth });

export const LOOKS: Readonly<Record<string, Look>> = {
  daphne: look('#cfe3d0', PALE, FAIR, 'long', '', 'laurel', '#6f9a6b'),
  timon: look('#f3dfc2', WARM, DARK, 'short', '', '', '#c8553d'),
  kleio: look('#d9e6ee', PALE, DARK, 'bun', '', 'band', '#2f6db5'),
  eupalinos: look('#e6dcc6', WARM, GREY, 'short', 'full', 'band', '#8a5a3b'),
  artemisia: look('#e5d3dd', BROWN, BLACK, 'curls', '', 'diadem', '#8b3a62'),
  archimedes: look('#d4e4e4', PALE, WHITE, 'bald', 'full', '', '#17506b'),
  nereus: look('#cfe6ea', WARM, WHITE, 'long', 'full', '', '#2f7f9e'),
  ianthe: look('#e6def0', PALE, RED, 'braid', '', 'band', '#7b4f9d'),
  lykos: look('#dfe0d6', BROWN, BLACK, 'short', 'short', 'hood', '#5c6b4a'),
  melitta: look('#f6e6b9', WARM, FAIR, 'bun', '', 'laurel', '#c99432'),
  kadmos: look('#f0d6ca', WARM, DARK, 'curls', 'goatee', 'helmet', '#a53f29'),
  themis: look('#dde4ee', PALE, BLACK, 'long', '', 'diadem', '#374d6e'),
  zephyros: look('#d8eef0', PALE, FAIR, 'curls', '', '', '#5aa7b5'),
  phaidra: look('#f4d9cf', BROWN, BLACK, 'braid', '', 'hat', '#c8553d'),
  orion: look('#d6dcea', WARM, BLACK, 'long', 'short', 'band', '#34508a'),
  xanthe: look('#f2e7c6', PALE, FAIR, 'braid', '', 'diadem', '#74863a'),
  leonidas: look('#ecd2c6', BROWN, DARK, 'short', 'full', 'helmet', '#b93a32'),
  kassandra: look('#dcd6e8', WARM, RED, 'long', '', 'hood', '#5a4a86'),
};
