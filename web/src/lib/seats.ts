/** Who sits where, in words. */
import { t } from './i18n.svelte';
import type { TableInfo } from './protocol';

export function seatName(info: TableInfo | null, seat: number): string {
  const who = info?.seats[seat];
  if (!info || !who || who.kind === 'open') return t('lobby-seat', { number: seat + 1 });
  return who.name || numbered(info, seat);
}

/** Several bots of a level are told apart by a number. */
function numbered(info: TableInfo, seat: number): string {
  const { bot } = info.seats[seat]!;
  const alike = info.seats.filter((other) => !other.name && other.bot === bot);
  return alike.length > 1 ? `${botName(bot)} ${alike.indexOf(info.seats[seat]!) + 1}` : botName(bot);
}

export function botName(bot: string): string {
  return bot ? t(`bot-${bot}`) : t('page-bot');
}

export function seatNames(info: TableInfo | null): string[] {
  return (info?.seats ?? []).map((_, seat) => seatName(info, seat));
}
