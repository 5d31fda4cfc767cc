import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { type NextFunction, type Request, type Response, Router } from 'express';
import { parse } from 'cookie';
import sirv from 'sirv';
import type { ErrorCode } from '../errors/index.js';
import { languageOf, type Language } from '../languages.js';
import { storedFile, type StoredFile } from './stored-file.js';

const FIGURES_FRESH_MS = 10_000;
const FIGURES_LIMIT_MS = 3_000;
const FIGURES_PLACE = 'id="figures"></script>';

/** The figures that are written into a page when it is sent, by the page's id. */
export type SiteFigures = Readonly<Record<string, (language: Language) => Promise<object>>>;

/** Writes the figures into a page; without them the page asks for them itself. */
type FillPage = (html: string, figures: object | null) => Promise<string>;

/** A page whose figures are read again every few seconds. */
function pageWithFigures(html: string, fill: FillPage, read: () => Promise<object>): StoredFile {
  let current: { page: Promise<StoredFile>; until: number } | undefined;

  async function fillNow(): Promise<StoredFile> {
    const figures = await Promise.race([
      read().catch(() => null),
      wait(FIGURES_LIMIT_MS, null, { ref: false }),
    ]);
    if (figures === null) current = undefined;
    return storedFile('html', await fill(html, figures));
  }

  return {
    async send(request, response) {
      const now = performance.now();
      if (!current || current.until <= now) current = { page: fillNow(), until: now + FIGURES_FRESH_MS };
      await (await current.page).send(request, response);
    },
  };
}

const PAGE_ID = /data-page="([\w-]+)"/;
const PUBLIC_URL = '%PUBLIC_URL%';
const PAGE_PATH = '%PAGE_PATH%';

const LANGUAGE_COOKIE = 'torpedo.language';

const CRAWLER_FILES = { 'robots.txt': 'text/plain', 'sitemap.xml': 'application/xml' } as const;

export interface SiteSource {
  /** Paths such as `/dashboard/orders/$id`; null without a built site. */
  appPaths: readonly string[] | null;
  /** The pages by path and language. The first language has the path without a prefix. */
  pages: ReadonlyMap<string, ReadonlyMap<string, string>>;
  crawlerFiles: ReadonlyMap<keyof typeof CRAWLER_FILES, string>;
  fill: FillPage;
}

const leaveAsBuilt: FillPage = (html) => Promise.resolve(html);

async function readRenderer(folder: string): Promise<FillPage> {
  const file = path.join(folder, 'render/render-page.js');
  const renderer = (await import(pathToFileURL(file).href)) as { fillPage: FillPage };
  return renderer.fillPage;
}

export async function readSite(folder: string): Promise<SiteSource> {
  const read = (file: string) => readFile(path.join(folder, file), 'utf8');
  const index = await read('pages.json').catch(() => null);
  if (index === null) {
    return { appPaths: null, pages: new Map(), crawlerFiles: new Map(), fill: leaveAsBuilt };
  }

  const pages = new Map<string, Map<string, string>>();
  for (const [place, files] of Object.entries(JSON.parse(index) as Record<string, Record<string, string>>)) {
    const byLanguage = new Map<string, string>();
    for (const [language, file] of Object.entries(files)) byLanguage.set(language, await read(file));
    pages.set(place, byLanguage);
  }
  const names = Object.keys(CRAWLER_FILES) as (keyof typeof CRAWLER_FILES)[];
  const crawlerFiles = await Promise.all(names.map(async (name) => [name, await read(name)] as const));
  const appPaths = JSON.parse(await read('app-paths.json')) as string[];
  const documents = [...pages.values()].flatMap((byLanguage) => [...byLanguage.values()]);
  const hasFigures = documents.some((html) => html.includes(FIGURES_PLACE));
  const fill = hasFigures ? await readRenderer(folder) : leaveAsBuilt;
  return { appPaths, pages, crawlerFiles: new Map(crawlerFiles), fill };
}

/** Answers the chosen language, or else the browser's, or else the first. */
export function negotiate(request: Request, languages: readonly string[]): string | undefined {
  const chosen = parse(request.headers.cookie ?? '')[LANGUAGE_COOKIE];
  const wanted = [chosen, languageOf(request.get('accept-language'))];
  return wanted.find((language) => language && languages.includes(language)) ?? languages[0];
}

async function sendInLanguage(
  stored: ReadonlyMap<string, StoredFile>,
  request: Request,
  response: Response,
): Promise<void> {
  const languages = [...stored.keys()];
  if (languages.length > 1) response.vary('Accept-Language').vary('Cookie');
  await stored.get(negotiate(request, languages) ?? '')?.send(request, response);
}

export const addressedDocument = (html: string, publicUrl: string, place: string): string =>
  html.replaceAll(PUBLIC_URL, publicUrl).replaceAll(PAGE_PATH, place);

interface SiteParts {
  site: SiteSource;
  publicUrl: string;
  figures: SiteFigures;
}

