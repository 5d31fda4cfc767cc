import fs from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from '../build/ensure-built.mjs';
import { apiClient, backend, buildStorybook, cli, frontend } from '../build/products.mjs';
import { generateAll, readGenerated, restoreGenerated } from '../generate.ts';
import { capture } from '../runtime/child.mjs';
import { cacheDir, fromRoot } from '../runtime/paths.mjs';
import { UserError } from '../runtime/user-error.mjs';

/**
 * @typedef {object} Result
 * @property {number} passed
 * @property {number} failed
 * @property {string} [output] shown whole when something failed
 * @property {string} [skipped] why nothing was checked
 *
 * @typedef {object} Changes
 * @property {RegExp} [whole] changed files after which it runs whole
 * @property {RegExp} [reachedWhole] files after which it runs whole when a change reaches them
 * @property {RegExp} [files] those that it checks one by one; its files of tests unless given
 * @property {RegExp} [from] only changes of these count
 * @property {number} [steps] how far away from the change a file still counts
 * @property {number} [most] how many files it runs after a change, the nearest ones
 *
 * @typedef {object} Part
 * @property {string} name
 * @property {boolean} [alone] changes files that others read, or compares pictures that a busy machine draws late
 * @property {Part} [needs] the part without which it would test something old
 * @property {RegExp} [testFiles] which files it tests by; parts without any only run whole
 * @property {Changes} [changes] when a change is about it
 * @property {(files?: readonly string[]) => Promise<Result>} run whole, or only these files of tests, from the root
 */

/**
 * The result of a check that passes or fails as a whole.
 * @param {boolean} isPassed
 * @param {string} output
 * @returns {Result}
 */
export const oneCheck = (isPassed, output) => ({
  passed: isPassed ? 1 : 0,
  failed: isPassed ? 0 : 1,
  output,
});

/**
 * A part that is one program of node_modules, run from the root: it passes when the program ends with 0.
 * @param {string} name
 * @param {string} script the program's file below node_modules
 * @param {string[]} args
 * @param {Changes} [changes]
 * @param {string[]} [everything] the last arguments, unless it checks single files
 * @returns {Part}
 */
export function commandPart(name, script, args, changes, everything = []) {
  return {
    name,
    changes,
    run: async (files = everything) => {
      const { code, output } = await capture(
        process.execPath,
        [fromRoot('node_modules', script), ...args, ...files],
        { cwd: fromRoot() },
      );
      return oneCheck(code === 0, output);
    },
  };
}

/**
 * @param {string} file
 * @returns {{ numPassedTests: number, numFailedTests: number, success: boolean } | null}
 */
function readReport(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null;
}

/**
 * @param {string} name
 * @param {string} workspace
 * @param {{ project?: string, env?: NodeJS.ProcessEnv, testFiles?: RegExp, most?: number }} [options] most: of files
 *   after a change
 * @returns {Part}
 */
export function vitestPart(
  name,
  workspace,
  { project, env, testFiles = new RegExp(`^${workspace}/.*[.]test[.]tsx?$`), most } = {},
) {
  /** @param {readonly string[]} files */
  const run = async (files = []) => {
    const report = `${cacheDir}/reports/${name.replaceAll(' ', '-')}.json`;
    fs.rmSync(report, { force: true });
    const args = [
      'run',
      '--passWithNoTests',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ];
    if (project) args.push(`--project=${project}`);
    args.push(...files.map((file) => path.posix.relative(workspace, file)));
    const { code, output } = await capture(
      process.execPath,
      [fromRoot('node_modules/vitest/vitest.mjs'), ...args],
      { cwd: fromRoot(workspace), env },
    );
    const counts = readReport(report);
    if (!counts) return oneCheck(false, output);
    // A file that cannot be loaded, or an error outside a test, fails the run without failing a test.
    const failed = code !== 0 ? Math.max(1, counts.numFailedTests) : counts.numFailedTests;
    return { passed: counts.numPassedTests, failed, output };
  };
  return {
    name,
    testFiles,
    changes: { whole: new RegExp(`^${workspace}/vitest[.]config[.]ts$|^package-lock[.]json$`), most },
    run,
  };
}

/**
 * Tests of Playwright in a real browser, against something that was built before.
 * @param {string} name
 * @param {{ folder?: string, alone?: boolean }} [options] the folder has playwright.config.ts
 * @returns {Part}
 */
export function playwrightPart(name, { folder = 'e2e', alone = false } = {}) {
  /** @param {readonly string[]} files */
  const run = async (files = []) => {
    const report = `${cacheDir}/reports/${name}.json`;
    fs.rmSync(report, { force: true });
    const only = files.map((file) => path.posix.relative(folder, file));
    const { code, output } = await capture(
      process.execPath,
      [fromRoot('node_modules/@playwright/test/cli.js'), 'test', '--reporter=list,json', ...only],
      { cwd: fromRoot(folder), env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
    );
    if (!fs.existsSync(report)) return oneCheck(false, output);
    const { stats } = JSON.parse(fs.readFileSync(report, 'utf8'));
    const failed = code !== 0 ? Math.max(1, stats.unexpected) : stats.unexpected;
    return { passed: stats.expected + stats.flaky, failed, output };
  };
  return {
    name,
    alone,
    testFiles: new RegExp(`^${folder}/[^/]*[.]spec[.]ts$`),
    changes: { from: /^(?:frontend|e2e)\//, steps: 2, most: 3 },
    run,
  };
}

/**
 * Generates everything again, compares, and restores the tree.
 * @returns {Promise<Result>}
 */
async function compare() {
  const before = readGenerated();
  try {
    await generateAll();
    const after = readGenerated();
    const names = new Set([...before.keys(), ...after.keys()]);
    const drifted = [...names].filter((name) => before.get(name) !== after.get(name));
    const advice = `Out of date: ${drifted.join(', ')}. Run npm run generate and commit the result.`;
    return oneCheck(drifted.length === 0, advice);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return oneCheck(false, `${error.message}\n${error.output}`);
  } finally {
    restoreGenerated(before);
  }
}

/** @type {Part} */
export const generatedFiles = {
  name: 'generated files',
  alone: true,
  changes: {
    whole:
      /^(?:backend|api-client|cli)\/src\/|^frontend\/src\/routes\/|^scripts\/[^/]+[.](?:mjs|ts|md)$|^ui-kit\/src\/tokens[.]css$|^openapi[.]yaml$|^docs\/cli[.]md$|[.]gen[.]ts$/,
  },
  run: compare,
};

/** @type {Part} */
export const productBuild = {
  name: 'build',
  run: async () => {
    try {
      await ensureBuilt([backend, frontend, apiClient, cli], { log: () => undefined });
      return oneCheck(true, '');
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      return oneCheck(false, `${error.message}\n${error.output}`);
    }
  },
};

/** Words with which the build tools complain without failing. */
const COMPLAINT = /\bwarn(?:ing)?s?\b|\(!\)|▲/i;

/** @type {Part} Builds the static Storybook and fails when a tool warns. */
export const storybookBuild = {
  name: 'storybook',
  alone: true,
  run: async () => {
    const { code, output } = await buildStorybook();
    return oneCheck(code === 0 && !COMPLAINT.test(output), output);
  },
};
