import { mkdir } from 'node:fs/promises';
import { StartError } from './start-error.js';

/**
 * Makes the directory that keeps what outlives the process, unless it is there.
 * @throws StartError when that is not possible
 */
export async function ensureDataDirectory(directory: string): Promise<void> {
  try {
    await mkdir(directory, { recursive: true });
  } catch (cause) {
    throw new StartError(
      `The data directory ${directory} cannot be used (${(cause as NodeJS.ErrnoException).code}): choose another with TORPEDO_DATA_DIR.`,
      { cause },
    );
  }
}
