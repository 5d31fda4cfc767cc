import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { statement } from '../platform/database/index.js';
import { PASSWORD } from './auth-services.js';
import type { TestApp } from './test-app.js';

const BINARY = path.resolve(import.meta.dirname, '../../../cli/bin/torpedo.mjs');
const SET_ROLE = statement('test.set_role', 'SELECT account_set_role(id, $2) FROM users WHERE email = $1');

interface Run {
  input?: string;
  env?: NodeJS.ProcessEnv;
}

interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** The real command line for the whole application, with its own home folder. */
export interface Terminal {
  home: string;
  /** Runs the real tool without a terminal, in its home folder; times are in UTC. */
  torpedo(args: readonly string[], run?: Run): Promise<Ended>;
  login(email: string): Promise<Ended>;
  /** Creates an account that can sign in. */
  register(email: string, role?: 'MANAGER' | 'ADMIN'): Promise<void>;
  close(): void;
}

/** Open it in `beforeAll` with a long timeout: the tool is built where it is older than its sources. */
export async function openTerminal({ url, call, database }: TestApp): Promise<Terminal> {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'torpedo-home-'));
  async function torpedo(args: readonly string[], { input = '', env = {} }: Run = {}): Promise<Ended> {
    const child = spawn(process.execPath, [BINARY, ...args], {
      cwd: home,
      env: { PATH: process.env['PATH'], HOME: home, XDG_CONFIG_HOME: home, TZ: 'UTC', ...env },
    });
    child.stdin.end(input);
    const [code, stdout, stderr] = await Promise.all([
      new Promise<number | null>((resolve) => child.on('close', resolve)),
      text(child.stdout),
      text(child.stderr),
    ]);
    return { code, stdout, stderr };
  }
  await torpedo(['--version']);
  return {
    home,
    torpedo,
    login: (email) =>
      torpedo(['login', '--server', url, '--email', email, '--password-stdin'], { input: `${PASSWORD}\n` }),
    async register(email, role) {
      await call('POST', '/api/v1/users/register', { body: { email, password: PASSWORD } });
      await call('POST', '/api/v1/users/verify-email', { body: { email, token: '123456' } });
      if (role) await database.db.sql.row(SET_ROLE, [email, role]);
    },
    close: () => fs.rmSync(home, { recursive: true, force: true }),
  };
}
