import { readFile } from 'node:fs/promises';
import path from 'node:path';
import express, { Router, type Request, type Response } from 'express';

const ONE_YEAR = '365d';

/** The built web app: its folder and its only page. */
export interface WebApp {
  folder: string;
  page: string;
}

/** Reads the built web app; without one (a server under development) the page is empty. */
export async function readWebApp(folder: string): Promise<WebApp> {
  const page = await readFile(path.join(folder, 'index.html'), 'utf8').catch(() => '');
  return { folder, page };
}

function answerGone(_request: Request, response: Response): void {
  response.status(404).type('text').send('Not found');
}

/**
 * Serves the web app: its hashed assets for ever, everything else fresh, and its page at every other path that a
 * browser may open, so that the app itself decides what an unknown one shows.
 */
export function webApp({ folder, page }: WebApp): Router {
  const router = Router();
  router.use(
    '/assets',
    express.static(path.join(folder, 'assets'), { immutable: true, maxAge: ONE_YEAR, index: false }),
    // A page that is older than this build must see that its part is gone, not a page in its place.
    answerGone,
  );
  router.use(
    express.static(folder, {
      index: false,
      redirect: false,
      setHeaders: (response) => void response.setHeader('Cache-Control', 'no-cache'),
    }),
  );
  router.use('/images', answerGone);
  if (page) {
    router.get('/{*path}', (_request, response) => {
      response.setHeader('Cache-Control', 'no-store');
      response.type('html').send(page);
    });
  }
  return router;
}
