import { describe, expect, it } from 'vitest';
import type { Entry, TableInfo } from '../src/lib/generated/protocol';
import { Almanac, optionWords, type Entry as Thing } from '../src/lib/rules/almanac';
import { findRules, readRules, spans } from '../src/lib/rules/rules';
import { recordsIn } from '../src/lib/server/records';
import { outOfTime } from '../src/lib/table/ending';
import { formatIn, preferredLanguage, type Vocabulary } from '../src/lib/words/i18n.svelte';
import { logLines } from '../src/lib/words/log';
import { botName, nameBotsWith, nameInRecord, wonInPlace } from '../src/lib/words/seats';
import { eventId, eventSentence, merged, refusalSentence } from '../src/lib/words/sentences';

const words: Vocabulary = {
  t: (key, args = {}) => `${key} ${JSON.stringify(args)}`,
  has: (key) => ['card-walls', 'card-baths', 'card-garrison'].includes(key),
  forms: () => ({}),
};

function entry(n: number, actor: number, ...events: Record<string, unknown>[]): Entry {
  return { n, kind: 'action', actor, action: 0, text: '', events };
}

describe('sentences', () => {
  it('name the message of an event by its kind, variety and sign', () => {
    expect(eventId({ kind: 'card_built', seat: 0, card: 'walls', how: 'chain' })).toBe('event-card_built-chain');
    expect(eventId({ kind: 'coins_moved', seat: 0, coins: -2, why: 'price' })).toBe('event-coins_moved-price-loss');
    expect(eventId({ kind: 'token_drawn', seat: 0, token: '' })).toBe('event-token_drawn-hidden');
  });

  it('call seats and things by their names, and numbers without a sign', () => {
    const sentence = eventSentence(words, { kind: 'coins_moved', seat: 1, coins: -2, why: 'price' }, [
      'Klára',
      'Nikos',
    ]);
    expect(sentence).toContain('"seat":"Nikos"');
    expect(sentence).toContain('"coins":2');
  });

  it('tell events of one kind together', () => {
    const events = merged([
      { kind: 'card_revealed', slot: 1, card: 'walls' },
      { kind: 'card_revealed', slot: 2, card: 'baths' },
      { kind: 'extra_turn', seat: 0 },
    ]);
    expect(events).toHaveLength(2);
    expect(events[0]).toMatchObject({ card: ['walls', 'baths'] });
  });

  it('say with which card a dear one would be free', () => {
    const refusal = {
      rule: 'D5.11',
      key: 'short_of_coins',
      args: { what: 'walls', due: 6, coins: 4, short: 2, chain: 'garrison' },
      text: '',
    };
    expect(refusalSentence(words, refusal)).toMatch(/^refusal-short_of_coins-chain/);
  });

  it('name the things of a list one by one, and the parts of a price', () => {
    const speak: Vocabulary = {
      t: (key, args = {}) =>
        ({
          'card-walls': 'Walls',
          'card-baths': 'Baths',
          'by-face_down': 'a face-down card',
          'resource-stone': 'stone',
          'n-coins': `${args.coins} coins`,
          'payment-units': `${args.number} ${args.resource} at ${args.coins}`,
        })[key] ?? JSON.stringify(args),
      has: (key) => ['card-walls', 'card-baths', 'by-face_down'].includes(key),
      forms: () => ({}),
    };
    const covered = { rule: 'D0.2', key: 'card_covered', args: { slot: 3, by: 'walls face_down' }, text: '' };
    expect(refusalSentence(speak, covered)).toContain('"by":"Walls, a face-down card"');
    const dear = {
      rule: 'D5.11',
      key: 'short_of_coins',
      args: { what: 'baths', due: 14, price: '2 3*stone*4', coins: 4, short: 10 },
      text: '',
    };
    expect(refusalSentence(speak, dear)).toContain('"price":"2 coins + 3 stone at 4"');
  });

  it('name the players and places of a refusal', () => {
    const refusal = { rule: 'L9.1', key: 'not_your_land', args: { place: 'Ios1', faction: 1 }, text: '' };
    expect(refusalSentence(words, refusal, ['Klára', 'Nikos'])).toContain('"faction":"Nikos"');
    const free = { rule: 'L9.1', key: 'free_land', args: { place: 'Ios1', lands: 'Melos1 Kea1' }, text: '' };
    expect(refusalSentence(words, free)).toContain('"lands":"Melos1, Kea1"');
  });
});

