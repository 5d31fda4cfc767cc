import { capture } from '../runtime/child.mjs';
import { fromRoot } from '../runtime/paths.mjs';
import { UserError } from '../runtime/user-error.mjs';

/**
 * Builds the app, renders the public site and compresses both.
 * @param {string} outDir
 */
export async function bundleFrontend(outDir) {
  const { code, output } = await capture(
    process.execPath,
    [fromRoot('frontend/build/build-all.ts'), outDir],
    {
      cwd: fromRoot('frontend'),
      env: { NODE_ENV: 'production' },
    },
  );
  if (code !== 0) throw new UserError('The frontend could not be built.', output);
}
