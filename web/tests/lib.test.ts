import { describe, expect, it } from 'vitest';
import { fromHex, pick, verify } from '../src/lib/fair';
import { preferredLanguage, type Vocabulary } from '../src/lib/i18n.svelte';
import { logLines } from '../src/lib/log';
import type { Entry } from '../src/lib/protocol';
import { findRules, readRules, spans } from '../src/lib/rules';
import { eventId, eventSentence, merged, refusalSentence } from '../src/lib/sentences';

const words: Vocabulary = {
  t: (key, args = {}) => `${key} ${JSON.stringify(args)}`,
  has: (key) => ['card-walls', 'card-baths', 'card-garrison'].includes(key),
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
    const sentence = eventSentence(words, { kind: 'coins_moved', seat: 1, coins: -2, why: 'price' }, ['Klára', 'Nikos']);
    expect(sentence).toContain('"seat":"Nikos"');
    expect(sentence).toContain('"coins":2');
  });

  it('tell events of one kind together', () => {
    const events = merged([{ kind: 'card_revealed', slot: 1, card: 'walls' }, { kind: 'card_revealed', slot: 2, card: 'baths' }, { kind: 'extra_turn', seat: 0 }]);
    expect(events).toHaveLength(2);
    expect(events[0]).toMatchObject({ card: ['walls', 'baths'] });
  });

  it('say with which card a dear one would be free', () => {
    const refusal = { rule: 'D5.11', key: 'short_of_coins', args: { what: 'walls', due: 6, coins: 4, short: 2, chain: 'garrison' }, text: '' };
    expect(refusalSentence(words, refusal)).toMatch(/^refusal-short_of_coins-chain/);
  });
});

describe('the log', () => {
  it('has a line for each action, with the chance that followed it', () => {
    const lines = logLines([entry(0, -1, { kind: 'first_player' }), entry(1, -1, { kind: 'token_dealt' }), entry(2, 0, { kind: 'card_built' }), entry(3, -1, { kind: 'card_revealed' }), entry(4, 1, { kind: 'card_built' })]);
    expect(lines.map(({ n, after, actor }) => [n, after, actor])).toEqual([[0, 2, -1], [2, 4, 0], [4, 5, 1]]);
  });
});

describe('the rules page', () => {
  const chapters = readRules('# Game\n\nOur words.\n\n## D5 Costs\n\n**D5.1** A card is *free*\nor costs `coins`.\n\n**D5.2** Pay the bank.\n');
  it('knows chapters and numbers', () => {
    expect(chapters.map((chapter) => chapter.title)).toEqual(['Game', 'D5 Costs']);
    expect(chapters[1]?.paragraphs[0]).toEqual({ id: 'D5.1', text: 'A card is *free* or costs `coins`.' });
  });
  it('finds paragraphs by words and by numbers', () => {
    expect(findRules(chapters, 'bank PAY')[0]?.paragraphs.map(({ id }) => id)).toEqual(['D5.2']);
    expect(findRules(chapters, 'd5.1')[0]?.paragraphs).toHaveLength(1);
    expect(findRules(chapters, 'dragon')).toEqual([]);
    const czech = readRules('## D1 Město\n\n**D1.1** Łódź, ёлка a žeton.\n');
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

describe('fair chance', () => {
  it('picks by weights laid end to end', () => {
    const weights: [number, number][] = [[7, 1], [8, 3]];
    expect([0, 1, 3].map((number) => pick(weights, number))).toEqual([7, 8, 8]);
  });

  // derived by petteia.core.fair: Seeds(bytes(range(32)), ("anna", "")).words(1), below 5
  it('derives what Python derives, and finds a draw that was changed', async () => {
    const fairness = {
      secret: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
      house: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
      seeds: ['anna', ''],
      players: ['55579b557896d0ce1764c47fed644f9b35f58bad620674af23f356d80ed0c503', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    };
    expect(fromHex(fairness.secret)).toHaveLength(32);
    const weights: [number, number][] = [10, 11, 12, 13, 14].map((action) => [action, 1]);
    const drawn = [14, 12, 13].map((action, n) => ({ n, action, weights }));
    expect(await verify(fairness, drawn)).toEqual({ good: true, number: 3 });
    const changed = drawn.map((one, n) => (n === 1 ? { ...one, action: one.action === 10 ? 11 : 10 } : one));
    expect(await verify(fairness, changed)).toEqual({ good: false, number: 2 });
    expect(await verify(fairness, drawn, 'another pledge')).toMatchObject({ good: false });
  });
});
