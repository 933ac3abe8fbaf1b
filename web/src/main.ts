import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { addHouseSprite } from './lib/art';
import { speak } from './lib/i18n.svelte';
import { followLinks } from './lib/route.svelte';
import { settings } from './lib/settings.svelte';

addHouseSprite();
document.addEventListener('click', followLinks);
await speak(settings.language);
mount(App, { target: document.getElementById('page') as HTMLElement });
