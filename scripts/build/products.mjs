import { capture } from '../runtime/child.mjs';
import { fromRoot } from '../runtime/paths.mjs';
import { UserError } from '../runtime/user-error.mjs';

/**
 * The content of its inputs decides whether it is stale; the output is a folder relative to the root.
 * @typedef {{ name: string, inputs: string[], output: string, build(outDir: string): Promise<void> }} Product
 */

/** @type {(failure: string, args: string[], options: import('../runtime/child.mjs').Options) => Promise<void>} */
async function runBuilder(failure, args, options) {
  const { code, output } = await capture(process.execPath, args, options);
  if (code !== 0) throw new UserError(failure, output);
}

const everywhere = ['tsconfig.json', 'package-lock.json', 'scripts/build'];

// The compilers are imported only when something is stale, because they would slow every start.
const compile = async (/** @type {string} */ workspace, /** @type {string} */ outDir) =>
  (await import('./compile-typescript.ts')).compileTypeScript(workspace, outDir);

/** @type {Product} */
export const backend = {
  name: 'backend',
  inputs: [...everywhere, 'backend/src', 'backend/tsconfig.json'],
  output: 'backend/dist',
  build: (outDir) => compile('backend', outDir),
};

/** @type {Product} */
export const apiClient = {
  name: 'api-client',
  inputs: [...everywhere, 'api-client/src', 'api-client/tsconfig.json', 'api-client/tsconfig.build.json'],
  output: 'api-client/dist',
  // The build includes type declarations, for customers who install the client.
  build: (outDir) =>
    runBuilder(
      'The api-client could not be compiled.',
      [
        fromRoot('node_modules/typescript/bin/tsc'),
        '-p',
        fromRoot('api-client/tsconfig.build.json'),
        '--outDir',
        outDir,
      ],
      { cwd: fromRoot() },
    ),
};

/** @type {Product} */
export const cli = {
  name: 'cli',
  inputs: [...everywhere, 'cli/src', 'cli/package.json', 'cli/tsconfig.json', 'api-client/src'],
  output: 'cli/dist',
  build: async (outDir) => (await import('./bundle-cli.ts')).bundleCli('main.ts', outDir),
};

/** @type {Product} */
export const frontend = {
  name: 'frontend',
  inputs: [
    ...everywhere,
    'brand.json',
    'frontend/src',
    'frontend/build',
    'frontend/public',
    'frontend/index.html',
    'frontend/site.html',
    'frontend/vite.site.config.ts',
    'frontend/vite.config.ts',
    'frontend/tsr.config.json',
    'frontend/tsconfig.json',
    'api-client/src',
    'api-client/package.json',
    'ui-kit/src',
    'ui-kit/package.json',
  ],
  output: 'frontend/dist',
  // The build contains the app and the rendered public site, both compressed.
  build: (outDir) =>
    runBuilder('The frontend could not be built.', [fromRoot('frontend/build/build-all.ts'), outDir], {
      cwd: fromRoot('frontend'),
      env: { NODE_ENV: 'production' },
    }),
};

export const buildStorybook = () =>
  capture(process.execPath, [fromRoot('node_modules/storybook/dist/bin/dispatcher.js'), 'build'], {
    cwd: fromRoot('ui-kit'),
  });
