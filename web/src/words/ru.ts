/** Where the page finds its words in this language. */
export const files = import.meta.glob<string>(
  [
    '../../../src/petteia/locale/ru/*.ftl',
    '../../../src/petteia/games/*/locale/ru/*.ftl',
    '!../../../src/petteia/locale/ru/{commands,doctor,faults,mail,preview,terminal}.ftl',
    '!../../../src/petteia/games/*/locale/ru/*_{people,terminal}.ftl',
  ],
  { query: '?raw', import: 'default' },
);
