/** The tie-breaks in words. */
export const TIES: Record<string, string> = {
  cut: 'tournament-tie-cut',
  opponents: 'tournament-tie-opponents',
  beaten: 'tournament-tie-beaten',
  direct: 'tournament-tie-direct',
  fewer: 'tournament-tie-fewer',
  wins: 'tournament-wins',
};
