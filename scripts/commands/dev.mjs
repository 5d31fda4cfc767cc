import { foreground } from '../runtime/child.mjs';
import { fromRoot, root } from '../runtime/paths.mjs';

const FRONTEND_PORT = 5173;

/** Backend and frontend, each reloading on its own sources, until one of them ends. */
export async function run() {
  const stop = new AbortController();
  const start = async (
    /** @type {string} */ cwd,
    /** @type {string[]} */ args,
    /** @type {NodeJS.ProcessEnv} */ env,
  ) => {
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
        // Nothing imports them; the server applies them when it starts.
        `--include=${fromRoot('backend/{src,migrations}/**/*.sql')}`,
        `--tsconfig=${fromRoot('backend/tsconfig.json')}`,
        fromRoot('backend/src/main.ts'),
      ],
      // Links and the origin check of sockets must fit the address in the browser.
      { PORT: backendPort, PUBLIC_URL: process.env.PUBLIC_URL ?? `http://127.0.0.1:${FRONTEND_PORT}` },
    ),
    start(
      fromRoot('frontend'),
      [
        fromRoot('node_modules/vite/bin/vite.js'),
        '--host=127.0.0.1',
        `--port=${FRONTEND_PORT}`,
        '--strictPort',
        '--clearScreen=false',
      ],
      { TORPEDO_BACKEND_URL: `http://127.0.0.1:${backendPort}` },
    ),
  ]);
  process.exitCode = Math.max(...codes);
}
