import fs from 'node:fs';
import path from 'node:path';
import { cacheDir, fromRoot } from '../runtime/paths.mjs';
import { fingerprint, isTestOnly } from './fingerprint.mjs';

/** @typedef {import('./products.mjs').Product} Product */

// The build itself rewrites these files from the files beside them.
const ignored = new RegExp(`${isTestOnly.source}|route-tree\\.gen\\.ts$`);

/** @param {Product} product */
const stampOf = (product) => fromRoot(product.output, '.built-from');

/** @param {Product} product */
function staleness(product) {
  const wanted = fingerprint(product.inputs, ignored);
  const stamp = stampOf(product);
  const present = fs.existsSync(stamp) ? fs.readFileSync(stamp, 'utf8') : '';
  return { product, wanted, isStale: present !== wanted };
}

/** @param {Product} product */
export const isBuilt = (product) => !staleness(product).isStale;

/**
 * Builds into another folder and swaps the two, so that a half-built product never runs.
 * @param {{ product: Product, wanted: string }} stale
 */
async function rebuild({ product, wanted }) {
  // At the same depth as the output, so that the relative paths in source maps stay correct.
  const work = path.join(cacheDir, `build-${product.name}`);
  fs.rmSync(work, { recursive: true, force: true });
  fs.mkdirSync(work, { recursive: true });
  await product.build(work);
  fs.writeFileSync(path.join(work, '.built-from'), wanted);
  fs.rmSync(fromRoot(product.output), { recursive: true, force: true });
  fs.renameSync(work, fromRoot(product.output));
}

/**
 * Builds the products that are missing or older than their sources.
 * @param {Product[]} products
 * @param {{ log?: (line: string) => void }} [options]
 */
export async function ensureBuilt(products, { log = console.log } = {}) {
  const findStale = () => products.map(staleness).filter(({ isStale }) => isStale);
  if (findStale().length === 0) return;
  const { withLock } = await import('../runtime/lock.mjs');
  const { withProgress } = await import('../runtime/progress.mjs');
  await withLock('build', async () => {
    const stale = findStale();
    if (stale.length === 0) return;
    const names = stale.map(({ product }) => product.name).join(' and ');
    await withProgress(`Building ${names}`, log, () => Promise.all(stale.map(rebuild)));
  });
}
