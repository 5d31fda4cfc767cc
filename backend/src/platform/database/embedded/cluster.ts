import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ensureDataDirectory } from '../../data-directory.js';
import { StartError } from '../../errors/index.js';
import { assertReachable, letEnter, runProgram, type Account, type Programs } from './programs.js';

export const SUPERUSER = 'torpedo';

export interface Cluster {
  folder: string;
  password: string;
}

async function readPassword(file: string): Promise<string | null> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch {
    return null;
  }
}

/** Only this machine may connect, with a password; text is sorted and lowercased as Unicode. */
function initArguments(folder: string, passwordFile: string): string[] {
  return [
    `--pgdata=${folder}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ];
}

export async function ensureCluster(
  dataDirectory: string,
  programs: Programs,
  account: Account | null,
): Promise<Cluster> {
  await ensureDataDirectory(dataDirectory);
  await letEnter(dataDirectory, account);
  await assertReachable(dataDirectory, account);
  await assertReachable(path.dirname(programs.initdb), account);
  const folder = path.join(dataDirectory, 'postgres');
  const passwordFile = path.join(dataDirectory, 'postgres.password');

  const kept = await readPassword(passwordFile);
  const exists = (await readPassword(path.join(folder, 'PG_VERSION'))) !== null;
  if (exists && kept) return { folder, password: kept };
  if (exists) {
    throw new StartError(
      `The password file ${passwordFile} of the embedded database is missing: restore it, or move ${folder} away to begin with an empty database.`,
    );
  }

  const password = randomBytes(24).toString('base64url');
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  // The folder is renamed when it is complete, so a killed start leaves no half cluster behind.
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  if (account) {
    await chown(unfinished, account.uid, account.gid);
    await chown(passwordFile, account.uid, account.gid);
  }
  const { code, output } = await runProgram(
    programs.initdb,
    initArguments(unfinished, passwordFile),
    account,
  );
  if (code !== 0) throw new StartError(`The embedded database could not be created: ${output}`);
  await rename(unfinished, folder);
  return { folder, password };
}
