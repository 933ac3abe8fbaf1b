/** How a language sets its sentences, by its message `typography`; Python does the same (petteia.locale.typography). */
export const NO_BREAK = '\u00a0';

export interface Typography {
  /** Single letters, with spaces between them, that never end a line. */
  'short-words': string;
  'before-noun': string;
  'before-percent': string;
  /** The opening and the closing mark. */
  quotes: string;
}

// a number by itself; inside a name, such as that of a place, it follows a no-break space
const NUMBER = '(?:^|(?<=[\\s(+:„“«"–-]))(?<!\u00a0)\\d+(?:[.,\u00a0]\\d+)*';
const COUNT = new RegExp(`(${NUMBER}×?) (?=\\p{L})`, 'gmu');
const ORDINAL = new RegExp(`(${NUMBER}\\.) (?=\\p{Ll})`, 'gmu');
// the number of an age before its noun, with a dot, except in Russian
const AGE = /(?<![\p{L}\p{N}_])([IVX]+\.|[IVX]+(?= [а-яё])) (?=\p{Ll})/gu;
// only after a space; without one it is part of a longer word, as in "a 95% interval"
const PERCENT = /(?<=\d)[ \u00a0]%/g;
const DASH = / (?=[—–] )/g; // a dash must not begin a line
const QUOTED = /"([^"\n]*)"/g;

/** A function that sets a text as the language prints it. Setting it again changes nothing. */
export function typesetter(said: Typography): (text: string) => string {
  const [open = '', close = ''] = said.quotes;
  const letters = said['short-words'].replaceAll(' ', '');
  const short = letters ? new RegExp(`(?<![\\p{L}\\p{N}_])([${letters}]) (?=\\S)`, 'giu') : null;
  return (text) => {
    const set = text
      .replaceAll('...', '…')
      .replace(/\s…$/, '…')
      .replace(QUOTED, `${open}$1${close}`)
      .replace(DASH, NO_BREAK)
      .replace(PERCENT, `${said['before-percent']}%`)
      .replace(COUNT, `$1${said['before-noun']}`)
      .replace(ORDINAL, `$1${said['before-noun']}`)
      .replace(AGE, `$1${said['before-noun']}`);
    return short ? set.replace(short, `$1${NO_BREAK}`) : set;
  };
}
