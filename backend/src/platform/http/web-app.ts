import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Router, type Request, type Response } from 'express';
import sirv from 'sirv';
import { readSite, sitePages, type SiteSource } from './site-pages.js';
import { storedPage } from './stored-page.js';

/** The built web app: its folder, its only page, and the public site beside it. */
export interface WebApp {
  folder: string;
  page: string;
  site: SiteSource;
}

/** Reads the built web app; without one (a server under development) the page is empty. */
export async function readWebApp(folder: string): Promise<WebApp> {
  const page = await readFile(path.join(folder, 'index.html'), 'utf8').catch(() => '');
  return { folder, page, site: await readSite(path.join(folder, '.site')) };
}

/** Every document of the web app and the site. */
export const documentsOf = ({ page, site }: WebApp): string[] => [
  page,
  ...[...site.pages.values()].flatMap((byLanguage) => [...byLanguage.values()]),
];

const hashedAsset = /^\/assets\//;

function cacheControl(response: { setHeader(name: string, value: string): void }, pathname: string): void {
  const lasting = hashedAsset.test(pathname);
  response.setHeader('Cache-Control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
}

/** What scanners ask every server for, and the sandbox where there is none. */
const PROBES = new Set([
  ...[
    'sandbox',
    'cgi-bin',
    'wp-admin',
    'wp-content',
    'wp-includes',
    'phpmyadmin',
    'actuator',
    'server-status',
  ],
]);

/** A path that no route of the app has: with a dot, as in names of files (`/.env`, `/package.json`), or of a probe. */
function isNoPage(path: readonly string[]): boolean {
  return path.some((part) => part.includes('.')) || PROBES.has(path[0]?.toLowerCase() ?? '');
}

function answerGone(_request: Request, response: Response): void {
  response.status(404).type('text').send('Not found');
}

/**
 * Serves the public site; the files of the web app: hashed assets for ever, everything else fresh, compressed where
 * the build did so; and the app's page at every other path that may be a page, so that the app itself decides what an
 * unknown one shows.
 */
export function webApp({ folder, page, site }: WebApp, publicUrl: string): Router {
  const router = Router();
  router.use(sitePages(site, publicUrl));
  if (!page) return router;

  router.get(
    '/{*path}',
    sirv(folder, { etag: true, brotli: true, gzip: true, extensions: [], setHeaders: cacheControl }),
  );
  // A page that is older than this build must see that its part is gone, not a page in its place.
  router.use(['/assets', '/images'], answerGone);

  const app = storedPage(page);
  router.get('/{*path}', async (request: Request<{ path?: string[] }>, response) => {
    if (isNoPage(request.params.path ?? [])) return answerGone(request, response);
    response.setHeader('Cache-Control', 'no-store');
    await app.send(request, response);
  });
  return router;
}
