/** What makes the page an app: a manifest in every language, icons, pictures for links, and the service worker with the
list of the files it keeps. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { transformWithOxc, type Plugin, type Rolldown } from 'vite';

const HERE = import.meta.dirname;
const LOCALE = join(HERE, '../../src/petteia/locale');
const PREVIEWS = join(HERE, '../previews');
const ICONS = [
  { file: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  { file: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { file: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { file: 'maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];
/** The shortcuts of the app's icon: screens, and the messages that name them. */
const SHORTCUTS = { watch: 'page-watch', learn: 'page-learn' };

/** The files that are needed to start without a connection, in any language. */
const OFFLINE = /\/Offline\.svelte$|\/src\/words\/..\.ts$|\/petteia\/locale\/..\/(interface|page)\.ftl/;

/** A colour from the tokens of the light theme. */
function token(name: string): string {
  const found = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(readFileSync(join(HERE, '../src/tokens.css'), 'utf8'));
  if (!found?.[1]) throw new Error(`there is no colour --${name}`);
  return found[1];
}

/** The page's messages in a language, by their ids. */
function sayer(language: string): (id: string) => string {
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(readFileSync(join(LOCALE, language, 'page.ftl'), 'utf8')));
  return (id) => bundle.formatPattern(bundle.getMessage(id)?.value ?? '');
}

/** The manifest. Its addresses are relative to itself, and it is next to the document. */
function manifest(language: string, icons: object[]): string {
  const say = sayer(language);
  const shortcuts = Object.entries(SHORTCUTS).map(([url, message]) => ({ name: say(message), url }));
  return JSON.stringify({
    id: './',
    start_url: './',
    scope: './',
    name: 'Petteia',
    short_name: 'Petteia',
    description: say('page-lead'),
    lang: language,
    display: 'standalone',
    theme_color: token('paper'),
    background_color: token('paper'),
    categories: ['games'],
    icons,
    shortcuts,
  });
}

/** The entry script of the document, and all files that are needed to start without a connection. */
function start(bundle: Rolldown.OutputBundle): [string, string[]] {
  const document = bundle['index.html'];
  const named = document?.type === 'asset' ? String(document.source).match(/(?<=")(\.\/)?assets\/[^"]+/g) : null;
  const files = (named ?? []).map((name) => name.replace('./', ''));
  const version = files.find((name) => name.endsWith('.js'));
  if (!version) throw new Error('the page has no beginning');
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const alone = chunks.filter(({ moduleIds }) => moduleIds.some((id) => OFFLINE.test(id)));
  const needed = alone.flatMap((chunk) => [
    chunk.fileName,
    ...chunk.imports,
    ...(chunk.viteMetadata?.importedCss ?? []),
  ]);
  return [version, [...new Set([...files, ...needed])]];
}

export const app: Plugin = {
  name: 'app',
  apply: 'build',
  enforce: 'post',
  transformIndexHtml: () => [
    { tag: 'link', attrs: { rel: 'manifest', href: 'en.webmanifest' }, injectTo: 'head' },
    { tag: 'meta', attrs: { name: 'theme-color', content: token('paper') }, injectTo: 'head' },
  ],
  async generateBundle(_, bundle) {
    const emit = (folder: string, name: string): string =>
      this.getFileName(this.emitFile({ type: 'asset', name, source: readFileSync(join(folder, name)) }));
    const icons = ICONS.map(({ file, ...facts }) => ({ src: emit(join(HERE, '../icons'), file), ...facts }));
    for (const picture of readdirSync(PREVIEWS)) emit(PREVIEWS, picture); // the server finds them by name
    for (const language of readdirSync(LOCALE).filter((name) => name.length === 2))
      this.emitFile({ type: 'asset', fileName: `${language}.webmanifest`, source: manifest(language, icons) });

    const [version, shell] = start(bundle);
    const path = join(HERE, 'worker.ts');
    const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path, { sourcemap: false });
    const facts = { VERSION: version, SHELL: shell, ICON: icons[1]?.src };
    const written = Object.entries(facts).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`);
    this.emitFile({ type: 'asset', fileName: 'worker.js', source: [...written, code].join('\n') });
  },
};
