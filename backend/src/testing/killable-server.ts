import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { httpClient, type HttpClient } from './http-client.js';

export const KILLABLE_ADMINISTRATOR = { email: 'ana@example.com', password: 'Correta-Porca-7!' };

/** The built server, started as people start it; it is built again where it is older than its sources. */
export const SERVER_ENTRY = path.resolve(import.meta.dirname, '../../../scripts/serve/backend-alone.mjs');

/** The first administrator of a killable server, who is also a customer. */
export interface SignedIn {
  userId: string;
  call: HttpClient;
}

/** Signs in at a killable server, or at a proxy in front of several. */
export async function signInAt(url: string): Promise<SignedIn> {
  const { email, password } = KILLABLE_ADMINISTRATOR;
  const { body } = await httpClient(url)<{ access_token: string }>('POST', '/api/v1/users/login', {
    body: new URLSearchParams({ username: email, password }),
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  });
  const call = httpClient(url, { authorization: `Bearer ${body.access_token}` });
  return { userId: (await call<{ id: string }>('GET', '/api/v1/users/me')).body.id, call };
}

/** The real server in a process of its own; a test can kill it without warning or stop it as an operator does. */
export class KillableServer {
  private constructor(
    private readonly child: ChildProcess,
    private readonly dataDirectory: string,
    readonly url: string,
  ) {}

  static async start(env: Record<string, string>): Promise<KillableServer> {
    const dataDirectory = await mkdtemp(path.join(os.tmpdir(), 'torpedo-killable-'));
    const child = spawn(process.execPath, [SERVER_ENTRY], {
      env: {
        PATH: process.env['PATH'],
        PORT: '0',
        LOG_LEVEL: 'silent',
        TORPEDO_DATA_DIR: dataDirectory,
        ADMIN_EMAIL: KILLABLE_ADMINISTRATOR.email,
        ADMIN_PASSWORD: KILLABLE_ADMINISTRATOR.password,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said: string[] = [];
    child.stderr?.on('data', (chunk: Buffer) => said.push(String(chunk)));
    const url = await new Promise<string>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said.join('')}`)));
      if (child.stdout) {
        createInterface({ input: child.stdout }).on('line', (line) => {
          const ready = /^Torpedo ready at (\S+)/.exec(line)?.[1];
          if (ready) resolve(ready);
        });
      }
    });
    return new KillableServer(child, dataDirectory, url);
  }

  /** Ends the process at once (SIGKILL). */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Asks the process to end (SIGTERM) and answers its exit code. */
  async stop(): Promise<number | null> {
    return this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      const ended = once(this.child, 'exit');
      this.child.kill(signal);
      await ended;
    }
    await rm(this.dataDirectory, { recursive: true, force: true });
    return this.child.exitCode;
  }
}
