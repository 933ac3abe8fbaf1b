import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lessons as aegeanLessons } from '../src/games/aegean/lessons';
import type { AegeanTable } from '../src/games/aegean/table/aegean.svelte';
import { lessons as duelLessons } from '../src/games/duel/lessons';
import type { Entry } from '../src/lib/generated/protocol';
import { decisionsOf, type Lesson, LessonBook, sinceDecision } from '../src/lib/table/lessons.svelte';

function entry(n: number, actor: number, ...events: Record<string, unknown>[]): Entry {
  return { n, kind: 'action', actor, action: 0, text: '', events };
}

describe('a book of lessons', () => {
  const now = { question: '' };
  const asked = (id: string): Lesson => ({ id, fits: () => now.question === id });
  const book = (read: string[] = []) =>
    new LessonBook([{ id: 'goal', fits: () => now.question !== 'over' }, asked('bid'), asked('turn')], read);

  it('opens the first lesson that fits, and each only once', () => {
    now.question = 'bid';
    const reading = book();
    reading.look(0);
    expect(reading.open?.id).toBe('goal');
    reading.next();
    expect(reading.open?.id).toBe('bid');
    reading.next();
    expect(reading.open).toBeUndefined();
    expect(reading.left.map((lesson) => lesson.id)).toEqual(['turn']);
    reading.look(0);
    expect(reading.open).toBeUndefined();
    now.question = 'turn';
    reading.look(1);
    expect(reading.open?.id).toBe('turn');
  });

  it('turns over when the reader decides, whatever he decides, and when the table has changed', () => {
    now.question = 'bid';
    const reading = book();
    reading.look(0);
    reading.look(0);
    expect(reading.open?.id).toBe('goal');
    reading.look(1);
    expect(reading.open?.id).toBe('bid');
    now.question = 'over';
    reading.look(1);
    expect(reading.open).toBeUndefined();
  });

  it('turns at once to what the reader has taken in hand, and back when he puts it down', () => {
    now.question = 'turn';
    let inHand = false;
    const reading = new LessonBook([
      asked('turn'),
      { id: 'number', fits: () => inHand, atOnce: true },
      { id: 'where', fits: () => inHand, atOnce: true },
      asked('turn too'),
    ]);
    reading.look(0);
    expect(reading.open?.id).toBe('turn');
    inHand = true;
    reading.look(0);
    expect(reading.open?.id).toBe('number');
    reading.look(0);
    expect(reading.open?.id).toBe('number');
    reading.next();
    expect(reading.open?.id).toBe('where');
    inHand = false;
    reading.look(0);
    expect(reading.open).toBeUndefined();
  });

  it('can be read back, and goes on where it was left', () => {
    now.question = 'bid';
    const reading = book(['goal', 'bid', 'gone']);
    reading.look(7);
    expect(reading.open?.id).toBe('bid');
    reading.back();
    expect(reading.open?.id).toBe('goal');
    reading.next();
    expect(reading.open?.id).toBe('bid');
    reading.next();
    expect(reading.open).toBeUndefined();
    reading.back();
    expect(reading.open?.id).toBe('bid');
  });
});

describe('what the reader did', () => {
  const log = [
    entry(0, -1, { kind: 'cycle_begun' }),
    entry(1, 0, { kind: 'offer_made' }),
    entry(2, 1, { kind: 'displaced' }),
    entry(3, 0, { kind: 'turn_begun' }),
    entry(4, -1, { kind: 'rolled' }),
  ];
  it('is counted, and known with all that followed', () => {
    expect(decisionsOf(log, [0])).toBe(2);
    expect(sinceDecision(log, [0]).map((event) => event.kind)).toEqual(['turn_begun', 'rolled']);
    expect(sinceDecision(log, [1]).map((event) => event.kind)).toEqual(['displaced', 'turn_begun', 'rolled']);
    expect(sinceDecision(log, [2])).toHaveLength(5);
  });
});

