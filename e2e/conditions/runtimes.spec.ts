import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { packClient, type PackedClient } from '../../scripts/build/packed-client.js';
import { expect, test } from '../fixtures/test.js';

const run = promisify(execFile);

const BUYS = `
const torpedo = new Torpedo({ baseUrl: '$url', apiKey: '$key' });
torpedo.numbers.buy({ service: 'test-code', country: 'BR', max_price_cents: 1000 })
  .then((number) => number.waitForCode({ timeout: 60000 }))
  .then((code) => console.log('code', code));
`;
const MODULE = `import { Torpedo } from '@torpedo/api-client';${BUYS}`;
const COMMON = `const { Torpedo } = require('@torpedo/api-client');${BUYS}`;

/** npm fetches the runtimes that are not part of this project. */
const fetched = (name: string, version: string) => [
  'npm',
  'exec',
  '--yes',
  `--package=${name}@${version}`,
  '--',
  name,
];

let client: PackedClient;

test.beforeAll(async () => (client = await packClient()));

test.afterAll(() => client.remove());

for (const [runtime, command, file, source] of [
  ['Node, as a module', [process.execPath], 'buys.js', MODULE],
  ['Node, by require', [process.execPath], 'buys.cjs', COMMON],
  ['Bun', [...fetched('bun', '1.4.5'), 'run'], 'buys.js', MODULE],
  ['Deno', [...fetched('deno', '2.9.6'), 'run', '--allow-net', '--allow-env'], 'buys.js', MODULE],
] as const) {
  test(`the packed client buys a number and waits for its code under ${runtime}`, async ({
    customer,
    baseURL,
  }) => {
    const key = await customer.createTestKey();
    fs.writeFileSync(path.join(client.project, file), source.replace('$url', baseURL!).replace('$key', key));
    const [program, ...args] = [...command, file];
    expect((await run(program, args, { cwd: client.project })).stdout).toMatch(/^code \d{4,8}\n$/);
  });
}
