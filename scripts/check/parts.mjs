import { productBuild } from './build-part.mjs';
import { commandPart } from './command.mjs';
import { generatedFiles } from './generated-part.mjs';
import { playwrightPart } from './playwright-part.mjs';
import { storybookBuild } from './storybook-part.mjs';
import { vitestPart } from './vitest-part.mjs';

/** @param {string} workspace */
const types = (workspace) => commandPart(`types ${workspace}`, 'typescript/bin/tsc', ['-p', workspace]);

/** @type {import('./result.mjs').Part[]} What `npm test` runs; the longest part early, so that both cores are busy to the end. */
export const usualParts = [
  generatedFiles,
  types('backend'),
  vitestPart('integration tests', 'backend', { project: 'integration' }),
  types('frontend'),
  types('ui-kit'),
  types('cli'),
  types('e2e'),
  types('bench'),
  types('scripts'),
  commandPart('formatting', 'prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.']),
  commandPart('lint', 'eslint/bin/eslint.js', ['.', '--max-warnings=0']),
  commandPart('module boundaries', 'dependency-cruiser/bin/dependency-cruiser.mjs', [
    '--config',
    '.dependency-cruiser.cjs',
    'backend/src',
    'frontend/src',
    'ui-kit/src',
    'cli/src',
  ]),
  commandPart('unused code', 'knip/bin/knip.js', ['--no-progress']),
  vitestPart('unit tests', 'backend', { project: 'unit' }),
  vitestPart('frontend tests', 'frontend'),
  vitestPart('cli tests', 'cli'),
  vitestPart('script tests', 'scripts'),
  vitestPart('component stories', 'ui-kit'),
  productBuild,
  playwrightPart('journeys'),
];

/** @type {import('./result.mjs').Part[]} What `npm run test:deep` runs: longer searches for rare faults. */
export const deepParts = [
  vitestPart('deep tests', 'backend', { project: 'deep' }),
  productBuild,
  playwrightPart('deep-journeys', { env: { TORPEDO_DEEP: '1' } }),
  storybookBuild,
  playwrightPart('looks', { folder: 'ui-kit/visual' }),
];
