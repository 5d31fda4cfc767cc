import fs from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { cacheDir } from '../runtime/paths.mjs';
import { bundleCli } from './bundle-cli.ts';
import { compileTypeScript } from './compile-typescript.ts';

let folder: string;
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

it('lets the builds of several products at once all end', async () => {
  fs.mkdirSync(cacheDir, { recursive: true });
  folder = fs.mkdtempSync(path.join(cacheDir, 'builds-'));
  await Promise.all([
    bundleCli('main.ts', path.join(folder, 'cli')),
    compileTypeScript('api-client', path.join(folder, 'api-client')),
  ]);
  expect(fs.readdirSync(path.join(folder, 'cli'))).toContain('main.js');
  expect(fs.readdirSync(path.join(folder, 'api-client'))).toContain('client.js');
});
