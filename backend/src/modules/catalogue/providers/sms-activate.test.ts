import { describe, expect, it } from 'vitest';
import { scriptedProvider } from '../../../testing/scripted-provider.js';

describe('reading a status', () => {
  const status = (body: string | object, code = 200) =>
    scriptedProvider({ body, status: code }).provider.getStatus('1');
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
    const { provider } = scriptedProvider({ body: 'BAD_ACTION' }, { body: 'STATUS_WAIT_CODE' });
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
    [
      { title: 'EARLY_CANCEL_DENIED', info: { minActivationTime: 1e30 } },
      409,
      { kind: 'too_early', minActivationSeconds: null },
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
    const { provider, asked } = scriptedProvider({ body, status });
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
    expect(await scriptedProvider({ body }).provider.finish('7')).toMatchObject({ kind });
  });

  it.each([
    ['ACCESS_RETRY_GET', 'requested'],
    [{ title: 'BAD_STATUS' }, 'not_possible'],
    ['NO_ACTIVATION', 'not_found'],
    ['', 'unknown'],
  ])('one more message: %j is %s', async (body, kind) => {
    expect(await scriptedProvider({ body }).provider.requestAnother('7')).toMatchObject({ kind });
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
    expect(await scriptedProvider({ body: 'ACCESS_BALANCE:12.5085' }).provider.getBalance()).toMatchObject({
      balanceMicros: 12_508_500,
    });
    expect(await scriptedProvider({ body: 'ACCESS_BALANCE:' }).provider.getBalance()).toMatchObject({
      kind: 'unknown',
    });
  });

  it.each([
    ['object', { 73: { id: 73, eng: 'Brazil', visible: 1 }, x: { eng: 'No id' } }],
    ['array', [{ id: '73', eng: 'Brazil', visible: true }, { eng: 'No id' }, {}]],
  ])('reads countries from an %s', async (_form, body) => {
    expect(await scriptedProvider({ body }).provider.listCountries()).toMatchObject({
      kind: 'listed',
      items: [{ countryId: '73', name: 'Brazil', isoCode: 'BR', visible: true }],
    });
  });

  it('keeps only the part of a name that a person can read', async () => {
    const services = [
      { code: 'wa', name: 'Whats\u0000App\n' },
      { code: 'tg', name: `${'T'.repeat(199)}\u{1f600}` },
      { code: 'vi', name: '\u0000' },
    ];
    const listed = await scriptedProvider({ body: { services } }).provider.listServices();
    expect(listed).toMatchObject({
      items: [
        { serviceCode: 'wa', name: 'Whats App' },
        { serviceCode: 'tg', name: `${'T'.repeat(199)}\ufffd` },
      ],
    });
    const countries = await scriptedProvider({
      body: [{ id: 73, eng: 'Bra\u0000zil' }],
    }).provider.listCountries();
    expect(countries).toMatchObject({ items: [{ countryId: '73', name: 'Bra zil' }] });
  });

  it.each(['w\u0000', '\ud800wa', 'w a', 'w'.repeat(101)])(
    'leaves out what bears %j for a code',
    async (code) => {
      const of = (body: object) => scriptedProvider({ body }).provider;
      const services = [
        { code, name: 'Broken' },
        { code: 'wa', name: 'WhatsApp' },
      ];
      expect(await of({ services }).listServices()).toMatchObject({ items: [{ serviceCode: 'wa' }] });
      const offer = { cost: 0.15, count: 25 };
      expect(await of({ 73: { [code]: offer, wa: offer } }).listPrices()).toMatchObject({
        items: [{ serviceCode: 'wa' }],
      });
      const countries = [
        { id: code, eng: 'Nowhere' },
        { id: 73, eng: 'Brazil' },
      ];
      expect(await of(countries).listCountries()).toMatchObject({ items: [{ countryId: '73' }] });
      const data = [{ ...row(1234567), serviceCode: code, countryCode: code }];
      expect(await of({ data }).listActiveActivations()).toMatchObject({
        items: [{ providerActivationId: '1234567', serviceCode: '', countryId: '' }],
      });
    },
  );

  it.each([
    ['numbers', { 73: { wa: { cost: 0.15, count: 25, physicalCount: 20 } } }, 150_000, 20],
    ['text', { 73: { wa: { cost: '0.0067', count: '25' } } }, 6700, 25],
    ['an array around', [{ 73: { wa: { cost: 0.15, count: 56964, physicalCount: 0 } } }], 150_000, 0],
  ])('reads prices as %s', async (_form, body, costMicros, stock) => {
    const result = await scriptedProvider({ body }).provider.listPrices();
    expect(result).toMatchObject({
      kind: 'listed',
      items: [{ countryId: '73', serviceCode: 'wa', costMicros, stock }],
    });
  });

  it('reads lists of prices and of open numbers that are far longer than an answer about one number', async () => {
    const padded = (body: object, kilobytes: number) => JSON.stringify(body) + ' '.repeat(kilobytes * 1024);
    const prices = { 73: { wa: { cost: 0.15, count: 25 } } };
    const open = { data: [row(1234567)] };
    expect(await scriptedProvider({ body: padded(prices, 5_000) }).provider.listPrices()).toMatchObject({
      items: [{ serviceCode: 'wa' }],
    });
    expect(
      await scriptedProvider({ body: padded(open, 3_000) }).provider.listActiveActivations(),
    ).toMatchObject({
      items: [{ providerActivationId: '1234567' }],
    });
    expect(
      await scriptedProvider({ body: padded(open, 4_096) }).provider.listActiveActivations(),
    ).toMatchObject({
      error: 'an answer of more than 4096 kB',
    });
  });

  it('reads an empty price table as empty, and a broken one as no table', async () => {
    expect(await scriptedProvider({ body: {} }).provider.listPrices()).toMatchObject({
      kind: 'listed',
      items: [],
    });
    expect(await scriptedProvider({ body: '{"73":{"wa":{"cost":0.1' }).provider.listPrices()).toMatchObject({
      kind: 'unknown',
    });
    expect(await scriptedProvider({ body: { wa: { 73: 0.1 } } }).provider.listPrices()).toMatchObject({
      kind: 'unknown',
    });
  });

  it('reads what was charged for numbers that have ended, a page at a time', async () => {
    const row = (id: number, status: string) => ({
      id: String(id),
      phone: '7950000000',
      cost: 0.1275,
      status,
    });
    const period = { from: new Date('2026-03-10T12:00:00Z'), to: new Date('2026-03-10T13:00:00Z') };
    const body = [row(1, '6'), row(2, '8'), row(3, '10'), row(4, '77')];
    const listed = await scriptedProvider({ body }).provider.listHistory(period, 0);
    expect(listed).toMatchObject({ kind: 'listed', isLast: true });
    expect(listed.kind === 'listed' && listed.items.map(({ state }) => state)).toEqual([
      'charged',
      'returned',
      'returned',
      'unrecognised',
    ]);
    expect(listed).toMatchObject({
      items: [{ providerActivationId: '1', costMicros: 127_500 }, {}, {}, {}],
    });
    const full = scriptedProvider({ body: Array.from({ length: 100 }, (_, id) => row(id, '6')) });
    expect(await full.provider.listHistory(period, 0)).toMatchObject({ kind: 'listed', isLast: false });
    const wrong = scriptedProvider({ body: [{ phone: '7950000000' }] });
    expect(await wrong.provider.listHistory(period, 0)).toMatchObject({ kind: 'unknown' });
    const mixed = scriptedProvider({
      body: [row(1, '6'), ...Array<object>(99).fill({ phone: '7950000000' })],
    });
    expect(await mixed.provider.listHistory(period, 0)).toMatchObject({
      kind: 'listed',
      isLast: false,
      items: [{ providerActivationId: '1' }],
      unread: Array<object>(99).fill({ providerActivationId: null, shape: 'phone string' }),
    });
  });

  it.each([
    ['text', 'NO_ACTIVATIONS'],
    ['envelope', { status: 'error', error: 'NO_ACTIVATIONS' }],
    ['odd rows', { status: 'success', activeActivations: { num_rows: 0, row: [], rows: [] } }],
  ])('has no active activations (%s)', async (_form, body) => {
    expect(await scriptedProvider({ body }).provider.listActiveActivations()).toMatchObject({
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
    const result = await scriptedProvider({ body }).provider.listActiveActivations();
    const [activation] = result.kind === 'listed' ? result.items : [];
    expect(activation?.messages.map(({ text }) => text)).toEqual(texts);
    expect(activation?.messages.map(({ code }) => code)).toEqual(codes);
  });

  it('takes the newest hundred messages of a number that is flooded', async () => {
    const codes = Array.from({ length: 20_000 }, (_, index) => String(100_000 + index));
    const body = {
      data: [{ ...row(1234567), smsCode: codes, smsText: codes.map((code) => `code ${code}`) }],
    };
    const result = await scriptedProvider({ body }).provider.listActiveActivations();
    const [activation] = result.kind === 'listed' ? result.items : [];
    expect(activation?.messages).toHaveLength(100);
    expect(activation?.messages.at(-1)).toMatchObject({ code: '119999', text: 'code 119999' });
    const denied = { title: 'NEW_OTP_RECEIVED', info: { data: codes } };
    const cancel = await scriptedProvider({ body: denied, status: 409 }).provider.cancel('7');
    expect(cancel.kind === 'message_received' && cancel.messages).toHaveLength(100);
  });

  it('skips rows that cannot be read, and reports their form but not their values', async () => {
    const broken = { ...row(7), phoneNumber: 'secret', smsCode: ['1'], 'x-5511999999999': 1 };
    const body = { data: [row(1234567), broken, { phoneNumber: '5511999999999' }, 'a text', null] };
    const listing = await scriptedProvider({ body }).provider.listActiveActivations();
    expect(listing).toMatchObject({
      items: [{ providerActivationId: '1234567' }],
      unread: [
        { providerActivationId: '7' },
        { providerActivationId: null, shape: 'phoneNumber string' },
        { providerActivationId: null, shape: 'string' },
        { providerActivationId: null, shape: 'empty' },
      ],
    });
    const [{ shape } = { shape: '' }] = listing.kind === 'listed' ? listing.unread : [];
    expect(shape).toContain('phoneNumber string');
    expect(shape).toContain('smsCode list');
    expect(shape).toContain('? number');
    expect(shape).not.toMatch(/secret|\d/);
  });

  it('knows nothing when no row can be read', async () => {
    const body = { data: [{ phoneNumber: '5511999999999' }] };
    expect(await scriptedProvider({ body }).provider.listActiveActivations()).toMatchObject({
      kind: 'unknown',
    });
  });

  it.each([
    ['a web page', '<html>Welcome</html>', 200],
    ['a web page that says not found', '<html>404</html>', 404],
    ['a word of its own', 'ACCESS_DENIED', 200],
    ['another form', { status: 'success', data: 'none' }, 200],
  ])('has no list where it answers with %s and tells our balance', async (_what, body, status) => {
    const balance = { body: 'ACCESS_BALANCE:12.5' };
    const { provider, asked } = scriptedProvider({ body, status }, balance);
    expect(await provider.listActiveActivations()).toMatchObject({ kind: 'no_list' });
    expect(asked.map((url) => url.searchParams.get('action'))).toEqual([
      'getActiveActivations',
      'getBalance',
    ]);
  });

  it.each([
    ['a web page in the place of every answer', '<html>Maintenance</html>', 200, 2],
    ['a web page of a broken server', '<html>502</html>', 502, 1],
    ['a fault of the provider', 'ERROR_SQL', 200, 1],
  ])('says nothing about its list by %s', async (_what, body, status, calls) => {
    const { provider, asked } = scriptedProvider({ body, status });
    expect(await provider.listActiveActivations()).toMatchObject({ kind: 'unknown' });
    expect(asked).toHaveLength(calls);
  });

  it('reads page after page, and stops where paging is ignored', async () => {
    const page = (from: number, count: number) => ({
      body: { data: Array.from({ length: count }, (_, index) => row(1_000_000 + from + index)) },
    });
    const paged = scriptedProvider(page(0, 100), page(100, 100), page(200, 7));
    const all = await paged.provider.listActiveActivations();
    expect(all.kind === 'listed' && all.items.length).toBe(207);
    expect(paged.asked.map((url) => url.searchParams.get('start'))).toEqual(['0', '100', '200']);
    const unpaged = scriptedProvider(page(0, 130));
    const same = await unpaged.provider.listActiveActivations();
    expect(same.kind === 'listed' && same.items.length).toBe(130);
    expect(unpaged.asked).toHaveLength(1);
  });

  it('asks for as many pages at once as there were last time', async () => {
    const page = (from: number, count: number) => ({
      body: { data: Array.from({ length: count }, (_, index) => row(1_000_000 + from + index)) },
    });
    const all = () => [page(0, 100), page(100, 100), page(200, 100), page(300, 100), page(400, 7)];
    const { provider } = scriptedProvider(...all(), ...all());
    for (let time = 0; time < 2; time += 1) {
      const listing = await provider.listActiveActivations();
      expect(listing.kind === 'listed' && listing.items.length).toBe(407);
    }
  });

  it('asks for one list a second', async () => {
    const { provider, slept } = scriptedProvider({ body: {} });
    await provider.listPrices();
    await provider.listPrices();
    expect(slept).toEqual([1050]);
  });
});
