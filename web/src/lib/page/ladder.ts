/** The ladder of challenges. */
import type { ChallengeInfo } from '../generated/http';

/** The first challenge that is not solved, preferably after a place on the ladder. */
export function nextOf(ladder: readonly ChallengeInfo[], after = -1): ChallengeInfo | undefined {
  return [...ladder.slice(after + 1), ...ladder.slice(0, after + 1)].find((one) => !one.solved);
}
