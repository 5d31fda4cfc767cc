import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fromRoot } from '../runtime/paths.mjs';

const SLOW = { timeout: 120_000, interval: 200 };
vi.setConfig({ testTimeout: 150_000, hookTimeout: 60_000 });

let folder: string;
let dev: ChildProcess;

beforeEach(() => void (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'torpedo-dev-'))));
afterEach(async () => {
  if (dev.exitCode === null) {
    dev.kill('SIGINT');
    await once(dev, 'exit');
  }
  fs.rmSync(folder, { recursive: true, force: true });
});

async function freePort(): Promise<string> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return String(port);
}

const statusOf = async (url: string) => (await fetch(url)).status;

it('serves the backend, and the frontend that passes its calls on', async () => {
  const [backend, frontend] = [await freePort(), await freePort()];
  dev = spawn(process.execPath, [fromRoot('scripts/run.mjs'), 'dev', '--port', frontend], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: backend, TORPEDO_DATA_DIR: folder },
    stdio: 'ignore',
  });
  const ready = Promise.all([
    vi.waitFor(async () => expect(await statusOf(`http://127.0.0.1:${backend}/readyz`)).toBe(200), SLOW),
    vi.waitFor(async () => expect(await statusOf(`http://127.0.0.1:${frontend}/api/v1/app`)).toBe(200), SLOW),
  ]);
  const ended = once(dev, 'exit').then(() => Promise.reject(new Error('It ended by itself.')));
  await Promise.race([ready, ended]);
});
