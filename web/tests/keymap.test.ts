import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { KEYS as AEGEAN } from '../src/games/aegean/table/keys';
import { KEYS as DUEL } from '../src/games/duel/table/keys';
import { KEYS as EDITOR } from '../src/games/legendary/keys';
import { KEYMAP, keyHelp, type Keys } from '../src/lib/page/keymap';

/** All files below a folder whose paths end so, with what they say. */
const texts = (folder: string, ending: RegExp): [path: string, text: string][] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path))
    .map((path) => [path, readFileSync(`${folder}/${path}`, 'utf8')]);

/** Keys that work together. */
const TOGETHER: Keys[][] = [
  [KEYMAP.table, DUEL],
  [KEYMAP.table, AEGEAN, KEYMAP.map],
  [EDITOR],
  [KEYMAP.review],
  [KEYMAP.rules],
];

describe('the keymap', () => {
  it('gives no key two meanings at one place', () => {
    for (const places of TOGETHER) {
      const keys = places.flatMap((rows) => rows.flatMap((row) => [...row.keys]));
      expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
    }
  });

  it('has words for every row', () => {
    const english = texts('../src/petteia', /\ben\/\w+\.ftl$/)
      .map(([, text]) => text)
      .join('\n');
    for (const { does } of keyHelp(TOGETHER.flat())) expect(english).toContain(`\nkeys-${does} = `);
  });

  it('is the only place that knows keys by their names', () => {
    const knowing = texts('src', /\.(ts|svelte)$/)
      .filter(([path, text]) => path !== 'lib/page/keymap.ts' && /event\.key [!=]==|<kbd>[^{<]/.test(text))
      .map(([path]) => path);
    expect(knowing).toEqual([]);
  });
});
