import module from 'node:module';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from '../build/ensure-built.mjs';
import { backend, frontend } from '../build/products.mjs';
import { cacheDir, fromRoot, root } from '../runtime/paths.mjs';

/**
 * Runs the server in this same process: signals reach it directly, and we end with its exit code.
 * @param {import('../build/products.mjs').Product[]} products the backend, and what it serves
 */
export async function startServer(products = [backend, frontend]) {
  process.chdir(root);
  await ensureBuilt(products);
  module.enableCompileCache(`${cacheDir}/compiled`);
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(fromRoot('backend/dist/main.js')).href);
}
