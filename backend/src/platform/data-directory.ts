import { access, constants, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from './errors/index.js';

const OWNER_ONLY = 0o700;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

async function makeOne(directory: string, mode?: number): Promise<void> {
  try {
    await mkdir(directory, { mode });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

/** Does not use `recursive`: Node would try for ever where a file system answers "not found", as /proc does. */
async function makeWithParents(directory: string, mode?: number): Promise<void> {
  try {
    await makeOne(directory, mode);
  } catch (error) {
    const parent = path.dirname(directory);
    if (codeOf(error) !== 'ENOENT' || parent === directory) throw error;
    await makeWithParents(parent);
    await makeOne(directory, mode);
  }
}

/** Creates the directory for its owner only. @throws StartError */
export async function ensureDataDirectory(directory: string): Promise<void> {
  try {
    await makeWithParents(path.resolve(directory), OWNER_ONLY);
    await readdir(directory);
    await access(directory, constants.W_OK);
  } catch (cause) {
    throw new StartError(
      `The data directory ${directory} cannot be used (${codeOf(cause)}): choose another with TORPEDO_DATA_DIR.`,
      { cause },
    );
  }
}

export async function loadOrCreateSecret(
  dataDirectory: string,
  name: string,
  make: () => string,
): Promise<string> {
  const file = path.join(dataDirectory, name);
  const secret = make();
  await ensureDataDirectory(dataDirectory);
  try {
    // The write fails when the file exists, so only one of two processes creates the secret.
    await writeFile(file, `${secret}\n`, { mode: 0o600, flag: 'wx' });
    return secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return (await readFile(file, 'utf8')).trim();
  }
}
