/** Keys of the page: what each does, where, and what the help says. Handlers ask `pressed`; the help shows the rows.
 * What works everywhere is here; a game has the keys of its own board in its folder (`keys.ts`). */

interface Key {
  does: string;
  /** As in `KeyboardEvent.key`, letters in lower case. */
  keys: readonly string[];
  /** How the help shows them, if not as the keys themselves. */
  shown?: string | undefined;
}

/** The keys of one place. */
export type Keys = readonly Key[];

export const row = <Does extends string>(does: Does, keys: string, shown?: string): Key & { does: Does } => ({
  does,
  keys: keys.split(' ').map((key) => (key === 'Space' ? ' ' : key)),
  shown,
});

export const MOVE = row('move', 'arrowleft arrowup arrowright arrowdown', '← ↑ → ↓');
export const CHOOSE = row('choose', 'enter Space', 'Enter');

/** By place: any table, any map, the graph of a review, the rules pages. */
export const KEYMAP = {
  table: [
    MOVE,
    CHOOSE,
    row('number', '1 2 3 4 5 6 7 8 9', '1–9'),
    row('escape', 'escape', 'Esc'),
    row('tab', 'tab', 'Tab'),
    row('log', 'l'),
    row('chat', 'c'),
    row('undo', 'u'),
    row('earlier', ','),
    row('later', '.'),
    row('rule', 'r'),
    row('help', '?'),
  ],
  map: [
    row('next', 'n'),
    row('previous', 'p'),
    row('home', 'home', 'Home'),
    row('closer', '+'),
    row('farther', '-', '−'),
    row('whole', '0'),
  ],
  review: [
    row('back', 'arrowleft', '←'),
    row('forward', 'arrowright', '→'),
    row('mark-before', 'pageup', 'PgUp'),
    row('mark-after', 'pagedown', 'PgDn'),
    row('beginning', 'home', 'Home'),
    row('end', 'end', 'End'),
  ],
  rules: [row('search', '/')],
} as const satisfies Record<string, Keys>;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select');

/** What a key does at that place; null while somebody is typing, or together with Ctrl, Alt or Meta. */
export function pressed<Rows extends Keys>(event: KeyboardEvent, rows: Rows): Rows[number]['does'] | null {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return null;
  const key = event.key.toLowerCase();
  return rows.find(({ keys }) => keys.includes(key))?.does ?? null;
}

/** Where an arrow key points. */
const ARROWS = { ArrowLeft: 'left', ArrowUp: 'up', ArrowRight: 'right', ArrowDown: 'down' } as const;

export function arrow(event: KeyboardEvent): (typeof ARROWS)[keyof typeof ARROWS] | null {
  return event.key in ARROWS ? ARROWS[event.key as keyof typeof ARROWS] : null;
}

/** The key for undo in any program. */
export const isUndo = (event: KeyboardEvent): boolean =>
  event.key === 'z' && (event.ctrlKey || event.metaKey) && !isTyping(event.target);

/** How a row's keys are shown. */
const shownKeys = ({ keys, shown }: Key): string[] => shown?.split(' ') ?? [(keys[0] ?? '').toUpperCase()];

/** The rows of some places for the help: the keys, and what they do. */
export function keyHelp(places: readonly Keys[]): { keys: string[]; does: string }[] {
  return places.flat().map((key) => ({ does: key.does, keys: shownKeys(key) }));
}

/** The key for that, as it is shown. */
export function keyOf<Rows extends Keys>(rows: Rows, does: Rows[number]['does']): string {
  return rows.filter((key) => key.does === does).flatMap(shownKeys)[0] ?? '';
}
