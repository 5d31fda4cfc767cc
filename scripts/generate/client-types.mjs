import { capture } from '../runtime/child.mjs';
import { fromRoot } from '../runtime/paths.mjs';
import { UserError } from '../runtime/user-error.mjs';

/** openapi.yaml → the types of the API client. */
export async function generateClientTypes() {
  const { code, output } = await capture(
    process.execPath,
    [
      fromRoot('node_modules/openapi-typescript/bin/cli.js'),
      fromRoot('openapi.yaml'),
      '--output',
      fromRoot('api-client/src/schema.gen.ts'),
    ],
    { cwd: fromRoot() },
  );
  if (code !== 0) throw new UserError('openapi-typescript could not read openapi.yaml.', output);
}
