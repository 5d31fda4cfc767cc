import { capture } from '../runtime/child.mjs';
import { fromRoot } from '../runtime/paths.mjs';
import { UserError } from '../runtime/user-error.mjs';

/** Controllers → openapi.yaml and the server's routes. */
export async function generateServerContract() {
  const tsoa = fromRoot('node_modules/@tsoa/cli/dist/cli.js');
  const { code, output } = await capture(process.execPath, [tsoa, 'spec-and-routes', '-c', 'tsoa.json'], {
    cwd: fromRoot('backend'),
  });
  if (code !== 0) throw new UserError('tsoa could not read the controllers.', output);
}
