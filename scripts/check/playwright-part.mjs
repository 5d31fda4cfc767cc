import fs from 'node:fs';
import { capture } from '../runtime/child.mjs';
import { cacheDir, fromRoot } from '../runtime/paths.mjs';
import { oneCheck } from './result.mjs';

/**
 * Journeys in a real browser against the built product.
 * @param {string} name
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {import('./result.mjs').Part}
 */
export function playwrightPart(name, env) {
  const run = async () => {
    const report = `${cacheDir}/reports/${name}.json`;
    fs.rmSync(report, { force: true });
    const { code, output } = await capture(
      process.execPath,
      [
        fromRoot('node_modules/@playwright/test/cli.js'),
        'test',
        '--pass-with-no-tests',
        '--reporter=list,json',
      ],
      { cwd: fromRoot('e2e'), env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
    );
    if (!fs.existsSync(report)) return oneCheck(false, output);
    const { stats } = JSON.parse(fs.readFileSync(report, 'utf8'));
    const failed = code !== 0 ? Math.max(1, stats.unexpected) : stats.unexpected;
    return { passed: stats.expected + stats.flaky, failed, output };
  };
  return { name, alone: true, run };
}
