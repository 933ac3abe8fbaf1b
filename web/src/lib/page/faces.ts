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

export const [PALE, WARM, BROWN] = ['#f1cfae', '#dca97c', '#b27a50'];
export const [BLACK, DARK, RED, FAIR, GREY, WHITE] = ['#2b2a2e', '#4d3424', '#9b4a27', '#d0a055', '#9a958c', '#ece6da'];

/** A look in a row, in the order of its fields. */
export const look = (
  ground: string,
  skin: string,
  hair: string,
  style: Hair,
  beard: Beard,
  wear: Wear,
  cloth: string,
): Look => ({ ground, skin, hair, style, beard, wear, cloth });

/** Of a character whose game draws no face for it. */
export const PLAIN_LOOK = look('#e4e4dc', WARM, DARK, 'short', '', '', '#5b7f95');
