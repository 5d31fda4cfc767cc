import { capture } from '../runtime/child.mjs';
import { fromRoot } from '../runtime/paths.mjs';
import { oneCheck } from './result.mjs';

/**
 * A part that is one program of node_modules, run from the root: it passes when that ends with 0.
 * @param {string} name
 * @param {string} script the program's file below node_modules
 * @param {string[]} args
 * @param {{ nodeOptions?: string[] }} [options]
 * @returns {import('./result.mjs').Part}
 */
export function commandPart(name, script, args, { nodeOptions = [] } = {}) {
  return {
    name,
    run: async () => {
      const { code, output } = await capture(
        process.execPath,
        [...nodeOptions, fromRoot('node_modules', script), ...args],
        { cwd: fromRoot() },
      );
      return oneCheck(code === 0, output);
    },
  };
}