describe('the log', () => {
  it('has a line for each action, with the chance that followed it', () => {
    const lines = logLines([
      entry(0, -1, { kind: 'first_player' }),
      entry(1, -1, { kind: 'token_dealt' }),
      entry(2, 0, { kind: 'card_built' }),
      entry(3, -1, { kind: 'card_revealed' }),
      entry(4, 1, { kind: 'card_built' }),
    ]);
    expect(lines.map(({ n, after, actor }) => [n, after, actor])).toEqual([
      [0, 2, -1],
      [2, 4, 0],
      [4, 5, 1],
    ]);
  });
});

describe('the rules page', () => {
  const chapters = readRules(
    '# Game\n\nOur words.\n\n## D5 Costs\n\n**D5.1** A card is *free*\nor costs `coins`.\n\n**D5.2** Pay the bank.\n',
  );
  it('knows chapters and numbers', () => {
    expect(chapters.map((chapter) => chapter.title)).toEqual(['Game', 'D5 Costs']);
    expect(chapters[1]?.paragraphs[0]).toEqual({ id: 'D5.1', text: 'A card is *free* or costs `coins`.' });
  });
  it('finds paragraphs by words and by numbers', () => {
    expect(findRules(chapters, 'bank PAY')[0]?.paragraphs.map(({ id }) => id)).toEqual(['D5.2']);
    expect(findRules(chapters, 'd5.1')[0]?.paragraphs).toHaveLength(1);
    expect(findRules(chapters, 'dragon')).toEqual([]);
    const czech = readRules('## D1 Město\n\n**D1.1** Łódź,\nёлка a\u00a0žeton.\n');
    expect(czech[0]?.paragraphs[0]?.text).toBe('Łódź, ёлка a\u00a0žeton.');
    for (const wanted of ['mesto', 'ZETON', 'lodz', 'елка']) expect(findRules(czech, wanted), wanted).toHaveLength(1);
  });
  it('shows emphasis', () => {
    expect(spans('a *b* `c`').map(({ kind }) => kind)).toEqual(['plain', 'em', 'plain', 'code']);
  });
});

describe('languages', () => {
  it('are picked up from the browser', () => {
    expect(preferredLanguage(['sk-SK', 'cs-CZ', 'en'])).toBe('cs');
    expect(preferredLanguage(['ja'])).toBe('en');
  });
});

describe('the almanac', () => {
  const said: Record<string, string> = {
    'card-baths': 'Lázně',
    'card-walls': 'Hradby',
    'family-card': 'Karty',
    'effect-points': 'Body na konci',
    'effect-points.rule': 'D12.2',
    'help-walls': 'Brání\u00a0město, Lázně ne',
    'help-walls.rule': 'D8.1',
  };
  const czech: Vocabulary = { t: (key) => said[key] ?? '', has: (key) => key in said, forms: () => ({}) };
  const thing = (id: string, message: string): Thing => ({
    family: 'card',
    id,
    effects: [{ message, args: {}, label: '' }],
    price: [],
    marks: {},
    related: [],
    maps: [],
  });
  const almanac = new Almanac(
    { ways: [], turn: [], setup: [], entries: [thing('walls', 'help-walls'), thing('baths', 'effect-points')] },
    czech,
  );

  it('finds things by name before effect, without marks on letters, and by the numbers of rules', () => {
    expect(almanac.find('LAZNE').map(({ id }) => id)).toEqual(['baths', 'walls']);
    expect(almanac.find('d12.2').map(({ id }) => id)).toEqual(['baths']);
    expect(almanac.find('brani mesto').map(({ id }) => id)).toEqual(['walls']);
    expect(almanac.find(' ')).toEqual([]);
  });

  it('knows which things a rule is about', () => {
    expect(almanac.citing('D8.1').map(({ id }) => id)).toEqual(['walls']);
    expect(almanac.citing('D1.1')).toEqual([]);
  });
});

