import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from 'vite';
import { readBeforePaint } from './before-paint.ts';

/** What Vite made of the site, for the documents that refer to it. */
export type SiteFiles = {
  /** The built `site.html`: scripts, styles and fonts are named in it. */
  shell: string;
  /** The content of the stylesheet that the shell refers to. */
  styles: string;
  /** Inline, before anything is painted. */
  beforePaint: string;
  /** Addresses of the modules that a page loads besides the site's own. */
  modulesOf: (pageId: string) => string[];
  /** Addresses of what the app loads first. */
  appFiles: string[];
};

const stylesheet = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;

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
  const own = modulesBelow(manifest, 'site.html');

  return {
    shell: shell.replace(stylesheet, ''),
    styles: await read(styleFile),
    beforePaint: await readBeforePaint(outDir),
    modulesOf: (pageId) =>
      [...modulesBelow(manifest, `src/site/pages/${pageId}.page.tsx`)]
        .filter((file) => !own.has(file))
        .map((file) => `/${file}`),
    appFiles: Array.from(
      app.matchAll(
        /(?:<script type="module"[^>]*src|<link rel="(?:modulepreload|stylesheet)"[^>]*href)="([^"]+)"/g,
      ),
      ([, file = '']) => file,
    ),
  };
}
