import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProviderFault } from '../../../sandbox/provider/provider-faults.js';
import { ActivationWorld, type Customer } from '../../../testing/activation-world.js';
import { SmsActivateProvider } from '../../catalogue/providers/sms-activate.js';
import type { ValidatePurchaseDto } from '../purchase.dto.js';
import type { CountriesDto, ServicesDto } from '../../catalogue/catalogue.dto.js';
import type { MostUsedServicesDto } from '../orders/orders.dto.js';

const RICH_MICROS = 5_000_000_000;
const BAN_SECONDS = 1_800;

let world: ActivationWorld;
let ana: Customer;

beforeAll(async () => {
  world = await ActivationWorld.open();
});
afterAll(() => world.close());
beforeEach(async () => {
  ana = await world.customer();
});
afterEach(async () => {
  vi.restoreAllMocks();
  world.provider.faults.clear();
  await world.provider.setBalance(RICH_MICROS);
  world.clock.advance({ seconds: BAN_SECONDS });
  await world.tick();
});

const reopen = () => world.app.runLoop('provider-reopening');

async function listed(country = 'BR'): Promise<string[]> {
  const path = `/api/v1/services/?country_iso=${country}&per_page=500`;
  const { body } = await world.app.call<ServicesDto>('GET', path);
  return body.services.map(({ serv_code }) => serv_code);
}
const countries = async () => (await world.app.call<CountriesDto>('GET', '/api/v1/countries')).body.total;
const everywhere = async () =>
  (await world.app.call<ServicesDto>('GET', '/api/v1/services/?per_page=500')).body.total;
const mostUsed = async () =>
  (await ana.call<MostUsedServicesDto>('GET', '/api/v1/services/most-used')).body.services.map(
    ({ serv_code }) => serv_code,
  );

async function quoted(service = 'wa'): Promise<string | null> {
  const body = { service_code: service, country_code: 'BR', quantity: 1 };
  const answer = await ana.call<ValidatePurchaseDto>('POST', '/api/v1/sms/validate-purchase', { body });
  return answer.body.error_code;
}
async function refused(service = 'wa'): Promise<[number, string | undefined]> {
  const order = { service, service_price: 50 };
  const { status, body } = await ana.buy<{ detail?: { code: string } }>(order);
  return [status, body.detail?.code];
}
async function meets(fault: ProviderFault): Promise<void> {
  world.provider.faults.plan(fault, { times: 1 });
  expect((await ana.buy()).body.failed_numbers).toBe(1);
}

describe('a provider whose account is empty', () => {
  it('sells nothing, and everything again as soon as the account is found full', async () => {
    const before = await everywhere();
    await world.spendProviderBalance();
    expect((await ana.buy()).body.failed_transactions).toMatchObject([{ code: 'PROVIDER_NO_BALANCE' }]);

    expect([await listed(), await countries(), await everywhere()]).toEqual([[], 0, 0]);
    expect([await quoted(), await refused()]).toEqual(['SERVICE_UNAVAILABLE', [503, 'SERVICE_UNAVAILABLE']]);
    await reopen();
    expect(await quoted()).toBe('SERVICE_UNAVAILABLE');

    await world.provider.setBalance(RICH_MICROS);
    await reopen();
    expect([await everywhere(), await quoted()]).toEqual([before, null]);
    expect((await ana.buy()).body.successful_numbers).toBe(1);
  });

  it('still sells what the remaining balance can pay', async () => {
    const costs = world.provider.account.offers
      .filter(({ isoCode, physical }) => isoCode === 'BR' && physical > 0)
      .sort((left, right) => left.costMicros - right.costMicros);
    const [cheapest, dearest] = [costs[0]!, costs.at(-1)!];
    await world.provider.setBalance(cheapest.costMicros);
    await world.app.runLoop('catalogue-sync');
    const services = await listed();
    expect(services).toContain(cheapest.serviceCode);
    expect(services).not.toContain(dearest.serviceCode);
    expect(await quoted(cheapest.serviceCode)).toBeNull();
    expect(await quoted(dearest.serviceCode)).toBe('SERVICE_UNAVAILABLE');
  });

  it('is asked for its balance within seconds, and only while something is closed', async () => {
    const asked = vi.spyOn(SmsActivateProvider.prototype, 'getBalance');
    const loop = world.app.container.loops.find(({ name }) => name === 'provider-reopening');
    expect(loop?.intervalMs).toBeLessThanOrEqual(15_000);
    await reopen();
    expect(asked).not.toHaveBeenCalled();
    await meets('no_balance');
    await reopen();
    await reopen();
    expect(asked).toHaveBeenCalledOnce();
    expect(await quoted()).toBeNull();
  });

  it('stays closed while it does not tell its balance', async () => {
    await meets('no_balance');
    world.provider.faults.plan('reset', { action: 'getBalance', times: 1 });
    await reopen();
    expect(await quoted()).toBe('SERVICE_UNAVAILABLE');
  });
});

