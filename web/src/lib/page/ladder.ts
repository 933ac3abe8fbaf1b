/** The ladder of challenges. */
import type { ChallengeInfo } from '../generated/http';

/** The first that is not solved, behind a place of the ladder if there is one. */
export function nextOf(ladder: readonly ChallengeInfo[], after = -1): ChallengeInfo | undefined {
  return [...ladder.slice(after + 1), ...ladder.slice(0, after + 1)].find((one) => !one.solved);
}
