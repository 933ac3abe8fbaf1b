/** The requests of admins: a part of the API that nobody else loads. */
import type { Account, Deed, Report, Sanctioned, SetAside } from '../generated/http';
import { request } from './api';

export type { Account, Deed, Report, Sanctioned as Sanction } from '../generated/http';
export type SanctionKind = Sanctioned['kind'];

export const admin = {
  reports: (everything: boolean) => request<Report[]>('GET', `/admin/reports?everything=${everything}`),
  account: (who: string) => request<Account>('GET', `/admin/accounts?${new URLSearchParams({ who })}`),
  sanctions: () => request<Sanctioned[]>('GET', '/admin/sanctions'),
  quarantine: () => request<SetAside[]>('GET', '/admin/quarantine'),
  deeds: () => request<Deed[]>('GET', '/admin/deeds'),
  settle: (report: number) => request<void>('POST', `/admin/reports/${report}/settle`, {}),
  impose: (user: string, kind: SanctionKind, hours: number | null, reason: string) =>
    request<void>('POST', '/admin/sanctions', { user, kind, hours, reason }),
  lift: (user: string, kind: SanctionKind) => request<void>('DELETE', `/admin/sanctions/${user}/${kind}`),
  rename: (user: string, name: string) => request<void>('POST', `/admin/accounts/${user}/name`, { name }),
  hide: (what: 'club' | 'tournament', id: string) =>
    request<void>('POST', `/admin/titles/${what}/${encodeURIComponent(id)}/hide`),
  close: (table: string, reason: string) =>
    request<void>('POST', `/admin/tables/${encodeURIComponent(table)}/close`, { reason }),
};
