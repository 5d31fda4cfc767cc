import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { serveLocally } from '../../../backend/src/sandbox/local-server.js';
import { ADMINISTRATOR, isSimulated, Laboratory } from './laboratory.js';
import { goFirst, missingPrograms } from './programs.js';
import { proveAll } from './prove.js';
import { openAccounts, Traffic } from './traffic.js';
import { ACTIONS, mountPage, showInTerminal } from './view.js';

const CUSTOMERS = 6;
const ROUND_MS = 1_000;
const LOOK_MS = process.stdout.isTTY ? 1_000 : 5_000;
const ADDRESS = path.resolve(import.meta.dirname, '../../../.cache/cluster.url');

const ended = new AbortController();

async function actOn(laboratory: Laboratory, action: string, target = ''): Promise<string> {
  if (action === 'switchover') return laboratory.switchover();
  if (action === 'kill' || action === 'freeze') return `${action}: ${await laboratory.break(action, target)}`;
  if (action !== 'revive') throw new Error(`Say one of: ${ACTIONS.join(', ')}.`);
  laboratory.revive();
  return 'everything runs again';
}

/** Runs until Ctrl-C. */
async function run(): Promise<void> {
  const { PORT: port, TORPEDO_DATA_DIR: dataDirectory, ...environment } = process.env;
  const laboratory = await Laboratory.start(console.log, {
    ended: ended.signal,
    port: port ? Number(port) : undefined,
    dataDirectory,
    environment,
  });
  try {
    const traffic = isSimulated(environment)
      ? new Traffic(laboratory, await openAccounts(laboratory, CUSTOMERS), ROUND_MS)
      : null;
    const shown = async () => ({
      ...(await laboratory.state()),
      traffic,
    });
    const page = await serveLocally((app) => {
      mountPage(app, {
        url: laboratory.url,
        shown,
        act: (action, target) => actOn(laboratory, action, target),
      });
      app.use('/sandbox', laboratory.sandbox.router);
    });
    await mkdir(path.dirname(ADDRESS), { recursive: true });
    await writeFile(ADDRESS, page.url);
    const { ADMIN_EMAIL: email = ADMINISTRATOR.email } = environment;
    console.log(`Administrator ${email}${environment['ADMIN_EMAIL'] ? '' : `, ${ADMINISTRATOR.password}`}`);
    const figures = laboratory.ports.replicas.map((port) => `127.0.0.1:${port}`).join(', ');
    console.log(`Targets for Prometheus, with METRICS_TOKEN: ${figures}`);
    console.log(`The servers and what happens to them: ${page.url}`);
    console.log(`Torpedo ready at ${laboratory.url}`);
    while (!ended.signal.aborted) {
      showInTerminal(await shown(), process.stdout);
      await wait(LOOK_MS, undefined, { signal: ended.signal }).catch(() => undefined);
    }
    await page.close();
  } finally {
    await rm(ADDRESS, { force: true });
    await laboratory.stop();
  }
}

async function ask(words: readonly string[]): Promise<void> {
  const url = await readFile(ADDRESS, 'utf8').catch(() => null);
  if (url === null) throw new Error('No laboratory runs: start it with npm run cluster.');
  const answer = await fetch(`${url}/act/${words.map(encodeURIComponent).join('/')}`, { method: 'POST' });
  if (!answer.ok) throw new Error(await answer.text());
  console.log(await answer.text());
}

/**
 * `npm run cluster` runs the product on several servers of each kind. With words it breaks one that runs: `npm run
 * cluster -- kill leader`; `npm run cluster -- prove` breaks one after the other under traffic and checks the books.
 */
const [what, ...rest] = process.argv.slice(2);
const missing = missingPrograms();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ended.abort());
process.on('exit', () => goFirst(false));
try {
  if (missing) throw new Error(missing);
  if (!goFirst(true))
    console.log('Without root, a busy machine slows the simulators down, and customers wait longer.');
  if (what === undefined) await run();
  else if (what === 'prove') process.exitCode = (await proveAll(ended.signal, rest)) ? 0 : 1;
  else await ask([what, ...rest]);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
process.exit();
