import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { assertReachable, letEnter } from './programs.js';

/** A user who is neither the owner of the folder nor in its group. */
const STRANGER = { uid: 3_999_999, gid: 3_999_999 };

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'torpedo-account-'));
  await chmod(folder, 0o700);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('lets PostgreSQL through a closed data directory, which others still cannot list', async () => {
  await expect(assertReachable(folder, STRANGER)).rejects.toThrow(folder);
  await letEnter(folder, STRANGER);
  await assertReachable(folder, STRANGER);
  expect((await stat(folder)).mode & 0o777).toBe(0o701);
});

it('leaves the data directory as it is where we run PostgreSQL ourselves', async () => {
  await letEnter(folder, null);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});
