import { describe, expect, it } from 'vitest';
import { SmsActivateProvider } from './sms-activate.js';

const NOW = new Date('2026-02-13T08:30:00Z');

/** A supplier that gives these answers one after another, the last one for ever. */
function supplier(
  ...answers: { status?: number; body: string | object; headers?: Record<string, string> }[]
) {
  const asked: URL[] = [];
  const slept: number[] = [];
  let now = NOW.getTime();
  const answer: typeof fetch = async (input) => {
    const {
      status = 200,
      body,
      headers,
    } = answers[Math.min(asked.length, answers.length - 1)] ?? { body: '' };
    asked.push(new URL(String(input)));
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return new Response(status === 204 ? null : text, { status, ...(headers && { headers }) });
  };
  const provider = new SmsActivateProvider({
    code: 'primary',
    url: 'http://supplier.test/stubs/handler_api.php',
    apiKey: 's3cret',
    currency: 'USD',
    fetch: answer,
    clock: { now: () => new Date(now) },
    sleep: async (ms) => void slept.push(ms),
  });
  return { provider, asked, slept, pass: (ms: number) => (now += ms) };
}

const ORDER = { serviceCode: 'wa', countryId: '73', maxPriceMicros: 150_000 };
const buying = (body: string | object, status = 200) => supplier({ body, status }).provider.buyNumber(ORDER);

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
    const { provider, asked } = supplier({ body: CLASSIC });
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
        costMicros: 27_000,
        currency: 'USD',
        expiresAt: null,
      },
    ],
    [
      'HeroSMS',
      HERO,
      {
        providerActivationId: '635468024',
        phoneE164: '+79584123456',
        costMicros: 12_500_000,
        expiresAt: new Date('2026-02-18T16:31:33Z'),
        canGetAnotherSms: true,
      },
    ],
    [
      'old text',
      'ACCESS_NUMBER:635:5511987654321',
      { providerActivationId: '635', phoneE164: '+5511987654321', costMicros: null },
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
  ])('learns from %j how long it is banned', async (body, status, retryAfterSeconds, banScope) => {
    expect(await buying(body, status)).toMatchObject({
      kind: 'refused',
      reason: 'BANNED',
      retryAfterSeconds,
      banScope,
    });
  });

  it.each([
    ['ERROR_SQL', 200],
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
  ])('has an unknown outcome after %j with HTTP %i', async (body, status) => {
    expect(await buying(body, status)).toMatchObject({ kind: 'unknown' });
  });

  it.each([
    ['BAD_ACTION', 200],
    [{ title: 'BAD_ACTION', details: '' }, 404],
    ['WRONG ACTION', 200],
  ])('falls back to the older action after %j and stays with it', async (body, status) => {
    const { provider, asked } = supplier({ body, status }, { body: 'ACCESS_NUMBER:1:5511987654321' });
    expect(await provider.buyNumber(ORDER)).toMatchObject({ kind: 'bought', providerActivationId: '1' });
    await provider.buyNumber(ORDER);
    const actions = asked.map((url) => url.searchParams.get('action'));
    expect(actions).toEqual(['getNumberV2', 'getNumber', 'getNumber']);
  });

  it('does not ask again while everything is banned, and polls on', async () => {
    const ban = { title: 'BANNED', info: { scope: 'global', retry_after_seconds: 90 } };
    const { provider, asked, pass } = supplier({ body: ban, status: 403 }, { body: 'NO_ACTIVATIONS' });
    await provider.buyNumber(ORDER);
    pass(30_000);
    const kept = await provider.buyNumber({ ...ORDER, countryId: '6' });
    expect(kept).toMatchObject({ kind: 'refused', reason: 'BANNED', retryAfterSeconds: 60 });
    expect(await provider.listActiveActivations()).toMatchObject({ kind: 'listed' });
    expect(asked).toHaveLength(2);
  });

  it('buys other products while one is banned', async () => {
    const ban = { title: 'BANNED', info: { scope: 'specific', retry_after_seconds: 90 } };
    const { provider, pass } = supplier({ body: ban, status: 403 }, { body: CLASSIC });
    await provider.buyNumber(ORDER);
    expect(await provider.buyNumber(ORDER)).toMatchObject({ reason: 'BANNED', banScope: 'product' });
    expect(await provider.buyNumber({ ...ORDER, countryId: '6' })).toMatchObject({ kind: 'bought' });
    pass(90_000);
    expect(await provider.buyNumber(ORDER)).toMatchObject({ kind: 'bought' });
  });

  it('leaves the supplier alone for as long as it asks after a block', async () => {
    const { provider, asked, pass } = supplier(
      { body: 'slow down', status: 429, headers: { 'retry-after': '30' } },
      { body: CLASSIC },
    );
    expect(await provider.buyNumber(ORDER)).toMatchObject({ reason: 'RATE_LIMITED', retryAfterSeconds: 30 });
    expect(await provider.buyNumber(ORDER)).toMatchObject({ reason: 'RATE_LIMITED' });
    expect(asked).toHaveLength(1);
    pass(30_000);
    expect(await provider.buyNumber(ORDER)).toMatchObject({ kind: 'bought' });
  });

  it('keeps a key that the supplier repeats out of every record', async () => {
    const result = await buying('BAD_KEY:s3cret');
    expect(JSON.stringify(result)).not.toContain('s3cret');
  });
});

