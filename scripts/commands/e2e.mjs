import { ensureBuilt } from '../build/ensure-built.mjs';
import { backend, frontend } from '../build/products.mjs';
import { ensureChromium } from '../chromium.mjs';
import { foreground } from '../runtime/child.mjs';
import { fromRoot } from '../runtime/paths.mjs';

/** @param {string[]} args passed on to Playwright */
export async function run(args) {
  await ensureChromium();
  await ensureBuilt([backend, frontend]);
  process.exitCode = await foreground(
    process.execPath,
    [fromRoot('node_modules/@playwright/test/cli.js'), 'test', ...args],
    { cwd: fromRoot('e2e') },
  );
}