describe('the lessons of both Cyclades', () => {
  interface Situation {
    question?: string;
    god?: string;
    verbs?: string[];
    entries?: Entry[];
    gold?: number;
    metropolises?: number;
    cycle?: number;
    status?: string;
  }
  function lessonsAt(
    game: 'cyclades' | 'legendary',
    {
      question = '',
      god = '',
      verbs = [],
      entries = [],
      gold = 8,
      metropolises = 0,
      cycle = 1,
      status = 'playing',
    }: Situation,
  ) {
    const seats = [
      { seat: 0, gold, metropolises: 0 },
      { seat: 1, gold: -1, metropolises },
    ];
    const aegean = {
      question,
      mine: [0],
      hand: { intent: null },
      legal: verbs.map((verb) => ({ move: { verb } })),
      scene: { god, cycle, seats, target: 2, battle: null },
      edition: { game },
      table: { entries, mine: [0], info: { status } },
      t: (key: string) => key,
    };
    return aegeanLessons(aegean as unknown as AegeanTable);
  }
  const first = (game: 'cyclades' | 'legendary', situation: Situation) =>
    lessonsAt(game, { entries: [entry(0, 0)], ...situation }).find((lesson) => lesson.fits())?.id;

  it('follow from what is asked', () => {
    expect(first('cyclades', { question: 'which_god', entries: [] })).toBe('goal');
    expect(first('cyclades', { question: 'which_god' })).toBe('gods');
    expect(first('cyclades', { question: 'how_much' })).toBe('offer');
    expect(first('cyclades', { question: 'turn', god: 'ares', verbs: ['build', 'done'] })).toBe('ares');
    expect(first('cyclades', { question: 'turn', verbs: ['march from', 'done'] })).toBe('move');
    expect(first('cyclades', { question: 'turn', verbs: ['done'] })).toBe('done');
    expect(first('cyclades', { question: 'march_where' })).toBe('where');
    expect(first('cyclades', { question: 'retreat' })).toBe('retreat');
    expect(first('legendary', { question: 'claim' })).toBe('claim');
    expect(first('legendary', { question: 'turn', verbs: ['recruit hero'] })).toBe('hero');
    expect(first('cyclades', { question: 'lure_where' })).toBeUndefined();
  });

  it('follow from what has happened', () => {
    const outbid = [entry(0, 0), entry(1, 1, { kind: 'displaced', seat: 0, god: 'ares' })];
    expect(first('cyclades', { question: 'which_god', entries: outbid })).toBe('outbid');
    const other = [entry(0, 0), entry(1, 1, { kind: 'displaced', seat: 1, god: 'ares' })];
    expect(first('cyclades', { question: 'which_god', entries: other })).toBe('gods');
    const battle = [entry(0, 0), entry(1, 1, { kind: 'land_battle', attacker: 1, defender: 0 })];
    expect(first('cyclades', { entries: battle })).toBe('battle');
    expect(first('legendary', { entries: [entry(0, 0), entry(1, 1, { kind: 'metropolis_built', faction: 1 })] })).toBe(
      'metropolis',
    );
    expect(first('cyclades', { metropolises: 1 })).toBe('win');
    expect(first('cyclades', { status: 'over' })).toBe('end');
  });

  it('have words in every language, with their titles', () => {
    const locale = '../src/petteia/locale';
    for (const language of readdirSync(locale).filter((name) => name.length === 2)) {
      for (const [game, lessons] of [
        ['cyclades', lessonsAt('cyclades', {})],
        ['legendary', lessonsAt('legendary', {})],
        ['duel', duelLessons],
      ] as const) {
        const files = game === 'duel' ? ['duel/duel_help'] : ['aegean/aegean_table', `${game}/${game}_help`];
        const text = files
          .map((file) => readFileSync(`../src/petteia/games/${file.replace('/', `/locale/${language}/`)}.ftl`, 'utf8'))
          .join('\n');
        const missing = lessons.filter(
          (lesson) => !lesson.say && !new RegExp(`^first-game-${lesson.id} = .+\n    \\.title = `, 'm').test(text),
        );
        expect(
          missing.map((lesson) => lesson.id),
          `${language} ${game}`,
        ).toEqual([]);
      }
    }
  });
});
