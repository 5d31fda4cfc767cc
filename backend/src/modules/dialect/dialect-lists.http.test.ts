import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bought, DialectWorld } from './testing/dialect-program.js';

let dialect: DialectWorld;
beforeAll(async () => {
  dialect = await DialectWorld.open();
});
afterAll(() => dialect.world.close());
afterEach(() => dialect.settle());

describe('lists', () => {
  it('of open numbers', async () => {
    const asked = await dialect.program();
    expect(await asked.call('getActiveActivations')).toBe('NO_ACTIVATIONS');
    const { id, phone } = await bought(asked);
    const answer = (await asked.call('getActiveActivations')) as { activeActivations: object[] };
    expect(answer).toMatchObject({
      status: 'success',
      activeActivations: [
        {
          ...{ activationId: String(id), serviceCode: 'wa', phoneNumber: phone, activationStatus: '4' },
          ...{ smsCode: null, countryName: 'Brazil', currency: 986 },
        },
      ],
    });
    await dialect.smsFor(phone);
    await dialect.world.tick();
    expect(((await asked.call('getActiveActivations')) as typeof answer).activeActivations).toMatchObject([
      { smsCode: ['123456'], smsText: 'Your WhatsApp code: 123-456' },
    ]);
  });

  it('of the history of some days', async () => {
    const asked = await dialect.program();
    const { id } = await bought(asked);
    const now = Math.floor(dialect.world.clock.now().getTime() / 1000);
    const range = { start: now - 60, end: now + 60 };
    expect(await asked.call('getHistory', range)).toMatchObject([
      { id, status: '4', sms: [], currency: 986 },
    ]);
    expect(await asked.call('getHistory', { ...range, offset: 1 })).toEqual([]);
    expect(await asked.call('getHistory', { start: now - 40 * 86_400, end: now })).toBe('WRONG_DATE');
    expect(await asked.call('getHistory', { start: 'x', end: now })).toBe('WRONG_DATE');
  });

  it('of prices, as the catalogue sells them', async () => {
    const { call } = await dialect.program();
    const all = (await call('getPrices')) as Record<string, Record<string, { cost: number; count: number }>>;
    expect(all['73']?.['wa']?.cost).toBe(dialect.world.price);
    const one = await call('getPrices', { country: 73, service: 'wa' });
    expect(one).toEqual({ 73: { wa: all['73']!['wa'] } });
    expect(await call('getPrices', { country: 73, service: 'none_such' })).toEqual({});
    expect(await call('getPrices', { country: 9999 })).toEqual({});
    const status = (await call('getNumbersStatus', { country: 73 })) as Record<string, number>;
    expect([status['wa'], status['wa_0']]).toEqual([all['73']!['wa']!.count, all['73']!['wa']!.count]);
    const everywhere = (await call('getNumbersStatus')) as Record<string, number>;
    expect(everywhere['wa']).toBe(Object.values(all).reduce((sum, { wa }) => sum + (wa?.count ?? 0), 0));
    const top = (await call('getTopCountriesByService', { service: 'wa' })) as Record<string, object>;
    expect(Object.values(top)).toContainEqual({
      ...{
        country: 73,
        count: all['73']!['wa']!.count,
        price: dialect.world.price,
        retail_price: dialect.world.price,
      },
    });
    expect(await call('getListOfTopCountriesByService', { service: 'wa', length: 5, page: 1 })).toEqual([]);
  });

  it('of countries, services and operators', async () => {
    const { call } = await dialect.program();
    expect((await call('getCountries')) as object).toMatchObject({
      73: {
        id: 73,
        rus: 'Бразилия',
        eng: 'Brazil',
        chn: '巴西',
        visible: 1,
        retry: 1,
        rent: 0,
        multiService: 0,
      },
    });
    expect(await call('getServicesList', { country: 73, lang: 'en' })).toMatchObject({
      status: 'success',
      services: expect.arrayContaining([{ code: 'wa', name: 'WhatsApp' }]) as unknown,
    });
    expect(await call('getOperators', { country: 73 })).toEqual({
      status: 'success',
      countryOperators: { 73: ['any'] },
    });
  });
});
