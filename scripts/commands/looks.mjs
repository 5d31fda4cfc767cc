import { buildStorybook } from '../build/build-storybook.mjs';
import { ensureChromium } from '../chromium.mjs';
import { foreground } from '../runtime/child.mjs';
import { fromRoot } from '../runtime/paths.mjs';
import { UserError } from '../runtime/user-error.mjs';

/**
 * Compares how stories look with the pictures kept of them.
 * @param {string[]} args passed on to Playwright: `--update-snapshots` takes the pictures anew
 */
export async function run(args) {
  await ensureChromium();
  console.log('Building Storybook …');
  const { code, output } = await buildStorybook();
  if (code !== 0) throw new UserError('Storybook could not be built.', output);
  process.exitCode = await foreground(
    process.execPath,
    [fromRoot('node_modules/@playwright/test/cli.js'), 'test', ...args],
    { cwd: fromRoot('ui-kit/visual') },
  );
}