function storedAt(
  { site: { pages, fill }, publicUrl, figures }: SiteParts,
  place: string,
  mark = '',
): Map<string, StoredFile> {
  const stored = new Map<string, StoredFile>();
  for (const [language, html] of pages.get(place) ?? []) {
    const page = addressedDocument(html, publicUrl, place);
    const marked = page.replace('<html ', `<html ${mark}`);
    const [, id = ''] = PAGE_ID.exec(html) ?? [];
    const read = figures[id];
    stored.set(
      language,
      read && page.includes(FIGURES_PLACE)
        ? pageWithFigures(marked, fill, () => read(languageOf(language)))
        : storedFile('html', marked),
    );
  }
  return stored;
}

function sitePages(parts: SiteParts): Router {
  const { site, publicUrl } = parts;
  const router = Router();
  for (const place of site.pages.keys()) {
    const stored = storedAt(parts, place);
    router.get(place, async (request, response) => {
      response.setHeader('Cache-Control', 'no-cache');
      await sendInLanguage(stored, request, response);
    });
  }
  for (const [name, content] of site.crawlerFiles) {
    const text = content.replaceAll(PUBLIC_URL, publicUrl);
    router.get(`/${name}`, (_request, response) => {
      response.setHeader('Cache-Control', 'no-cache');
      response.type(CRAWLER_FILES[name]).send(text);
    });
  }
  return router;
}

export interface WebApp {
  folder: string;
  page: string;
  site: SiteSource;
}

export async function readWebApp(folder: string): Promise<WebApp> {
  const page = await readFile(path.join(folder, 'index.html'), 'utf8').catch(() => '');
  return { folder, page, site: await readSite(path.join(folder, '.site')) };
}

export const documentsOf = ({ page, site }: WebApp): string[] => [
  page,
  ...[...site.pages.values()].flatMap((byLanguage) => [...byLanguage.values()]),
];

const hashedAsset = /^\/assets\//;

function cacheControl(response: { setHeader(name: string, value: string): void }, pathname: string): void {
  const lasting = hashedAsset.test(pathname);
  response.setHeader('Cache-Control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
}

/** Files that scanners ask every server for. */
const PROBES = new Set([
  'sandbox',
  'cgi-bin',
  'wp-admin',
  'wp-content',
  'wp-includes',
  'phpmyadmin',
  'actuator',
  'server-status',
]);

function isNoPage(path: readonly string[]): boolean {
  return path.some((part) => part.includes('.')) || PROBES.has(path[0]?.toLowerCase() ?? '');
}

/** sirv knows the files of its start. One that a later build took away would be an unhandled error of the process. */
function endLostFile(_request: Request, response: Response, next: NextFunction): void {
  response.once('pipe', (file: Readable) => file.once('error', () => response.destroy()));
  next();
}

function notFound(response: Response): Response {
  response.locals['errorCode'] = 'NOT_FOUND' satisfies ErrorCode;
  return response.status(404);
}

function answerGone(_request: Request, response: Response): void {
  notFound(response).type('text').send('Not found');
}

/** Upper case and a final slash do not matter; `$id` is any one part, a last `$` is everything below. */
function appPathTest(appPaths: readonly string[]): (path: readonly string[]) => boolean {
  const routes = appPaths.map((each) => {
    const parts = each.split('/').filter(Boolean);
    return parts.at(-1) === '$' ? { parts: parts.slice(0, -1), below: true } : { parts, below: false };
  });
  return (path) => {
    const asked = path.filter(Boolean).map((part) => part.toLowerCase());
    return routes.some(
      ({ parts, below }) =>
        (below ? asked.length > parts.length : asked.length === parts.length) &&
        parts.every((part, index) => part.startsWith('$') || part === asked[index]),
    );
  };
}

/** Serves the site, the app's files (hashed ones for ever) and its page at its paths; else the start page as 404. */
export function webApp(
  { folder, page, site }: WebApp,
  { publicUrl, figures }: Omit<SiteParts, 'site'>,
): Router {
  const router = Router();
  const parts = { site, publicUrl, figures };
  router.use(sitePages(parts));
  if (!page) return router;

  router.get(
    '/{*path}',
    endLostFile,
    sirv(folder, { etag: true, brotli: true, gzip: true, extensions: [], setHeaders: cacheControl }),
  );
  // An open page of an older build must see that its file does not exist any more.
  router.use(['/assets', '/images'], answerGone);

  const app = storedFile('html', page);
  const isOfApp = site.appPaths ? appPathTest(site.appPaths) : () => true;
  // The mark tells crawlers that the page does not exist, and leads browsers to the start page's own address.
  const startPage = storedAt(parts, '/', 'data-not-found ');
  router.get('/{*path}', async (request: Request<{ path?: string[] }>, response) => {
    const asked = request.params.path ?? [];
    if (isNoPage(asked)) return answerGone(request, response);
    response.setHeader('Cache-Control', 'no-store');
    if (isOfApp(asked)) return app.send(request, response);
    notFound(response);
    await (startPage.size > 0 ? sendInLanguage(startPage, request, response) : app.send(request, response));
  });
  return router;
}
