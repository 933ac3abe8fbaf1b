/** A decision that the game asks for in parts and its reader takes as one: the parts are answered for him, one after the
 * other, and taken back together. */
import type { Ask } from '../generated/protocol';

export class ThoughtUnderWay {
  /** Whether answers are still being given, or taken back. */
  busy = $state(false);
  private waiting: string[] = [];
  private given = 0;
  private back = 0;
  /** After how many entries the last answer stood in the log: what came later is another thought. */
  private until = -1;

  /** What follows the first answer, which is given now. */
  begin(answers: readonly string[]): void {
    this.waiting = [...answers];
    this.given = 1;
    this.back = 0;
    this.until = -1;
    this.busy = true;
  }

  /** The next answer that the question takes; those that it does not ask for are left out. */
  next(ask: Ask | null, n: number): number | null {
    while (ask && this.waiting.length) {
      const wanted = this.waiting.shift();
      const choice = ask.actions.find(({ text }) => text === wanted);
      if (choice) {
        this.given += 1;
        return choice.action;
      }
    }
    this.until = n;
    this.end();
    return null;
  }

  /** All of the thought is to be taken back, if it was the last that happened after `n` entries and `most` can be. */
  takeBack(n: number, most: number): void {
    if (this.until === n && this.given > 1 && most > 1) {
      this.back = Math.min(this.given, most) - 1;
      this.busy = true;
    }
    this.given = 0;
    this.until = -1;
  }

  /** One answer is taken back: whether another is to follow, if any can. */
  tookBack(more: boolean): boolean {
    if (this.back > 0 && more) {
      this.back -= 1;
      return true;
    }
    this.end();
    return false;
  }

  /** Something else happened, or it was refused: what is left of it is the reader's again. */
  end(): void {
    this.waiting = [];
    this.back = 0;
    this.busy = false;
  }
}
