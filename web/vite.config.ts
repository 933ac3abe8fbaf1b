import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { app } from './app/plugin.ts';

/** Fluent files without their comments, which only translators read. */
const messages: Plugin = {
  name: 'messages',
  enforce: 'pre',
  load(id) {
    const [file = '', query] = id.split('?');
    if (!file.endsWith('.ftl') || query !== 'raw') return null;
    this.addWatchFile(file);
    const text = readFileSync(file, 'utf8')
      .replace(/^#.*\n/gm, '')
      .replace(/\n{2,}/g, '\n');
    return `export default ${JSON.stringify(text)}`;
  },
};

// The page is built into the package, so that whoever installs a wheel needs no Node. Addresses in it are relative
// to <base>, which the server writes, so that it works behind a path prefix.
export default defineConfig({
  base: './',
  plugins: [messages, svelte(), app],
  build: {
    outDir: '../src/petteia/server/static',
    emptyOutDir: true,
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      // what the first screen needs comes as one file: it packs better, and nothing waits for a second answer
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
    },
  },
  // `npm run dev` beside `petteia serve`
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': 'http://127.0.0.1:8642', '/ws': { target: 'ws://127.0.0.1:8642', ws: true } },
  },
});
