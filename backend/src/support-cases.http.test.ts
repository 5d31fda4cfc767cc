import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createMercadoPagoSimulator, type MercadoPagoSimulator } from './sandbox/mercado-pago/simulator.js';
import type { PixDepositDto } from './modules/wallet/topups/topup.dto.js';
import { ActivationWorld, type Customer } from './testing/activation-world.js';
import { testClock } from './testing/clock-and-random.js';
import { openTerminal, type Terminal } from './testing/terminal.js';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const DOCUMENT = path.resolve(import.meta.dirname, '../../docs/operations.md');
const ADMIN = 'admin@example.com';

let gateway: MercadoPagoSimulator;
let world: ActivationWorld;
let terminal: Terminal;

beforeAll(async () => {
  const clock = testClock();
  gateway = await createMercadoPagoSimulator({ clock });
  world = await ActivationWorld.open({
    clock,
    env: gateway.environment,
  });
  terminal = await openTerminal(world.app);
  await terminal.register(ADMIN, 'ADMIN');
  await terminal.login(ADMIN);
});
afterAll(async () => {
  terminal.close();
  await world.close();
  await gateway.close();
});

/** Splits a command line into words; words in quotes count as one. */
const wordsOf = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain!);

/** The command lines of a support case, in the order of the document. */
function stepsOf(title: string): string[] {
  const [, cases = ''] = fs.readFileSync(DOCUMENT, 'utf8').split('\n## Support cases\n');
  const [found] = (cases.split('\n## ')[0] ?? '')
    .split(/\n(?=\*\*)/)
    .filter((part) => part.startsWith(`**${title}`));
  return [...(found ?? '').matchAll(/`(torpedo [^`]+)`/g)].map(([, line]) => line!);
}

/** Runs a case as the document says it; each placeholder of the document is replaced by its value. */
async function walk(title: string, given: Readonly<Record<string, string>>): Promise<string[]> {
  const outputs: string[] = [];
  for (const step of stepsOf(title)) {
    const line = Object.entries({ '…': 'Asked by mail', ...given }).reduce(
      (text, [name, value]) => text.replaceAll(name, value),
      step,
    );
    const isAsking = /^torpedo (?:(?:orders|topups) refund|users reset-password) /.test(line);
    const [, ...args] = wordsOf(line);
    // A test cannot type the name, so it answers with `--yes`.
    const { code, stdout, stderr } = await terminal.torpedo([...args, ...(isAsking ? ['--yes'] : [])]);
    expect([line, code, stderr]).toEqual([line, 0, stderr]);
    outputs.push(stdout);
  }
  return outputs;
}

async function startTopup(customer: Customer): Promise<string> {
  const { body } = await customer.call<PixDepositDto>('POST', '/api/v1/wallets/checkout/pix/deposit', {
    body: { amount_cents: 2_500, payer: { identification: { type: 'CPF', number: '52998224725' } } },
  });
  return body.transaction_id;
}

async function pay(topupId: string): Promise<void> {
  await gateway.pay(gateway.payments.list().find((payment) => payment.externalReference === topupId)!.id);
}

it('a top-up that is stuck is read again, and credited', async () => {
  const ana = await world.customer({ cents: 0 });
  // The notification of the new payment is lost too, because it would be read after the payment.
  gateway.faults.plan('webhook_lost', { times: null });
  const id = await startTopup(ana);
  await pay(id);
  world.clock.advance({ seconds: 6 });
  const [list, reread, statement, shown] = await walk('A top-up is stuck', {
    '<user>': ana.userId,
    '<id>': id,
  });
  gateway.faults.clear();
  expect(list).toContain('pending');
  expect(reread).toContain('status\tpaid');
  expect(statement).toContain('topup\t25.00 BRL');
  expect(shown).toContain('needs_staff\t-');
});

it('a customer who cannot buy is found out, and let buy again', async () => {
  const ana = await world.customer();
  await terminal.torpedo(['users', 'block', ana.userId, '--minutes', '5']);
  const [shown, , released] = await walk('A customer cannot buy', { '<user>': ana.userId });
  expect(shown).toMatch(/blocked_until\t\d{4}-/);
  expect(released).toContain('blocked_until\t-');
});

it('who changed a balance is told by the statement and the audit', async () => {
  const ana = await world.customer({ cents: 0 });
  await terminal.torpedo(['balance', 'credit', ana.userId, '4.80', '--reason', 'Outage']);
  const [statement, audit] = await walk('Who changed a balance', { '<user>': ana.userId });
  expect(statement).toContain('adjustment\t4.80 BRL');
  expect(audit).toMatch(new RegExp(`${ADMIN}\tbalance.adjust\t.*Outage`));
});

it('a wrong code is paid back, and noted', async () => {
  const ana = await world.customer();
  const activation = await ana.activation();
  await world.smsArrives(activation);
  await world.tick();
  const { activation_id: id } = activation;
  const [list, , refunded, noted] = await walk('A code was wrong', { '<user>': ana.userId, '<id>': id });
  expect(list).toContain(id);
  expect(refunded).toContain('status\trefunded');
  expect(noted).toContain('Asked by mail');
  expect((await ana.wallet()).available).toBe(5_000);
});

it('money of a top-up goes back after a week', async () => {
  const ana = await world.customer({ cents: 0 });
  const id = await startTopup(ana);
  await pay(id);
  world.clock.advance({ days: 8 });
  await terminal.login(ADMIN);
  const [list, shown, refunded] = await walk('A refund after a week', { '<user>': ana.userId, '<id>': id });
  expect(list).toContain(id);
  expect(shown).toContain('refundable\t25.00 BRL');
  expect(refunded).toContain('amount\t25.00 BRL');
  expect((await ana.wallet()).available).toBe(0);
});

it('a month for the accountant is a sheet of paid numbers and their sum', async () => {
  const ana = await world.customer();
  const activation = await ana.activation();
  await world.smsArrives(activation);
  await world.tick();
  const [, revenue] = await walk('A month for the accountant', { ' > revenue.csv': '' });
  const sheet = fs.readFileSync(path.join(terminal.home, 'march.csv'), 'utf8');
  expect(sheet).toContain(activation.activation_id);
  expect(revenue).toMatch(/^day,day_name,revenue,revenue_currency,.*\n(?:.*\n)*total,/);
});

it('a password of staff that leaked ends, and shows what was done with it', async () => {
  const leo = 'leo@example.com';
  await terminal.register(leo, 'ADMIN');
  await terminal.login(leo);
  const ana = await world.customer({ cents: 0 });
  await terminal.torpedo(['balance', 'credit', ana.userId, '9', '--reason', 'Not his to give']);
  await terminal.login(ADMIN);
  const day = world.clock.now().toISOString().slice(0, 10);
  const given = { '<user>': leo, '<customer>': ana.userId, '<day>': day };
  const [, audit, statement] = await walk('The password of staff has leaked', given);
  expect(statement).toContain('Not his to give');
  expect(audit).toContain('Not his to give');
  expect((await terminal.login(leo)).code).toBe(3);
});
