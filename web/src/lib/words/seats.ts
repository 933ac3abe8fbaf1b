/** Who sits where, in words. */
import type { Seat, TableInfo } from '../generated/protocol';
import { t } from './i18n.svelte';
import { personName } from './people';

export function seatName(info: TableInfo | null, seat: number): string {
  const who = info?.seats[seat];
  if (!info || !who || (who.kind === 'open' && !who.name)) return t('lobby-seat', { number: seat + 1 });
  if (who.kind === 'bot') return numbered(info, seat, botName(who.bot), (other) => other.bot);
  if (!who.name) return t('page-deleted-player');
  return numbered(info, seat, personName(who.name), (other) => other.name);
}

/** The name, with a number if others have the same: bots of a level, and unnamed people at one screen. */
function numbered(info: TableInfo, seat: number, name: string, key: (other: Seat) => string): string {
  const who = info.seats[seat]!;
  const alike = info.seats.filter((other) => other.kind === who.kind && key(other) === key(who));
  return alike.length > 1 ? t('people-numbered', { name, number: alike.indexOf(who) + 1 }) : name;
}

/** Whether a bot has won for a person who had resigned from a game of several people. */
export function wonInPlace(info: TableInfo | null): boolean {
  const winners = info?.result?.winners ?? [];
  return winners.length > 0 && winners.every((seat) => info?.seats[seat]?.resigned);
}

export function botName(bot: string): string {
  return bot ? t(`bot-${bot}`) : t('page-bot');
}

/** A name from a record; that of one of our bots is translated into the reader's language. */
export function nameInRecord(name: string): string {
  const known = t(`bot-${name}`);
  return known === `bot-${name}` ? name : known;
}

export function seatNames(info: TableInfo | null): string[] {
  return (info?.seats ?? []).map((_, seat) => seatName(info, seat));
}
