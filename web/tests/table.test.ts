import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Entry } from '../src/lib/generated/protocol';

/** A line to the server that does what the test says. */
class Line {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static last: Line;
  readyState = 0;
  sent: { t: string; [name: string]: unknown }[] = [];
  onopen = (): void => undefined;
  onmessage = (_: { data: string }): void => undefined;
  onclose = (_: { code: number }): void => undefined;
  constructor(readonly address: string) {
    Line.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { t: string });
  }
  close(): void {
    this.readyState = Line.CLOSED;
  }
  open(): void {
    this.readyState = Line.OPEN;
    this.onopen();
  }
  async say(message: unknown): Promise<void> {
    this.onmessage({ data: JSON.stringify(message) });
    await Promise.resolve();
    await Promise.resolve();
  }
  breakDown(): void {
    this.readyState = Line.CLOSED;
    this.onclose({ code: 1006 });
  }
}

vi.stubGlobal('WebSocket', Line);
vi.stubGlobal('document', {
  visibilityState: 'visible',
  hidden: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('removeEventListener', () => undefined);
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
const kept = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});

const { Table } = await import('../src/lib/table/table.svelte');

const entry = (n: number): Entry => ({ n, kind: 'action', actor: 0, action: n, text: '', events: [] });
const rest = { undo: 0, may_ask: false, hand_over: null, clocks: [] };
const build = { verb: 'build', objects: { card: 'baths', slot: 3 } };
const ask = {
  seat: 0,
  question: 'turn',
  actions: [{ action: 7, text: 'build baths', ...build, payment: { total: 2 } }],
  impossible: [
    {
      action: 3,
      text: 'build walls',
      verb: 'build',
      objects: { card: 'walls', slot: 1 },
      refusal: { rule: 'D5.1', key: 'short_of_coins', args: {}, text: '' },
    },
  ],
};

describe('a table', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('says what it has, and takes what it lacks', async () => {
    const table = new Table('K7', 'ws://here', () => Promise.resolve(null));
    Line.last.open();
    expect(Line.last.sent[0]).toMatchObject({ t: 'hello', have: -1, explain: true });
    await Line.last.say({ t: 'state', n: 2, view: 'two', ask: null, log: [entry(0), entry(1)], ...rest });
    expect([table.n, table.view, table.entries.length]).toEqual([2, 'two', 2]);
    await Line.last.say({ t: 'played', n: 3, view: 'three', ask, entries: [entry(2)], ...rest });
    expect([table.n, table.view, table.entries.length]).toEqual([3, 'three', 3]);
    expect(Line.last.sent).toHaveLength(1);
  });

  it('knows all that could be meant from the question itself', async () => {
    const table = new Table('K7', 'ws://here', () => Promise.resolve(null));
    Line.last.open();
    expect(table.options).toEqual([]);
    await Line.last.say({ t: 'state', n: 0, view: 'none', ask, log: [], ...rest });
    expect(table.options.map(({ action, legal }) => [action, legal])).toEqual([
      [3, false],
      [7, true],
    ]);
    expect(table.options[0]).toMatchObject({ refusal: { rule: 'D5.1' }, payment: null });
    expect(table.options[1]).toMatchObject({ move: build, refusal: null, payment: { total: 2 }, prospect: null });
  });

  it('asks again when it has missed something, and ignores what it has', async () => {
    const table = new Table('K7', 'ws://here', () => Promise.resolve(null));
    Line.last.open();
    await Line.last.say({ t: 'state', n: 2, view: 'two', ask: null, log: [entry(0), entry(1)], ...rest });
    await Line.last.say({ t: 'played', n: 2, view: 'old', ask: null, entries: [entry(1)], ...rest });
    expect(table.view).toBe('two');
    await Line.last.say({ t: 'played', n: 5, view: 'five', ask: null, entries: [entry(4)], ...rest });
    expect(table.view).toBe('two');
    expect(Line.last.sent.at(-1)).toMatchObject({ t: 'hello', have: 1 });
  });

  it('keeps an action while the line is broken, and sends it once more under the same number', async () => {
    const table = new Table('K7', 'ws://here', () => Promise.resolve(null));
    Line.last.open();
    await Line.last.say({ t: 'state', n: 1, view: 'one', ask, log: [entry(0)], ...rest });
    table.act(7);
    table.act(7);
    const first = Line.last;
    expect(first.sent.filter(({ t }) => t === 'act')).toHaveLength(1);
    first.breakDown();
    expect(table.link).toBe('lost');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(Line.last).not.toBe(first);
    Line.last.open();
    expect(Line.last.sent.map(({ t }) => t)).toEqual(['hello', 'act']);
    expect(Line.last.sent[1]).toMatchObject({ n: 1, action: 7 });
    await Line.last.say({ t: 'state', n: 2, view: 'two', ask: null, log: [entry(1)], ...rest });
    expect(table.sending).toBeNull();
    expect(table.entries).toHaveLength(2);
  });

  it('shows the past without losing the present', async () => {
    const asked: number[] = [];
    const table = new Table('K7', 'ws://here', (n) => {
      asked.push(n);
      return Promise.resolve(`then ${n}`);
    });
    Line.last.open();
    await Line.last.say({ t: 'state', n: 3, view: 'now', ask, log: [entry(0), entry(1), entry(2)], ...rest });
    await table.lookAt(1);
    expect([table.shown, table.view, table.asked]).toEqual(['then 1', 'now', null]);
    await Line.last.say({ t: 'played', n: 4, view: 'later', ask: null, entries: [entry(3)], ...rest });
    expect(table.shown).toBe('then 1');
    await table.lookAt(1);
    expect(asked).toEqual([1]);
    table.backToNow();
    expect(table.shown).toBe('later');
  });

  it('gives the choice back when the server refuses', async () => {
    const table = new Table('K7', 'ws://here', () => Promise.resolve(null));
    Line.last.open();
    await Line.last.say({ t: 'state', n: 1, view: 'one', ask, log: [entry(0)], ...rest });
    table.act(7);
    expect(table.asked).toBeNull();
    await Line.last.say({ t: 'refused', n: 1, rule: 'D5.11', key: 'short_of_coins', args: {}, text: '' });
    expect(table.asked).not.toBeNull();
    expect(table.refusal?.rule).toBe('D5.11');
  });

  it('does not count talk again that was read before the page was loaded anew', async () => {
    const line = (id: number) => ({ t: 'chat', id, at: 0, seat: 1, user: 'u', name: 'Anna', text: 'hello' });
    const table = new Table('K8', 'ws://here', () => Promise.resolve(null));
    await Line.last.say(line(0));
    expect(table.unread).toBe(1);
    table.read = 0;
    const again = new Table('K8', 'ws://here', () => Promise.resolve(null));
    await Line.last.say(line(0));
    expect(again.unread).toBe(0);
    await Line.last.say(line(1));
    expect(again.unread).toBe(1);
  });
});
