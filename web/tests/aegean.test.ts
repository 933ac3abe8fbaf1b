import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Entry, Played } from '../src/lib/generated/protocol';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });

const { AegeanTable } = await import('../src/games/aegean/table/aegean.svelte');
const { battleBefore, battleEvents, beginsAt, fightOf } = await import('../src/games/aegean/battle/fight');
const { answersItself, moveOf } = await import('../src/games/aegean/table/moves');
const { percent } = await import('../src/lib/words/i18n.svelte');
const { settings } = await import('../src/lib/page/settings.svelte');

const entry = (n: number, events: Record<string, unknown>[]): Entry => ({
  n,
  kind: 'action',
  actor: 0,
  action: 1,
  text: '',
  events,
});
const roll = (seat: number, pips: number, total: number) => ({ kind: 'rolled', seat, pips, total }) as const;
const lost = (seat: number) => ({ kind: 'troops_lost', seat, island: 'i4', number: 1 }) as const;
const BATTLE = { kind: 'land_battle', attacker: 0, defender: 1, island: 'i4' } as const;

describe('a chance', () => {
  it('is 0 or 100 % only where it is certain', () => {
    expect([0, 0.0002, 0.028, 0.57, 0.9996, 1].map(percent)).toEqual(['0%', '0.1%', '2.8%', '57%', '99.9%', '100%']);
  });
});

describe('a battle in the log', () => {
  const entries = [
    entry(0, [{ kind: 'land_battle', attacker: 2, defender: 1, island: 'i9' }, roll(2, 0, 1)]),
    entry(1, [{ kind: 'troops_marched', seat: 0, island: 'i1', island_to: 'i4', number: 4 }, BATTLE]),
    entry(2, [roll(0, 1, 5)]),
    entry(3, [roll(1, 2, 7), lost(0)]),
    entry(4, []),
    entry(5, [roll(0, 3, 6), roll(1, 0, 4), lost(1)]),
  ];

  it('has its rounds, with who lost in each', () => {
    const fight = fightOf(battleEvents(entries))!;
    expect([fight.place, fight.attacker, fight.defender]).toEqual(['i4', 0, 1]);
    expect(fight.rounds.map((round) => [round.rolls.map((one) => one.total), round.lost])).toEqual([
      [[5, 7], [0]],
      [[6, 4], [1]],
    ]);
  });

  it('shows the last of a die that is rolled again', () => {
    const again = fightOf([BATTLE, roll(0, 0, 3), roll(1, 1, 4), roll(0, 3, 6)])!;
    expect(again.rounds).toHaveLength(1);
    expect(again.rounds[0]!.rolls.find((one) => one.seat === 0)!.total).toBe(6);
  });

  it('counts the Minotaur among what the defender loses', () => {
    expect(
      fightOf([BATTLE, roll(0, 3, 6), roll(1, 0, 4), { kind: 'figure_left', creature: 'minotaur' }])!.rounds[0]!.lost,
    ).toEqual([1]);
  });

  it('can be told from its events where it began and ended at once', () => {
    const scene = {
      battle: null,
      prospects: [{ goal: 'i4', win: 0.4 }],
      board: { lands: [{ id: 'i4', troops: 1, mercenaries: 0, heroes: [] }], seas: [] },
    };
    const events = [
      { kind: 'troops_marched' as const, seat: 0, island: 'i1', island_to: 'i4', number: 2 },
      BATTLE,
      roll(0, 3, 5),
      roll(1, 0, 2),
      lost(1),
    ];
    const battle = battleBefore(scene as never, null, events)!;
    expect([battle.attack.units, battle.attack.strength]).toEqual([2, 2]);
    expect([battle.defence.units, battle.defence.strength]).toEqual([1, 2]);
    expect(battle.win).toBe(0.4);
  });

  it('is looked up where it began and ended at once, with the sources of every bonus', () => {
    expect([beginsAt(entries), beginsAt(entries.slice(-1))]).toEqual([
      entries.find(({ events }) => events.includes(BATTLE as never))!.n + 1,
      null,
    ]);
    const begun = { battle: { defence: { bonuses: [{ source: 'fortress' }] } } };
    expect(battleBefore({ battle: null } as never, begun as never, [BATTLE])!.defence.bonuses).toEqual([
      { source: 'fortress' },
    ]);
  });
});

const TO_APOLLO = { verb: 'choose', objects: { god: 'apollo' } } as const;
const TO_ARES = { verb: 'choose', objects: { god: 'ares' } } as const;
const FOUND = { verb: 'found on', objects: { island: 'i3' } } as const;
const MARCH = { verb: 'march to', objects: { island: 'i3' } } as const;
const DONE = { verb: 'done', objects: {} } as const;

describe('the only possible answer', () => {
  it('is given for the reader, but neither ends his turn nor closes the way back', () => {
    expect(answersItself(moveOf(TO_APOLLO), 'which_god', 0)).toBe(true);
    expect(answersItself(moveOf(FOUND), 'found_where', 2)).toBe(true);
    expect(answersItself(moveOf(MARCH), 'march_where', 1)).toBe(false);
    expect(answersItself(moveOf(DONE), 'turn', 0)).toBe(false);
  });

  let acted: number[];
  let takenBack: number;
  const table = {
    asked: null as unknown,
    options: [] as unknown[],
    undo: 0,
    n: 8,
    mine: [0],
    past: null,
    shown: {},
    act: (action: number) => acted.push(action),
    takeBack: () => (takenBack += 1),
  };
  const aegean = new AegeanTable(table as never, { game: 'cyclades', looks: [], almanac: { entries: [] } } as never);
  const played = (kind: Entry['kind'], actor = 0): Played =>
    ({ entries: [{ n: 7, kind, actor, action: 1, text: '', events: [] }] }) as never;
  const ask = (question: string, ...moves: object[]) => {
    table.options = moves.map((move, action) => ({ action, move, legal: true }));
    return { seat: 0, question, actions: moves };
  };

  beforeEach(() => {
    acted = [];
    takenBack = 0;
    table.undo = 0;
    settings.set({ forced: true });
  });

  it('is sent once what led to it has been shown', () => {
    table.asked = ask('which_god', TO_APOLLO);
    aegean.settle(played('action', 1));
    expect(acted).toEqual([0]);
    expect(aegean.forced!.object).toBe('apollo');
  });

  it('is left to the reader if he wants that, or has a choice', () => {
    table.asked = ask('which_god', TO_APOLLO, TO_ARES);
    aegean.settle(played('action', 1));
    settings.set({ forced: false });
    table.asked = ask('which_god', TO_APOLLO);
    aegean.settle(played('action', 1));
    expect(acted).toEqual([]);
  });

  it('is not sent again after it was taken back: what led to it is taken back, too', () => {
    table.asked = ask('found_where', FOUND);
    table.undo = 1;
    aegean.settle(played('undo'));
    table.undo = 0;
    aegean.settle(played('undo'));
    expect([acted, takenBack]).toEqual([[], 1]);
  });
});
