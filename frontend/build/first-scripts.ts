import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type HtmlTagDescriptor, minifySync, type Plugin, type Rolldown } from 'vite';

const routes = path.resolve(import.meta.dirname, '../src/routes');
const FRAME = '_app.tsx';

type Bundle = Rolldown.OutputBundle;

const codeOf = (bundle: Bundle) => Object.values(bundle).filter((file) => file.type === 'chunk');

/** The file and all its imports, which the browser would otherwise find one after the other. */
function withImports(bundle: Bundle, fileName: string, found = new Set<string>()): Set<string> {
  const file = bundle[fileName];
  if (found.has(fileName) || file?.type !== 'chunk') return found;
  found.add(fileName);
  for (const next of file.imports) withImports(bundle, next, found);
  return found;
}

function codeOfRoute(bundle: Bundle, route: string): string {
  const id = `${path.join(routes, route)}?tsr-split=component`;
  const file = codeOf(bundle).find(({ moduleIds }) => moduleIds.includes(id));
  if (!file) throw new Error(`No file has the code of ${route}`);
  return file.fileName;
}

function textsOfRoute(route: string): string[] {
  const [, names = ''] = /loadTexts\(([^)]*)\)/.exec(readFileSync(path.join(routes, route), 'utf8')) ?? [];
  return [...names.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name);
}

const addressOf = (route: string) => route.replace(/^_app/, '').replace(/(\/index)?\.tsx$/, '');

/** What each customer screen needs beyond the first script: the places of its files, and its texts. */
function screensOf(bundle: Bundle, entry: string) {
  const first = withImports(bundle, entry);
  const all = new Set<string>();
  const found = globSync('_app/**/*.tsx', { cwd: routes }).filter((route) => !route.includes('$'));
  const screens = found.toSorted().map((route) => {
    const needed = withImports(bundle, codeOfRoute(bundle, FRAME));
    withImports(bundle, codeOfRoute(bundle, route), needed);
    const scripts = [...needed].filter((file) => !first.has(file));
    for (const file of scripts) all.add(file);
    return [addressOf(route), [scripts.map((file) => [...all].indexOf(file)), textsOfRoute(route)]];
  });
  return { scripts: [...all], screens: Object.fromEntries(screens) as object };
}

const source = (name: string) => readFileSync(path.resolve(import.meta.dirname, '../src/app', name), 'utf8');

/**
 * Writes the scripts that run before the app into the page, and preloads the imports of the app's first script. The
 * server allows the scripts by their CSP hash.
 */
export function firstScripts(): Plugin {
  return {
    name: 'torpedo:first-scripts',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const write = (code: string) =>
          html.replace('<!-- first scripts -->', () => `<script>${code}</script>`);
        if (!bundle) return write(source('first-paint.js'));
        const entry = codeOf(bundle).find(({ isEntry }) => isEntry)?.fileName;
        const [texts] = Object.keys(bundle).flatMap((file) => /^assets\/texts-[^/]+/.exec(file) ?? []);
        if (!entry || !texts) throw new Error('The build has no first script or no texts');
        const starts = JSON.stringify({ texts, ...screensOf(bundle, entry) });
        const calls = source('first-calls.js').replace(`'%starts%'`, () => starts);
        const code = `${source('first-paint.js')}\n${calls}`;
        const imported: HtmlTagDescriptor[] = [...withImports(bundle, entry)]
          .filter((file) => file !== entry)
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', href: `/${file}` },
            injectTo: 'head',
          }));
        return { html: write(minifySync('first.js', code).code.trim()), tags: imported };
      },
    },
  };
}
