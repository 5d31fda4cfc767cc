import fs from 'node:fs';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ActivationWorld, type Customer } from './testing/activation-world.js';
import { teamKey } from './testing/teams.js';

const COMMAND = path.resolve(import.meta.dirname, '../../api-client/bin/torpedo-mcp.mjs');
const FROM_SOURCES = ['--import', import.meta.resolve('tsx'), '--conditions=torpedo-source', COMMAND];
/** The settings that the guide tells its readers to write for their assistant. */
const [, SETTINGS = '{}'] = /```json\n([^]*?)```/.exec(
  fs.readFileSync(path.resolve(import.meta.dirname, '../../api-client/README.md'), 'utf8'),
)!;
const { env: GUIDED } = (JSON.parse(SETTINGS) as { mcpServers: { torpedo: { env: Record<string, string> } } })
  .mcpServers.torpedo;
const ORDER = { service: 'wa', country: 'BR' };

let world: ActivationWorld;
let priceCents: number;
const assistants: Client[] = [];

beforeAll(async () => {
  world = await ActivationWorld.open({ settings: { max_open_activations: 10 } });
  priceCents = Math.round(world.price * 100);
});
afterAll(async () => {
  for (const assistant of assistants) await assistant.close();
  await world.close();
});

interface Setting {
  /** Like the guide, 500 when it is not given. */
  askAboveCents?: number;
  dailyBudgetCents?: number;
  scope?: 'read' | 'buy';
  /** How the asked person answers. Without it the client cannot ask anybody. */
  person?: (question: string) => 'accept' | 'decline';
}

/** An assistant that has started the command with a key of the customer, as an assistant on their computer does. */
async function assistantOf(customer: Customer, setting: Setting = {}) {
  const { dailyBudgetCents, scope = 'buy' } = setting;
  const body = { name: 'Assistant', scopes: [scope], daily_budget_cents: dailyBudgetCents };
  const { body: made } = await customer.call<{ key: string }>('POST', '/api/v1/users/me/api-keys', { body });
  return assistantWith(made.key, setting);
}

async function assistantWith(key: string, { askAboveCents, person }: Setting) {
  const client = new Client(
    { name: 'assistant', version: '1' },
    { capabilities: person ? { elicitation: { form: {} } } : {} },
  );
  if (person)
    client.setRequestHandler('elicitation/create', ({ params: { message } }) => ({
      action: person(message),
    }));
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: FROM_SOURCES,
      env: {
        ...GUIDED,
        TORPEDO_URL: world.app.url,
        TORPEDO_KEY: key,
        ...(askAboveCents !== undefined && { TORPEDO_ASK_ABOVE_CENTS: String(askAboveCents) }),
      },
    }),
  );
  assistants.push(client);
  return async (name: string, args: Record<string, unknown> = {}) => {
    const { content, isError = false } = await client.callTool({ name, arguments: args });
    const [first] = content;
    const said = first?.type === 'text' ? first.text : '';
    return { isError, said, facts: (isError ? {} : JSON.parse(said)) as Record<string, unknown> };
  };
}

const numbersOf = async (customer: Customer) => (await customer.transactions()).active_transactions;

