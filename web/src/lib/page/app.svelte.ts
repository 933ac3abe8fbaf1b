/** The page as an app: its service worker, and newer versions of it. */
import { href, loadAnew } from './route.svelte';

let newer = $state(false);
let outdated = $state(false);

export const version = {
  /** Whether the server has a newer page than this one. The next link that is followed loads it. */
  get newer(): boolean {
    return newer;
  },
  /** Whether this page needed a file that only its own version had. */
  get outdated(): boolean {
    return newer && outdated;
  },
};

/** Let the service worker cache what the page needs to start, and watch for newer versions. A table is never reloaded. */
export async function beAnApp(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  const begun = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '';
  workers.addEventListener('message', (event) => {
    const { version } = event.data as { version?: string };
    if (!version || begun.endsWith(version)) return;
    newer = true;
    loadAnew();
  });
  const registration = await workers.register(href('/worker.js'), { scope: href('/') });
  const look = () => void registration.update().catch(() => undefined); // there may be no connection
  document.addEventListener('visibilitychange', () => document.hidden || look());
  addEventListener('vite:preloadError', () => {
    outdated = true;
    look();
  });
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  (await workers.ready).active?.postMessage({ keep: loaded.filter((name) => name.includes('/assets/')) });
}