describe('reading a status', () => {
  const status = (body: string | object, code = 200) =>
    supplier({ body, status: code }).provider.getStatus('1');
  const received = (text: string | null, code: string | null, receivedAt: Date | null = null) => ({
    kind: 'received',
    message: { text, code, receivedAt },
  });

  it.each([
    ['STATUS_WAIT_CODE', { kind: 'waiting' }],
    ['STATUS_WAIT_RETRY:123456', { kind: 'waiting_another', lastCode: '123456' }],
    ['STATUS_WAIT_RETRY', { kind: 'waiting_another', lastCode: null }],
    ['STATUS_WAIT_RESEND', { kind: 'waiting_another', lastCode: null }],
    ['STATUS_OK:123-456', received(null, '123456')],
    ['STATUS_OK:Your code: 71 204', received('Your code: 71 204', '71204')],
    ['STATUS_OK:Hello', received(null, 'Hello')],
    ['STATUS_CANCEL', { kind: 'cancelled' }],
    ['ACCESS_CANCEL', { kind: 'cancelled' }],
    ['NO_ACTIVATION', { kind: 'not_found' }],
    ['BAD_KEY', { kind: 'refused', reason: 'BAD_KEY' }],
    ['ERROR_SQL', { kind: 'unknown' }],
    ['STATUS_OK', { kind: 'unknown' }],
    [
      { verificationType: 0, sms: { dateTime: '2025-11-24 18:05:00', code: '123456', text: 'code 123456' } },
      received('code 123456', '123456'),
    ],
    [{ verificationType: 0, sms: null }, { kind: 'waiting' }],
    [
      {
        verificationType: 'sms',
        data: { code: '1234', text: 'It is 1234', date: '2026-02-16T12:36:59+03:00' },
      },
      received('It is 1234', '1234', new Date('2026-02-16T09:36:59Z')),
    ],
    [{ verificationType: 'sms', data: { code: null, text: 'It is 5678' } }, received('It is 5678', '5678')],
    [{ verificationType: 'sms', data: null }, { kind: 'waiting' }],
    [{ verificationType: 'sms' }, { kind: 'waiting' }],
    [{ something: 'else' }, { kind: 'unknown' }],
  ])('%j', async (body, expected) => {
    expect(await status(body)).toMatchObject(expected);
  });

  it('does not find what HeroSMS does not know', async () => {
    expect(await status({ title: 'NOT_FOUND', details: 'Activation Not Found' }, 404)).toMatchObject({
      kind: 'not_found',
    });
  });

  it('asks in the old way where the new one is missing', async () => {
    const { provider } = supplier({ body: 'BAD_ACTION' }, { body: 'STATUS_WAIT_CODE' });
    expect(await provider.getStatus('1')).toMatchObject({ kind: 'waiting' });
  });
});

