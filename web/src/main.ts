import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { addHouseSprite } from './lib/art';
import { loadGames } from './lib/catalogue.svelte';
import { loadFonts } from './lib/fonts';
import { speak } from './lib/i18n.svelte';
import { followLinks } from './lib/route.svelte';
import { settings } from './lib/settings.svelte';

addHouseSprite();
document.addEventListener('click', followLinks);
void loadGames().catch(() => undefined); // whoever needs them asks again
await Promise.all([speak(settings.language), loadFonts(settings.language)]);
mount(App, { target: document.getElementById('page') as HTMLElement });
