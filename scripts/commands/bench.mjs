import { ensureBuilt } from '../build/ensure-built.mjs';
import { backend, frontend } from '../build/products.mjs';
import { foreground } from '../runtime/child.mjs';
import { fromRoot, root } from '../runtime/paths.mjs';

/** @param {string[]} args passed on to the benchmarks */
export async function run(args) {
  await ensureBuilt([backend, frontend]);
  process.exitCode = await foreground(
    process.execPath,
    [fromRoot('node_modules/tsx/dist/cli.mjs'), fromRoot('bench/src/main.ts'), ...args],
    { cwd: root },
  );
}
