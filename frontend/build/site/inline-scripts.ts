import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { minifySync } from 'vite';

/** Scripts small enough to stand in every page; the server allows them by their hash. */
export type InlineScripts = {
  /** Runs before anything is painted. */
  beforePaint: string;
  /** Fetches the page's modules once it has been painted. */
  afterPaint: string;
};

const readSource = (file: string) => readFile(path.join(import.meta.dirname, '../../src/site', file), 'utf8');

const minify = (code: string) => minifySync('inline.js', code).code.trim();

/** @param publicDir where `first-paint.js` is, which the app runs too */
export async function readInlineScripts(publicDir: string): Promise<InlineScripts> {
  const shared = await readFile(path.join(publicDir, 'first-paint.js'), 'utf8');
  return {
    beforePaint: minify(`${shared}\n${await readSource('before-paint.js')}`),
    afterPaint: minify(await readSource('after-paint.js')),
  };
}
