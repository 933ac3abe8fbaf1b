/** What the rules pages show besides the rules (core/contract/almanac.py): an overview, and an entry for each thing in the box. */
import type { Almanac as Rows, Entry, Sentence } from '../generated/contract';
import type { Vocabulary } from '../words/i18n.svelte';
import { sentence } from '../words/sentences';
import { plain } from './rules';

/** The part of a game's facts that all games have; `books_differ` is the chapter of the rules that says where the books
 *  differ, '' if there is none. */
export interface AlmanacFacts {
  almanac: Rows;
  books_differ: string;
}

export interface Line {
  label: string;
  text: string;
  rule: string;
}

export type { Almanac as AlmanacRows, Entry } from '../generated/contract';

/** An entry as part of an address: "card/aqueduct". */
export const pathOf = (entry: Entry): string => `${entry.family}/${entry.id}`;

export class Almanac {
  private readonly byPath: ReadonlyMap<string, Entry>;
  private readonly byId: ReadonlyMap<string, Entry>;
  private readonly byRule = new Map<string, Entry[]>();

  constructor(
    readonly rows: Rows,
    readonly words: Vocabulary,
  ) {
    this.byPath = new Map(rows.entries.map((entry) => [pathOf(entry), entry]));
    this.byId = new Map(rows.entries.toReversed().map((entry) => [entry.id, entry]));
  }

  get families(): string[] {
    return [...new Set(this.rows.entries.map((entry) => entry.family))];
  }

  /** The entries of a family. */
  of(family: string): Entry[] {
    return this.rows.entries.filter((entry) => entry.family === family);
  }

  entry(path: string): Entry | undefined {
    return this.byPath.get(path);
  }

  /** The entry of a thing whose family is not known; the first if there are several. */
  thing(id: string): Entry | undefined {
    return this.byId.get(id);
  }

  name(entry: Entry): string {
    return this.words.t(`${entry.family}-${entry.id}`);
  }

  say(told: Sentence): Line {
    return {
      label: told.label && this.words.t(told.label),
      text: sentence(this.words, told.message, told.args),
      rule: this.words.t(`${told.message.split('.')[0]}.rule`),
    };
  }

  effects(entry: Entry | undefined): Line[] {
    return (entry?.effects ?? []).map((told) => this.say(told));
  }

  price(entry: Entry | undefined): string {
    return (entry?.price ?? []).map((told) => this.say(told).text).join(', ');
  }

  /** The rules that an entry follows. */
  rules(entry: Entry | undefined): string[] {
    return [
      ...new Set(
        this.effects(entry)
          .map((line) => line.rule)
          .filter(Boolean),
      ),
    ];
  }

  /** The entries that follow a rule. */
  citing(rule: string): readonly Entry[] {
    if (!this.byRule.size) {
      for (const entry of this.rows.entries)
        for (const own of this.rules(entry)) this.byRule.set(own, [...(this.byRule.get(own) ?? []), entry]);
    }
    return this.byRule.get(rule) ?? [];
  }

  /** The entries that contain all the words: in their names, marks, prices, effects or the numbers of their rules. */
  find(wanted: string): Entry[] {
    const sought = plain(wanted).split(/\s+/).filter(Boolean);
    if (!sought.length) return [];
    const named = (entry: Entry) => sought.every((word) => plain(`${this.name(entry)} ${entry.id}`).includes(word));
    const found = this.rows.entries.filter((entry) => {
      const all = plain(this.allWords(entry));
      return sought.every((word) => all.includes(word));
    });
    return [...found.filter(named), ...found.filter((entry) => !named(entry))];
  }

  private allWords(entry: Entry): string {
    const marks = Object.entries(entry.marks).map(([mark, value]) => this.words.t(`${mark}-${value}`));
    const lines = this.effects(entry);
    return [
      this.name(entry),
      entry.id,
      this.words.t(`family-${entry.family}`),
      ...marks,
      this.price(entry),
      ...lines.map(({ text, rule }) => `${text} ${rule}`),
    ].join(' ');
  }
}

/** The words for an option or one of its choices, which the rules write as `wonders`, `first_game` or
 *  `wonders=first_game`. Empty if it is neither; a choice that several options have belongs to the one that the
 *  paragraph names. */
export function optionWords(
  { t }: Vocabulary,
  options: readonly { name: string; choices: readonly string[] }[],
  code: string,
  paragraph: string,
): string {
  const [name = '', choice = ''] = code.split('=');
  const option = options.find((one) => one.name === name);
  if (option && !choice) return t(`option-${name}`);
  if (option?.choices.includes(choice)) return `${t(`option-${name}`)}: ${t(`option-${name}-${choice}`)}`;
  const meant = options.find((one) => one.choices.includes(name) && paragraph.includes(`\`${one.name}`));
  return meant ? t(`option-${meant.name}-${name}`) : '';
}
