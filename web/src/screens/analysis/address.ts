/** The addresses of analysis boards. The address of a board that is not saved says where it begins. */
import type { Root } from '../../lib/generated/http';

export interface Beginning {
  root: Root;
  players: string[];
  /** Whether chance acts by itself. */
  draws: boolean;
}

export const addressOf = (beginning: Beginning): string =>
  `/analysis/board#${encodeURIComponent(JSON.stringify(beginning))}`;

/** The beginning that an address gives after its #; null if it makes no sense. */
export function beginningOf(hash: string): Beginning | null {
  try {
    const { root, players = [], draws = true } = JSON.parse(hash) as Partial<Beginning>;
    return root && typeof root.game === 'string' ? { root, players, draws } : null;
  } catch {
    return null;
  }
}

/** The number of moves in a line after `n` entries of the log; `places` says after how many each was taken. */
export const movesAfter = (places: readonly number[], n: number): number =>
  places.slice(0, -1).filter((place) => place < n).length;
