/** Where the page finds its words in this language. */
export const files = import.meta.glob<string>(
  [
    '../../../src/petteia/locale/pl/*.ftl',
    '../../../src/petteia/games/*/locale/pl/*.ftl',
    '!../../../src/petteia/locale/pl/{commands,doctor,faults,mail,preview,terminal}.ftl',
    '!../../../src/petteia/games/*/locale/pl/*_{people,terminal}.ftl',
  ],
  { query: '?raw', import: 'default' },
);
