import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fileProfiles, profilesPath, withoutProfile, withProfile } from './profiles.js';

describe('the file of profiles', () => {
  it.each([
    [{}, '/home/maria/.config/torpedo/credentials.json'],
    [{ XDG_CONFIG_HOME: '/etc/maria' }, '/etc/maria/torpedo/credentials.json'],
    [{ XDG_CONFIG_HOME: 'relative' }, '/home/maria/.config/torpedo/credentials.json'],
  ])('with %j is %s', (env, file) => {
    expect(profilesPath(env, '/home/maria')).toBe(file);
  });
});

describe('profiles', () => {
  const profile = { server: 'http://127.0.0.1:3000', email: 'me@example.com', cookie: 'torpedo_session=t' };
  const none = { current: null, byName: {} };
  const one = withProfile(none, 'local', profile);
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = await fs.mkdtemp(path.join(os.tmpdir(), 'torpedo-cli-'));
    file = path.join(folder, 'config', 'torpedo', 'credentials.json');
  });
  afterEach(() => fs.rm(folder, { recursive: true }));

  it('are remembered in a file that only its owner may read', async () => {
    const store = fileProfiles(file);
    expect(await store.read()).toEqual(none);
    await store.write(one);
    expect(await store.read()).toEqual({ current: 'local', byName: { local: profile } });
    expect((await fs.stat(file)).mode & 0o777).toBe(0o600);
    expect((await fs.stat(path.dirname(file))).mode & 0o777).toBe(0o700);
  });

  it('replace a file that others could read', async () => {
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, '{}', { mode: 0o644 });
    await fileProfiles(file).write(one);
    expect((await fs.stat(file)).mode & 0o777).toBe(0o600);
    expect(await fs.readdir(path.dirname(file))).toEqual(['credentials.json']);
  });

  it('leave none chosen when the current one is removed', () => {
    const two = withProfile(one, 'shop', profile);
    expect(two.current).toBe('shop');
    expect(withoutProfile(two, 'shop')).toEqual({ current: null, byName: { local: profile } });
    expect(withoutProfile(two, 'local').current).toBe('shop');
  });

  it.each(['', '{', '[]', 'null', '{"profiles":{"a":{"server":1}},"current":"a"}'])(
    'in a broken file (%j) are none',
    async (content) => {
      await fs.mkdir(path.dirname(file), { recursive: true });
      await fs.writeFile(file, content);
      expect(await fileProfiles(file).read()).toEqual(none);
    },
  );
});
