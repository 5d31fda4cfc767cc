import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { minifySync } from 'vite';

/**
 * The script that every page runs before anything is painted, small enough to stand in the page itself.
 * @param publicDir where `first-paint.js` is, which the app runs too
 */
export async function readBeforePaint(publicDir: string): Promise<string> {
  const shared = await readFile(path.join(publicDir, 'first-paint.js'), 'utf8');
  const site = await readFile(path.join(import.meta.dirname, '../../src/site/before-paint.js'), 'utf8');
  return minifySync('before-paint.js', `${shared}\n${site}`).code;
}
