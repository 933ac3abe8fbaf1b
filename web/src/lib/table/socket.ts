/** A connection that reconnects by itself, sooner after a short break than after a long one. */
import type { ClientMessage, ServerMessage } from '../generated/protocol';

export type Link = 'connecting' | 'open' | 'lost';

export interface Ears {
  opened(): void;
  heard(message: ServerMessage): void;
  changed(link: Link): void;
  refused(code: number): void; // the server does not want us back
}

/** Whatever is at the other end of a table: the server, or a board in this page. */
export interface FarEnd {
  send(message: ClientMessage): boolean;
  close(): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
const PING_EVERY = 20_000;
const SILENCE = 45_000;
const SOON = 150; // when a server restarts, another may already be available
const STEADY = 5_000; // only clients connected for at least this long may hurry; others would crowd a server in trouble
const RESTARTS = [1001, 1012]; // close codes of a server that shuts down in good order
const GIVEN_UP = 4_000; // close codes from here on say that the server does not want us back

export class Connection implements FarEnd {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private lastHeard = 0;
  private closed = false;
  private openedAt = 0;

  constructor(
    private readonly address: string,
    private readonly ears: Ears,
  ) {
    this.open();
    addEventListener('online', this.now);
    document.addEventListener('visibilitychange', this.now);
  }

  /** Send if the line is open; whoever needs a message to arrive sends it again on `opened`. */
  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    removeEventListener('online', this.now);
    document.removeEventListener('visibilitychange', this.now);
    this.socket?.close();
  }

  private readonly now = (): void => {
    if (!this.closed && document.visibilityState === 'visible' && this.socket?.readyState === WebSocket.CLOSED) {
      clearTimeout(this.timer);
      this.open();
    }
  };

  private open(): void {
    this.ears.changed(this.wait === FIRST_WAIT ? 'connecting' : 'lost');
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.openedAt = this.lastHeard = Date.now();
      this.ears.changed('open');
      this.ears.opened();
      this.beat = setInterval(() => this.ping(), PING_EVERY);
    };
    socket.onmessage = (frame) => {
      this.lastHeard = Date.now();
      this.ears.heard(JSON.parse(String(frame.data)) as ServerMessage);
    };
    socket.onclose = (event) => {
      clearInterval(this.beat);
      if (this.closed) return;
      if (RESTARTS.includes(event.code) && Date.now() - this.openedAt > STEADY) {
        this.timer = setTimeout(() => this.open(), SOON * Math.random());
        return;
      }
      this.ears.changed('lost');
      if (event.code >= GIVEN_UP) return this.ears.refused(event.code);
      this.timer = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  private ping(): void {
    if (Date.now() - this.lastHeard > SILENCE) this.socket?.close();
    else this.send({ t: 'ping' });
  }
}

/** The line of a board without a table behind it. */
export const NO_LINE: FarEnd = { send: () => false, close: () => undefined };
