import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Manifest, minifySync } from 'vite';

export interface SiteFiles {
  shell: string;
  styles: string;
  inline: InlineScripts;
  /** Modules that the page loads after its first paint, the entry first. */
  modulesOf: (pageId: string) => string[];
  appFiles: string[];
}

const stylesheet = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;
const modules = /<script type="module".*?<\/script>|<link rel="modulepreload"[^>]*>/g;

function modulesBelow(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) modulesBelow(manifest, imported, found);
  return found;
}

/** @throws Error when the client builds have not been written to the folder */
export async function readSiteFiles(outDir: string): Promise<SiteFiles> {
  const read = (...place: string[]) => readFile(path.join(outDir, ...place), 'utf8');
  const shell = await read('site.html');
  const app = await read('index.html');
  const manifest = JSON.parse(await read('.vite/manifest.json')) as Manifest;
  const styleFile = stylesheet.exec(shell)?.[1];
  if (!styleFile) throw new Error('The built site has no stylesheet');
  return {
    shell: shell.replace(stylesheet, '').replaceAll(modules, ''),
    styles: await read(styleFile),
    inline: await readInlineScripts(),
    modulesOf: (pageId) =>
      [
        ...new Set([
          ...modulesBelow(manifest, 'site.html'),
          ...modulesBelow(manifest, `src/site/pages/${pageId}.islands.ts`),
        ]),
      ].map((file) => `/${file}`),
    appFiles: Array.from(
      app.matchAll(
        /(?:<script type="module"[^>]*src|<link rel="(?:modulepreload|stylesheet)"[^>]*href)="([^"]+)"/g,
      ),
      ([, file = '']) => file,
    ),
  };
}

/** Scripts that stand in every page; the server allows them by their CSP hash. */
interface InlineScripts {
  beforePaint: string;
  afterPaint: string;
}

const readSource = (file: string) => readFile(path.join(import.meta.dirname, '../../src/site', file), 'utf8');

const minify = (code: string) => minifySync('inline.js', code).code.trim();

export async function readInlineScripts(): Promise<InlineScripts> {
  const shared = await readSource('../app/first-paint.js');
  return {
    beforePaint: minify(`${shared}\n${await readSource('before-paint.js')}`),
    afterPaint: minify(await readSource('after-paint.js')),
  };
}
