import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { loadState, StateFile } from './state-file.js';

async function folder(): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'state-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  return directory;
}

describe('a state file', () => {
  it('holds what was true when the save was asked for, or later', async () => {
    const file = path.join(await folder(), 'below', 'state.json');
    let snapshots = 0;
    const state = { count: 0 };
    const stored = new StateFile(file, () => {
      snapshots++;
      return state;
    });
    const saves: Promise<void>[] = [];
    for (let count = 1; count <= 50; count++) {
      state.count = count;
      saves.push(
        stored.save().then(async () => {
          const { count: kept } = (await loadState(file)) as { count: number };
          expect(kept).toBeGreaterThanOrEqual(count);
        }),
      );
    }
    await Promise.all(saves);
    expect(snapshots).toBeLessThan(5);
    expect(await readdir(path.dirname(file))).toEqual(['state.json']);
  });

  it.skipIf(process.platform === 'win32')('can be read by its owner only', async () => {
    const file = path.join(await folder(), 'below', 'state.json');
    await new StateFile(file, () => ({ cpf: '52998224725' })).save();
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(path.dirname(file))).mode & 0o777).toBe(0o700);
  });

  it('is nothing before the first save, and nothing without a path', async () => {
    const file = path.join(await folder(), 'state.json');
    expect(await loadState(file)).toBeNull();
    expect(await loadState(null)).toBeNull();
    await new StateFile(null, () => 1).save();
  });

  it('says what to do when it is broken', async () => {
    const file = path.join(await folder(), 'state.json');
    await writeFile(file, '{"half":');
    await expect(loadState(file)).rejects.toThrow(`remove the file`);
    expect(await readFile(file, 'utf8')).toBe('{"half":');
  });
});
