/** The problems that this browser's reader has solved, and for how many days in a row the problem of the day. */

export interface Solved {
  /** Problems, by game and id. */
  problems: readonly string[];
  /** The last day on which the problem of the day was solved, and the length of that streak. */
  day: string;
  streak: number;
}

const KEY = 'petteia-problems';
const NOTHING: Solved = { problems: [], day: '', streak: 0 };

/** The previous day, as a date in ISO form. */
export function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

/** What is solved after another problem; `day` is given if it was the problem of that day. */
export function withSolved(known: Solved, problem: string, day = ''): Solved {
  const problems = known.problems.includes(problem) ? known.problems : [...known.problems, problem];
  if (!day || known.day === day) return { ...known, problems };
  return { problems, day, streak: known.day === dayBefore(day) ? known.streak + 1 : 1 };
}

/** The length of the streak today: one that reached yesterday can still be continued. */
export function streakOn(known: Solved, day: string): number {
  return known.day === day || known.day === dayBefore(day) ? known.streak : 0;
}

export function readSolved(): Solved {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Solved>) };
  } catch {
    return NOTHING;
  }
}

export function keepSolved(solved: Solved): void {
  localStorage.setItem(KEY, JSON.stringify(solved));
}
