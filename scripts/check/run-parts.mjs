import { oneCheck } from './result.mjs';

/**
 * @typedef {import('./result.mjs').Part} Part
 * @typedef {import('./result.mjs').Result} Result
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
export async function runParts(parts) {
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
