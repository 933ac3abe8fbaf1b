import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { beAnApp } from './lib/page/app.svelte';
import { addHouseSprite } from './lib/page/art';
import { loadFonts } from './lib/page/fonts';
import { followLinks } from './lib/page/route.svelte';
import { settings } from './lib/page/settings.svelte';
import { loadGames } from './lib/server/catalogue.svelte';
import { speak } from './lib/words/i18n.svelte';

addHouseSprite();
const offline = 'offline' in document.documentElement.dataset; // set by the service worker
if (!offline) {
  document.addEventListener('click', followLinks);
  void loadGames().catch(() => undefined); // they are requested again when needed
}

/** Nothing may wait for this: what it loads needs this script, which would then wait for itself. */
async function begin(): Promise<void> {
  await Promise.all([speak(settings.language), loadFonts(settings.language)]);
  const target = document.getElementById('page') as HTMLElement;
  if (offline) {
    const { default: Offline } = await import('./screens/Offline.svelte');
    mount(Offline, { target });
  } else {
    mount(App, { target });
    void beAnApp().catch(() => undefined); // the page works without it, too
  }
}
void begin();
