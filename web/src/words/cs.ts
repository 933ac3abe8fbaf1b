/** Where the page finds its words in this language. */
export const files = import.meta.glob<string>(
  [
    '../../../src/petteia/locale/cs/*.ftl',
    '../../../src/petteia/games/*/locale/cs/*.ftl',
    '!../../../src/petteia/locale/cs/{commands,doctor,faults,mail,preview,terminal}.ftl',
    '!../../../src/petteia/games/*/locale/cs/*_{people,terminal}.ftl',
  ],
  { query: '?raw', import: 'default' },
);
