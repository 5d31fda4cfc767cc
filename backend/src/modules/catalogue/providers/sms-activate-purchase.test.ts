import { describe, expect, it } from 'vitest';
import { NOW, scriptedProvider } from '../../../testing/scripted-provider.js';

const ORDER = { serviceCode: 'wa', countryId: '73', maxPriceMicros: 150_000 };
const buying = (body: string | object, status = 200) =>
  scriptedProvider({ body, status }).provider.buyNumber(ORDER);

const CLASSIC = {
  activationId: 419892352,
  phoneNumber: '27657282036',
  activationCost: '0.027',
  currency: 840,
  countryCode: '31',
  canGetAnotherSms: '1',
  activationTime: '2026-06-29 05:48:49',
  activationOperator: null,
};
const HERO = {
  activationId: '635468024',
  phoneNumber: '79584123456',
  activationCost: 12.5,
  currency: 840,
  countryCode: 6,
  canGetAnotherSms: true,
  activationTime: '2026-02-18T16:11:33+00:00',
  activationEndTime: '2026-02-18T16:31:33+00:00',
  status: 4,
};

describe('buying a number', () => {
  it('asks for service and country with a ceiling, and says so without the key', async () => {
    const { provider, asked } = scriptedProvider({ body: CLASSIC });
    const result = await provider.buyNumber(ORDER);
    expect(asked[0]?.search).toBe('?api_key=s3cret&action=getNumberV2&service=wa&country=73&maxPrice=0.15');
    expect(result.exchange.request).toBe('getNumberV2 service=wa country=73 maxPrice=0.15');
    expect(result.exchange.response).toMatch(/^200 \{"activationId":419892352/);
  });

  it.each([
    [
      'classic',
      CLASSIC,
      {
        providerActivationId: '419892352',
        phoneE164: '+27657282036',
        cost: { text: '0.027', micros: 27_000, stepMicros: 1_000, currency: 'USD' },
        expiresAt: null,
      },
    ],
    [
      'HeroSMS',
      HERO,
      {
        providerActivationId: '635468024',
        phoneE164: '+79584123456',
        cost: { text: '12.5', micros: 12_500_000, stepMicros: 10_000, currency: 'USD' },
        expiresAt: new Date('2026-02-18T16:31:33Z'),
        canGetAnotherSms: true,
      },
    ],
    [
      'old text',
      'ACCESS_NUMBER:635:5511987654321',
      { providerActivationId: '635', phoneE164: '+5511987654321', cost: null },
    ],
    ['quoted text', '"ACCESS_NUMBER:635:5511987654321"', { providerActivationId: '635' }],
    [
      'id beyond a double',
      '{"activationId":12345678901234567891,"phoneNumber":"5511987654321"}',
      { providerActivationId: '12345678901234567891' },
    ],
  ])('reads a %s answer', async (_dialect, body, expected) => {
    expect(await buying(body)).toMatchObject({ kind: 'bought', ...expected });
  });

  it.each([
    ['NO_NUMBERS', 200, 'NO_NUMBERS'],
    ['NO_BALANCE', 200, 'NO_BALANCE'],
    [{ title: 'NO_BALANCE', details: 'empty' }, 402, 'NO_BALANCE'],
    ['BAD_KEY', 401, 'BAD_KEY'],
    ['BAD_SERVICE', 200, 'BAD_SERVICE'],
    ['WRONG_SERVICE', 200, 'BAD_SERVICE'],
    [{ title: 'BAD_COUNTRY' }, 422, 'BAD_COUNTRY'],
    ['UNPROCESSABLE_ENTITY:service:invalid', 200, 'BAD_SERVICE'],
    [{ title: 'UNPROCESSABLE_ENTITY', info: { field: 'country', code: 'x' } }, 422, 'BAD_COUNTRY'],
    [{ status: 'error', message: 'NO_NUMBERS', errorMsg: 'none left' }, 200, 'NO_NUMBERS'],
    [{ status: 'error', error: 'CHANNELS_LIMIT' }, 200, 'CHANNELS_LIMIT'],
    [{ status: false, msg: 'SERVICE_NOT_AVAILABLE' }, 200, 'SERVICE_IN_INCUBATION'],
    ['WHATSAPP_NOT_AVAILABLE', 200, 'SERVICE_IN_INCUBATION'],
    [{ title: 'A_WORD_OF_TOMORROW' }, 422, 'BAD_REQUEST'],
    ['RATE_LIMIT', 429, 'RATE_LIMITED'],
    ['error code: 1020', 400, 'RATE_LIMITED'],
  ])('is refused by %j with HTTP %i as %s', async (body, status, reason) => {
    expect(await buying(body, status)).toMatchObject({ kind: 'refused', reason });
  });

  it.each([
    ['WRONG_MAX_PRICE:0.025', 200],
    [{ title: 'WRONG_MAX_PRICE', details: '', info: { min: 0.025 } }, 400],
  ])('learns the least price from %j', async (body, status) => {
    expect(await buying(body, status)).toMatchObject({ reason: 'PRICE_TOO_LOW', minPriceMicros: 25_000 });
  });

  it.each([
    ["BANNED:'2026-2-13 12-00-00'", 200, 1800, 'global'],
    ['BANNED:2026-04-20', 200, 24 * 3600, 'global'],
    ['BANNED', 200, 60, 'global'],
    [{ title: 'BANNED', info: { scope: 'specific', retry_after_seconds: 90 } }, 403, 90, 'product'],
    [
      { title: 'BANNED', info: { scope: 'global', banned_until: NOW.getTime() / 1000 + 45 } },
      403,
      45,
      'global',
    ],
  ])('learns from %j how long it is banned', async (body, status, seconds, scope) => {
    expect(await buying(body, status)).toMatchObject({
      kind: 'refused',
      reason: 'BANNED',
      ban: { scope, seconds },
    });
  });

  it.each([
    ['ERROR_SQL', 200],
    ['ERROR_SQL', 400],
    [{ title: 'ERROR_DATABASE' }, 500],
    ['SERVER ERROR', 500],
    ['', 200],
    ['<html>502</html>', 502],
    ['<html>challenge</html>', 403],
    ['{"activationId":"635","phoneNum', 200],
    ['ACCESS_NUMBER:635', 200],
    ['ACCESS_NUMBER:635:', 200],
    ['ACCESS_NUMBER:635:123', 200],
    ['ACCESS_NUMBER:635:5511987654321:more', 200],
    [{ phoneNumber: '5511987654321' }, 200],
    [{ activationId: 635, phoneNumber: null }, 200],
    ['A_WORD_OF_TOMORROW', 200],
    [[], 200],
    ['['.repeat(101) + ']'.repeat(101), 200],
  ])('has an unknown outcome after %j with HTTP %i', async (body, status) => {
    expect(await buying(body, status)).toMatchObject({ kind: 'unknown' });
  });

  it('reads no answer about one number that is longer than any could be', async () => {
    expect(await buying(`ACCESS_NUMBER:1:5511987654321${' '.repeat(256 * 1024)}`)).toMatchObject({
      kind: 'unknown',
      error: 'an answer of more than 256 kB',
    });
  });

  it.each([
    ['BAD_ACTION', 200],
    [{ title: 'BAD_ACTION', details: '' }, 404],
    ['WRONG ACTION', 200],
  ])('falls back to the older action after %j and stays with it', async (body, status) => {
    const { provider, asked } = scriptedProvider({ body, status }, { body: 'ACCESS_NUMBER:1:5511987654321' });
    expect(await provider.buyNumber(ORDER)).toMatchObject({ kind: 'bought', providerActivationId: '1' });
    await provider.buyNumber(ORDER);
    const actions = asked.map((url) => url.searchParams.get('action'));
    expect(actions).toEqual(['getNumberV2', 'getNumber', 'getNumber']);
  });

  it('leaves the provider alone for as long as it asks after a block', async () => {
    const { provider, asked, pass } = scriptedProvider(
      { body: 'slow down', status: 429, headers: { 'retry-after': '30' } },
      { body: CLASSIC },
    );
    expect(await provider.buyNumber(ORDER)).toMatchObject({ reason: 'RATE_LIMITED', retryAfterSeconds: 30 });
    expect(await provider.buyNumber(ORDER)).toMatchObject({ reason: 'RATE_LIMITED' });
    expect(asked).toHaveLength(1);
    pass(30_000);
    expect(await provider.buyNumber(ORDER)).toMatchObject({ kind: 'bought' });
  });

  it('keeps a key that the provider repeats out of every record', async () => {
    const result = await buying('BAD_KEY:s3cret');
    expect(JSON.stringify(result)).not.toContain('s3cret');
  });
});
