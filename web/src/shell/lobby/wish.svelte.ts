/** What the reader wants of a new table: who sits where, time to think, rules options. The wishes are remembered. */
import { chooserOf } from '../../games/games';
import { settings, type Liked } from '../../lib/page/settings.svelte';
import type { GameInfo, NewTable } from '../../lib/server/api';
import { currentMe } from '../../lib/server/me.svelte';
import { listed, t, vocabulary, type Vocabulary } from '../../lib/words/i18n.svelte';
import { company } from '../../lib/words/people';
import { botName } from '../../lib/words/seats';

/** Who takes a seat: a friend, a bot, or somebody at this device. */
export type Who = Liked['others'][number];

export const PACES: Readonly<Record<string, { move: number; bank: number }>> = {
  none: { move: 0, bank: 0 },
  quick: { move: 10, bank: 300 },
  usual: { move: 10, bank: 900 },
  days: { move: 259_200, bank: 0 },
};

export function paceName(id: string): string {
  const { move = 0, bank = 0 } = PACES[id] ?? {};
  if (!move) return t('lobby-clock-none');
  return bank ? t('open-clock', { minutes: bank / 60, seconds: move }) : t('lobby-clock-days', { days: move / 86_400 });
}

const MOST_OTHERS = 15; // more than there are seats at any table

export class Wish {
  number = $state(2);
  /** By seat, as are bots and names: the first is next to the reader's. */
  others = $state<Who[]>([]);
  bots = $state<string[]>([]);
  names = $state<string[]>([]);
  /** What the reader wants to be called. */
  own = $state('');
  pace = $state('none');
  isPublic = $state(true);
  rated = $state(false);
  delay = $state(0);
  chances = $state(false);
  options = $state<Record<string, string>>({});
  readonly words: Vocabulary;

  /** A link may describe the table; otherwise it is set up like the last one. */
  constructor(
    readonly game: GameInfo,
    link: URLSearchParams,
  ) {
    const last: Partial<Liked> = settings.liked[game.id] ?? {};
    const here = Number(link.get('here'));
    const numbers = [Number(link.get('seats')), here, last.seats ?? 0];
    this.words = vocabulary(game.id);
    this.number = numbers.find((seats) => game.seats.includes(seats)) ?? game.seats[0] ?? 2;
    this.others = Array.from({ length: MOST_OTHERS }, (_, other) => (here ? 'me' : (last.others?.[other] ?? 'open')));
    this.bots = last.bots ?? company(game, settings.level, MOST_OTHERS);
    this.names = last.names ?? [];
    this.pace = last.pace ?? 'none';
    this.isPublic = last.public ?? true;
    this.rated = last.rated ?? false;
    this.delay = last.delay ?? 0;
    this.chances = last.chances ?? false;
    this.options = Object.fromEntries(
      game.options.map(({ name, choices }) => {
        const kept = last.options?.[name];
        const liked = kept !== undefined && (choices.includes(kept) || chooserOf(game.id, name)) ? kept : choices[0];
        return [name, link.get(name) ?? liked ?? ''];
      }),
    );
  }

  /** Who takes the seats next to the reader's. */
  get seats(): Who[] {
    return Array.from({ length: this.number - 1 }, (_, other) => this.others[other] ?? 'open');
  }

  /** How many seats are open. */
  get open(): number {
    return this.seats.filter((who) => who === 'open').length;
  }

  /** Whether several people share the reader's device. */
  get shared(): boolean {
    return this.seats.includes('me');
  }

  /** Whether the reader has an account. */
  get account(): boolean {
    return currentMe() !== null && !currentMe()?.guest;
  }

  choose(option: string, choice: string): void {
    this.options = { ...this.options, [option]: choice };
  }

  /** How the rules differ from the usual ones, in words. */
  get unusual(): string[] {
    return this.game.options
      .filter(({ name, choices }) => this.options[name] !== choices[0])
      .map(({ name, choices }) => {
        const choice = this.options[name] ?? '';
        const chosen = choices.includes(choice) ? this.words.t(`option-${name}-${choice}`) : choice;
        return `${this.words.t(`option-${name}`)}: ${chosen}`;
      });
  }

  /** All wishes in words, one line for each. */
  get summary(): string[] {
    const { seats, open, unusual } = this;
    const people = [
      t('open-you'),
      ...seats.flatMap((who, other) => (who === 'bot' ? [botName(this.game.id, this.bots[other] ?? '')] : [])),
      ...seats.flatMap((who, other) =>
        who === 'me' ? [this.names[other]?.trim() || t('people-player', { number: other + 2 })] : [],
      ),
    ];
    return [
      listed(people),
      ...(open ? [t('lobby-seats-free', { free: open, seats: this.number })] : []),
      paceName(this.pace),
      ...(unusual.length ? unusual : [t('open-usual')]),
    ];
  }

  remember(): void {
    const { number, seats, bots, names, pace, isPublic, rated, delay, chances, options } = this;
    const liked = { seats: number, others: seats, bots, names, delay, chances, pace, public: isPublic, rated, options };
    settings.set({ liked: { ...settings.liked, [this.game.id]: $state.snapshot(liked) as Liked } });
  }

  /** The wishes as the server takes them. */
  get table(): NewTable {
    const { open, delay, chances } = this;
    return {
      game: this.game.id,
      seats: ['me', ...this.seats.map((who, other) => this.seatWord(who, other))],
      options: this.options,
      pace: PACES[this.pace] ?? {},
      public: this.isPublic && open > 0,
      rated: this.rated && this.account,
      ...(open ? { delay, chances } : {}),
    };
  }

  private seatWord(who: Who, other: number): string {
    if (who === 'bot') return this.bots[other] ?? settings.level;
    const name = this.names[other]?.trim();
    return who === 'me' && name ? `me:${name}` : who;
  }
}
