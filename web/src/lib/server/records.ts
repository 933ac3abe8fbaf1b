/** Finds the games in files of records. Whether the records are valid, the server decides. */

/** A record in a file: where it begins, its text, and what its first line says about it. */
export interface FoundRecord {
  /** the number of its first line in the file */
  line: number;
  text: string;
  game: string;
  players: readonly string[];
}

const HEADER = '{"petteia":';

/** The records in a text: several as JSON lines, one after the other, or one in either form. */
export function recordsIn(text: string): FoundRecord[] {
  const lines = text.replace(/^\uFEFF/, '').split('\n');
  const starts = lines.flatMap((line, number) => (line.startsWith(HEADER) ? [number] : []));
  if (starts.length < 2) return [{ line: 1, text, game: '', players: [] }];
  starts[0] = 0;
  return starts.map((start, place) => ({
    line: start + 1,
    text: lines.slice(start, starts[place + 1]).join('\n'),
    ...described(lines.slice(start).find((line) => line.startsWith(HEADER)) ?? ''),
  }));
}

function described(header: string): { game: string; players: string[] } {
  try {
    const { game, players } = JSON.parse(header) as { game?: unknown; players?: unknown };
    return { game: String(game ?? ''), players: Array.isArray(players) ? players.map(String) : [] };
  } catch {
    return { game: '', players: [] };
  }
}
