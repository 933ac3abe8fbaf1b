/** Whether chance was fair: what this browser has seen is compared with what the server says, and at the end everything is
 * recomputed. */
import { faultOf, verify, type Verdict } from '../../lib/chance/fair';
import { witnessOf } from '../../lib/chance/witness';
import type { TableInfo } from '../../lib/generated/protocol';
import { api } from '../../lib/server/api';

export class Verification {
  verdict = $state.raw<Promise<Verdict> | null>(null);
  private failed = false; // the server could not be asked: the next check asks again

  constructor(private readonly info: () => TableInfo | null) {}

  /** What is already wrong while the game is in progress. */
  get fault(): ReturnType<typeof faultOf> | null {
    const info = this.info();
    return info && faultOf(info, witnessOf(info.id));
  }

  /** Recompute the chance of a game that is over, if this browser was there or the reader asks. */
  check(asked: boolean): void {
    const info = this.info();
    if (info?.status !== 'over' || info.lesson || info.opened || this.verdict || !(asked || witnessOf(info.id))) return;
    this.verdict = api.chance(info.id).then((chance) => verify(info, chance, witnessOf(info.id)));
    this.verdict.catch(() => (this.failed = true));
  }

  askAgain(): void {
    if (this.failed) this.verdict = null;
    this.failed = false;
  }
}
