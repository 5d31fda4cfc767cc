import { ensureChromium } from '../chromium.mjs';
import { UserError } from '../runtime/user-error.mjs';
import { oneCheck } from './part-kinds.mjs';
import { deepParts, usualParts } from './parts.mjs';

/**
 * @typedef {import('./part-kinds.mjs').Part} Part
 * @typedef {import('./part-kinds.mjs').Result} Result
 */

const LANES = 2;

/**
 * @param {Part} part
 * @returns {Promise<Result>}
 */
async function runSafely(part) {
  try {
    return await part.run();
  } catch (error) {
    return oneCheck(false, error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

/**
 * @param {Part} part
 * @param {Result} result
 * @param {number} seconds
 */
function report(part, { passed, failed, output = '', skipped }, seconds) {
  if (skipped) return console.log(`- ${part.name.padEnd(28)} skipped: ${skipped}`);
  const mark = failed > 0 ? '✗' : '✓';
  const counts = failed > 0 ? `${passed} ok, ${failed} not` : `${passed} ok`;
  console.log(`${mark} ${part.name.padEnd(28)} ${counts.padEnd(16)} ${seconds.toFixed(1)} s`);
  if (failed > 0) console.log(`\n${output.trim()}\n`);
}

/**
 * Runs the parts two at a time (those marked `alone` before or after the others, one at a time, in
 * the order given) and prints a line for each.
 * @param {Part[]} parts
 * @returns {Promise<{ passed: number, failed: number }>}
 */
async function runParts(parts) {
  const total = { passed: 0, failed: 0 };
  const waiting = [...parts];

  const runOne = async (/** @type {Part} */ part) => {
    const started = performance.now();
    const result = await runSafely(part);
    report(part, result, (performance.now() - started) / 1000);
    total.passed += result.passed;
    total.failed += result.failed;
  };
  const lane = async () => {
    while (waiting[0] && !waiting[0].alone) await runOne(/** @type {Part} */ (waiting.shift()));
  };
  while (waiting.length > 0) {
    await Promise.all(Array.from({ length: LANES }, lane));
    if (waiting[0]) await runOne(/** @type {Part} */ (waiting.shift()));
  }
  return total;
}

/**
 * Runs the checks of the project and sets the exit code.
 * @param {string[]} args `deep` for the long searches; any other word keeps the parts whose name has it
 */
export async function runTests(args) {
  const words = args.filter((arg) => arg !== 'deep');
  const all = args.includes('deep') ? deepParts : usualParts;
  const parts =
    words.length === 0 ? all : all.filter(({ name }) => words.some((word) => name.includes(word)));
  if (parts.length === 0)
    throw new UserError(`No part is called so: ${all.map(({ name }) => name).join(', ')}.`);

  await ensureChromium();
  const { passed, failed } = await runParts(parts);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
