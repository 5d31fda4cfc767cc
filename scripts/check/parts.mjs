import fs from 'node:fs';
import { checkFaults } from '../faults/check-faults.ts';
import {
  commandPart,
  generatedFiles,
  playwrightPart,
  productBuild,
  storybookBuild,
  vitestPart,
} from './part-kinds.mjs';

/**
 * By the native compiler; what reads TypeScript through its API (tsoa, openapi-typescript, knip …) has the other one.
 * @param {string} workspace
 */
const types = (workspace) =>
  commandPart(`types ${workspace}`, 'typescript-native/bin/tsc', ['-p', workspace]);

/** Of the backend's tests, as its vitest.config.ts sorts them. */
const WITH_DATABASE = /[.](db|http)[.]test[.]ts$/;

/** @type {import('./part-kinds.mjs').Part[]} What `npm test` runs; the longest parts first, so that all lanes end together. */
export const usualParts = [
  generatedFiles,
  productBuild,
  vitestPart('integration tests', 'backend', { project: 'integration', testFiles: WITH_DATABASE }),
  vitestPart('component stories', 'ui-kit'),
  { ...playwrightPart('journeys'), needs: productBuild },
  commandPart('lint', 'oxlint/bin/oxlint', []),
  commandPart('dialect', 'eslint/bin/eslint.js', ['.', '--max-warnings=0']),
  vitestPart('frontend tests', 'frontend'),
  types('frontend'),
  vitestPart('unit tests', 'backend', {
    project: 'unit',
    testFiles: /(?<![.](db|http|deep|drill))[.]test[.]ts$/,
  }),
  commandPart('formatting', 'prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.']),
  types('backend'),
  types('ui-kit'),
  commandPart('module boundaries', 'dependency-cruiser/bin/dependency-cruiser.mjs', [
    '--config',
    '.dependency-cruiser.cjs',
    'backend/src',
    'frontend/src',
    'ui-kit/src',
    'api-client/src',
    'cli/src',
  ]),
  vitestPart('script tests', 'scripts'),
  commandPart('unused code', 'knip/bin/knip.js', ['--no-progress']),
  types('bench'),
  types('scripts'),
  types('e2e'),
  types('api-client'),
  types('cli'),
  vitestPart('api-client tests', 'api-client'),
  vitestPart('cli tests', 'cli'),
];

/** Where Debian and Ubuntu install the oldest PostgreSQL that the server runs on. */
const POSTGRES_15 = '/usr/lib/postgresql/15/bin';

/**
 * Tests of the backend on that PostgreSQL, where it is installed.
 * @param {string} name
 * @param {string} project
 * @param {RegExp} testFiles
 * @returns {import('./part-kinds.mjs').Part}
 */
function onPostgres15(name, project, testFiles) {
  const part = vitestPart(name, 'backend', { project, testFiles, env: { TEST_POSTGRES_BIN: POSTGRES_15 } });
  const skipped = { passed: 0, failed: 0, skipped: `there is no ${POSTGRES_15}` };
  return {
    ...part,
    run: (files) => (fs.existsSync(POSTGRES_15) ? part.run(files) : Promise.resolve(skipped)),
  };
}

/** @type {import('./part-kinds.mjs').Part[]} What `npm run test:deep` runs: longer searches for rare faults. */
export const deepParts = [
  vitestPart('deep tests', 'backend', { project: 'deep', testFiles: /[.]deep[.]test[.]ts$/ }),
  onPostgres15('integration, PostgreSQL 15', 'integration', WITH_DATABASE),
  onPostgres15('backup drill', 'drills', /[.]drill[.]test[.]ts$/),
  { name: 'hand-written faults', alone: true, run: checkFaults },
  storybookBuild,
  playwrightPart('looks', { folder: 'ui-kit/visual', alone: true }),
];
