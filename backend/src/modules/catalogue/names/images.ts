import { Router, static as files, type NextFunction, type Request, type Response } from 'express';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { KNOWN_SERVICES } from './service-directory.js';

const require = createRequire(import.meta.url);

/** A logo below this relative luminance (WCAG) cannot be seen on a dark surface. */
const TOO_DARK = 0.05;

const OTHER_MARKS: Readonly<Record<string, { file: string; hex: string }>> = {
  linkedin: { file: require.resolve('bootstrap-icons/icons/linkedin.svg'), hex: '0A66C2' },
};

let colours: Map<string, string> | null = null;

function colourOf(brand: string): string {
  const other = OTHER_MARKS[brand];
  if (other) return other.hex;
  colours ??= new Map(
    (require('simple-icons/icons.json') as { slug: string; hex: string }[]).map(({ slug, hex }) => [
      slug,
      hex,
    ]),
  );
  return colours.get(brand) ?? '000000';
}

function luminance(hex: string): number {
  const channel = (index: number) => {
    const value = Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(0) + 0.7152 * channel(1) + 0.0722 * channel(2);
}

/** Makes a nearly black logo white on a dark page. */
function brandMark(brand: string, svg: string): string {
  const hex = colourOf(brand);
  const plain = svg.replace(' fill="currentColor"', '');
  if (luminance(hex) >= TOO_DARK) return plain.replace('<svg ', `<svg fill="#${hex}" `);
  const style = `<style>path{fill:#${hex}}@media (prefers-color-scheme:dark){path{fill:#fff}}</style>`;
  return plain.replace(/(<svg [^>]*>)/, `$1${style}`);
}

const FLAGS_FOLDER = path.dirname(require.resolve('country-flag-icons/3x2/flags.css'));
const ONE_YEAR_SECONDS = 31_536_000;

const brandBySlug = new Map(KNOWN_SERVICES.map(({ slug, brand }) => [slug, brand]));

async function sendMark(request: Request, response: Response, next: NextFunction): Promise<void> {
  const brand = brandBySlug.get(String(request.params['slug']));
  if (!brand) return next();
  const file = OTHER_MARKS[brand]?.file ?? require.resolve(`simple-icons/icons/${brand}.svg`);
  const mark = await readFile(file, 'utf8');
  response
    .type('svg')
    .setHeader('Cache-Control', `public, max-age=${ONE_YEAR_SECONDS}, immutable`)
    .send(brandMark(brand, mark));
}

export function createImagesRouter(): Router {
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
