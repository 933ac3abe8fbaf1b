/** Addresses of the page. All are relative to <base>, so that the page works behind a path prefix. */
const base = new URL(document.baseURI);

let path = $state('');
let hash = $state('');
let visits = $state(0);
/** The last table on the screen, for the way back to it. */
let table = $state('');

function current(): string {
  const here = location.pathname;
  return `/${here.startsWith(base.pathname) ? here.slice(base.pathname.length) : here.replace(/^\//, '')}`;
}

function arrive(): void {
  visits += 1;
  path = current();
  hash = decodeURIComponent(location.hash.slice(1));
  if (path.startsWith('/t/')) table = path;
}

arrive();
addEventListener('popstate', arrive);

export const route = {
  get path(): string {
    return path;
  },
  /** The part within a screen: "D5.8" of "/rules/duel#D5.8". */
  get hash(): string {
    return hash;
  },
  /** Grows whenever a link is followed, even one to the current place. */
  get visits(): number {
    return visits;
  },
  get table(): string {
    return table;
  },
  get parts(): string[] {
    return path.split('/').filter(Boolean);
  },
};

/** The address of a place in the page, for a link. */
export function href(to: string): string {
  return base.pathname + to.replace(/^\//, '');
}

/** The full address, for sending to a friend. */
export function fullAddress(to: string): string {
  return new URL(href(to), location.origin).href;
}

export function go(to: string): void {
  history.pushState(null, '', href(to));
  arrive();
  scrollTo(0, 0);
}

/** Go somewhere else instead of here: the way back does not lead here. */
export function goInstead(to: string): void {
  history.replaceState(null, '', href(to));
  arrive();
}

let anew = false;

/** Make the next link load the page again, because there is a newer one. */
export function loadAnew(): void {
  anew = true;
}

/** Let links within the page change the screen without loading it again, unless there is a newer page to load. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  if (!link.pathname.startsWith(base.pathname) || link.pathname.startsWith(`${base.pathname}api/`)) return;
  if (anew) return;
  event.preventDefault();
  go(`/${link.pathname.slice(base.pathname.length)}${link.search}${link.hash}`);
}

export function socketAddress(to: string): string {
  const address = new URL(href(to), location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  return address.href;
}

/** The code in a link from a mail. It comes after the #, which is not sent to any server, and is removed from the address
once it has been read. */
export function codeFromLink(): string {
  const code = location.hash.slice(1);
  if (code) history.replaceState(null, '', location.pathname);
  return code;
}