describe('a ban', () => {
  it('of one product closes this product until its end, and nothing else', async () => {
    await ana.activation();
    await ana.activation({ service: 'tg', service_price: 50 });
    world.clock.advance({ minutes: 20 });
    await world.tick();
    const before = await listed();
    await meets('banned_product');

    expect(await listed()).toEqual(before.filter((service) => service !== 'wa'));
    expect([await quoted('wa'), await refused('wa')]).toEqual(['INVALID_SERVICE', [422, 'INVALID_SERVICE']]);
    expect([await quoted('tg'), await listed('US')]).toEqual([null, expect.arrayContaining(['wa'])]);
    expect(await mostUsed()).toEqual(expect.arrayContaining(['tg', 'wa']));

    const buying = vi.spyOn(SmsActivateProvider.prototype, 'buyNumber');
    world.clock.advance({ seconds: BAN_SECONDS, ms: -1 });
    await reopen();
    expect(await refused('wa')).toEqual([422, 'INVALID_SERVICE']);
    expect(buying).not.toHaveBeenCalled();
    world.clock.advance({ ms: 1 });
    await reopen();
    expect([await listed(), await quoted('wa')]).toEqual([before, null]);
  });

  it('of everything closes the provider until its end, also in the list of most used services', async () => {
    await ana.activation();
    expect(await mostUsed()).toEqual(['wa']);
    await meets('banned');
    expect([await listed(), await countries(), await mostUsed()]).toEqual([[], 0, []]);
    expect([await quoted('tg'), await refused('tg')]).toEqual([
      'SERVICE_UNAVAILABLE',
      [503, 'SERVICE_UNAVAILABLE'],
    ]);
    world.clock.advance({ seconds: BAN_SECONDS });
    await reopen();
    expect((await ana.activation({ service: 'tg', service_price: 50 })).status).toBe('WAITING_SMS');
  });
});

it('an answer that does not come closes nothing', async () => {
  world.provider.faults.plan('reset', { times: 1 });
  await ana.buy();
  expect([await quoted('tg'), await listed()]).toEqual([null, expect.arrayContaining(['wa', 'tg'])]);
});

it('what a provider offered is not sold after it was disconnected', async () => {
  const others = world.app.database.db.sql;
  const move = (from: string, to: string) =>
    others.rows({ name: `test.move.${from}`, text: 'UPDATE offers SET provider = $2 WHERE provider = $1' }, [
      from,
      to,
    ]);
  await move('primary', 'former');
  world.provider.faults.plan('empty_but_done', { action: 'getPrices', times: 1 });
  await world.app.runLoop('catalogue-sync');
  expect([await listed(), await quoted()]).toEqual([[], 'INVALID_COUNTRY']);
  await move('former', 'primary');
  await world.app.runLoop('catalogue-sync');
  expect(await listed()).toContain('wa');
});
