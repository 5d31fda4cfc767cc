import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import SmsActivate from 'sms-activate';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { statement } from '../../platform/database/index.js';
import type { OrdersDto } from '../activations/orders/orders.dto.js';
import { bought, DialectWorld, TWO_MINUTES, type Program } from './testing/dialect-program.js';

const END_USERS = statement(
  'test.end_users',
  'SELECT end_user FROM purchases WHERE user_id = $1 ORDER BY id',
);
const LOST = statement('test.lost_answers', 'SELECT id FROM lost_answers WHERE user_id = $1');

let dialect: DialectWorld;
beforeAll(async () => {
  dialect = await DialectWorld.open();
});
afterAll(() => dialect.world.close());
afterEach(() => dialect.settle());

describe('a key for the dialect', () => {
  it('has 32 characters of a-z0-9, and works in the header too', async () => {
    const { key } = await dialect.program();
    expect(key).toMatch(/^[a-z0-9]{32}$/);
    const me = await dialect.world.app.call('GET', '/api/v1/users/me', { headers: { 'x-api-key': key } });
    expect(me.status).toBe(200);
  });

  it('is not needed: any key of the account does', async () => {
    const { call, key } = await dialect.program({ dialect: false });
    expect(key).toMatch(/^torpedo_/);
    expect(await call('getBalance')).toBe('ACCESS_BALANCE:50.00');
  });

  it('that only reads buys nothing', async () => {
    const { call } = await dialect.program({ scopes: ['read'] });
    expect(await call('getBalance')).toBe('ACCESS_BALANCE:50.00');
    expect(await call('getNumber', { service: 'wa', country: 73 })).toBe('BAD_KEY');
  });
});

describe('the three transports', () => {
  it.each([
    ['POST with a query and no body', false],
    ['POST with a form', true],
  ])('%s', async (_name, isForm) => {
    const { key } = await dialect.program();
    const query = new URLSearchParams({ api_key: key, action: 'getBalance' });
    const response = isForm
      ? await fetch(dialect.address, { method: 'POST', body: query })
      : await fetch(`${dialect.address}?${query.toString()}`, { method: 'POST' });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/plain; charset=utf-8',
    ]);
    expect(await response.text()).toBe('ACCESS_BALANCE:50.00');
  });

  it('takes a name with a blank behind it, and ignores what it does not know', async () => {
    const asked = await dialect.program();
    await bought(asked, { 'country ': 73, country: '', ref: 'x', forward: 0, verification: 'false' });
  });

  it.each([
    ['NO_KEY', ''],
    ['BAD_KEY', 'api_key=0123456789abcdefghijklmnopqrstuv&action=getBalance'],
  ])('refuses with %s as 200', async (word, query) => {
    const response = await fetch(`${dialect.address}?${query.toString()}`);
    expect([response.status, await response.text()]).toEqual([200, word]);
  });

  it.each(['', 'rentNumber', 'constructor', '__proto__'])('does not know the action %j', async (action) => {
    expect(await (await dialect.program()).call(action)).toBe('BAD_ACTION');
  });
});

describe('npm sms-activate 1.0.1, unchanged but for its address', () => {
  async function client(asked?: Program) {
    const made = asked ?? (await dialect.program());
    const old = new SmsActivate(made.key);
    old.session.defaults.baseURL = dialect.address;
    return { old, ...made };
  }

  it('buys, waits, reads the code, asks for another, and finishes', async () => {
    const { old } = await client();
    expect(await old.getBalance()).toBe(50);
    const { id, number } = (await old.getNumber('wa', 73))!;
    expect(await old.setStatus(id, 1)).toBe('ACCESS_READY');
    expect(await old.getStatus(id)).toBe('STATUS_WAIT_CODE');
    expect(await old.getCode(id)).toBeNull();
    await dialect.smsFor(String(number));
    await dialect.world.tick();
    expect(await old.getCode(id)).toBe('123456');
    expect(await old.setStatus(id, 3)).toBe('ACCESS_RETRY_GET');
    expect(await old.getStatus(id)).toBe('STATUS_WAIT_RETRY');
    await dialect.smsFor(String(number), 'Your code is 777-888');
    await dialect.world.tick();
    expect(await old.getCode(id)).toBe('777888');
    expect(await old.setStatus(id, 6)).toBe('ACCESS_ACTIVATION');
    expect(await old.getBalance()).toBe(Math.floor(50 - dialect.world.price));
  });

  it('cancels and has its money back', async () => {
    const { old } = await client();
    const { id } = (await old.getNumber('wa', 73))!;
    dialect.world.clock.advance(TWO_MINUTES);
    expect(await old.setStatus(id, 8)).toBe('ACCESS_CANCEL');
    expect(await old.getStatus(id)).toBe('STATUS_CANCEL');
    expect(await old.getBalance()).toBe(50);
  });

  it('hears that there is no balance, and that there are no numbers', async () => {
    const poor = await client(await dialect.program({}, await dialect.world.customer({ cents: 10 })));
    await expect(poor.old.getNumber('wa', 73)).rejects.toThrow('Not enough money');
    const rich = await client();
    dialect.world.provider.faults.plan('no_numbers', { times: null });
    await expect(rich.old.getNumber('wa', 73)).rejects.toThrow('No free numbers');
  });
});

