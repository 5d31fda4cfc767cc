import fs from 'node:fs';
import { capture } from '../runtime/child.mjs';
import { cacheDir, fromRoot } from '../runtime/paths.mjs';
import { oneCheck } from './result.mjs';

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
 * @param {{ project?: string, alone?: boolean, env?: NodeJS.ProcessEnv }} [options]
 * @returns {import('./result.mjs').Part}
 */
export function vitestPart(name, workspace, { project, alone = false, env } = {}) {
  const run = async () => {
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
    const { code, output } = await capture(
      process.execPath,
      [fromRoot('node_modules/vitest/vitest.mjs'), ...args],
      {
        cwd: fromRoot(workspace),
        env,
      },
    );
    const counts = readReport(report);
    if (!counts) return oneCheck(false, output);
    // A file that cannot be loaded, or an error outside of a test, fails the run without failing a test.
    const failed = code !== 0 ? Math.max(1, counts.numFailedTests) : counts.numFailedTests;
    return { passed: counts.numPassedTests, failed, output };
  };
  return { name, alone, run };
}
