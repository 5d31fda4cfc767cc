import fs from 'node:fs';
import { capture } from '../runtime/child.mjs';
import { cacheDir, fromRoot } from '../runtime/paths.mjs';
import { oneCheck } from './result.mjs';

/**
 * What Playwright tests in a real browser, against something that was built before.
 * @param {string} name
 * @param {{ folder?: string }} [options] the folder holds playwright.config.ts
 * @returns {import('./result.mjs').Part}
 */
export function playwrightPart(name, { folder = 'e2e' } = {}) {
  const run = async () => {
    const report = `${cacheDir}/reports/${name}.json`;
    fs.rmSync(report, { force: true });
    const { code, output } = await capture(
      process.execPath,
      [fromRoot('node_modules/@playwright/test/cli.js'), 'test', '--reporter=list,json'],
      { cwd: fromRoot(folder), env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
    );
    if (!fs.existsSync(report)) return oneCheck(false, output);
    const { stats } = JSON.parse(fs.readFileSync(report, 'utf8'));
    const failed = code !== 0 ? Math.max(1, stats.unexpected) : stats.unexpected;
    return { passed: stats.expected + stats.flaky, failed, output };
  };
  return { name, alone: true, run };
}
