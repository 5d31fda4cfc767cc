import { capture } from '../runtime/child.mjs';
import { fromRoot } from '../runtime/paths.mjs';
import { UserError } from '../runtime/user-error.mjs';

/**
 * Compiles a workspace that others install, with its type declarations.
 * @param {string} workspace
 * @param {string} outDir
 */
export async function compilePackage(workspace, outDir) {
  const { code, output } = await capture(
    process.execPath,
    [
      fromRoot('node_modules/typescript/bin/tsc'),
      '-p',
      fromRoot(workspace, 'tsconfig.build.json'),
      '--outDir',
      outDir,
    ],
    { cwd: fromRoot() },
  );
  if (code !== 0) throw new UserError(`The ${workspace} could not be compiled.`, output);
}
