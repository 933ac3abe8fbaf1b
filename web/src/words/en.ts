/** Where the page finds its words in this language. */
export const files = import.meta.glob<string>(
  [
    '../../../src/petteia/locale/en/*.ftl',
    '../../../src/petteia/games/*/locale/en/*.ftl',
    '!../../../src/petteia/locale/en/{commands,doctor,faults,mail,preview,terminal}.ftl',
    '!../../../src/petteia/games/*/locale/en/*_{people,terminal}.ftl',
  ],
  { query: '?raw', import: 'default' },
);
