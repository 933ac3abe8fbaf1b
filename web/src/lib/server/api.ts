/** Requests to the server, and its answers. A refusal is thrown as a `Refused` with a code that has a message. */
import type { OwnSeed } from '../chance/witness';
import type {
  Board,
  BoardLine,
  Bot,
  ChanceAction,
  ChangedStudy,
  CheckedMap,
  ChangedClub,
  Club,
  Companions,
  DailyProblem,
  Details,
  FoundedClub,
  GameInfo,
  Help,
  HintAnswer,
  KeptStudy,
  Leaving,
  Line,
  LineAnswer,
  Lobby,
  Mail,
  MapDraft,
  Me,
  MyPlan,
  NewPlan,
  NewReport,
  NewStudy,
  NewTable,
  OptionsAnswer,
  OwnProfile,
  PlanOption,
  PlanPath,
  PlayOn,
  Played,
  PlayedLine,
  ProblemList,
  Profile,
  Rank,
  RecordLine,
  ReviewAnswer,
  Study,
  StudyLine,
  SolutionAnswer,
  Token,
  Trial,
  Worth,
} from '../generated/http';
import type { TableInfo } from '../generated/protocol';
import { href } from '../page/route.svelte';
import { t } from '../words/i18n.svelte';

export class Refused extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status: number,
    readonly details: { until?: number; reason?: string; line?: number; told?: string; request?: string } = {},
  ) {
    super(text);
  }
}

async function ask(method: string, path: string, body?: unknown): Promise<{ told: unknown; headers: Headers }> {
  let answer: Response;
  try {
    const sent =
      body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
    answer = await fetch(href(`/api${path}`), { method, ...sent });
  } catch {
    throw new Refused('unavailable', t('error-unavailable'), 0);
  }
  const { headers } = answer;
  if (answer.status === 204) return { told: undefined, headers };
  const kind = headers.get('Content-Type') ?? '';
  const told: unknown = kind.includes('json') && !kind.includes('ndjson') ? await answer.json() : await answer.text();
  if (answer.ok) return { told, headers };
  const { code = 'internal', text = '', ...details } = told as { code?: string; text?: string };
  throw new Refused(code, text, answer.status, details);
}

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await ask(method, path, body)).told as T;
}

/** What programs may be allowed to do; a person's own keys have only some of these. */
export const SCOPES = ['read', 'play', 'tables', 'chat'] as const;
export const OWN_SCOPES: readonly string[] = ['read', 'tables'];

export type {
  Bot,
  GameInfo,
  Mail,
  Me,
  NewReport,
  NewTable,
  Played as PlayedGame,
  Profile,
  Rank,
  Token,
  Trial,
  Worth,
} from '../generated/http';

