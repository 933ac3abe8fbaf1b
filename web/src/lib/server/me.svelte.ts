/** Who the reader is. Nobody needs an account: anybody who wants to play becomes a guest without being asked. */
import { settings } from '../page/settings.svelte';
import { api, Refused, type Me } from './api';

const KNOWN = 'petteia-known'; // somebody has been here before, so it is worth asking the server who
let me = $state.raw<Me | null>(null);
let asked: Promise<void> | null = null;

export function currentMe(): Me | null {
  return me;
}

export function setMe(next: Me | null): void {
  me = next;
  if (next) localStorage.setItem(KNOWN, '1');
  else localStorage.removeItem(KNOWN);
}

/** Find out once who we are according to the cookie. */
export function findMe(): Promise<void> {
  if (!localStorage.getItem(KNOWN)) return Promise.resolve();
  asked ??= api.me().then(
    (found) => setMe(found),
    (refused: unknown) => {
      if (!(refused instanceof Refused)) throw refused;
    },
  );
  return asked;
}

export async function beSomebody(): Promise<Me> {
  await findMe();
  const found = me ?? (await comeAsGuest());
  setMe(found);
  return found;
}

/** Become a guest, with the name of the last guest on this device. */
async function comeAsGuest(): Promise<Me> {
  const guest = await api.guest();
  return settings.name && guest.guest ? api.nameGuest(settings.name).catch(() => guest) : guest;
}

/** Name a guest; the name is kept for next time. */
export async function callMe(name: string): Promise<void> {
  await beSomebody();
  if (!me?.guest) return;
  setMe(await api.nameGuest(name));
  settings.set({ name: me.name });
}
