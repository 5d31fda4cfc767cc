import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Manifest, minifySync } from 'vite';

export interface SiteFiles {
  shell: string;
  inline: InlineScripts;
  /** Modules that the page loads after its first paint, the entry first. */
  modulesOf: (pageId: string) => string[];
  /** These modules, and those that the page loads when the reader uses it. */
  allModulesOf: (pageId: string) => string[];
  appFiles: string[];
}

const stylesheet = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;
const modules = /<script type="module".*?<\/script>|<link rel="modulepreload"[^>]*>/g;

type Imports = 'imports' | 'dynamicImports';

const otherPage = /\.islands\.ts$/;

function modulesBelow(
  manifest: Manifest,
  key: string,
  kinds: readonly Imports[],
  found = new Set<string>(),
): Set<string> {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  const below = kinds.flatMap((kind) => chunk[kind] ?? []).filter((each) => !otherPage.test(each));
  for (const imported of below) modulesBelow(manifest, imported, kinds, found);
  return found;
}

/** @throws Error when the client builds have not been written to the folder */
export async function readSiteFiles(outDir: string): Promise<SiteFiles> {
  const read = (...place: string[]) => readFile(path.join(outDir, ...place), 'utf8');
  const shell = await read('site.html');
  const app = await read('index.html');
  const manifest = JSON.parse(await read('.vite/manifest.json')) as Manifest;
  const modulesOf = (pageId: string, kinds: readonly Imports[]) => {
    const keys = ['site.html', `src/site/pages/${pageId}.islands.ts`];
    const found = new Set<string>();
    for (const key of keys) modulesBelow(manifest, key, kinds, found);
    return Array.from(found, (file) => `/${file}`);
  };
  return {
    shell: shell.replace(stylesheet, '').replaceAll(modules, ''),
    inline: await readInlineScripts(),
    modulesOf: (pageId) => modulesOf(pageId, ['imports']),
    allModulesOf: (pageId) => modulesOf(pageId, ['imports', 'dynamicImports']),
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
