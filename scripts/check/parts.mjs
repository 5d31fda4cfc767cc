import fs from 'node:fs';
import { missingPrograms } from '../../bench/src/cluster/programs.ts';
import { capture } from '../runtime/child.mjs';
import { fromRoot } from '../runtime/paths.mjs';
import { checkFaults } from '../faults/check-faults.ts';
import { testFilesOf } from './backend-tests.ts';
import {
  commandPart,
  generatedFiles,
  playwrightPart,
  productBuild,
  storybookBuild,
  vitestPart,
} from './part-kinds.mjs';

/** Configuration files that every tool reads. */
const CONFIGURATION = String.raw`(?:^|/)(?:package(?:-lock)?|tsconfig[^/]*)[.]json$`;

/**
 * Checks types with the native compiler; tools that use TypeScript's API (tsoa, openapi-typescript, knip …) have the
 * other one. There is one checker: each more computes the types of all texts again, and the lanes use the other cores.
 * @param {string} workspace
 */
const types = (workspace) =>
  commandPart(`types ${workspace}`, 'typescript-native/bin/tsc', ['-p', workspace, '--checkers', '1'], {
    whole: new RegExp(CONFIGURATION),
    reachedWhole: new RegExp(`^${workspace}/.*[.](?:[cm]?[jt]sx?|json)$`),
  });

/**
 * Tests of the backend.
 * @param {string} name
 * @param {import('./backend-tests.ts').BackendProject} project
 * @param {{ env?: NodeJS.ProcessEnv, most?: number }} [options]
 */
const backendTests = (name, project, options) =>
  vitestPart(name, 'backend', { project, testFiles: testFilesOf(project), ...options });

const integrationTests = backendTests('integration tests', 'integration', { most: 25 });

const lint = commandPart('lint', 'oxlint/bin/oxlint', ['--no-error-on-unmatched-pattern'], {
  whole: new RegExp(`[.]oxlintrc[.]json$|${CONFIGURATION}`),
  files: /[.][cm]?[jt]sx?$/,
  // A file that imports the changed one may now use it in a wrong way.
  steps: 1,
});

const dialect = commandPart(
  'dialect',
  'eslint/bin/eslint.js',
  ['--max-warnings=0', '--no-warn-ignored'],
  { whole: /^eslint[.]config[.]js$|^package-lock[.]json$/, files: /[.][cm]?[jt]sx?$/, steps: 0 },
  ['.'],
);

const formatting = commandPart(
  'formatting',
  'prettier/bin/prettier.cjs',
  ['--check', '--log-level=warn'],
  {
    whole: /^[.]prettier|^package-lock[.]json$/,
    files: /[.](?:[cm]?[jt]sx?|json|css|md|ya?ml|html)$/,
    steps: 0,
  },
  ['.'],
);

const moduleBoundaries = commandPart(
  'module boundaries',
  'dependency-cruiser/bin/dependency-cruiser.mjs',
  [
    '--config',
    '.dependency-cruiser.cjs',
    'backend/src',
    'frontend/src',
    'ui-kit/src',
    'api-client/src',
    'cli/src',
  ],
  { whole: new RegExp(`^[.]dependency-cruiser|/src/.*[.][jt]sx?$|${CONFIGURATION}`) },
);

const unusedCode = commandPart('unused code', 'knip/bin/knip.js', ['--no-progress'], {
  whole: new RegExp(`[.](?:[cm]?[jt]sx?|css)$|^knip[.]json$|${CONFIGURATION}`),
});

/** @type {import('./part-kinds.mjs').Part[]} Parts of `npm test`; the longest come first, so that all lanes end together. */
export const usualParts = [
  generatedFiles,
  productBuild,
  integrationTests,
  vitestPart('component stories', 'ui-kit', {
    testFiles: /^ui-kit\/.*[.](?:test|stories)[.]tsx?$|^frontend\/.*[.]stories[.]tsx$/,
  }),
  { ...playwrightPart('journeys'), needs: productBuild },
  lint,
  dialect,
  vitestPart('frontend tests', 'frontend'),
  types('frontend'),
  backendTests('unit tests', 'unit'),
  formatting,
  types('backend'),
  types('ui-kit'),
  moduleBoundaries,
  vitestPart('script tests', 'scripts'),
  unusedCode,
  types('bench'),
  types('scripts'),
  types('e2e'),
  types('api-client'),
  types('cli'),
  vitestPart('api-client tests', 'api-client'),
  vitestPart('cli tests', 'cli'),
];

/** Where Debian and Ubuntu install the oldest PostgreSQL that the server supports. */
const POSTGRES_15 = '/usr/lib/postgresql/15/bin';

/**
 * Tests of the backend on that PostgreSQL, where it is installed.
 * @param {string} name
 * @param {import('./backend-tests.ts').BackendProject} project
 * @returns {import('./part-kinds.mjs').Part}
 */
function onPostgres15(name, project) {
  const part = backendTests(name, project, { env: { TEST_POSTGRES_BIN: POSTGRES_15 } });
  const skipped = { passed: 0, failed: 0, skipped: `there is no ${POSTGRES_15}` };
  return {
    ...part,
    run: (files) => (fs.existsSync(POSTGRES_15) ? part.run(files) : Promise.resolve(skipped)),
  };
}

/** @type {import('./part-kinds.mjs').Part} A line for each killed server, where Debian's packages are installed. */
const killings = {
  name: 'cluster, killed',
  alone: true,
  run: async () => {
    const missing = missingPrograms();
    if (missing) return { passed: 0, failed: 0, skipped: missing };
    const { code, output } = await capture(
      process.execPath,
      [fromRoot('scripts/run.mjs'), 'cluster', 'prove'],
      {
        cwd: fromRoot(),
      },
    );
    const lines = output.split('\n').filter((line) => /^[✓✗] /.test(line));
    for (const line of lines) console.log(`  ${line}`);
    const passed = lines.filter((line) => line.startsWith('✓')).length;
    return { passed, failed: code === 0 ? 0 : Math.max(1, lines.length - passed), output };
  },
};

/** @type {import('./part-kinds.mjs').Part[]} Parts of `npm run test:deep`: longer searches for rare faults, and the field. */
export const deepParts = [
  productBuild,
  backendTests('deep tests', 'deep'),
  { ...playwrightPart('field conditions', { folder: 'e2e/conditions', alone: true }), needs: productBuild },
  onPostgres15('integration, PostgreSQL 15', 'integration'),
  onPostgres15('backup drill', 'drills'),
  killings,
  { name: 'hand-written faults', alone: true, run: checkFaults },
  storybookBuild,
  playwrightPart('looks', { folder: 'ui-kit/visual', alone: true }),
];
