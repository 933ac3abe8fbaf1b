/** Who the reader is. Nobody needs an account: whoever wants to play is made a guest without being asked. */
import { api, Refused, type Me } from './api';

let me = $state.raw<Me | null>(null);
let asked: Promise<void> | null = null;

export function currentMe(): Me | null {
  return me;
}

export function setMe(next: Me | null): void {
  me = next;
}

/** Find out who the cookie says we are; once. */
export function findMe(): Promise<void> {
  asked ??= api.me().then(
    (found) => void (me = found),
    (refused: unknown) => {
      if (!(refused instanceof Refused)) throw refused;
    },
  );
  return asked;
}

export async function beSomebody(): Promise<Me> {
  await findMe();
  me ??= await api.guest();
  return me;
}
