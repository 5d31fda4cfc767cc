import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Router, static as files, type NextFunction, type Request, type Response } from 'express';
import { brandMark } from './brand-mark.js';
import { KNOWN_SERVICES } from './service-directory.js';

const require = createRequire(import.meta.url);
const FLAGS_FOLDER = path.dirname(require.resolve('country-flag-icons/3x2/flags.css'));
const ONE_YEAR_SECONDS = 31_536_000;

const brandBySlug = new Map(KNOWN_SERVICES.map(({ slug, brand }) => [slug, brand]));

async function sendMark(request: Request, response: Response, next: NextFunction): Promise<void> {
  const brand = brandBySlug.get(String(request.params['slug']));
  if (!brand) return next();
  const mark = await readFile(require.resolve(`simple-icons/icons/${brand}.svg`), 'utf8');
  response
    .type('svg')
    .setHeader('Cache-Control', `public, max-age=${ONE_YEAR_SECONDS}, immutable`)
    .send(brandMark(brand, mark));
}

/** Flags and brand marks, the same for everybody and for ever. */
export function imagesRouter(): Router {
  const router = Router();
  router.use(
    '/images/flags',
    files(FLAGS_FOLDER, {
      extensions: false,
      index: false,
      immutable: true,
      maxAge: ONE_YEAR_SECONDS * 1000,
    }),
  );
  router.get('/images/services/:slug.svg', sendMark);
  return router;
}
