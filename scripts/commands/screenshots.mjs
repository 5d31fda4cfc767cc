import fs from 'node:fs';
import { ensureBuilt } from '../build/ensure-built.mjs';
import { backend, frontend } from '../build/products.mjs';
import { ensureChromium } from '../chromium.mjs';
import { foreground } from '../runtime/child.mjs';
import { fromRoot } from '../runtime/paths.mjs';

/** Takes the README's pictures anew from the built product. */
export async function run() {
  await ensureChromium();
  await ensureBuilt([backend, frontend]);
  fs.mkdirSync(fromRoot('docs/screenshots'), { recursive: true });
  process.exitCode = await foreground(
    process.execPath,
    [fromRoot('node_modules/@playwright/test/cli.js'), 'test', '--config', 'screenshots.config.ts'],
    { cwd: fromRoot('e2e') },
  );
}
