/** The page sets sentences as Python does, by the same examples (tests/locale/test_wording.py). */
import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import { setterOf } from '../src/lib/words/i18n.svelte';

interface Case {
  language: string;
  plain: string;
  set: string;
}

const cases = JSON.parse(readFileSync('../tests/fixtures/typography.json', 'utf8')) as Case[];

it.each(cases)('$language: $plain', ({ language, plain, set }) => {
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(readFileSync(`../src/petteia/locale/${language}/interface.ftl`, 'utf8')));
  const typeset = setterOf(bundle);
  expect(typeset(plain)).toBe(set);
  expect(typeset(set)).toBe(set);
});