describe('changing an activation', () => {
  it.each([
    ['ACCESS_CANCEL', 200, { kind: 'cancelled' }],
    ['', 204, { kind: 'cancelled' }],
    ['EARLY_CANCEL_DENIED', 200, { kind: 'too_early', minActivationSeconds: null }],
    [
      { title: 'EARLY_CANCEL_DENIED', info: { minActivationTime: 120 } },
      409,
      { kind: 'too_early', minActivationSeconds: 120 },
    ],
    [{ title: 'OTP_RECEIVED' }, 409, { kind: 'message_received', messages: [] }],
    [
      { title: 'NEW_OTP_RECEIVED', info: { data: [{ smsCode: '1234', smsText: 'code 1234' }] } },
      409,
      { kind: 'message_received', messages: [{ text: 'code 1234', code: '1234', receivedAt: null }] },
    ],
    [
      { title: 'NEW_OTP_RECEIVED', info: { data: ['4321'] } },
      409,
      { kind: 'message_received', messages: [{ text: null, code: '4321', receivedAt: null }] },
    ],
    [{ title: 'ACTIVATION_NOT_ACTIVE' }, 409, { kind: 'already_closed' }],
    [{ title: 'NOT_FOUND' }, 404, { kind: 'not_found' }],
    ['NO_ACTIVATION', 200, { kind: 'not_found' }],
    ['BAD_STATUS', 200, { kind: 'not_possible' }],
    ['', 200, { kind: 'unknown' }],
    ['<html></html>', 500, { kind: 'unknown' }],
  ])('cancel: %j with HTTP %i', async (body, status, expected) => {
    const { provider, asked } = supplier({ body, status });
    expect(await provider.cancel('7')).toMatchObject(expected);
    expect(asked[0]?.search).toBe('?api_key=s3cret&action=setStatus&id=7&status=8');
  });

  it.each([
    ['ACCESS_ACTIVATION', 'finished'],
    [{ title: 'ACTIVATION_NOT_ACTIVE' }, 'already_closed'],
    ['BAD_STATUS', 'not_possible'],
    ['NO_ACTIVATION', 'not_found'],
    ['ERROR_SQL', 'unknown'],
  ])('finish: %j is %s', async (body, kind) => {
    expect(await supplier({ body }).provider.finish('7')).toMatchObject({ kind });
  });

  it.each([
    ['ACCESS_RETRY_GET', 'requested'],
    [{ title: 'BAD_STATUS' }, 'not_possible'],
    ['NO_ACTIVATION', 'not_found'],
    ['', 'unknown'],
  ])('one more message: %j is %s', async (body, kind) => {
    expect(await supplier({ body }).provider.requestAnother('7')).toMatchObject({ kind });
  });
});

