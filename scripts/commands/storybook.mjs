import { foreground } from '../runtime/child.mjs';
import { fromRoot } from '../runtime/paths.mjs';

/** @param {string[]} args passed on to Storybook */
export async function run(args) {
  process.exitCode = await foreground(
    process.execPath,
    [
      fromRoot('node_modules/storybook/dist/bin/dispatcher.js'),
      'dev',
      '--port',
      '6006',
      '--no-open',
      ...args,
    ],
    { cwd: fromRoot('ui-kit') },
  );
}
