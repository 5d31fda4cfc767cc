import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import { createProviderSimulator, type ProviderSimulator } from '../../../sandbox/provider/simulator.js';
import { FIRST_PROVIDER } from '../../../sandbox/provider/providers.js';
import { CatalogueOffice, codeOf, type List } from '../../../testing/catalogue-office.js';
import type { AdminOrderDetailDto } from '../orders/order.dto.js';
import type { ProviderCheckDto, ProviderDto, SyncedProviderDto } from '../../catalogue/index.js';
import type { ProductOffersDto } from './products.dto.js';

const CONNECTIONS = statement(
  'test.connections',
  'SELECT row_to_json(c)::text AS stored FROM provider_connections c',
);

interface Refusal {
  detail: { fields: Record<string, string> };
}

let office: CatalogueOffice;
let pampa: ProviderSimulator;

beforeAll(async () => {
  office = await CatalogueOffice.open();
  pampa = await createProviderSimulator({
    ...{ clock: office.world.clock, webhookUrl: null },
    apiKey: 'the-key-of-pampa-1234',
    // Two providers do not rent the same number.
    provider: { ...FIRST_PROVIDER, firstSerial: 1_000_000_000 },
  });
});
afterAll(async () => {
  await office.close();
  await pampa.close();
});

const connection = () => ({
  code: 'pampa',
  name: 'Pampa',
  url: pampa.url,
  key: pampa.apiKey,
  currency: 'USD',
  priority: 10,
});

it('refuses what cannot be one: a taken code, a bad key, a real provider beside simulated payments', async () => {
  const make = (changed: object) => office.call('POST', '/providers', { ...connection(), ...changed });
  expect(codeOf(await make({ code: 'primary' }))).toBe('PROVIDER_EXISTS');
  expect((await make({ key: 'a b' })).status).toBe(422);
  expect((await make({ url: 'ftp://example.com' })).status).toBe(422);
  expect(codeOf(await make({ url: 'https://sms.example.com/handler_api.php' }))).toBe('SIMULATED_PAYMENTS');
  expect((await office.call<List<ProviderDto>>('GET', '/providers')).body.total).toBe(1);
});

it('keeps how the provider of the environment is reached to the environment', async () => {
  const refused = await office.call('PATCH', '/providers/primary', { key: 'another-key' });
  expect([refused.status, codeOf(refused)]).toEqual([409, 'PROVIDER_OF_ENVIRONMENT']);
});

