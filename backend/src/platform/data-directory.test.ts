import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ensureDataDirectory } from './data-directory.js';
import { StartError } from './start-error.js';

let folder: string;

beforeEach(async () => void (folder = await mkdtemp(path.join(os.tmpdir(), 'torpedo-data-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

it('makes the directory with those above it, and is content when it is there', async () => {
  const directory = path.join(folder, 'a/b');
  await ensureDataDirectory(directory);
  await ensureDataDirectory(directory);
  expect((await stat(directory)).isDirectory()).toBe(true);
});

it.each(['file', 'file/below'])('says in one sentence that %s is no directory', async (name) => {
  await writeFile(path.join(folder, 'file'), '');
  const refusal = await ensureDataDirectory(path.join(folder, name)).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(StartError);
  expect(String(refusal)).toContain('TORPEDO_DATA_DIR');
});
