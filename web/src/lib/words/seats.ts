/** Who sits where, in words. */
import type { Seat, TableInfo } from '../generated/protocol';
import { t, vocabulary } from './i18n.svelte';
import { personName } from './people';

let nameInGame = (_game: string, _bot: string): string | undefined => undefined;

/** Set the function that knows what a game calls its characters. */
export function nameBotsWith(find: typeof nameInGame): void {
  nameInGame = find;
}

export function seatName(info: TableInfo | null, seat: number): string {
  const who = info?.seats[seat];
  if (!info || !who || (who.kind === 'open' && !who.name)) return t('lobby-seat', { number: seat + 1 });
  if (who.kind === 'bot') return numbered(info, seat, botName(info.game, who.bot), (other) => other.bot);
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

/** What a bot is called, a level or a character: as its game says, or as all games do; otherwise its id. */
export function botName(game: string, bot: string): string {
  return bot ? (knownBot(game, bot) ?? bot) : t('page-bot');
}

/** A name from a record of a game; that of one of our bots is translated into the reader's language. */
export function nameInRecord(game: string, name: string): string {
  return knownBot(game, name) ?? name;
}

function knownBot(game: string, bot: string): string | undefined {
  const words = [vocabulary(game), vocabulary('')].find(({ has }) => has(`bot-${bot}`));
  return nameInGame(game, bot) ?? words?.t(`bot-${bot}`);
}

export function seatNames(info: TableInfo | null): string[] {
  return (info?.seats ?? []).map((_, seat) => seatName(info, seat));
}
