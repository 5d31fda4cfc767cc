import { parseArgs } from 'node:util';
import { ensureChromium } from '../chromium.mjs';
import { UserError } from '../runtime/user-error.mjs';
import { changedFiles, filesOfTree } from './changed/changed-files.ts';
import { partsOfChange } from './changed/choose-changed.ts';
import { oneCheck } from './part-kinds.mjs';
import { deepParts, usualParts } from './parts.mjs';

/**
 * @typedef {import('./part-kinds.mjs').Part} Part
 * @typedef {import('./part-kinds.mjs').Result} Result
 */

/** One more than the cores of the smallest machine: journeys and tests with a database wait as often as they compute. */
const LANES = 3;

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
 * Runs the parts in lanes (those marked `alone` before or after the others, one at a time, in the given order) and
 * prints a line for each.
 * @param {Part[]} parts
 * @returns {Promise<{ passed: number, failed: number }>}
 */
async function runParts(parts) {
  const total = { passed: 0, failed: 0 };
  const waiting = [...parts];
  /** @type {Map<Part, Promise<void>>} */
  const begun = new Map();

  const runOne = async (/** @type {Part} */ part) => {
    if (part.needs) await begun.get(part.needs);
    const started = performance.now();
    const result = await runSafely(part);
    report(part, result, (performance.now() - started) / 1000);
    total.passed += result.passed;
    total.failed += result.failed;
  };
  const runNext = () => {
    const part = /** @type {Part} */ (waiting.shift());
    begun.set(part, runOne(part));
    return begun.get(part);
  };
  const lane = async () => {
    while (waiting[0] && !waiting[0].alone) await runNext();
  };
  while (waiting.length > 0) {
    await Promise.all(Array.from({ length: LANES }, lane));
    if (waiting[0]) await runNext();
  }
  return total;
}

/**
 * The parts that words choose: those with a word in their name; of the others, test files with a word in their path.
 * @param {Part[]} all
 * @param {readonly string[]} words none chooses all
 * @param {readonly string[]} files of the tree
 * @returns {Part[]}
 * @throws UserError for a word that chooses nothing
 */
export function chosenParts(all, words, files = filesOfTree()) {
  if (words.length === 0) return all;
  const named = all.filter(({ name }) => words.some((word) => name.includes(word)));
  const patterns = words.filter((word) => !named.some(({ name }) => name.includes(word)));
  const tests = files.filter((file) => all.some(({ testFiles }) => testFiles?.test(file)));
  const unknown = patterns.find((pattern) => !tests.some((file) => file.includes(pattern)));
  if (unknown !== undefined)
    throw new UserError(
      `Neither a part nor a file of tests is called ${unknown}. The parts: ${all.map(({ name }) => name).join(', ')}.`,
    );
  const wanted = tests.filter((file) => patterns.some((pattern) => file.includes(pattern)));
  const chosen = all.flatMap((part) => {
    if (named.includes(part)) return [part];
    const own = wanted.filter((file) => part.testFiles?.test(file));
    return own.length > 0 ? [{ ...part, run: () => part.run(own) }] : [];
  });
  const needed = chosen.flatMap(({ needs }) => (needs && !chosen.includes(needs) ? [needs] : []));
  return [...needed, ...chosen];
}

/**
 * The parts that a change can break; prints what it leaves to the whole run.
 * @param {Part[]} all
 * @param {string} [base]
 */
function changedParts(all, base) {
  const changed = changedFiles(base);
  const { parts, chosen, leftOut } = partsOfChange(all, changed, filesOfTree());
  console.log(`${changed.length} files have changed since the branch left ${base ?? 'main'}.`);
  for (const [name, files] of leftOut)
    console.log(
      `Of ${name} the nearest ${chosen.get(name)?.length}; the whole run has ${files.length} more.`,
    );
  return parts;
}

/**
 * Runs the checks of the project and sets the exit code.
 * @param {string[]} args `deep` for the long searches; other words choose parts, or files of tests, by their names;
 *   `--changed` chooses what a change can break, since the branch left main or the commit after `--base`
 */
export async function runTests(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { changed: { type: 'boolean' }, base: { type: 'string' } },
  });
  const words = positionals.filter((word) => word !== 'deep');
  const all = positionals.includes('deep') ? deepParts : usualParts;
  const parts = values.changed ? changedParts(all, values.base) : chosenParts(all, words);
  await ensureChromium();
  const { passed, failed } = await runParts(parts);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
