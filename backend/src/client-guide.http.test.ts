import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import net, { type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ActivationWorld, type Customer } from './testing/activation-world.js';
import { teamKey } from './testing/teams.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const GUIDE = fs.readFileSync(path.join(ROOT, 'api-client/README.md'), 'utf8');
const CACHE = path.join(ROOT, 'node_modules/.cache');

/** The examples of the guide; each continues after the first one. */
const [START = '', ...EXAMPLES] = [...GUIDE.matchAll(/```ts\n([^]*?)```/g)].map(([, code = '']) => code);

let world: ActivationWorld;
let folder: string;
/** A server between program and server, so that a test can break connections. */
let wire: net.Server;
const wires: Socket[] = [];
let losesNextPurchase = false;

beforeAll(async () => {
  world = await ActivationWorld.open({ settings: { max_open_activations: 10 } });
  fs.mkdirSync(CACHE, { recursive: true });
  folder = fs.mkdtempSync(path.join(CACHE, 'client-guide-'));
  const port = Number(new URL(world.app.url).port);
  wire = net.createServer((near) => {
    const far = net.connect(port, '127.0.0.1');
    let isPurchase = false;
    near.on('data', (bytes) => (isPurchase ||= bytes.includes('POST /batch/purchase')));
    far.on('data', (bytes) => {
      if (isPurchase && losesNextPurchase) {
        losesNextPurchase = false;
        near.destroy();
      } else near.write(bytes);
    });
    near.pipe(far);
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      end.on('error', () => other.destroy());
      end.on('close', () => other.destroy());
    }
    wires.push(near);
  });
  wire.listen(0, '127.0.0.1');
  await once(wire, 'listening');
});
afterAll(async () => {
  for (const near of wires) near.destroy();
  wire.close();
  await world.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Runs an example of the guide as a customer with a key of that scope. */
async function run(example: string, customer: Customer, scope = 'buy', test = false) {
  const body = { name: 'Guide', scopes: [scope], test };
  const made = await customer.call<{ key: string }>('POST', '/api/v1/users/me/api-keys', { body });
  return start(example, made.body.key);
}

function start(example: string, key: string) {
  const file = path.join(folder, `${randomUUID()}.mts`);
  fs.writeFileSync(file, `${START}\n${example}`);
  const tsx = ['--import', import.meta.resolve('tsx'), '--conditions=torpedo-source', file];
  const TORPEDO_URL = `http://127.0.0.1:${(wire.address() as AddressInfo).port}`;
  const child = spawn(process.execPath, tsx, {
    env: { PATH: process.env['PATH'], TORPEDO_URL, TORPEDO_KEY: key },
  });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const stderr = text(child.stderr);
  const ended = once(child, 'close');
  return {
    line: async () => {
      const { value, done } = await lines.next();
      return done ? null : value;
    },
    end: async () => [(await ended)[0] as number, await stderr] as const,
  };
}

const exampleWith = (words: string) => EXAMPLES.find((code) => code.includes(words))!;
const numbersOf = async (customer: Customer) => (await customer.transactions()).active_transactions;

async function numberOf(customer: Customer) {
  return vi.waitFor(async () => {
    const [number] = await numbersOf(customer);
    if (!number) throw new Error('no number yet');
    return number;
  }, 20_000);
}

describe('the key of a team’s member', () => {
  it('buys with the wallet of the team, and waits for the code', async () => {
    const ana = await world.customer();
    const before = (await ana.wallet()).available;
    const program = start(exampleWith('waitForCode'), await teamKey(world, ana, 'buyer'));
    await world.smsArrives(await numberOf(ana));
    await world.tick();
    expect(await program.line()).toBe('123456');
    expect(await program.end()).toEqual([0, '']);
    expect((await ana.wallet()).available).toBe(before - Math.round(world.price * 100));
  });

  it('reads the balance of the team, and buys nothing for a viewer', async () => {
    const ana = await world.customer({ cents: 2410 });
    const key = await teamKey(world, ana, 'viewer');
    const reader = start('console.log((await torpedo.balance()).balance_cents);', key);
    expect(await reader.line()).toBe('2410');
    expect(await reader.end()).toEqual([0, '']);
    const [code, stderr] = await start(exampleWith('order-1042'), key).end();
    expect([code, stderr.includes("code: 'TEAM_ROLE'")]).toEqual([1, true]);
    expect(await numbersOf(ana)).toEqual([]);
  });
});

const TWO_CODES = `
  const number = await torpedo.numbers.buy({ service: 'test-two-codes', country: 'BR', max_price_cents: 100 });
  const pass = () => torpedo.api.POST('/api/v1/test/clock/advance', { body: { seconds: 2 } });
  await pass();
  await number.waitForCode();
  await number.another();
  let state = 'waits';
  const next = number.waitForCode().finally(() => (state = 'ended'));
  await torpedo.balance();
  await torpedo.balance();
  console.log(state);
  await pass();
  console.log(await next);
`;

it('waits for another code once another was asked for', async () => {
  const program = await run(TWO_CODES, await world.customer({ cents: 0 }), 'buy', true);
  expect(await program.line()).toBe('waits');
  expect(await program.line()).toBe('123456');
  expect(await program.end()).toEqual([0, '']);
});

describe('an example of the client’s guide', () => {
  it('buys a number, and says how much is missing', async () => {
    const buyer = await run(exampleWith('order-1042'), await world.customer());
    expect(await buyer.line()).toMatch(/^\+55\d+$/);
    expect(await buyer.end()).toEqual([0, '']);
    const poor = await run(exampleWith('order-1042'), await world.customer({ cents: 39 }));
    expect(await poor.line()).toBe(`Add ${(Math.round(world.price * 100) - 39) / 100} BRL first.`);
    expect(await poor.end()).toEqual([0, '']);
  });

  it('refuses a key that only reads', async () => {
    const reader = await run(exampleWith('order-1042'), await world.customer(), 'read');
    const [code, stderr] = await reader.end();
    expect([code, stderr.includes('This API key can only read.')]).toEqual([1, true]);
  });

  it('waits for the code', async () => {
    const ana = await world.customer();
    const program = await run(exampleWith('waitForCode'), ana);
    await world.smsArrives(await numberOf(ana));
    await world.tick();
    expect(await program.line()).toBe('123456');
    expect(await program.end()).toEqual([0, '']);
  });

  it('tries again when the answer is lost, and buys nothing more', async () => {
    const ana = await world.customer();
    losesNextPurchase = true;
    const program = await run(exampleWith('order-1044'), ana);
    expect(await program.line()).toMatch(/^true [0-9a-f-]{36}$/);
    expect(await program.end()).toEqual([0, '']);
    expect(losesNextPurchase).toBe(false);
    expect(await numbersOf(ana)).toHaveLength(1);
  });

  it('hears of the code live, also after the connection broke', async () => {
    const ana = await world.customer();
    const program = await run(exampleWith('listen('), ana, 'read');
    expect(await program.line()).toBe('connected');
    for (const near of wires.splice(0)) near.destroy();
    expect(await program.line()).toBe('connected');
    await world.smsArrives(await ana.activation());
    await world.tick();
    expect(await program.line()).toBe('123456');
    expect(await program.end()).toEqual([0, '']);
  });

  it('buys with a test key and waits for the code, without money', async () => {
    const program = await run(exampleWith('test-code'), await world.customer({ cents: 0 }), 'buy', true);
    expect(await program.line()).toMatch(/^\d{6}$/);
    expect(await program.end()).toEqual([0, '']);
  });

  it('is one of those above', () => {
    expect(EXAMPLES).toHaveLength(5);
  });
});
