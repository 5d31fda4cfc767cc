import { generateAll } from '../generate/generate-all.mjs';
import { readGenerated, restoreGenerated } from '../generate/generated-files.mjs';
import { UserError } from '../runtime/user-error.mjs';
import { oneCheck } from './result.mjs';

/**
 * Generates everything anew, compares and puts the tree back as it was.
 * @returns {Promise<import('./result.mjs').Result>}
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

/** @type {import('./result.mjs').Part} */
export const generatedFiles = { name: 'generated files', alone: true, run: compare };
