import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { withLock } from './lock.mjs';
import { cacheDir } from './paths.mjs';

let name: string;
let file: string;

beforeEach(() => {
  name = `test-${randomUUID()}`;
  file = path.join(cacheDir, `${name}.lock`);
  fs.mkdirSync(cacheDir, { recursive: true });
});

describe('withLock', () => {
  it('lets the second wait until the first is through', async () => {
    const order: string[] = [];
    let finishFirst = () => {};
    const first = withLock(name, async () => {
      order.push('first in');
      await new Promise<void>((resolve) => (finishFirst = resolve));
      order.push('first out');
    });
    const second = withLock(name, async () => {
      order.push('second in');
    });
    finishFirst();
    await Promise.all([first, second]);
    expect(order).toEqual(['first in', 'first out', 'second in']);
  });

  it('takes over from a process that died', async () => {
    const dead = spawnSync(process.execPath, ['-e', '']).pid;
    fs.writeFileSync(file, String(dead));
    expect(await withLock(name, async () => 'done')).toBe('done');
  });

  it('takes over from a process that has been silent for too long', async () => {
    fs.writeFileSync(file, String(process.pid));
    const longAgo = new Date(Date.now() - 60_000);
    fs.utimesSync(file, longAgo, longAgo);
    expect(await withLock(name, async () => 'done')).toBe('done');
  });

  it('is free again after a failure', async () => {
    await expect(withLock(name, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(fs.existsSync(file)).toBe(false);
  });
});
