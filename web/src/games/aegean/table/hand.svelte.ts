/** What the reader has in hand, a verb or units, and what the map offers for it. */
import type { RefusalText } from '../../../lib/generated/protocol';
import type { Goal } from '../generated';
import type { AegeanTable } from './aegean.svelte';
import { Intent } from './intent.svelte';
import { areaOf, isSite, onMap, type Option } from './moves';
import type { Prospect } from './scene';
import { refusalText } from './words';

export class Hand {
  /** The verb that the reader has picked from several. */
  picked = $state<string | null>(null);
  /** The area that the reader has picked, if it has several sites. */
  area = $state<string | null>(null);
  private mind = $state.raw<{ intent: Intent; n: number } | null>(null);
  /** What the reader points at on the map. */
  pointed = $state.raw<{ area: string; anchor: Element } | null>(null);
  /** Why what the reader tried is not possible. */
  refused = $state.raw<string>('');

  constructor(private readonly aegean: AegeanTable) {}

  /** The units in hand, until anything happens. */
  get intent(): Intent | null {
    return this.aegean.asked && this.mind?.n === this.aegean.table.n ? this.mind.intent : null;
  }

  /** The verb in hand: the one picked, or the only one that can be answered on the map. */
  readonly verb: string | null = $derived.by(() => {
    const { legal, question } = this.aegean;
    if (this.picked && legal.some((option) => option.move.verb === this.picked)) return this.picked;
    const pointing = [...new Set(legal.filter((option) => onMap(option.move)).map((option) => option.move.verb))];
    const others = legal.some((option) => !onMap(option.move));
    return pointing.length === 1 && (!others || question !== 'turn') ? pointing[0]! : null;
  });

  // ---- what the map offers

  /** The options of the verb in hand, or of all verbs that are answered by pointing. */
  readonly onMap: Option[] = $derived.by(() => {
    const { verb } = this;
    const { legal, question } = this.aegean;
    const asking = question === 'turn' ? [] : legal.filter((option) => onMap(option.move));
    return verb ? legal.filter((option) => option.move.verb === verb && onMap(option.move)) : asking;
  });

  /** Whether the question is answered on the map alone, and no part of it has been answered yet. */
  readonly onMapAlone: boolean = $derived.by(
    () => this.onMap.length > 0 && this.onMap.length === this.aegean.legal.length && !this.intent && !this.area,
  );

  readonly lit: ReadonlySet<string> = $derived.by(() => {
    const { intent } = this;
    if (intent) return new Set(intent.size + intent.heroes.size ? intent.thought.goals.map(({ goal }) => goal) : []);
    return new Set(this.onMap.map((option) => areaOf(option.move)));
  });

  /** Where units can be picked up while nothing is in hand. */
  readonly ready: ReadonlySet<string> = $derived.by(() => {
    if (this.aegean.question !== 'turn' || this.intent || this.verb) return new Set<string>();
    return new Set(this.beginnings.map((option) => areaOf(option.move)));
  });

  private readonly beginnings: Option[] = $derived.by(() =>
    this.aegean.legal.filter((option) => onMap(option.move) && option.thought?.goals.length),
  );

  /** The options for an area, when there is more than one. */
  get sites(): Option[] {
    return this.area ? this.onMap.filter((option) => areaOf(option.move) === this.area) : [];
  }

  /** The way over the map to what the reader points at. */
  get way(): string[] {
    const { intent, pointed } = this;
    const goal = pointed && intent?.goal(pointed.area);
    if (intent && goal && this.lit.has(goal.goal)) return [intent.thought.origin, ...goal.way, goal.goal];
    return this.pointed ? (this.ways.find((way) => way.at(-1) === this.pointed?.area) ?? []) : [];
  }

  /** The ways to all destinations, while units are on the move. */
  readonly ways: string[][] = $derived.by(() => {
    const { asked, scene } = this.aegean;
    if (!asked) return [];
    const goals = new Map(scene.prospects.map((prospect) => [prospect.goal, prospect]));
    return [...goals.values()].map((prospect) => [scene.origin, ...prospect.way, prospect.goal]);
  });

