import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { beAnApp } from './lib/app.svelte';
import { addHouseSprite } from './lib/art';
import { loadGames } from './lib/catalogue.svelte';
import { loadFonts } from './lib/fonts';
import { speak } from './lib/i18n.svelte';
import { followLinks } from './lib/route.svelte';
import { settings } from './lib/settings.svelte';

addHouseSprite();
const offline = 'offline' in document.documentElement.dataset; // the service worker says so
if (!offline) {
  document.addEventListener('click', followLinks);
  void loadGames().catch(() => undefined); // whoever needs them asks again
}

/** Nothing waits for this: what it loads needs this script, which would wait for itself. */
async function begin(): Promise<void> {
  await Promise.all([speak(settings.language), loadFonts(settings.language)]);
  const target = document.getElementById('page') as HTMLElement;
  if (offline) {
    const { default: Offline } = await import('./screens/Offline.svelte');
    mount(Offline, { target });
  } else {
    mount(App, { target });
    void beAnApp().catch(() => undefined); // it is a page without, too
  }
}
void begin();
