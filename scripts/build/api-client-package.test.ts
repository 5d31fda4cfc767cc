import { execFile } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fromRoot } from '../runtime/paths.mjs';
import { packClient, type PackedClient } from './packed-client.js';

const run = promisify(execFile);
// The compiler and npm are slow on a busy computer.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let client: PackedClient;

beforeAll(async () => (client = await packClient()));

afterAll(() => client.remove());

function write(name: string, source: string): string {
  const file = path.join(client.project, name);
  fs.writeFileSync(file, source);
  return file;
}

it('holds compiled code with its types and a README, no sources and no tests', () => {
  const packed = fs.readdirSync(path.join(client.project, 'node_modules/@torpedo/api-client'), {
    recursive: true,
    encoding: 'utf8',
  });
  // The guide names the file.
  expect(fs.readFileSync(fromRoot('api-client/README.md'), 'utf8')).toContain(`./${client.filename}\n`);
  expect(packed).toEqual(
    expect.arrayContaining([
      'README.md',
      'bin/torpedo-mcp.mjs',
      'dist/index.js',
      'dist/index.d.ts',
      'dist/mcp-server.js',
    ]),
  );
  expect(packed.filter((name) => /(^src|\.test\.|(?<!\.d)\.ts$)/.test(name))).toEqual([]);
});

it('describes all that it exports in its reference', () => {
  const packed = path.join(client.project, 'node_modules/@torpedo/api-client');
  const exported = [...fs.readFileSync(path.join(packed, 'dist/index.d.ts'), 'utf8').matchAll(/\{([^}]*)\}/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().replace(/^type /, ''))
    .filter((name) => name !== '');
  expect(exported).toContain('Torpedo');
  const reference = fs.readFileSync(path.join(packed, 'REFERENCE.md'), 'utf8').replaceAll('\\', '');
  const headings = new Set([...reference.matchAll(/^### (\w+)/gm)].map(([, name]) => name));
  expect(exported.filter((name) => !headings.has(name))).toEqual([]);
});

it("calls the API from a customer's Node", async () => {
  const server = http.createServer((request, response) => {
    const isKnown = request.headers['x-api-key'] === 'tp_key';
    response.writeHead(isKnown ? 200 : 401, { 'Content-Type': 'application/json' });
    response.end(
      isKnown ? '{"balance_cents":2410}' : '{"detail":{"code":"UNAUTHENTICATED","message":"No."}}',
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const script = write(
    'balance.js',
    `import { bodyOf, createApi, hasCode } from '@torpedo/api-client';
     const read = (key) => bodyOf(createApi({ baseUrl: '${baseUrl}', headers: () => ({ 'X-API-Key': key }) })
       .GET('/api/v1/wallets/{currency}/balance', { params: { path: { currency: 'BRL' } } }));
     console.log((await read('tp_key')).balance_cents);
     await read('wrong').catch((error) => console.log(hasCode(error, 'UNAUTHENTICATED'), error.message));`,
  );
  try {
    const { stdout } = await run(process.execPath, [script]);
    expect(stdout).toBe('2410\ntrue No.\n');
  } finally {
    server.close();
  }
});

it('is taken by require as well', async () => {
  const script = write('taken.cjs', `console.log(typeof require('@torpedo/api-client').Torpedo);`);
  expect((await run(process.execPath, [script])).stdout).toBe('function\n');
});

it('starts the command of assistants, which says what it needs', async () => {
  const command = path.join(client.project, 'node_modules/@torpedo/api-client/bin/torpedo-mcp.mjs');
  const ended = run(process.execPath, [command], { env: { PATH: process.env['PATH'] } });
  await expect(ended).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('TORPEDO_KEY') as string,
  });
});

it("is bundled for a customer's browser", async () => {
  const entry = write('page.js', `export { createApi } from '@torpedo/api-client';`);
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    write: false,
  });
  expect(outputFiles[0]?.text).toContain('X-Requested-With');
});

it("checks a customer's calls by the API's types", async () => {
  const call = (currency: string) =>
    `import { bodyOf, createApi } from '@torpedo/api-client';
     const params = { path: { currency: ${currency} } } as const;
     const call = createApi({ baseUrl: undefined }).GET('/api/v1/wallets/{currency}/balance', { params });
     export const cents: number = (await bodyOf(call)).balance_cents;`;
  const [start = '', ...examples] = [
    ...fs.readFileSync(fromRoot('api-client/README.md'), 'utf8').matchAll(/```ts\n([^]*?)```/g),
  ].map(([, code = '']) => code);
  expect(examples.length).toBeGreaterThan(3);
  const files = [
    write('right.ts', call(`'BRL'`)),
    ...examples.map((example, index) => write(`readme-${index}.ts`, `${start}\n${example}`)),
    write('wrong.ts', call('7')),
  ];
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--target', 'es2023'];
  const check = run(process.execPath, [
    fromRoot('node_modules/typescript/bin/tsc'),
    ...options,
    '--types',
    'node',
    ...files,
  ]);
  const output = await check.catch((failed: { stdout: string }) => failed);
  expect(output.stdout).toContain('wrong.ts');
  expect(output.stdout).not.toMatch(/right[.]ts|readme-/);
});