describe('an assistant', () => {
  it('tells prices and the balance, also with a key that only reads', async () => {
    const use = await assistantOf(await world.customer({ cents: 2410 }), { scope: 'read' });
    const { facts } = await use('prices', ORDER);
    expect(facts['prices']).toEqual([
      expect.objectContaining({ service: 'wa', country: 'BR Brazil', price_cents: priceCents }),
    ]);
    expect((await use('balance')).facts).toMatchObject({ spendable: 'R$24.10', balance_cents: 2410 });
    const refused = await use('buy', { ...ORDER, max_price_cents: priceCents });
    expect(refused.isError).toBe(true);
  });

  it('buys up to the configured price, waits for the code, and gives another number back', async () => {
    const ana = await world.customer();
    const use = await assistantOf(ana, { askAboveCents: priceCents });
    const order = { ...ORDER, max_price_cents: priceCents, order_id: 'order-1' };
    const bought = (await use('buy', order)).facts;
    expect(bought['phone_number']).toMatch(/^\+55\d+$/);
    expect((await use('buy', order)).facts['activation_id']).toBe(bought['activation_id']);
    const silent = await use('wait_for_code', { activation_id: bought['activation_id'], seconds: 1 });
    expect(silent.facts).toMatchObject({ code: null, status: 'WAITING_SMS' });
    const [number] = await numbersOf(ana);
    const waiting = use('wait_for_code', { activation_id: bought['activation_id'] });
    await world.smsArrives(number!);
    await world.tick();
    expect((await waiting).facts).toEqual({ code: '123456' });

    const other = (await use('buy', { ...order, order_id: 'order-2' })).facts;
    const early = await use('cancel', { activation_id: other['activation_id'] });
    expect([early.isError, early.said]).toEqual([true, expect.stringContaining('cancel')]);
    world.clock.advance({ minutes: 3 });
    const back = await use('cancel', { activation_id: other['activation_id'] });
    expect(back.facts).toMatchObject({ refunded_amount_cents: priceCents });
  });

  it('buys no more than the budget of its key, and says what it has spent', async () => {
    const ana = await world.customer();
    const use = await assistantOf(ana, { askAboveCents: priceCents, dailyBudgetCents: 2 * priceCents - 1 });
    const order = { ...ORDER, max_price_cents: priceCents };
    expect((await use('buy', order)).isError).toBe(false);
    const refused = await use('buy', order);
    expect(refused.isError).toBe(true);
    expect(refused.said).toMatch(
      /may spend R[$]\d+[.]\d\d a day and has spent R[$]\d+[.]\d\d today[.] Nothing was charged/,
    );
    expect(await numbersOf(ana)).toHaveLength(1);
  });

  it('buys with the wallet of the team that its key was made for, unless the key is a viewer’s', async () => {
    const ana = await world.customer({ cents: 2410 });
    const order = { ...ORDER, max_price_cents: priceCents };
    const buyer = await assistantWith(await teamKey(world, ana, 'buyer'), { askAboveCents: priceCents });
    expect((await buyer('balance')).facts).toMatchObject({ balance_cents: 2410 });
    const bought = await buyer('buy', order);
    expect(bought.facts['phone_number']).toMatch(/^\+55/);
    const viewer = await assistantWith(await teamKey(world, ana, 'viewer'), { askAboveCents: priceCents });
    expect((await viewer('balance')).facts).toMatchObject({ held_cents: priceCents });
    const refused = await viewer('buy', order);
    expect([refused.isError, refused.said]).toEqual([true, expect.stringContaining('role in this team')]);
    expect(await numbersOf(ana)).toHaveLength(1);
  });

  it('buys no more than the member of its key may spend in a month, and says so', async () => {
    const ana = await world.customer();
    const key = await teamKey(world, ana, 'buyer', 2 * priceCents - 1);
    const use = await assistantWith(key, { askAboveCents: priceCents });
    const order = { ...ORDER, max_price_cents: priceCents };
    expect((await use('buy', order)).isError).toBe(false);
    const refused = await use('buy', order);
    expect([refused.isError, refused.said]).toEqual([
      true,
      expect.stringMatching(/^The member of this key may spend R[$]\d+[.]\d\d a month and has spent R[$]/),
    ]);
    expect(await numbersOf(ana)).toHaveLength(1);
  });

  it('asks a person before it buys above the configured price', async () => {
    const ana = await world.customer();
    const questions: string[] = [];
    const use = await assistantOf(ana, {
      person: (question) => (questions.push(question) > 1 ? 'accept' : 'decline'),
    });
    const order = { ...ORDER, max_price_cents: 501 };
    expect((await use('buy', order)).facts).toMatchObject({ bought: false });
    expect(await numbersOf(ana)).toEqual([]);
    expect(questions[0]).toMatch(
      /^Buy a number for WhatsApp in Brazil\? It costs R\$.+ now and may cost R\$.+ at most\./,
    );
    expect((await use('buy', order)).facts['phone_number']).toMatch(/^\+55/);
    expect(questions).toHaveLength(2);
    expect(await numbersOf(ana)).toHaveLength(1);
  });

  it('buys nothing where a person would have to be asked and cannot be', async () => {
    const ana = await world.customer();
    const use = await assistantOf(ana);
    const refused = await use('buy', { ...ORDER, max_price_cents: 501 });
    expect([refused.isError, refused.said]).toEqual([true, expect.stringContaining('elicitation')]);
    expect(await numbersOf(ana)).toEqual([]);
  });

  it('answers what the API refuses in its words', async () => {
    const use = await assistantOf(await world.customer({ cents: 1 }), { askAboveCents: 10_000 });
    const poor = await use('buy', { ...ORDER, max_price_cents: priceCents });
    expect([poor.isError, poor.said]).toEqual([true, 'Insufficient balance to make the purchase']);
    const unknown = await use('prices', { country: 'XX' });
    expect([unknown.isError, unknown.said]).toEqual([true, expect.stringMatching(/country/i)]);
  });
});