  /** The battles that a number of units could begin, with their chances if these are known. */
  battles(number: number): Prospect[] {
    return this.aegean.scene.prospects.filter((prospect) => prospect.number === number && prospect.fight);
  }

  /** The battles at lit destinations, with their chances if these are known. */
  readonly fights: { goal: string; win: number | null }[] = $derived.by(() => {
    const { intent } = this;
    const known = intent
      ? intent.thought.goals.map((goal) => ({ goal: goal.goal, fight: goal.fight, win: intent.win(goal) }))
      : this.aegean.scene.prospects;
    return known.filter(({ goal, fight }) => fight && this.lit.has(goal));
  });

  // ---- what the reader does

  /** Take a verb in hand, to choose its object on the map; or put it down. */
  pick(verb: string): void {
    const before = this.picked;
    this.putDown();
    this.picked = before === verb ? null : verb;
  }

  /** Choose an area; `site` is the site nearest to the pointer. */
  choose(area: string, site = ''): void {
    this.refused = '';
    const goal = this.lit.has(area) ? this.intent?.goal(area) : undefined;
    if (goal) return this.go(goal);
    if (this.intent?.thought.origin === area) return this.putDown();
    const ready = this.beginnings.find((option) => areaOf(option.move) === area);
    if (ready && !this.lit.has(area)) return this.begin(ready);
    const options = this.onMap.filter((option) => areaOf(option.move) === area);
    const meant =
      options.length === 1
        ? options[0]
        : options.find((option) => site && `${areaOf(option.move)}.${option.move.object}` === site);
    if (meant) this.play(meant);
    else if (options.length > 1) this.area = area;
    else this.refuse(area);
  }

  /** Say why what was tried is impossible. With nothing in hand, nothing was tried. */
  private refuse(area: string): void {
    const { aegean } = this;
    const why = this.intent ? null : this.whyNot(area);
    if (why) this.refused = `${refusalText(aegean, why)} ${why.rule}`;
    else if (this.intent) this.refused = aegean.t('aegean-out-of-reach', { area: aegean.areaName(area) });
  }

  /** Why what is in hand cannot be done there. */
  private whyNot(area: string): RefusalText | null {
    const meant = this.aegean.options.find(
      (option) => !option.legal && areaOf(option.move) === area && option.move.verb === this.verb,
    );
    return meant?.refusal ?? null;
  }

  /** Take units in hand: which of them go is chosen before their destination. */
  private begin(option: Option): void {
    const { picked } = this;
    this.putDown();
    this.picked = picked && option.move.verb === picked ? picked : null;
    this.mind = { intent: new Intent(option, option.thought!), n: this.aegean.table.n };
  }

  private go(goal: Goal): void {
    const intent = this.intent!;
    this.complete(intent.option, intent.answers(goal));
  }

  /** Play an option that begins a thought, and answer the rest of it. */
  complete(option: Option, answers: readonly string[]): void {
    this.putDown();
    this.aegean.table.think(option.action, answers);
  }

  /** Play an option. A verb about whole areas stays in hand, to be used again; an option that begins a thought is first
   * completed. */
  play(option: Option | undefined): void {
    if (!option?.legal) return;
    if (option.thought?.goals.length && option.move.about !== 'god') return this.begin(option);
    const again = this.aegean.question === 'turn' && onMap(option.move) && !isSite(option.move);
    this.putDown();
    this.picked = again ? option.move.verb : null;
    this.aegean.table.act(option.action);
  }

  /** Put down everything in hand. */
  private putDown(): void {
    this.picked = null;
    this.area = null;
    this.mind = null;
    this.refused = '';
    this.aegean.forced = null;
    this.aegean.fought = null;
  }

  /** Put down what is in hand, or take the last action back. */
  back(): void {
    const { aegean } = this;
    if (this.area) this.area = null;
    else if (aegean.fought) aegean.fought = null;
    else if (this.intent || (this.picked && this.verb === this.picked) || this.refused) this.putDown();
    else if (aegean.table.undo > 0) aegean.table.takeBack();
  }
}
