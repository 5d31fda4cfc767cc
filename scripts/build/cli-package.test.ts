import { execFile, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { cacheDir, fromRoot } from '../runtime/paths.mjs';

const run = promisify(execFile);
// npm is slow on a busy computer.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const RUNS = 7;
const MOST_RUNS = 40;
const MOST_STARTS_OF_NODE = 4;

let prefix: string;
let torpedo: string;

/** The package that npm makes, installed as an operator does, in a place without access to the repository. */
beforeAll(async () => {
  fs.mkdirSync(cacheDir, { recursive: true });
  prefix = fs.mkdtempSync(path.join(cacheDir, 'global-'));
  await run('npm', ['pack', '--pack-destination', prefix], { cwd: fromRoot('cli') });
  const [tarball = ''] = fs.readdirSync(prefix);
  await run('npm', ['install', '--global', '--offline', '--prefix', prefix, path.join(prefix, tarball)]);
  torpedo = path.join(prefix, 'bin/torpedo');
});
afterAll(() => fs.rmSync(prefix, { recursive: true, force: true }));

/** The environment without the Node tools of this process. */
const env = () => ({ PATH: process.env['PATH'], HOME: prefix, XDG_CONFIG_HOME: prefix });

it('is one package with its libraries inside, its manual, and no sources', () => {
  const installed = path.join(prefix, 'lib/node_modules');
  expect(fs.readdirSync(installed)).toContain('torpedo');
  const files = fs.readdirSync(path.join(installed, 'torpedo'), { recursive: true, encoding: 'utf8' });
  expect(files).toEqual(expect.arrayContaining(['bin/torpedo.mjs', 'dist/main.js', 'man/torpedo.1']));
  expect(files.filter((name) => /node_modules|\.ts$|\.test\./.test(name))).toEqual([]);
});

it('runs from there, with every command', async () => {
  expect((await run(torpedo, ['--version'], { env: env() })).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  const { stdout } = await run(torpedo, ['completion', 'bash'], { env: env() });
  expect(stdout).toContain('complete -o default -F _torpedo torpedo');
  expect(spawnSync(torpedo, ['users', 'list'], { env: env(), encoding: 'utf8' })).toMatchObject({
    ...{ status: 3, stdout: '' },
    stderr: expect.stringContaining('torpedo login') as string,
  });
});

/** Prints at the end how much processor time the process used, in µs: a busy machine lengthens only the wait. */
const SAYS_ITS_TIME =
  'data:text/javascript,process.on("exit",()=>{const{user,system}=process.cpuUsage();console.error(user+system)})';

it('starts with at most four times the processor time of Node itself', () => {
  const timeOf = (args: string[]) => {
    const { stderr } = spawnSync(process.execPath, ['--import', SAYS_ITS_TIME, ...args], {
      env: env(),
      encoding: 'utf8',
    });
    return Number(stderr.trim());
  };
  for (const script of [fs.realpathSync(torpedo), fromRoot('cli/bin/torpedo.mjs')]) {
    let [node, command] = [Infinity, Infinity];
    // Both run in turn, so that other work on the machine slows both; more rounds when it is busy.
    for (
      let pair = 0;
      pair < MOST_RUNS && (pair < RUNS || command / node >= MOST_STARTS_OF_NODE);
      pair += 1
    ) {
      node = Math.min(node, timeOf(['-e', '0']));
      command = Math.min(command, timeOf([script, '--version']));
    }
    expect(node).toBeGreaterThan(0);
    expect(command / node, script).toBeLessThan(MOST_STARTS_OF_NODE);
  }
});
