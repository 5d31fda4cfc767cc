import { fromRoot } from '../runtime/paths.mjs';
import { UserError } from '../runtime/user-error.mjs';
import { build } from './esbuild.ts';

/** Matches the module names that CommonJS libraries require. */
const REQUIRE =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/**
 * Bundles a file of the command line with its libraries. What it imports only when needed stays a separate file.
 * @param entry relative to `cli/src`
 */
export async function bundleCli(entry: string, outDir: string): Promise<void> {
  try {
    await build({
      entryPoints: [fromRoot('cli/src', entry)],
      outdir: outDir,
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      conditions: ['torpedo-source'],
      tsconfig: fromRoot('cli/tsconfig.json'),
      banner: { js: REQUIRE },
      chunkNames: 'parts/[name]-[hash]',
      minifySyntax: true,
      minifyWhitespace: true,
      logLevel: 'silent',
    });
  } catch (error) {
    throw new UserError('The command line could not be bundled.', String(error));
  }
}
