import { deepParts, usualParts } from '../check/parts.mjs';
import { runParts } from '../check/run-parts.mjs';
import { ensureChromium } from '../chromium.mjs';
import { UserError } from '../runtime/user-error.mjs';

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
