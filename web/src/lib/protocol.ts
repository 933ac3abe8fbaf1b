export interface Pace { move: number; bank: number }
export interface Seat { kind: 'person' | 'bot' | 'open'; user: string; name: string; bot: string; rating: number | null; present: boolean; resigned: boolean }
export interface Fairness { commitment: string; seeds: string[]; secret: string }
export interface Outcome { winners: number[]; reason: string; scores: Record<string, number>[] }
export interface TableInfo { id: string; game: string; rules: string; options: Record<string, string>; seats: Seat[]; status: 'waiting' | 'playing' | 'over'; host: string; public: boolean; rated: boolean; pace: Pace; delay: number; spectators: number; your_seats: number[]; looking: number | null; undo_asked_by: number | null; undo_agreed: number[]; rematch_offers: number[]; rematch: string; fairness: Fairness; result: Outcome | null }
export interface Choice { action: number; text: string }
export interface Ask { seat: number; question: string; actions: Choice[] }
export interface Entry { n: number; kind: 'action' | 'undo' | 'resign'; actor: number; action: number; text: string; events: Record<string, unknown>[] }
export interface Clock { seat: number; move: number; bank: number; running: boolean }
export interface RefusalText { rule: string; key: string; args: Record<string, number | string>; text: string }
export interface Explanation { action: number; text: string; legal: boolean; refusal: RefusalText | null; payment: Record<string, unknown> | null }
export type ClientMessage = { t: string; [key: string]: unknown };
export interface TableMessage { t: 'table'; info: TableInfo }
export interface StateMessage { t: 'state'; n: number; view: unknown; ask: Ask | null; undo: number; hand_over: number | null; clocks: Clock[]; log_from: number; log: Entry[] }
export interface Played { t: 'played'; n: number; entries: Entry[]; view: unknown; ask: Ask | null; undo: number; hand_over: number | null; clocks: Clock[] }
export interface Ok { t: 'ok'; n: number }
export interface Refused { t: 'refused'; n: number; rule: string; key: string; args: Record<string, number | string>; text: string }
export interface Conflict { t: 'conflict'; n: number }
export interface Explained { t: 'explained'; id: string; n: number; answers: Explanation[] }
export interface Said { t: 'chat'; n: number; user: string; name: string; seat: number | null; text: string; id: string; at: number }
export interface Error { t: 'error'; code: string; text: string }
export interface Pong { t: 'pong' }
export type ServerMessage = TableMessage | StateMessage | Played | Ok | Refused | Conflict | Explained | Said | Error | Pong;
