import { capture } from '../runtime/child.mjs';
import { fromRoot } from '../runtime/paths.mjs';
import { UserError } from '../runtime/user-error.mjs';

const targets = ['frontend/src/shared/api/schema.gen.ts', 'cli/src/api/schema.gen.ts'];

/** openapi.yaml → the types that frontend and CLI talk through. */
export async function generateClientTypes() {
  const generator = fromRoot('node_modules/openapi-typescript/bin/cli.js');
  for (const target of targets) {
    const { code, output } = await capture(
      process.execPath,
      [generator, fromRoot('openapi.yaml'), '--output', fromRoot(target)],
      { cwd: fromRoot() },
    );
    if (code !== 0) throw new UserError('openapi-typescript could not read openapi.yaml.', output);
  }
}
