/** Who sits where, in words. */
import { t } from './i18n.svelte';
import type { TableInfo } from './protocol';

export function seatName(info: TableInfo | null, seat: number): string {
  const who = info?.seats[seat];
  if (!who || who.kind === 'open') return t('lobby-seat', { number: seat + 1 });
  return who.name || botName(who.bot);
}

export function botName(bot: string): string {
  return bot ? t(`bot-${bot}`) : t('page-bot');
}

export function seatNames(info: TableInfo | null): string[] {
  return (info?.seats ?? []).map((_, seat) => seatName(info, seat));
}
