/** The games that are waiting for the reader's move, and how that is shown outside the page: on the tab and the app's icon. */
import icon from '../../../icons/icon.svg?raw';
import type { Lobby } from '../generated/http';
import { api } from './api';
import { currentMe } from './me.svelte';

const OFTEN = 60_000; // milliseconds between two looks
const MOST = 9; // what fits on an icon

let games = $state.raw<ReadonlySet<string>>(new Set());
let title = $state('Petteia');

/** Learn from a list of the reader's tables which of them are waiting. */
export function noteTables({ waiting }: Lobby): void {
  games = new Set(waiting);
  if (!games.size) void withdraw();
}

/** Learn from a table on the screen whether it is waiting. */
export function noteTurn(id: string, waits: boolean): void {
  if (games.has(id) === waits) return;
  games = waits ? new Set([...games, id]) : new Set([...games].filter((game) => game !== id));
  if (!games.size) void withdraw();
}

/** No game is waiting any more: have the service worker close the notice, if the browser still shows one. */
async function withdraw(): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const registration = await navigator.serviceWorker?.getRegistration();
  registration?.active?.postMessage({ withdraw: Date.now() });
}

/** Set the title of the tab, which follows the number of waiting games. */
export function entitle(next: string): void {
  title = next;
}

/** The icon of the tab, with a number on it unless that is 0. */
function iconWith(number: number): string {
  const written = number > MOST ? `${MOST}+` : String(number);
  const sign = `<circle cx="27" cy="27" r="13" fill="#A53F29"/><text x="27" y="33" text-anchor="middle" fill="#FFFDF8" font-family="sans-serif" font-weight="700" font-size="17">${written}</text>`;
  const drawn = number ? icon.trim().replace('</svg>', `${sign}</svg>`) : icon.trim();
  return `data:image/svg+xml,${encodeURIComponent(drawn)}`;
}

/** Show on the tab, and on the app's icon if the platform has badges, how many games are waiting. Call it once, in a component. */
export function showWaiting(): void {
  $effect(() => {
    document.title = games.size ? `(${games.size}) ${title}` : title;
  });
  $effect(() => {
    const { size } = games;
    document.querySelector('link[rel=icon]')?.setAttribute('href', iconWith(size));
    const badged = size ? navigator.setAppBadge?.(size) : navigator.clearAppBadge?.();
    badged?.catch(() => undefined); // only an installed app has one
  });
  $effect(() => {
    const timer = setInterval(() => {
      if (currentMe()) void api.myTables().then(noteTables, () => undefined);
    }, OFTEN);
    return () => clearInterval(timer);
  });
}
