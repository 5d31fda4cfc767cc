import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../runtime/paths.mjs';
import { fingerprint, isTestOnly } from './fingerprint.mjs';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'torpedo-fingerprint-'));
  write('src/main.ts', 'one');
});

afterEach(() => {
  fs.rmSync(folder, { recursive: true, force: true });
});

function write(name: string, content: string) {
  fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  fs.writeFileSync(path.join(folder, name), content);
}

const take = () => fingerprint([path.relative(root, folder)], isTestOnly);

describe('fingerprint', () => {
  it('stays the same while nothing changes, whatever the times of the files say', () => {
    const before = take();
    write('src/main.ts', 'one');
    expect(take()).toBe(before);
  });

  it.each([
    ['a changed file', () => write('src/main.ts', 'two')],
    ['a new file', () => write('src/other.ts', '')],
    [
      'a renamed file',
      () => fs.renameSync(path.join(folder, 'src/main.ts'), path.join(folder, 'src/begin.ts')),
    ],
    ['a removed file', () => fs.rmSync(path.join(folder, 'src/main.ts'))],
  ])('changes with %s', (_what, change) => {
    const before = take();
    change();
    expect(take()).not.toBe(before);
  });

  it.each(['src/main.test.ts', 'src/a.http.test.ts', 'src/button.stories.tsx', 'src/testing/factory.ts'])(
    'does not change with %s, which never reaches the product',
    (name) => {
      const before = take();
      write(name, 'anything');
      expect(take()).toBe(before);
    },
  );
});