describe('a provider that staff add', () => {
  it('is listed at once, and its key is told to nobody', async () => {
    const { status, body } = await office.call<ProviderDto>('POST', '/providers', {
      ...connection(),
      reason: 'More numbers in Brazil',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      code: 'pampa',
      name: 'Pampa',
      source: 'staff',
      priority: 10,
      connection: {
        url: pampa.url,
        key_ends_in: pampa.apiKey.slice(-4),
        requests_per_second: 5,
        lists_per_second: 1,
      },
    });
    const audited = await office.audited();
    expect(audited).toMatchObject({
      action: 'provider.create',
      reason: 'More numbers in Brazil',
      after: { name: 'Pampa', key: `••••${pampa.apiKey.slice(-4)}` },
    });
    const listed = (await office.call<List<ProviderDto>>('GET', '/providers')).body;
    expect(listed.items.map(({ code, source }) => [code, source])).toEqual([
      ['pampa', 'staff'],
      ['primary', 'environment'],
    ]);
    const { stored } = await office.world.app.database.db.sql.one<{ stored: string }>(CONNECTIONS);
    const hexadecimal = Buffer.from(pampa.apiKey).toString('hex');
    for (const text of [stored, JSON.stringify(listed), JSON.stringify(audited), JSON.stringify(body)]) {
      expect(text).not.toContain(pampa.apiKey);
      expect(text).not.toContain(hexadecimal);
    }
    const again = await office.call('POST', '/providers', connection());
    expect([again.status, codeOf(again)]).toEqual([409, 'PROVIDER_EXISTS']);
  });

  it('sells by its priority, from the reading of its lists to the message', async () => {
    const synced = await office.call<List<SyncedProviderDto>>('POST', '/products/sync', {
      provider: 'pampa',
    });
    expect(synced.body.items).toMatchObject([{ code: 'pampa', is_read: true }]);
    expect((await office.call('POST', '/products/sync', { provider: 'nobody' })).status).toBe(404);
    const { id } = await office.product('BR-WA');
    const offers = await office.call<ProductOffersDto>('GET', `/products/${id}/offers`);
    expect(offers.body.items.map(({ provider }) => provider)).toEqual(['pampa', 'primary']);

    const bought = await office.customer.activation({
      service_price: (await office.sold('BR', 'wa'))!.price,
    });
    const rented = pampa.account.list().find(({ phone }) => `+${phone}` === bought.phone_number);
    await pampa.receiveSms(rented!.id, 'Seu código é 731-905');
    await office.world.tick();
    expect((await office.call('GET', `/orders/${bought.activation_id}`)).body).toMatchObject({
      status: 'delivered',
      number: { provider: 'pampa', attempts: [{ provider: 'pampa', outcome: 'bought' }] },
    });
  });

  it('is left for the next one when it has no number, and when it is paused', async () => {
    pampa.faults.plan('no_numbers', { action: 'getNumberV2' });
    const triedBy = async () => {
      const { activation_id: id } = await office.customer.activation({
        service_price: (await office.sold('BR', 'wa'))!.price,
      });
      const { number } = (await office.call<AdminOrderDetailDto>('GET', `/orders/${id}`)).body;
      return number!.attempts.map(({ provider, outcome }) => [provider, outcome]);
    };
    expect(await triedBy()).toEqual([
      ['pampa', 'refused'],
      ['primary', 'bought'],
    ]);
    await office.call('POST', '/providers/pampa/pause', { reason: 'Slow' });
    expect(await triedBy()).toEqual([['primary', 'bought']]);
    await office.call('POST', '/providers/pampa/resume', {});
  });

  it('is reached with another key and address from the next call on', async () => {
    const [before] = (await office.call<List<ProviderDto>>('GET', '/providers')).body.items;
    const wrong = await office.call<ProviderDto>('PATCH', '/providers/pampa', {
      key: 'a-wrong-key-0000',
      requests_per_second: 20,
      expected_updated_at: before!.updated_at,
    });
    expect(wrong.body.connection).toMatchObject({ key_ends_in: '0000', requests_per_second: 20 });
    expect(await office.audited()).toMatchObject({
      action: 'provider.change',
      after: { key: '••••0000', requests_per_second: 20, is_new_key: true },
    });
    expect((await office.call('POST', '/providers/pampa/check')).body).toMatchObject({ problem: 'BAD_KEY' });
    await office.call('PATCH', '/providers/pampa', { key: pampa.apiKey });
    const checked = await office.call<{ offers: number }>('POST', '/providers/pampa/check');
    expect(checked.body).toMatchObject({ is_reachable: true });
    // Its lists are in the catalogue at once, without a turn of the loop.
    expect(checked.body.offers).toBeGreaterThan(0);
    const stale = await office.call('PATCH', '/providers/pampa', {
      url: pampa.url,
      expected_updated_at: before!.updated_at,
    });
    expect([stale.status, codeOf(stale)]).toEqual([409, 'CHANGED_MEANWHILE']);
  });

  it('keeps its key from another server: a new one demands the key in the same call', async () => {
    const other = pampa.url.replace('127.0.0.1', 'localhost');
    const refused = await office.call<Refusal>('PATCH', '/providers/pampa', { url: other });
    expect(refused.status).toBe(422);
    expect(refused.body.detail.fields).toHaveProperty('key');
    const moved = await office.call('PATCH', '/providers/pampa', { url: other, key: pampa.apiKey });
    expect(moved.body).toMatchObject({ connection: { url: other } });
    const path = `${other}?v=2`;
    expect((await office.call('PATCH', '/providers/pampa', { url: path })).status).toBe(200);
    await office.call('PATCH', '/providers/pampa', { url: pampa.url, key: pampa.apiKey });
  });

  it('says of a check that failed no more than that: closed, silent and other doors look the same', async () => {
    const greeting = createServer((socket) => void socket.end('SSH-2.0-server\r\n'));
    await new Promise<void>((resolve) => greeting.listen(0, '127.0.0.1', resolve));
    const { port } = greeting.address() as AddressInfo;
    const checkOf = async (url: string) => {
      await office.call('PATCH', '/providers/pampa', { url, key: pampa.apiKey });
      const { body } = await office.call<ProviderCheckDto>('POST', '/providers/pampa/check');
      return [body.is_reachable, body.problem];
    };
    expect(await checkOf(`http://127.0.0.1:${port}/`)).toEqual([false, 'NO_ANSWER']);
    greeting.close();
    expect(await checkOf(`http://127.0.0.1:${port}/`)).toEqual([false, 'NO_ANSWER']);
    expect(await checkOf(`${office.world.app.url}/healthz`)).toEqual([false, 'NO_ANSWER']);
    await office.call('PATCH', '/providers/pampa', { url: pampa.url, key: pampa.apiKey });
  });

  it('takes notifications at the address of its code', async () => {
    const { status } = await office.world.app.call('POST', '/api/v1/webhooks/sms/pampa', {
      body: { activationId: '1', text: 'Code 1234', code: '1234' },
    });
    expect(status).toBe(200);
  });
});
