/** How a language sets its sentences, as the message `typography` says; Python does the same (petteia.locale.typography). */
export const NO_BREAK = '\u00a0';

export interface Typography {
  /** Single letters, with spaces between them, that never end a line. */
  'short-words': string;
  'before-noun': string;
  'before-percent': string;
  /** The opening and the closing one. */
  quotes: string;
}

// a number by itself; in a name, as that of a place, it stands after a space that does not break
const NUMBER = '(?:^|(?<=[\\s(+:„“«"–-]))(?<!\u00a0)\\d+(?:[.,\u00a0]\\d+)*';
const COUNT = new RegExp(`(${NUMBER}×?) (?=\\p{L})`, 'gmu');
const ORDINAL = new RegExp(`(${NUMBER}\\.) (?=\\p{Ll})`, 'gmu');
// the number of an age stands before its noun with a dot, in Russian without one
const AGE = /(?<![\p{L}\p{N}_])([IVX]+\.|[IVX]+(?= [а-яё])) (?=\p{Ll})/gu;
// without a space it is part of a longer word: a 95% interval
const PERCENT = /(?<=\d)[ \u00a0]%/g;
const DASH = / (?=[—–] )/g; // begins no line
const QUOTED = /"([^"\n]*)"/g;

/** What prints a text as the language does. A text that is set already stays as it is. */
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