describe('options in the rules', () => {
  const names: Vocabulary = { t: (key) => key.toUpperCase(), has: () => true, forms: () => ({}) };
  const option = (name: string, ...choices: string[]) => ({ name, choices });
  const options = [
    option('giant_scope', 'any', 'enemy'),
    option('trust', 'no', 'yes'),
    option('open_gold', 'no', 'yes'),
  ];

  it('are told by their words, with the choice that the paragraph means', () => {
    expect(optionWords(names, options, 'trust', '')).toBe('OPTION-TRUST');
    expect(optionWords(names, options, 'giant_scope=enemy', '')).toBe('OPTION-GIANT_SCOPE: OPTION-GIANT_SCOPE-ENEMY');
    expect(optionWords(names, options, 'yes', 'the option `open_gold` is `yes`')).toBe('OPTION-OPEN_GOLD-YES');
    expect(optionWords(names, options, 'facts.py', '')).toBe('');
  });
});

describe('files of records', () => {
  const header = (game: string) => JSON.stringify({ petteia: 1, game, players: ['greedy', 'Klára'] });

  it('hold one game in either form, or several after each other', () => {
    expect(recordsIn('[Petteia "1"]\n')).toEqual([{ line: 1, text: '[Petteia "1"]\n', game: '', players: [] }]);
    expect(recordsIn(`${header('duel')}\n{}\n`)).toHaveLength(1);
    const found = recordsIn(`\uFEFF${header('duel')}\n{}\n{}\n${header('cyclades')}\n{}\n`);
    expect(found.map(({ line, game }) => [line, game])).toEqual([
      [1, 'duel'],
      [4, 'cyclades'],
    ]);
    expect(found[1]).toMatchObject({ text: `${header('cyclades')}\n{}\n`, players: ['greedy', 'Klára'] });
  });

  it('may be written wrongly, which the server tells', () => {
    expect(recordsIn('{"petteia": 1, oh\n{"petteia": 1}\n').map(({ game }) => game)).toEqual(['', '']);
  });
});

describe('an ending', () => {
  it('tells who ran out of time from who was away', () => {
    const clock = (seat: number, bank: number) => ({ seat, move: 30, bank, running: false });
    expect(outOfTime([clock(0, 12), clock(1, 0)], 1)).toBe(true);
    expect(outOfTime([clock(0, 12), clock(1, 0)], 0)).toBe(false);
    expect(outOfTime([], 0)).toBe(false);
  });
  it('tells that a bot won, where all winners had resigned', () => {
    const table = (...winners: number[]) =>
      ({ seats: [{ resigned: true }, { resigned: false }], result: { winners } }) as unknown as TableInfo;
    expect(wonInPlace(table(0))).toBe(true);
    expect(wonInPlace(table(0, 1))).toBe(false);
    expect(wonInPlace(table(1))).toBe(false);
    expect(wonInPlace(table())).toBe(false);
  });
});

describe('a message of a text', () => {
  it("is told as the reader's language prints it, or not at all", () => {
    expect(formatIn('stage-age = Age { $number }', 'stage-age', { number: 2 })).toBe('Age 2');
    expect(formatIn('stage-age = Age { $number }', 'stage-cycle', { number: 2 })).toBe('');
  });
});

describe('the name of a bot', () => {
  nameBotsWith((game, bot) => (game === 'pig' && bot === 'brutus' ? 'Brutus the Elder' : undefined));

  it('is what its game calls it, or else its id', () => {
    expect(botName('pig', 'brutus')).toBe('Brutus the Elder');
    expect(botName('duel', 'brutus')).toBe('brutus');
    expect(nameInRecord('pig', 'brutus')).toBe('Brutus the Elder');
    expect(nameInRecord('pig', 'Anna')).toBe('Anna');
  });
});
