/** A problem on the board: attempts are judged, there is a hint, and the solution is shown step by step. */
import type { LineStep, ProblemInfo, SolutionAnswer } from '../../lib/generated/http';
import type { TableInfo } from '../../lib/generated/protocol';
import { api } from '../../lib/server/api';
import { currentMe } from '../../lib/server/me.svelte';
import { NO_LINE } from '../../lib/table/socket';
import { Table, type Moment } from '../../lib/table/table.svelte';
import { Attempt, type Tried } from '../review/attempt.svelte';

const OPPONENT = 'hard'; // problems are from games between bots

export class Solving {
  readonly table: Table;
  readonly attempt: Attempt;
  /** The solution, once the reader has asked for it or found it. */
  solution = $state.raw<SolutionAnswer | null>(null);
  hint = $state.raw<SolutionAnswer | null>(null);
  trouble = $state.raw<unknown>(null);
  /** Whether the reader saw the solution before finding it. */
  given = $state(false);
  private line = $state.raw<{ steps: LineStep[]; moment: Moment } | null>(null);
  private readonly asked;

  constructor(
    readonly problem: ProblemInfo,
    private readonly solved: () => void,
  ) {
    this.asked = api.problem(problem.game, problem.id);
    this.table = new Table(
      problem.id,
      () => NO_LINE,
      () => Promise.reject(new Error('A problem has no past')),
    );
    this.table.info = seated(problem);
    this.attempt = new Attempt(this.table, (tried) => this.judge(tried));
  }

  get found(): boolean {
    return this.attempt.tried?.cost === 0;
  }

  /** Ask the question from the beginning. */
  begin(): Promise<void> {
    this.attempt.drop();
    return this.attempt.put(this.asked);
  }

  async askHint(): Promise<void> {
    this.hint = await this.ask();
  }

  async showSolution(): Promise<void> {
    const found = await this.ask();
    if (!found) return;
    this.given ||= !this.found;
    this.attempt.drop();
    this.solution = found;
    await this.showLine(found.solutions[0]?.actions.length ?? 1);
  }

  /** The steps of the better line that have been taken on the board. */
  get steps(): LineStep[] {
    return this.line && this.line.moment === this.table.past ? this.line.steps : [];
  }

  /** Show the first steps of the best line. */
  async showLine(steps: number): Promise<void> {
    const actions = this.solution?.line.slice(0, Math.max(1, steps)) ?? [];
    try {
      const answer = await this.asked.line(actions);
      const moment: Moment = { n: 0, view: answer.view, instead: actions };
      this.table.thought.end();
      this.table.past = moment;
      this.line = { steps: answer.steps, moment };
    } catch (error) {
      this.trouble = error;
    }
  }

  private async ask(): Promise<SolutionAnswer | null> {
    this.trouble = null;
    try {
      return await this.asked.solution();
    } catch (error) {
      this.trouble = error;
      return null;
    }
  }

  private judge(tried: Tried): void {
    if (tried.cost !== 0 || this.given) return;
    this.solved();
    // the browser remembers it in any case; for a known reader it is in the profile, too
    if (currentMe()) void this.asked.solved(tried.actions).catch(() => undefined);
  }
}

/** The table of a problem: the reader in the seat that is asked, bots in the others. */
function seated(problem: ProblemInfo): TableInfo {
  const nobody = { user: '', rating: null, present: true, resigned: false, invited: false };
  const you = { ...nobody, kind: 'open' as const, name: '', bot: '' };
  const bot = { ...nobody, kind: 'bot' as const, name: '', bot: OPPONENT };
  return {
    id: problem.id,
    game: problem.game,
    rules: '',
    options: {},
    seats: Array.from({ length: problem.seats }, (_, seat) => ({ ...(seat === problem.seat ? you : bot) })),
    status: 'playing',
    host: '',
    public: false,
    rated: false,
    lesson: false,
    opened: false,
    source: '',
    tournament: '',
    attempt: null,
    pace: {},
    delay: 0,
    chances: false,
    spectators: 0,
    your_seats: [problem.seat],
    undo_asked_by: null,
    rematch_offers: [],
    rematch: '',
    fairness: { scheme: 0, house: '', players: [], secret: '', seeds: [] },
    result: null,
  };
}
