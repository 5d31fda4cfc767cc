import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './build/ensure-built.mjs';
import { apiClient, backend, buildStorybook, cli, frontend } from './build/products.mjs';
import { ensureChromium } from './chromium.mjs';
import { foreground } from './runtime/child.mjs';
import { fromRoot, root } from './runtime/paths.mjs';
import { UserError } from './runtime/user-error.mjs';

/** For tsx: controllers have decorators, which need these options. */
const BACKEND_CONFIGURATION = `--tsconfig=${fromRoot('backend/tsconfig.json')}`;

/** Runs a file of node_modules in this terminal, in a folder relative to the root; we end with its exit code. */
async function runTool(folder: string, script: string, args: string[]): Promise<void> {
  const code = await foreground(process.execPath, [fromRoot('node_modules', script), ...args], {
    cwd: fromRoot(folder),
  });
  process.exitCode = code;
}

const playwright = (folder: string, args: string[]) =>
  runTool(folder, '@playwright/test/cli.js', ['test', ...args]);

const PRODUCTS = [backend, frontend, apiClient, cli];

export const build = (names: string[]) =>
  ensureBuilt(PRODUCTS.filter(({ name }) => names.length === 0 || names.includes(name)));

export async function bench(args: string[]): Promise<void> {
  await ensureBuilt([backend, frontend]);
  await runTool('.', 'tsx/dist/cli.mjs', [BACKEND_CONFIGURATION, fromRoot('bench/src/main.ts'), ...args]);
}

/** Runs servers of each kind on this machine; with words it breaks one of the running ones. */
export async function cluster(args: string[]): Promise<void> {
  if (args.length === 0 || args[0] === 'prove') await ensureBuilt([backend, frontend]);
  // Runs in this Node: at Ctrl-C, tsx's own command kills a process that is too busy to answer at once.
  const program = ['--import', 'tsx', fromRoot('bench/src/cluster/main.ts'), ...args];
  process.exitCode = await foreground(process.execPath, program, { cwd: root });
}

export async function e2e(args: string[]): Promise<void> {
  await ensureChromium();
  await ensureBuilt([backend, frontend]);
  await playwright('e2e', args);
}

export async function generate() {
  const { generateAll, readGenerated } = await import('./generate.ts');
  const before = readGenerated();
  await generateAll();
  const changed = [...readGenerated()].filter(([name, content]) => before.get(name) !== content);
  console.log(
    changed.length === 0
      ? 'Everything was up to date.'
      : `Rewrote ${changed.map(([name]) => name).join(', ')}.`,
  );
}

/** Stores the present API as what the next versions must keep. */
export async function contract() {
  const { releaseContract } = await import('./contract.ts');
  releaseContract();
}

/** Compares how stories look with the stored pictures, which `--update-snapshots` replaces. */
export async function looks(args: string[]): Promise<void> {
  await ensureChromium();
  console.log('Building Storybook …');
  const { code, output } = await buildStorybook();
  if (code !== 0) throw new UserError('Storybook could not be built.', output);
  await playwright('ui-kit/visual', args);
}

export async function screenshots() {
  await ensureChromium();
  await ensureBuilt([backend, frontend]);
  fs.mkdirSync(fromRoot('docs/screenshots'), { recursive: true });
  await playwright('e2e', ['--config', 'screenshots.config.ts']);
}

export async function weight() {
  const { printWeight } = await import('./weight.ts');
  printWeight();
}

export const storybook = (args: string[]) =>
  runTool('ui-kit', 'storybook/dist/bin/dispatcher.js', ['dev', '--port', '6006', '--no-open', ...args]);

/** Runs backend and frontend, each reloading after changes of its sources, until one of them ends. `--port` is the frontend's. */
export async function dev(args: string[]) {
  const { port } = parseArgs({ args, options: { port: { type: 'string', default: '5173' } } }).values;
  const stop = new AbortController();
  const start = async (cwd: string, args: string[], env: NodeJS.ProcessEnv) => {
    const code = await foreground(process.execPath, args, { cwd, env, ownGroup: true, stop: stop.signal });
    stop.abort();
    return code;
  };
  const backendPort = process.env.PORT ?? '3000';
  const codes = await Promise.all([
    start(
      root,
      [
        fromRoot('node_modules/tsx/dist/cli.mjs'),
        'watch',
        '--clear-screen=false',
        // Nothing imports these files; the server applies them when it starts.
        `--include=${fromRoot('backend/{src,migrations}/**/*.sql')}`,
        BACKEND_CONFIGURATION,
        fromRoot('backend/src/main.ts'),
      ],
      // Links and the origin check of sockets must match the address in the browser.
      { PORT: backendPort, PUBLIC_URL: process.env.PUBLIC_URL ?? `http://127.0.0.1:${port}` },
    ),
    start(
      fromRoot('frontend'),
      [
        fromRoot('node_modules/vite/bin/vite.js'),
        '--host=127.0.0.1',
        `--port=${port}`,
        '--strictPort',
        '--clearScreen=false',
      ],
      { TORPEDO_BACKEND_URL: `http://127.0.0.1:${backendPort}` },
    ),
  ]);
  process.exitCode = Math.max(...codes);
}
