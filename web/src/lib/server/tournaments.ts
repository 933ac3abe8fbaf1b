/** What the server says about tournaments, and what people can do there. */
import type { NewTournament, TournamentInfo, TournamentLine } from '../generated/http';
import type { Pace } from '../generated/protocol';
import { currentLanguage, t } from '../words/i18n.svelte';
import { request } from './api';

const at = (id: string): string => `/tournaments/${encodeURIComponent(id)}`;

export const tournaments = {
  all: () => request<TournamentLine[]>('GET', '/tournaments'),
  one: (id: string, round?: number) => request<TournamentInfo>('GET', at(id) + (round ? `?round=${round}` : '')),
  announce: (wanted: NewTournament) => request<TournamentInfo>('POST', '/tournaments', wanted),
  enter: (id: string) => request<TournamentInfo>('POST', `${at(id)}/enter`),
  pause: (id: string) => request<TournamentInfo>('POST', `${at(id)}/pause`),
  leave: (id: string) => request<TournamentInfo>('POST', `${at(id)}/leave`),
  start: (id: string) => request<TournamentInfo>('POST', `${at(id)}/start`),
  hold: (id: string, held: boolean) => request<TournamentInfo>('POST', `${at(id)}/hold`, { held }),
  callOff: (id: string) => request<void>('DELETE', at(id)),
};

export type TournamentKind = NewTournament['kind'];
export const KINDS: Record<TournamentKind, string> = {
  arena: 'tournament-arena',
  swiss: 'tournament-swiss',
  round_robin: 'tournament-round_robin',
  tables: 'tournament-tables',
};
export const ABOUT: Record<TournamentKind, string> = {
  arena: 'tournament-arena-about',
  swiss: 'tournament-swiss-about',
  round_robin: 'tournament-round_robin-about',
  tables: 'tournament-tables-about',
};

/** How long players may think: clocks for an evening, and one for games over days. */
export const PACES = {
  quick: { move: 10, bank: 300 },
  usual: { move: 10, bank: 900 },
  days: { move: 259_200, bank: 0 },
} as const;

export function paceWords({ move = 0, bank = 0 }: Pace): string {
  return move >= 86_400
    ? t('lobby-clock-days', { days: Math.round(move / 86_400) })
    : t('open-clock', { minutes: Math.round(bank / 60), seconds: move });
}

/** A date and time in the reader's format; only the time if it is today. */
export function when(time: number): string {
  const today = new Date(time).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(currentLanguage(), {
    ...(today ? {} : { dateStyle: 'medium' }),
    timeStyle: 'short',
  }).format(time);
}

/** The status of a tournament in words. */
export function statusWords(one: TournamentLine): string {
  if (one.status === 'open') return t('tournament-status-open', { when: when(one.starts) });
  if (one.status === 'over') return t('tournament-status-over');
  if (one.status === 'off') return t('tournament-status-off');
  if (one.kind === 'arena') return t('tournament-status-arena', { when: when(one.ends) });
  return t('tournament-status-round', { number: Math.max(1, one.round), rounds: one.rounds });
}
