import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import { ActivationWorld, type Customer } from '../../../testing/activation-world.js';
import type { CreatedApiKeyDto } from '../../auth/api-keys/api-key.dto.js';
import type { UserTransactionsDto } from '../activation.dto.js';
import type { AccountLimitsDto, PurchaseDto, ValidatePurchaseDto } from '../purchase.dto.js';

const FLAG = statement('test.flag', `UPDATE users SET flag = 'CHARGEBACK', flagged_at = $2 WHERE id = $1`);

interface Refusal {
  detail: { code: string } & Record<string, unknown>;
}

let world: ActivationWorld;
let ana: Customer;
let key: string;

beforeAll(async () => {
  world = await ActivationWorld.open({
    settings: {
      cancel_block: { count: 3, window_seconds: 600, block_seconds: 600 },
      known_account: { open: 3, days: 1, numbers: 1 },
      trusted_account: { open: 5, days: 2, numbers: 2 },
    },
  });
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.advance({ days: 100 });
  ana = await world.customer({ cents: 20_000 });
  const body = { name: 'My bot', scopes: ['buy'] };
  key = (await ana.call<CreatedApiKeyDto>('POST', '/api/v1/users/me/api-keys', { body })).body.key;
});

const limits = async () => {
  const headers = { 'x-api-key': key };
  return (await ana.call<AccountLimitsDto>('GET', '/api/v1/users/me/limits', { headers })).body;
};
const buy = (headers = {}, quantity = 1) => ana.buy<PurchaseDto & Refusal>({ quantity }, headers);
const buyByKey = (quantity = 1) => buy({ 'x-api-key': key }, quantity);
const receive = async () => {
  await world.smsArrives(await ana.activation());
  await world.tick();
};

it('gives keys of a new account the limit of the app', async () => {
  expect(await limits()).toMatchObject({
    open_numbers: 0,
    max_open_numbers: 2,
    max_open_numbers_of_keys: 2,
    account_days: 0,
    numbers_with_sms: 0,
    is_held_back: false,
    next_level: { max_open_numbers: 3, account_days: 1, numbers_with_sms: 1 },
  });
  await buyByKey(2);
  const { status, body } = await buyByKey();
  expect([status, body.detail]).toMatchObject([409, { code: 'LIMIT_REACHED', max: 2, used: 2 }]);
});

it('gives keys more with age and numbers that got an SMS, at exactly the limit, and the app stays as it was', async () => {
  await receive();
  world.clock.advance({ days: 1 });
  expect(await limits()).toMatchObject({
    max_open_numbers_of_keys: 3,
    account_days: 1,
    numbers_with_sms: 1,
    next_level: { max_open_numbers: 5, account_days: 2, numbers_with_sms: 2 },
  });
  const answers = await Promise.all(Array.from({ length: 6 }, () => buyByKey()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect((await buy()).body.detail).toMatchObject({ code: 'LIMIT_REACHED', max: 2, used: 3 });
  expect((await limits()).open_numbers).toBe(3);
  const path = `/batch/user-transactions/${ana.userId}`;
  const ofKey = await ana.call<UserTransactionsDto>('GET', path, { headers: { 'x-api-key': key } });
  expect([ofKey.body.slots, (await ana.transactions()).slots]).toEqual([
    { max: 3, used: 3 },
    { max: 2, used: 3 },
  ]);

  world.clock.advance({ days: 1 });
  await receive();
  expect(await limits()).toMatchObject({ max_open_numbers_of_keys: 5, next_level: null });
});

it('tells the same limit before a purchase', async () => {
  await receive();
  world.clock.advance({ days: 1 });
  const body = { service_code: 'wa', country_code: 'BR', quantity: 2 };
  const quoted = async (headers: Record<string, string>) =>
    (await ana.call<ValidatePurchaseDto>('POST', '/api/v1/sms/validate-purchase', { body, headers })).body;
  await buyByKey();
  expect([await quoted({ 'x-api-key': key }), await quoted({})]).toMatchObject([
    { is_valid: true },
    { is_valid: false, error_code: 'LIMIT_REACHED' },
  ]);
});

it('counts numbers of the last months only', async () => {
  await receive();
  world.clock.advance({ days: 93 });
  expect(await limits()).toMatchObject({ numbers_with_sms: 0, max_open_numbers_of_keys: 2 });
});

it('leaves keys the limit of the app after a chargeback', async () => {
  await receive();
  world.clock.advance({ days: 1 });
  await world.app.database.db.sql.row(FLAG, [ana.userId, world.clock.now()]);
  expect(await limits()).toMatchObject({ is_held_back: true, max_open_numbers_of_keys: 2 });
});

it('counts own cancels of the product nearest to a pause, in the answer and on each cancel', async () => {
  const cancelOne = async () => {
    const number = await ana.activation();
    world.clock.advance({ minutes: 3 });
    return ana.cancel(number.activation_id);
  };
  expect((await limits()).cancels).toEqual({
    counted: 0,
    limit: 3,
    window_seconds: 600,
    service: null,
    country: null,
  });
  const { headers } = await cancelOne();
  expect(headers.get('ratelimit-policy')).toContain('"cancels";q=3;w=600');
  expect(headers.get('ratelimit')).toContain('"cancels";r=2');
  expect((await limits()).cancels).toMatchObject({
    counted: 1,
    service: { code: 'wa', name: 'WhatsApp' },
    country: { iso_code: 'BR', name: 'Brasil' },
  });

  await cancelOne();
  expect((await cancelOne()).headers.get('ratelimit')).toContain('"cancels";r=0');
  expect(await limits()).toMatchObject({ cancels: { counted: 0 }, blocked_until: expect.any(String) });
});
