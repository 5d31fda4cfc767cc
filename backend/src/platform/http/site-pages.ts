import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'cookie';
import { Router, type Request } from 'express';
import { languageOf } from '../languages.js';
import { storedPage, type StoredPage } from './stored-page.js';

/** Where the build leaves what only the running server knows. */
const PUBLIC_URL = '%PUBLIC_URL%';
const PAGE_PATH = '%PAGE_PATH%';

/** The visitor's choice of a language, which the pages set. */
const LANGUAGE_COOKIE = 'torpedo.language';

const CRAWLER_FILES = { 'robots.txt': 'text/plain', 'sitemap.xml': 'application/xml' } as const;

/** The rendered pages of the public site, as the build wrote them. */
export interface SiteSource {
  /** HTML by language, by the path that shows it. Of several languages the first is the path's own. */
  pages: ReadonlyMap<string, ReadonlyMap<string, string>>;
  crawlerFiles: ReadonlyMap<keyof typeof CRAWLER_FILES, string>;
}

/** Reads the rendered site; without one (a server under development) it is empty. */
export async function readSite(folder: string): Promise<SiteSource> {
  const read = (file: string) => readFile(path.join(folder, file), 'utf8');
  const index = await read('pages.json').catch(() => null);
  if (index === null) return { pages: new Map(), crawlerFiles: new Map() };

  const pages = new Map<string, Map<string, string>>();
  for (const [place, files] of Object.entries(JSON.parse(index) as Record<string, Record<string, string>>)) {
    const byLanguage = new Map<string, string>();
    for (const [language, file] of Object.entries(files)) byLanguage.set(language, await read(file));
    pages.set(place, byLanguage);
  }
  const names = Object.keys(CRAWLER_FILES) as (keyof typeof CRAWLER_FILES)[];
  const crawlerFiles = await Promise.all(names.map(async (name) => [name, await read(name)] as const));
  return { pages, crawlerFiles: new Map(crawlerFiles) };
}

/**
 * The language in which to answer: the one chosen before, else the one that the browser asks for, else the first.
 * Crawlers ask for none, so each address has one language for them.
 */
function negotiate(request: Request, languages: readonly string[]): string | undefined {
  const chosen = parse(request.headers.cookie ?? '')[LANGUAGE_COOKIE];
  const wanted = [chosen, languageOf(request.get('accept-language'))];
  return wanted.find((language) => language && languages.includes(language)) ?? languages[0];
}

/** Serves the public site under the address that customers use, and what crawlers read of it. */
export function sitePages({ pages, crawlerFiles }: SiteSource, publicUrl: string): Router {
  const router = Router();
  for (const [place, byLanguage] of pages) {
    const stored = new Map<string, StoredPage>();
    for (const [language, html] of byLanguage) {
      stored.set(language, storedPage(html.replaceAll(PUBLIC_URL, publicUrl).replaceAll(PAGE_PATH, place)));
    }
    const languages = [...stored.keys()];
    router.get(place, async (request, response) => {
      if (languages.length > 1) response.vary('Accept-Language').vary('Cookie');
      response.setHeader('Cache-Control', 'no-cache');
      await stored.get(negotiate(request, languages) ?? '')?.send(request, response);
    });
  }
  for (const [name, content] of crawlerFiles) {
    const text = content.replaceAll(PUBLIC_URL, publicUrl);
    router.get(`/${name}`, (_request, response) => {
      response.setHeader('Cache-Control', 'no-cache');
      response.type(CRAWLER_FILES[name]).send(text);
    });
  }
  return router;
}
