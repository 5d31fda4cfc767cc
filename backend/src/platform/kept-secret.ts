import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ensureDataDirectory } from './data-directory.js';

/** A secret of the data directory: made at the first call, the same ever after. */
export async function keptSecret(dataDirectory: string, name: string, make: () => string): Promise<string> {
  const file = path.join(dataDirectory, name);
  const secret = make();
  await ensureDataDirectory(dataDirectory);
  try {
    // Fails when the file exists, so that of two processes only one makes the secret.
    await writeFile(file, `${secret}\n`, { mode: 0o600, flag: 'wx' });
    return secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return (await readFile(file, 'utf8')).trim();
  }
}
