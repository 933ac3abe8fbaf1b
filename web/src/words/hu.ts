/** Where the page finds its words in this language. */
export const files = import.meta.glob<string>(
  [
    '../../../src/petteia/locale/hu/*.ftl',
    '../../../src/petteia/games/*/locale/hu/*.ftl',
    '!../../../src/petteia/locale/hu/{commands,doctor,faults,mail,preview,terminal}.ftl',
    '!../../../src/petteia/games/*/locale/hu/*_{people,terminal}.ftl',
  ],
  { query: '?raw', import: 'default' },
);
