import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CLIENTS, type Call, type Client, type Taken } from './testing/dialect-clients.js';
import { DialectWorld, onTheWire, TWO_MINUTES } from './testing/dialect-program.js';

let dialect: DialectWorld;
beforeAll(async () => {
  dialect = await DialectWorld.open();
});
afterAll(() => dialect.world.close());
afterEach(() => dialect.settle());

const callsOf =
  ({ sends, insistsOnGzip }: Client, key: string): Call =>
  async (action, parameters = {}) => {
    const sent = sends({ api_key: key, action, ...parameters });
    const { status, encoding, content } = await onTheWire(dialect.address, sent);
    expect(status).toBe(200);
    return (insistsOnGzip || encoding === 'gzip' ? gunzipSync(content) : content).toString();
  };

async function expectCode(client: Client, call: Call, { id, phone }: Taken, code: string): Promise<void> {
  expect(client.code(await call('getStatus', { id }))).toBeNull();
  await dialect.smsFor(phone, `Your code: ${code}`);
  await dialect.world.tick();
  expect(client.code(await call('getStatus', { id }))).toBe(code);
}

describe.each(CLIENTS)('$name', (client) => {
  const { action, ...order } = client.order;

  it('goes its whole way: balance, stock, number, code, end, and a cancel', async () => {
    const { key, customer } = await dialect.program();
    const call = callsOf(client, key);
    const buy = async () => client.number(await call(action, order), call);
    const setStatus = (id: string, status: string) => call('setStatus', { id, status });

    expect(client.balance(await call('getBalance'))).toBe(50);
    if (client.looks) {
      const [looksFor, parameters, finds] = client.looks;
      expect(finds(await call(looksFor, parameters))).toBeGreaterThan(0);
    }

    const number = await buy();
    expect(await setStatus(number.id, '1')).toBe('ACCESS_READY');
    await expectCode(client, call, number, '445566');
    if (client.asksForAnother) {
      expect(await setStatus(number.id, '3')).toBe('ACCESS_RETRY_GET');
      await expectCode(client, call, number, '778899');
    }
    expect(await setStatus(number.id, '6')).toBe('ACCESS_ACTIVATION');
    const left = (await customer.wallet()).available / 100;
    expect(client.balance(await call('getBalance'))).toBe(left);

    const unused = await buy();
    dialect.world.clock.advance(TWO_MINUTES);
    expect(await setStatus(unused.id, client.cancelsWith ?? '8')).toBe('ACCESS_CANCEL');
    expect(await call('getStatus', { id: unused.id })).toBe('STATUS_CANCEL');
    expect(client.balance(await call('getBalance'))).toBe(left);
  });

  it('hears why it gets no number', async () => {
    const [by, word, hears] = client.refusal;
    const { key } = await dialect.program();
    if (word === 'NO_NUMBERS') dialect.world.provider.faults.plan('no_numbers', { times: null });
    const answer = await callsOf(client, key)(action, { ...order, ...by });
    expect(hears(answer), answer).toBe(word);
  });
});
