import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type * as Renderer from '../../src/site/render-page.tsx';
import { stylesOfPages } from './page-styles.ts';
import { robots, siteDocument, sitemap } from './site-document.ts';
import { readSiteFiles } from './site-files.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const config = { root: ROOT, configFile: path.join(ROOT, 'vite.site.config.ts'), logLevel: 'warn' } as const;

async function render(workDir: string) {
  const entry = 'src/site/render-page.tsx';
  await build({
    ...config,
    build: { ssr: entry, outDir: workDir, manifest: false, rolldownOptions: { input: entry } },
  });
  const module = (await import(pathToFileURL(path.join(workDir, 'render-page.js')).href)) as typeof Renderer;
  const pages = await module.renderSite();
  return { pages, languages: module.languages, siteAddress: module.siteAddress };
}

/** The addresses of the app from its generated routes; /admin/$ stands for all addresses below it. */
async function appPaths(): Promise<string[]> {
  const routes = await readFile(path.join(ROOT, 'src/app/route-tree.gen.ts'), 'utf8');
  const [union = ''] = /(?<=fullPaths:)[^;]+/.exec(routes) ?? [];
  const paths = Array.from(union.matchAll(/'([^']+)'/g), ([, each = '']) => each);
  if (paths.length === 0) throw new Error('The generated routes name no addresses');
  return paths;
}

/** Adds the site's scripts to the built app, and its documents with an index of all addresses in .site/. */
export async function writeSite(outDir: string): Promise<void> {
  const workDir = path.join(outDir, '.render');
  const { pages, languages, siteAddress } = await render(workDir);
  await build({ ...config, build: { outDir } });
  const files = await readSiteFiles(outDir);
  const styles = await stylesOfPages(config, { pages, files, outDir });
  const siteDir = path.join(outDir, '.site');
  await mkdir(siteDir);

  // address → language → file. An address without a language has all of them, Portuguese first.
  const index: Record<string, Record<string, string>> = {};
  for (const page of pages) {
    const file = `${page.id}.${page.language}.html`;
    await writeFile(
      path.join(siteDir, file),
      siteDocument(page, { ...files, styles: styles.get(page.id) ?? '' }, languages),
    );
    (index[page.path] ??= {})[page.language] = file;
    if (page.language !== 'pt') index[siteAddress(page.path, page.language)] = { [page.language]: file };
  }
  const paths = [...new Set(pages.map((page) => page.path))];
  await writeFile(path.join(siteDir, 'pages.json'), JSON.stringify(index));
  await writeFile(path.join(siteDir, 'app-paths.json'), JSON.stringify(await appPaths()));
  await writeFile(path.join(siteDir, 'sitemap.xml'), sitemap(paths, languages));
  await writeFile(path.join(siteDir, 'robots.txt'), robots);

  // The server renders the islands of pages with figures.
  await rename(workDir, path.join(siteDir, 'render'));
  for (const place of ['.vite', 'site.html']) {
    await rm(path.join(outDir, place), { recursive: true });
  }
}
