import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ensureDataDirectory } from './data-directory.js';
import { StartError } from './errors/index.js';

let place: string;

beforeAll(async () => void (place = await mkdtemp(path.join(tmpdir(), 'torpedo-'))));
afterAll(() => rm(place, { recursive: true }));

it('makes the directory with those above it, once', async () => {
  const directory = path.join(place, 'a', 'b', 'c');
  await ensureDataDirectory(directory);
  await ensureDataDirectory(directory);
  expect((await stat(directory)).isDirectory()).toBe(true);
});

it.skipIf(process.platform === 'win32')('lets nobody else read the directory it makes', async () => {
  const directory = path.join(place, 'above', 'own');
  await ensureDataDirectory(directory);
  expect((await stat(directory)).mode & 0o777).toBe(0o700);
});

it('refuses a file in its place, and one on the way to it', async () => {
  const file = path.join(place, 'file');
  await writeFile(file, '');
  for (const directory of [file, path.join(file, 'below')]) {
    await expect(ensureDataDirectory(directory)).rejects.toThrow(StartError);
  }
});

// Root may write everywhere, so the test cannot refuse it anything.
it.skipIf(process.getuid?.() === 0)('refuses one that may not be written to', async () => {
  const directory = path.join(place, 'closed');
  await mkdir(directory, { mode: 0o500 });
  await expect(ensureDataDirectory(directory)).rejects.toThrow(
    `The data directory ${directory} cannot be used (EACCES): choose another with TORPEDO_DATA_DIR.`,
  );
});

it.skipIf(process.platform !== 'linux')('refuses a file system that takes no directories', async () => {
  await expect(ensureDataDirectory('/proc/torpedo/data')).rejects.toThrow(
    'The data directory /proc/torpedo/data cannot be used (ENOENT): choose another with TORPEDO_DATA_DIR.',
  );
});