describe('a number', () => {
  it('is bought with the answer of the second version', async () => {
    const { call } = await dialect.program();
    const answer = await call('getNumberV2', { service: 'wa', country: 73, operator: 'any' });
    expect(answer).toEqual({
      activationId: expect.stringMatching(/^\d{9,15}$/),
      phoneNumber: expect.stringMatching(/^55\d{10,11}$/),
      activationCost: dialect.world.price.toFixed(2),
      currency: 986,
      countryCode: '73',
      canGetAnotherSms: '1',
      activationTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      activationOperator: 'any',
    });
  });

  it('takes the country by its code too, and needs one where several sell the service', async () => {
    const asked = await dialect.program();
    await bought(asked, { country: 'BR' });
    expect(await asked.call('getNumber', { service: 'wa' })).toBe('BAD_COUNTRY');
    expect(await asked.call('getNumber', { service: 'wa', country: 9999 })).toBe('BAD_COUNTRY');
    expect(await asked.call('getNumber', { country: 73 })).toBe('BAD_SERVICE');
    expect(await asked.call('getNumber', { service: 'nope_x', country: 73 })).toBe('BAD_SERVICE');
  });

  it('is bought at most at the highest price, and names the lowest in the refusal', async () => {
    const asked = await dialect.program();
    expect(await asked.call('getNumber', { service: 'wa', country: 73, maxPrice: 0.01 })).toBe(
      `WRONG_MAX_PRICE:${dialect.world.price.toFixed(2)}`,
    );
    await bought(asked, { maxPrice: dialect.world.price });
  });

  it('is the same for the same order id, and refuses another order under it', async () => {
    const asked = await dialect.program();
    const first = await bought(asked, { orderId: 'A-1' });
    expect(await bought(asked, { orderId: 'A-1' })).toEqual(first);
    expect(await asked.call('getNumber', { service: 'tg', country: 73, orderId: 'A-1' })).toBe(
      'ORDER_ALREADY_EXISTS',
    );
  });

  it('can be asked for again under an order id that brought none', async () => {
    const asked = await dialect.program();
    dialect.world.provider.faults.plan('no_numbers', { times: null });
    expect(await asked.call('getNumber', { service: 'wa', country: 73, orderId: 'B-1' })).toBe('NO_NUMBERS');
    dialect.world.provider.faults.clear();
    await bought(asked, { orderId: 'B-1' });
  });

  it('is limited as in the browser', async () => {
    const asked = await dialect.program();
    await bought(asked);
    await bought(asked);
    expect(await asked.call('getNumber', { service: 'wa', country: 73 })).toBe('CHANNELS_LIMIT');
  });

  it('keeps whom it was bought for', async () => {
    const asked = await dialect.program();
    await bought(asked, { userId: 'reseller-customer-7' });
    const rows = await dialect.world.app.database.db.sql.rows(END_USERS, [asked.customer.userId]);
    expect(rows).toEqual([{ end_user: 'reseller-customer-7' }]);
  });

  it('is bought whatever stands in the texts of a program', async () => {
    await bought(await dialect.program(), { orderId: 'A\0-\ud800', userId: '\0x\udfff' });
  });

  it('has an operator only as any, and takes exceptions of telephones as digits', async () => {
    const { call } = await dialect.program();
    const wanted = { service: 'wa', country: 73 };
    expect(await call('getNumber', { ...wanted, operator: 'vivo' })).toBe('OPERATORS_NOT_FOUND');
    expect(await call('getNumber', { ...wanted, phoneException: 'x' })).toBe('WRONG_EXCEPTION_PHONE');
  });

  it('belongs to nobody else', async () => {
    const { id } = await bought(await dialect.program());
    const stranger = await dialect.program();
    expect(await stranger.call('getStatus', { id })).toBe('NO_ACTIVATION');
    expect(await stranger.call('setStatus', { id, status: 8 })).toBe('NO_ACTIVATION');
    expect(await stranger.call('getStatus', { id: '12ab' })).toBe('WRONG_ACTIVATION_ID');
  });

  it('does not end early, and not without a code', async () => {
    const asked = await dialect.program();
    const { id } = await bought(asked);
    expect(await asked.call('setStatus', { id, status: 8 })).toBe('EARLY_CANCEL_DENIED');
    expect(await asked.call('setStatus', { id, status: 3 })).toBe('BAD_STATUS');
    expect(await asked.call('setStatus', { id, status: 6 })).toBe('BAD_STATUS');
    expect(await asked.call('setStatus', { id, status: 5 })).toBe('BAD_STATUS');
  });

  it('is not cancelled after a code', async () => {
    const asked = await dialect.program();
    const { id, phone } = await bought(asked);
    dialect.world.clock.advance(TWO_MINUTES);
    await dialect.smsFor(phone);
    await dialect.world.tick();
    expect(await asked.call('setStatus', { id, status: 8 })).toBe('BAD_STATUS');
    expect(await asked.call('getStatus', { id })).toBe('STATUS_OK:123456');
  });

  it('shows the whole message in the second version, and the code alone in the first', async () => {
    const asked = await dialect.program();
    const { id, phone } = await bought(asked);
    expect(await asked.call('getStatusV2', { id })).toBe('STATUS_WAIT_CODE');
    await dialect.smsFor(phone, 'You are BANNED? No: your code is 445-566');
    await dialect.world.tick();
    expect(await asked.call('getStatus', { id })).toBe('STATUS_OK:445566');
    expect(await asked.call('getStatusV2', { id })).toMatchObject({
      verificationType: 2,
      sms: { code: '445566', text: 'You are BANNED? No: your code is 445-566' },
    });
  });

  it('has no code where its message has none, and the text in the second version', async () => {
    const asked = await dialect.program();
    const { id, phone } = await bought(asked);
    await dialect.smsFor(phone, 'BANNED: call us');
    await dialect.world.tick();
    expect(await asked.call('getStatus', { id })).toBe('STATUS_OK:');
    expect(await asked.call('getStatusV2', { id })).toMatchObject({
      sms: { code: '', text: 'BANNED: call us' },
    });
  });

  it('pauses purchases after too many cancels, until when in the word', async () => {
    const asked = await dialect.program();
    for (let count = 0; count < 5; count += 1) {
      const { id } = await bought(asked, { service: 'tg' });
      dialect.world.clock.advance(TWO_MINUTES);
      expect(await asked.call('setStatus', { id, status: -1 })).toBe('ACCESS_CANCEL');
    }
    expect(await asked.call('getNumber', { service: 'tg', country: 73 })).toMatch(
      /^BANNED:\d{4}-\d\d-\d\d \d\d-\d\d-\d\d$/,
    );
  });

  it('stands in the order by its decimal id, which the list of orders finds', async () => {
    const asked = await dialect.program();
    const { id, phone } = await bought(asked);
    await bought(asked);
    const { body } = await asked.customer.call<OrdersDto>('GET', `/api/v1/orders/my-orders?search=${id}`);
    expect(body.data.items).toMatchObject([{ number_id: id, phone_number: `+${phone}` }]);
  });

  it('is given again to a program that went away before it heard of it', async () => {
    const { customer, key, call } = await dialect.program();
    const query = new URLSearchParams({ api_key: key, action: 'getNumber', service: 'wa', country: '73' });
    const lost = httpRequest(`${dialect.address}?${query.toString()}`);
    lost.on('error', () => undefined);
    lost.end();
    await once(lost, 'finish');
    lost.destroy();
    const isKept = async () =>
      expect(await dialect.world.app.database.db.sql.rows(LOST, [customer.userId])).toHaveLength(1);
    await vi.waitFor(isKept, { timeout: 5_000 });
    const again = String(await call('getNumber', { service: 'wa', country: 73 }));
    expect(again).toMatch(/^ACCESS_NUMBER:/);
    expect((await customer.transactions()).active_transactions).toHaveLength(1);
  });

  it.each(['.01', '0,01', '0.', 'cheap', '-1', '1e3'])(
    'costs more than %s, and its price is named',
    async (maxPrice) => {
      const { call } = await dialect.program();
      expect(await call('getNumber', { service: 'wa', country: 73, maxPrice })).toMatch(
        /^WRONG_MAX_PRICE:(?!0\.00)/,
      );
    },
  );
});
