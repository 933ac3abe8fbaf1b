/** Addresses of the page. All are relative to <base>, so that it works behind a path prefix. */
const base = new URL(document.baseURI);

let path = $state(current());

function current(): string {
  const here = location.pathname;
  return `/${here.startsWith(base.pathname) ? here.slice(base.pathname.length) : here.replace(/^\//, '')}`;
}

addEventListener('popstate', () => (path = current()));

export const route = {
  get path(): string {
    return path;
  },
  get parts(): string[] {
    return path.split('/').filter(Boolean);
  },
};

/** The address of a place in the page, as a link needs it. */
export function href(to: string): string {
  return base.pathname + to.replace(/^\//, '');
}

/** The whole address, as one sends it to a friend. */
export function fullAddress(to: string): string {
  return new URL(href(to), location.origin).href;
}

export function go(to: string): void {
  history.pushState(null, '', href(to));
  path = current();
  scrollTo(0, 0);
}

/** Let links within the page change the screen without loading it again. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  if (!link.pathname.startsWith(base.pathname) || link.pathname.startsWith(`${base.pathname}api/`)) return;
  event.preventDefault();
  go(`/${link.pathname.slice(base.pathname.length)}${link.search}${link.hash}`);
}

export function socketAddress(to: string): string {
  const address = new URL(href(to), location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  return address.href;
}
