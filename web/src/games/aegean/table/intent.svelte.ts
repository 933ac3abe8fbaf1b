/** What the reader intends with the units in hand: who goes along, and so the prospects of each destination. */
import type { Contingent, Goal, Thought } from '../generated';
import type { Option } from './moves';

export class Intent {
  numbers = $state<Record<string, number>>({});
  heroes = $state.raw<ReadonlySet<string>>(new Set());

  /** At first, all units go. */
  constructor(
    readonly option: Option,
    readonly thought: Thought,
  ) {
    this.numbers = Object.fromEntries(thought.numbers.map(({ kind, most }) => [kind, most]));
    this.heroes = new Set(thought.heroes);
  }

  /** The kinds of units whose number can be chosen. */
  get open(): Contingent[] {
    return this.thought.numbers.filter(({ least, most }) => most > least);
  }

  /** How many units go, without heroes. */
  get size(): number {
    return Object.values(this.numbers).reduce((sum, number) => sum + number, 0);
  }

  goal(area: string): Goal | undefined {
    return this.thought.goals.find(({ goal }) => goal === area);
  }

  take(kind: string, number: number): void {
    this.numbers = { ...this.numbers, [kind]: number };
  }

  /** Let this many of the first kind that can be chosen go, if there are enough. */
  takeFirst(number: number): void {
    const [first] = this.open;
    if (first && number >= first.least && number <= first.most) this.take(first.kind, number);
  }

  toggle(hero: string): void {
    const heroes = new Set(this.heroes);
    if (!heroes.delete(hero)) heroes.add(hero);
    this.heroes = heroes;
  }

  /** The chance in a fight to the end there, with another number of that kind if one is given; null if it is unknown. */
  win({ wins }: Goal, kind?: string, number = 0): number | null {
    const company = this.thought.heroes.filter((hero) => this.heroes.has(hero)).join(' ');
    const size = kind ? this.size - (this.numbers[kind] ?? 0) + number : this.size;
    return wins?.[company]?.[size] ?? null;
  }

  /** The answers on the way to a destination. */
  answers(goal: Goal): string[] {
    return goal.answers.flatMap((answer) =>
      answer.includes('{heroes}')
        ? [...this.heroes].map((hero) => answer.replace('{heroes}', hero))
        : [answer.replace(/\{(\w+)\}/, (_, kind: string) => String(this.numbers[kind] ?? 0))],
    );
  }
}
