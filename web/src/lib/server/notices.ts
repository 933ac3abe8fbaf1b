/** How the reader is told about turns: requests to the server, and permission from the browser. */
import type { NewBrowserId, Notices, NoticeWishes, Webhook } from '../generated/http';
import { request } from './api';

const hook = (table: string): string => `/tables/${encodeURIComponent(table)}/webhook`;

export const notices = {
  look: () => request<Notices>('GET', '/account/notices'),
  wish: (wishes: NoticeWishes) => request<void>('PUT', '/account/notices', wishes),
  forget: (browser: string) => request<void>('DELETE', `/account/push/${browser}`),
  webhook: (table: string) => request<Webhook>('GET', hook(table)),
  setWebhook: (table: string, address: string, language: string) =>
    request<void>('PUT', hook(table), { address, language }),
  removeWebhook: (table: string) => request<void>('DELETE', hook(table)),
};

/** Whether this browser can show notices at all. */
export const canShow = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The address at which this browser currently gets notices; empty if there is none. */
export async function ownEndpoint(): Promise<string> {
  if (!canShow()) return '';
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription())?.endpoint ?? '';
}

/** Ask for permission, and subscribe this browser to the server with that key; whether it was allowed. Call it on a click. */
export async function subscribe(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe(); // it may be for another key
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  const { endpoint, keys } = made.toJSON();
  await request<NewBrowserId>('PUT', '/account/push', { endpoint, p256dh: keys?.p256dh, auth: keys?.auth });
  return true;
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
