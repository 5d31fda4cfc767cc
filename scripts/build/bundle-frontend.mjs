import { capture } from '../runtime/child.mjs';
import { fromRoot } from '../runtime/paths.mjs';
import { UserError } from '../runtime/user-error.mjs';

/** @param {string} outDir */
export async function bundleFrontend(outDir) {
  const vite = fromRoot('node_modules/vite/bin/vite.js');
  const { code, output } = await capture(
    process.execPath,
    [vite, 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'],
    { cwd: fromRoot('frontend'), env: { NODE_ENV: 'production' } },
  );
  if (code !== 0) throw new UserError('The frontend could not be built.', output);
}
