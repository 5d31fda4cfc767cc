/**
 * @typedef {object} Product
 * @property {string} name
 * @property {string[]} inputs files and folders whose content decides whether it is stale
 * @property {string} output folder, relative to the root
 * @property {(outDir: string) => Promise<void>} build
 */

const everywhere = ['tsconfig.json', 'package-lock.json', 'scripts/build'];

// Imported when something is stale only: the compilers cost every start otherwise.
const compile = async (/** @type {string} */ workspace, /** @type {string} */ outDir) =>
  (await import('./compile-typescript.mjs')).compileTypeScript(workspace, outDir);

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
  build: async (outDir) => (await import('./compile-package.mjs')).compilePackage('api-client', outDir),
};

/** @type {Product} */
export const cli = {
  name: 'cli',
  inputs: [...everywhere, 'cli/src', 'cli/tsconfig.json'],
  output: 'cli/dist',
  build: (outDir) => compile('cli', outDir),
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
  build: async (outDir) => (await import('./bundle-frontend.mjs')).bundleFrontend(outDir),
};
