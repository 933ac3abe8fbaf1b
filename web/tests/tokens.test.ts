import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '../src');
const STEPS = join(SOURCES, 'tokens.css'); // where sizes and radii are written

const all = readdirSync(SOURCES, { recursive: true, encoding: 'utf-8' }).map((name) => join(SOURCES, name));
const files = all.filter((path) => /\.(svelte|css)$/.test(path) && path !== STEPS);
const sources = all.filter((path) => /\.(svelte|css|ts|svg)$/.test(path)).map((path) => readFileSync(path, 'utf-8'));

/** The declarations of a property that give a length of their own; what a line is high is no size of letters. */
function raw(css: string, property: RegExp): string[] {
  return [...css.matchAll(property)]
    .map(([, value = '']) => value.split('/')[0]!)
    .filter((v) => /\d(px|r?em)\b/.test(v));
}

function found(property: RegExp): string[] {
  return files.flatMap((path) => raw(readFileSync(path, 'utf-8'), property).map((value) => `${path}: ${value}`));
}

/** The tokens of a style sheet that none of the sources uses; `--seat-{number}` uses all that begin so. */
function unused(css: string, used: string[]): string[] {
  const tokens = new Set([...css.matchAll(/^\s+(--[\w-]+):/gm)].map(([, token = '']) => token));
  const asked = new Set(used.flatMap((source) => source.match(/--[\w-]+(?:\{|(?=[^\w:-]))/g) ?? []));
  return [...tokens].filter((token) => !asked.has(token) && !asked.has(token.replace(/\d+$/, '{')));
}

describe('letters and corners', () => {
  it('have the sizes of the tokens', () => {
    expect(found(/\bfont(?:-size)?:\s*([^;{}]+)/g)).toEqual([]);
    expect(found(/\bborder(?:-\w+-\w+)?-radius:\s*([^;{}]+)/g)).toEqual([]);
  });

  it('would be noticed if they had others', () => {
    expect(raw('a { font: 700 13.5px/20px var(--sans); font-size: 2em }', /\bfont(?:-size)?:\s*([^;{}]+)/g)).toEqual([
      '700 13.5px',
      '2em ',
    ]);
    expect(raw('a { font: 700 var(--fs-13)/20px x }', /\bfont(?:-size)?:\s*([^;{}]+)/g)).toEqual([]);
  });

  it('know every token that is asked for', () => {
    const steps = readFileSync(STEPS, 'utf-8');
    const asked = files.flatMap((path) => readFileSync(path, 'utf-8').match(/var\(--(?:fs|r)-\w+/g) ?? []);
    expect([...new Set(asked)].filter((token) => !steps.includes(`${token.slice(4)}:`))).toEqual([]);
  });
});

describe('tokens', () => {
  it('are all used', () => {
    expect(unused(readFileSync(STEPS, 'utf-8'), sources)).toEqual([]);
  });

  it('would be noticed if they were not', () => {
    const css = ':root {\n  --ink: #000;\n  --seat-0: red;\n  --lost: 1px;\n}';
    expect(unused(css, [css, 'color: var(--ink)', 'var(--seat-{seat})', '--lost: 2px'])).toEqual(['--lost']);
  });
});