export const api = {
  games: () => request<GameInfo[]>('GET', '/games'),
  /** The Fluent messages that come with a game. */
  words: (game: string, language: string) => request<string>('GET', `/games/${game}/words?language=${language}`),
  facts: (game: string) => request<unknown>('GET', `/games/${game}/facts`),
  map: (game: string, seats: number, code: string) =>
    request<unknown>('GET', `/games/${game}/map?${new URLSearchParams({ seats: String(seats), code })}`),
  checkMap: (game: string, draft: MapDraft) => request<CheckedMap>('POST', `/games/${game}/maps`, draft),
  /** The rules page in that language, or in English if there is none. */
  rules: async (game: string, language: string): Promise<{ page: string; language: string }> => {
    const { told, headers } = await ask('GET', `/games/${game}/rules?language=${language}`);
    return { page: told as string, language: headers.get('Content-Language') ?? 'en' };
  },
  me: () => request<Me>('GET', '/me'),
  guest: () => request<Me>('POST', '/guest'),
  nameGuest: (name: string) => request<Me>('POST', '/guest/name', { name }),
  register: (name: string, password: string) => request<Me>('POST', '/account', { name, password }),
  signIn: (name: string, password: string) => request<Me>('POST', '/session', { name, password }),
  signOut: () => request<void>('DELETE', '/session'),
  signOutEverywhere: () => request<void>('DELETE', '/sessions'),
  changePassword: (old: string, next: string) => request<Me>('POST', '/account/password', { old, new: next }),
  deleteAccount: (password: string) => request<void>('POST', '/account/delete', { password }),
  forgot: (who: string, language: string) => request<Help>('POST', '/password/forgotten', { who, language }),
  reset: (code: string, password: string) => request<Me>('POST', '/password/reset', { code, password }),
  mail: () => request<Mail>('GET', '/account/mail'),
  offerMail: (mail: string, password: string, language: string) =>
    request<void>('POST', '/account/mail', { mail, password, language }),
  confirmMail: (code: string) => request<void>('POST', '/mail/confirm', { code }),
  forgetMail: () => request<void>('DELETE', '/account/mail'),
  bots: () => request<Bot[]>('GET', '/account/bots'),
  letSeat: (name: string, seatedBy: Bot['seated_by']) =>
    request<void>('PATCH', `/account/bots/${encodeURIComponent(name)}`, { seated_by: seatedBy }),
  makeBot: (name: string) => request<{ name: string }>('POST', '/account/bots', { name }),
  deleteBot: (name: string) => request<void>('DELETE', `/account/bots/${encodeURIComponent(name)}`),
  tokens: () => request<Token[]>('GET', '/account/tokens'),
  makeToken: (label: string, scopes: string[], bot: string | null) =>
    request<Token>('POST', '/account/tokens', { label, scopes, bot }),
  revokeToken: (id: string) => request<void>('DELETE', `/account/tokens/${id}`),
  lobby: () => request<Lobby>('GET', '/tables'),
  myTables: () => request<Lobby>('GET', '/me/tables'),
  create: (table: NewTable) => request<TableInfo>('POST', '/tables', table),
  table: (id: string) => request<TableInfo>('GET', `/tables/${id}`),
  start: (id: string) => request<TableInfo>('POST', `/tables/${id}/start`),
  join: (id: string, seed: OwnSeed, seat?: number) =>
    request<TableInfo>('POST', `/tables/${id}/join`, { seed, ...(seat === undefined ? {} : { seat }) }),
  seed: (id: string, seed: OwnSeed) => request<TableInfo>('POST', `/tables/${id}/seed`, seed),
  fill: (id: string, seat: number, who: string) => request<TableInfo>('POST', `/tables/${id}/seat`, { seat, who }),
  moment: async (id: string, n: number, seat: number | null) =>
    (await request<{ view: unknown }>('GET', `/tables/${id}/moments/${n}${seat === null ? '' : `?seat=${seat}`}`)).view,
  review: (id: string) => request<ReviewAnswer>('GET', `/tables/${id}/review`),
  /** How a finished game could have continued from a moment. */
  line: (id: string, n: number, actions: readonly number[], seat: number | null) =>
    request<LineAnswer>(
      'GET',
      `/tables/${id}/moments/${n}/line?actions=${actions.join()}${seat === null ? '' : `&seat=${seat}`}`,
    ),
  /** A decision of a finished game as its seat saw it, after other actions. */
  trial: (id: string, n: number, actions: readonly number[]) =>
    request<Trial>('GET', `/tables/${id}/moments/${n}/trial${actions.length ? `?actions=${actions.join()}` : ''}`),
  /** The problem of this day. */
  dailyProblem: () => request<DailyProblem>('GET', '/problems/daily'),
  problems: (game: string) => request<ProblemList>('GET', `/problems/${game}`),
  /** Attempts at a problem, and their results. */
  problem: (game: string, id: string) => ({
    trial: (actions: readonly number[]) =>
      request<Trial>('GET', `/problems/${game}/${id}/trial${actions.length ? `?actions=${actions.join()}` : ''}`),
    worth: (plan: readonly number[]) => request<Worth>('GET', `/problems/${game}/${id}/worth?actions=${plan.join()}`),
    line: (actions: readonly number[]) =>
      request<LineAnswer>('GET', `/problems/${game}/${id}/line?actions=${actions.join()}`),
    solved: (plan: readonly number[]) =>
      request<undefined>('PUT', `/problems/${game}/${id}/solved?actions=${plan.join()}`),
    solution: () => request<SolutionAnswer>('GET', `/problems/${game}/${id}/solution`),
  }),
  /** What another plan would have been worth. */
  worth: (id: string, n: number, plan: readonly number[]) =>
    request<Worth>('GET', `/tables/${id}/moments/${n}/worth?actions=${plan.join()}`),
  /** What a seat could have done at a moment of a finished game, with chances. */
  options: (id: string, n: number) => request<OptionsAnswer>('GET', `/tables/${id}/moments/${n}/options`),
  /** Another game from a moment of a finished one, against bots. */
  playOn: (id: string, n: number, on: PlayOn) => request<TableInfo>('POST', `/tables/${id}/moments/${n}/play`, on),
  /** A finished game as a line for the analysis board. */
  playedLine: (id: string) => request<PlayedLine>('GET', `/tables/${id}/analysis`),
  /** The end of a line on the analysis board. */
  board: (line: BoardLine) => request<Board>('POST', '/analysis/board', line),
  boardOptions: (line: Line) => request<OptionsAnswer>('POST', '/analysis/options', line),
  keepLine: (line: RecordLine) => request<TableInfo>('POST', '/analysis/record', line),
  myStudies: () => request<StudyLine[]>('GET', '/me/studies'),
  study: (id: string) => request<Study>('GET', `/studies/${encodeURIComponent(id)}`),
  keepStudy: (study: NewStudy) => request<KeptStudy>('POST', '/studies', study),
  changeStudy: (id: string, study: ChangedStudy) => request<KeptStudy>('PUT', `/studies/${id}`, study),
  deleteStudy: (id: string) => request<void>('DELETE', `/studies/${id}`),
  /** The answers that the reader has planned, in a game over days. */
  plan: (id: string) => request<MyPlan>('GET', `/tables/${id}/plan`),
  keepPlan: (id: string, plan: NewPlan) => request<void>('PUT', `/tables/${id}/plan`, plan),
  planOptions: (id: string, path: PlanPath) => request<PlanOption[]>('POST', `/tables/${id}/plan/options`, path),
  /** What the reader could do now, in a game against bots. */
  hints: (id: string) => request<HintAnswer>('GET', `/tables/${id}/hints`),
  chance: (id: string) => request<ChanceAction[]>('GET', `/tables/${id}/chance`),
  record: (id: string) => request<string>('GET', `/tables/${id}/record`),
  /** Open a record; what is wrong with it is told in that language. */
  openRecord: (text: string, language: string) => request<TableInfo>('POST', '/records', { text, language }),
  myHistory: () => request<Played[]>('GET', '/me/history?most=50'),
  ratings: (game: string, pace: string, kind: 'person' | 'bot') =>
    request<Rank[]>('GET', `/ratings/${game}?pace=${pace}&kind=${kind}`),
  profile: (name: string) => request<Profile>('GET', `/users/${encodeURIComponent(name)}`),
  details: (name: string) => request<Details>('GET', `/users/${encodeURIComponent(name)}/details`),
  ownProfile: () => request<OwnProfile>('GET', '/account/profile'),
  presentMyself: (profile: OwnProfile) => request<void>('PUT', '/account/profile', profile),
  history: (name: string) => request<Played[]>('GET', `/users/${encodeURIComponent(name)}/history?most=50`),
  /** The people the reader follows or blocks, invitations, and the reader's clubs. */
  people: () => request<Companions>('GET', '/me/people'),
  tie: (name: string, kind: 'follow' | 'block') =>
    request<void>('PUT', `/people/${encodeURIComponent(name)}`, { kind }),
  untie: (name: string) => request<void>('DELETE', `/people/${encodeURIComponent(name)}`),
  invite: (table: string, name: string) => request<void>('POST', `/tables/${table}/invite`, { name }),
  leaving: () => request<Leaving>('GET', '/me/leaving'),
  decline: (table: string) => request<void>('DELETE', `/tables/${table}/invite`),
  foundClub: (name: string) => request<FoundedClub>('POST', '/clubs', { name }),
  club: (id: string) => request<Club>('GET', `/clubs/${encodeURIComponent(id)}`),
  clubTables: (id: string) => request<Lobby>('GET', `/clubs/${encodeURIComponent(id)}/tables`),
  joinClub: (id: string, code: string) => request<void>('POST', `/clubs/${encodeURIComponent(id)}/join`, { code }),
  leaveClub: (id: string) => request<void>('POST', `/clubs/${encodeURIComponent(id)}/leave`),
  changeClub: (id: string, club: ChangedClub) => request<void>('PUT', `/clubs/${encodeURIComponent(id)}`, club),
  closeClub: (id: string) => request<void>('DELETE', `/clubs/${encodeURIComponent(id)}`),
  removeMember: (id: string, name: string) =>
    request<void>('DELETE', `/clubs/${encodeURIComponent(id)}/members/${encodeURIComponent(name)}`),
  handOver: (id: string, name: string) =>
    request<void>('POST', `/clubs/${encodeURIComponent(id)}/members/${encodeURIComponent(name)}/lead`),
  reportTitle: (what: 'club' | 'tournament', id: string, note: string) =>
    request<void>('POST', `/reports/${what}/${encodeURIComponent(id)}`, { note }),
  report: (report: NewReport) => request<void>('POST', '/reports', report),
};
