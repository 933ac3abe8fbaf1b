/** A decision that the game asks for in parts and the reader takes as one: the parts are answered for the reader, one
 * after the other, and taken back together. */
import type { Ask } from '../generated/protocol';

export class ThoughtUnderWay {
  /** Whether answers are still being given, or taken back. */
  busy = $state(false);
  private waiting: string[] = [];
  private given = 0;
  private back = 0;
  /** The number of entries in the log after the last answer: anything later is another thought. */
  private until = -1;

  /** Begin with the answers that follow the first one, which is given now. */
  begin(answers: readonly string[]): void {
    this.waiting = [...answers];
    this.given = 1;
    this.back = 0;
    this.until = -1;
    this.busy = true;
  }

  /** The next answer that fits the question; those that it does not ask for are skipped. */
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

  /** Take back the whole thought, if it was the last thing that happened after `n` entries; `most` answers can be. */
  takeBack(n: number, most: number): void {
    if (this.until === n && this.given > 1 && most > 1) {
      this.back = Math.min(this.given, most) - 1;
      this.busy = true;
    }
    this.given = 0;
    this.until = -1;
  }

  /** One answer was taken back; whether another has to follow, if `more` can be. */
  tookBack(more: boolean): boolean {
    if (this.back > 0 && more) {
      this.back -= 1;
      return true;
    }
    this.end();
    return false;
  }

  /** Something else happened, or an answer was refused: leave the rest to the reader. */
  end(): void {
    this.waiting = [];
    this.back = 0;
    this.busy = false;
  }
}
