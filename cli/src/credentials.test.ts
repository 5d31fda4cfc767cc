import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { credentialsPath, fileCredentials } from './credentials.js';

describe('the file of credentials', () => {
  it.each([
    [{}, '/home/maria/.config/torpedo/credentials.json'],
    [{ XDG_CONFIG_HOME: '/etc/maria' }, '/etc/maria/torpedo/credentials.json'],
    [{ XDG_CONFIG_HOME: 'relative' }, '/home/maria/.config/torpedo/credentials.json'],
  ])('with %j is %s', (env, file) => {
    expect(credentialsPath(env, '/home/maria')).toBe(file);
  });
});

describe('credentials', () => {
  const credentials = {
    server: 'http://127.0.0.1:3000',
    email: 'me@example.com',
    cookie: 'torpedo_session=t',
  };
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = await fs.mkdtemp(path.join(os.tmpdir(), 'torpedo-cli-'));
    file = path.join(folder, 'config', 'torpedo', 'credentials.json');
  });
  afterEach(() => fs.rm(folder, { recursive: true }));

  it('are remembered in a file that only its owner may read', async () => {
    const store = fileCredentials(file);
    expect(await store.read()).toBeNull();
    await store.write(credentials);
    expect(await store.read()).toEqual(credentials);
    expect((await fs.stat(file)).mode & 0o777).toBe(0o600);
    expect((await fs.stat(path.dirname(file))).mode & 0o777).toBe(0o700);
  });

  it('replace a file that others could read', async () => {
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, '{}', { mode: 0o644 });
    await fileCredentials(file).write(credentials);
    expect((await fs.stat(file)).mode & 0o777).toBe(0o600);
    expect(await fs.readdir(path.dirname(file))).toEqual(['credentials.json']);
  });

  it('are forgotten, even twice', async () => {
    const store = fileCredentials(file);
    await store.write(credentials);
    await store.forget();
    await store.forget();
    expect(await store.read()).toBeNull();
  });

  it.each(['', '{', '[]', 'null', '{"server":1}'])('in a broken file (%j) are none', async (content) => {
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, content);
    expect(await fileCredentials(file).read()).toBeNull();
  });
});