describe('lists', () => {
  const row = (id: number) => ({
    activationId: String(id),
    phoneNumber: `55119${id}`,
    activationStatus: '4',
    countryCode: '73',
    serviceCode: 'wa',
  });

  it('reads the balance', async () => {
    expect(await supplier({ body: 'ACCESS_BALANCE:12.5085' }).provider.getBalance()).toMatchObject({
      balanceMicros: 12_508_500,
    });
    expect(await supplier({ body: 'ACCESS_BALANCE:' }).provider.getBalance()).toMatchObject({
      kind: 'unknown',
    });
  });

  it.each([
    ['object', { 73: { id: 73, eng: 'Brazil', visible: 1 }, x: { eng: 'No id' } }],
    ['array', [{ id: '73', eng: 'Brazil', visible: true }, { eng: 'No id' }, {}]],
  ])('reads countries from an %s', async (_form, body) => {
    expect(await supplier({ body }).provider.listCountries()).toMatchObject({
      kind: 'listed',
      items: [{ countryId: '73', name: 'Brazil', isoCode: 'BR', visible: true }],
    });
  });

  it.each([
    ['numbers', { 73: { wa: { cost: 0.15, count: 25, physicalCount: 20 } } }, 150_000, 20],
    ['text', { 73: { wa: { cost: '0.0067', count: '25' } } }, 6700, 25],
    ['an array around', [{ 73: { wa: { cost: 0.15, count: 56964, physicalCount: 0 } } }], 150_000, 0],
  ])('reads prices as %s', async (_form, body, costMicros, stock) => {
    const result = await supplier({ body }).provider.listPrices();
    expect(result).toMatchObject({
      kind: 'listed',
      items: [{ countryId: '73', serviceCode: 'wa', costMicros, stock }],
    });
  });

  it('takes an empty price table for empty and a broken one for nothing', async () => {
    expect(await supplier({ body: {} }).provider.listPrices()).toMatchObject({ kind: 'listed', items: [] });
    expect(await supplier({ body: '{"73":{"wa":{"cost":0.1' }).provider.listPrices()).toMatchObject({
      kind: 'unknown',
    });
    expect(await supplier({ body: { wa: { 73: 0.1 } } }).provider.listPrices()).toMatchObject({
      kind: 'unknown',
    });
  });

  it.each([
    ['text', 'NO_ACTIVATIONS'],
    ['envelope', { status: 'error', error: 'NO_ACTIVATIONS' }],
    ['odd rows', { status: 'success', activeActivations: { num_rows: 0, row: [], rows: [] } }],
  ])('has no active activations (%s)', async (_form, body) => {
    expect(await supplier({ body }).provider.listActiveActivations()).toMatchObject({
      kind: 'listed',
      items: [],
    });
  });

  it.each([
    [['111111', '222-222'], 'code 222-222', [null, 'code 222-222'], ['111111', '222222']],
    ['111111', 'code 111111', ['code 111111'], ['111111']],
    [null, 'code 111111', ['code 111111'], ['111111']],
    [null, null, [], []],
  ])('reads messages from %j and %j', async (smsCode, smsText, texts, codes) => {
    const body = { status: 'success', activeActivations: [{ ...row(1234567), smsCode, smsText }] };
    const result = await supplier({ body }).provider.listActiveActivations();
    const [activation] = result.kind === 'listed' ? result.items : [];
    expect(activation?.messages.map(({ text }) => text)).toEqual(texts);
    expect(activation?.messages.map(({ code }) => code)).toEqual(codes);
  });

  it('knows nothing when one row has no identity, because absence has a meaning', async () => {
    const body = { data: [row(1234567), { phoneNumber: '5511999999999' }] };
    expect(await supplier({ body }).provider.listActiveActivations()).toMatchObject({ kind: 'unknown' });
  });

  it('reads page after page, and stops where paging is ignored', async () => {
    const page = (from: number, count: number) => ({
      body: { data: Array.from({ length: count }, (_, index) => row(1_000_000 + from + index)) },
    });
    const paged = supplier(page(0, 100), page(100, 100), page(200, 7));
    const all = await paged.provider.listActiveActivations();
    expect(all.kind === 'listed' && all.items.length).toBe(207);
    expect(paged.asked.map((url) => url.searchParams.get('start'))).toEqual(['0', '100', '200']);
    const unpaged = supplier(page(0, 130));
    const same = await unpaged.provider.listActiveActivations();
    expect(same.kind === 'listed' && same.items.length).toBe(130);
    expect(unpaged.asked).toHaveLength(2);
  });

  it('asks for one list a second', async () => {
    const { provider, slept } = supplier({ body: {} });
    await provider.listPrices();
    await provider.listPrices();
    expect(slept).toEqual([1000]);
  });
});
