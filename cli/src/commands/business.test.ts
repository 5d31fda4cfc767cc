import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startStubServer, type StubServer } from '../testing/stub-server.js';
import { testTerminal } from '../testing/test-terminal.js';

let server: StubServer;
beforeEach(async () => void (server = await startStubServer()));
afterEach(() => server.close());

const terminalOf = (options: Parameters<typeof testTerminal>[0] = {}) =>
  testTerminal({
    ...options,
    profile: { server: server.url, email: 'me@example.com', cookie: 'torpedo_session=t0ken' },
  });
const sent = () => JSON.parse(server.received.at(-1)!.body) as unknown;

describe('products', () => {
  const product = {
    ...{ id: 'p-1', sku: 'BR-WA', name: 'WhatsApp Brasil', category: 'messenger', status: 'active' },
    ...{
      price_cents: 490,
      currency: 'BRL',
      price_source: 'own',
      synced_price_cents: 450,
      markup_percent: null,
      stock: 12,
    },
    ...{ delivery_rate: 0.914, margin: 0.4, updated_at: '2026-03-10T12:00:00.000Z', pause_reason: null },
  };
  beforeEach(() =>
    server.answer('GET /api/v1/admin/products', {
      body: {
        items: [{ ...product, sku: 'BR-WAB' }, product],
        total: 2,
        total_is_estimated: false,
        next_cursor: null,
      },
    }),
  );

  it('are warned of before a price below their cost is written, and in its dry run', async () => {
    const priced = { ...product, provider_cost: { amount: 0.7, currency: 'USD', cents: 361 } };
    server.answer('GET /api/v1/admin/products', { body: { items: [priced], total: 1 } });
    server.answer('PATCH /api/v1/admin/products/p-1', { body: { ...priced, price_cents: 1 } });
    const warning = 'Warning: 0.01 BRL is below the cost of 3.61 BRL.';
    const terminal = terminalOf();
    expect(await terminal.run('products', 'price', 'BR-WA', '0.01')).toBe(0);
    expect(terminal.said()).toContain(warning);

    const warnings = [{ code: 'BELOW_COST', entity_id: 'p-1', price_cents: 1, cost_cents: 361 }];
    server.answer('PATCH /api/v1/admin/products/p-1', {
      headers: { 'Content-Type': 'application/vnd.torpedo.trial+json' },
      body: { dry_run: true, changes: [], warnings },
    });
    const tried = terminalOf();
    expect(await tried.run('products', 'price', 'BR-WA', '0.01', '--dry-run')).toBe(0);
    expect(tried.said()).toContain(warning);
  });

  it('are listed with price, share and size of the whole', async () => {
    const terminal = terminalOf();
    expect(await terminal.run('products', 'list', '--fields', 'sku,price,delivery', '--country', 'BR')).toBe(
      0,
    );
    expect(terminal.data()).toBe('SKU\tPRICE\tDELIVERY\nBR-WAB\t4.90 BRL\t91.4%\nBR-WA\t4.90 BRL\t91.4%');
    expect(terminal.said()).toBe('2 of 2');
  });

  it.each([
    ['4,90', 490],
    ['synced', null],
  ])(
    'get the price %s by their sku, unless somebody else changed them meanwhile',
    async (price, price_cents) => {
      server.answer('PATCH /api/v1/admin/products/p-1', { body: { ...product, price_cents } });
      expect(await terminalOf().run('products', 'price', 'br-wa', price, '--reason', 'Cost')).toBe(0);
      expect(sent()).toEqual({ price_cents, reason: 'Cost', expected_updated_at: product.updated_at });
    },
  );

  it('show their offers with what closed one, which is opened again by its id', async () => {
    const usd = (amount_micros: number) => ({ amount_micros, currency: 'USD' });
    const offer = {
      ...{ id: 'o-1', provider: 'primary', provider_name: 'Primary', provider_country_id: '73', position: 1 },
      ...{ cost: usd(300_000), stock: 5, obstacle: 'closed' },
      closure: {
        reason: 'COST_ABOVE_CEILING',
        since: '2026-03-10T12:00:00.000Z',
        promised: usd(300_000),
        asked: '5 USD',
      },
    };
    server.answer('GET /api/v1/admin/products/p-1/offers', { body: { items: [offer], total: 1 } });
    const terminal = terminalOf();
    expect(
      await terminal.run('products', 'offers', 'BR-WA', '--fields', 'provider,state,promised,asked'),
    ).toBe(0);
    expect(terminal.data()).toBe('PROVIDER\tSTATE\tPROMISED\tASKED\nprimary\tclosed\t0.3000 USD\t5 USD');
    server.answer('POST /api/v1/admin/products/p-1/offers/o-1/open', { body: { items: [offer], total: 1 } });
    const opening = terminalOf();
    expect(await opening.run('products', 'open-offer', 'BR-WA', 'primary', '--reason', 'Answered')).toBe(0);
    expect(sent()).toEqual({ reason: 'Answered' });
    expect(opening.said()).toContain('BR-WA is bought at primary again.');
  });

  it('are unknown by a part of their sku', async () => {
    const terminal = terminalOf();
    expect(await terminal.run('products', 'show', 'BR')).toBe(5);
    expect(terminal.said()).toContain('torpedo products list --search');
  });

  it.each([
    [
      { items: [{ code: 'primary', is_read: true, offers: 12 }] },
      0,
      'read\tprimary\noffers\t12\nnot_read\t-',
    ],
    [{ items: [{ code: 'primary', is_read: false, offers: 0 }] }, 1, 'read\t-\noffers\t0\nnot_read\tprimary'],
  ])('are read at the providers now: %j', async (body, code, data) => {
    server.answer('POST /api/v1/admin/products/sync', { body: { ...body, total: 1 } });
    const terminal = terminalOf();
    const only = ['--provider', 'primary'];
    expect(await terminal.run('products', 'sync', ...only, '--reason', 'New prices')).toBe(code);
    expect([terminal.data(), sent()]).toEqual([data, { provider: 'primary', reason: 'New prices' }]);
  });

  it('open on their own screen, and lists with their filters', async () => {
    const terminal = terminalOf();
    await terminal.run('products', 'show', 'BR-WA', '--web');
    await terminal.run('products', 'list', '--country', 'BR', '--search', 'zap zap', '--web');
    expect(terminal.data()).toBe(
      `${server.url}/admin/products/p-1\n${server.url}/admin/products?search=zap+zap&country=BR`,
    );
  });

  it('change at least in one thing', async () => {
    expect(await terminalOf().run('products', 'update', 'BR-WA')).toBe(2);
    expect(server.received).toEqual([]);
  });
});

describe('reports', () => {
  const report = {
    ...{ report: 'revenue', from: '2026-03-01', to: '2026-03-02', by: 'day', compared: null },
    columns: [
      { name: 'revenue_cents', unit: 'cents' },
      { name: 'numbers', unit: 'count' },
      { name: 'margin', unit: 'share' },
    ],
    rows: [
      {
        key: 'd',
        name: '1 March',
        values: { revenue_cents: 1234, numbers: 3, margin: null },
        previous: null,
      },
    ],
    totals: { revenue_cents: 1234, numbers: 3, margin: 0.5 },
  };
  beforeEach(() => server.answer('GET /api/v1/admin/reports/revenue', { body: report }));

  it('have the columns that the server names, and the total at the end', async () => {
    const terminal = terminalOf();
    expect(await terminal.run('reports', 'revenue', '--from', '2026-03-01', '--by', 'day')).toBe(0);
    expect(terminal.data()).toBe(
      'DAY\tREVENUE\tNUMBERS\tMARGIN\n1 March\t12.34 BRL\t3\t-\ntotal\t12.34 BRL\t3\t50.0%',
    );
    expect(server.received[0]!.url).toBe('/api/v1/admin/reports/revenue?from=2026-03-01&by=day');
  });

  it('are printed whole as JSON', async () => {
    const terminal = terminalOf();
    await terminal.run('reports', 'revenue', '--json');
    expect(JSON.parse(terminal.data())).toEqual(report);
  });

  it('tell why revenue changed, a line for each service, and the whole', async () => {
    const side = { cents: 6000, orders: 40, codes: 30, average_cents: 200 };
    const line = {
      ...{ before: side, now: { ...side, cents: 4600 }, difference_cents: -1400 },
      ...{ price_cents: 600, volume_cents: 0, delivery_cents: -2000, mix_cents: 0 },
    };
    const row = { ...line, service: { code: 'wa', name: 'WhatsApp' }, country: null, provider: 'pampa' };
    server.answer('GET /api/v1/admin/reports/change', {
      body: { rows: [row], others: { ...line, count: 3 }, totals: line, causes: [] },
    });
    const terminal = terminalOf();
    const fields = ['--fields', 'name,difference,price,delivery'];
    await terminal.run('reports', 'change', '--against-from', '2026-03-01', '--by', 'provider', ...fields);
    expect(terminal.data()).toBe(
      [
        'NAME\tDIFFERENCE\tPRICE\tDELIVERY',
        'WhatsApp pampa\t-14.00 BRL\t6.00 BRL\t-20.00 BRL',
        '3 others\t-14.00 BRL\t6.00 BRL\t-20.00 BRL',
        'total\t-14.00 BRL\t6.00 BRL\t-20.00 BRL',
      ].join('\n'),
    );
    expect(server.received[0]!.url).toBe('/api/v1/admin/reports/change?against_from=2026-03-01&by=provider');
  });

  it('of the fiscal lines go into a file as the server writes them', async () => {
    server.answer('GET /api/v1/admin/reports/fiscal', {
      headers: { 'Content-Type': 'text/csv' },
      body: 'a,b',
    });
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'torpedo-cli-'));
    const file = path.join(folder, 'march.csv');
    fs.writeFileSync(file, 'of last month', { mode: 0o644 });
    const terminal = terminalOf();
    expect(await terminal.run('reports', 'fiscal', '--output', file)).toBe(0);
    expect(fs.readFileSync(file, 'utf8')).toBe('"a,b"');
    expect(server.received[0]!.url).toContain('format=csv');
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    await terminal.run('reports', 'fiscal', '--output', '-');
    expect(terminal.data()).toBe('"a,b"');
    expect(await terminal.run('reports', 'fiscal', '--output', file, '--json')).toBe(2);
    fs.rmSync(folder, { recursive: true });
  });

  it('of the fiscal lines are a table as others are, with masked CPFs', async () => {
    const line = {
      ...{ occurred_at: '2026-03-10T12:00:00.000Z', service_code: 'wa', country_iso: 'BR', currency: 'BRL' },
      ...{ amount_cents: 490, refunded_cents: 0, amount_brl_cents: 490, activation_id: 'a-1' },
      cpf: '***.982.247-**',
    };
    server.answer('GET /api/v1/admin/reports/fiscal', { body: { items: [line], total: 1 } });
    const terminal = terminalOf();
    await terminal.run('reports', 'fiscal', '--fields', 'at,amount_brl,cpf', '--utc');
    expect(terminal.data()).toBe('AT\tAMOUNT BRL\tCPF\n2026-03-10 12:00:00Z\t4.90 BRL\t***.982.247-**');
    for (const fields of [[], ['--fields', 'at,amount_brl,cpf']]) {
      const sheet = terminalOf();
      await sheet.run('reports', 'fiscal', '--csv', ...fields);
      expect(sheet.data()).toContain('***.982.247-**');
      expect(sheet.data()).toContain('2026-03-10T12:00:00.000Z');
      expect(sheet.data()).toContain('4.90,BRL');
    }
    expect(server.received.every(({ url }) => !url.includes('format=csv'))).toBe(true);
    const whole = terminalOf();
    await whole.run('reports', 'fiscal', '--json');
    expect(JSON.parse(whole.data())).toEqual([line]);
  });

  it('begin on a day', async () => {
    expect(await terminalOf().run('reports', 'sales', '--from', 'yesterday')).toBe(2);
  });
});

describe('gateways', () => {
  const webhook = {
    ...{ gateway: 'PIX', address: 'https://old.example/hook', is_registered: false },
    our_address: 'https://torpedo.example/api/v1/webhooks/pix',
  };

  it('show where they tell of payments, and are told another address', async () => {
    server.answer('GET /api/v1/admin/gateways/PIX/webhook', { body: webhook });
    const shown = terminalOf();
    expect(await shown.run('gateways', 'webhook', 'PIX')).toBe(0);
    expect(shown.data()).toContain('registered\thttps://old.example/hook');
    const registered = { ...webhook, address: webhook.our_address, is_registered: true };
    server.answer('POST /api/v1/admin/gateways/PIX/webhook', { body: registered });
    const terminal = terminalOf();
    expect(await terminal.run('gateways', 'register-webhook', 'PIX', '--reason', 'New server')).toBe(0);
    expect(sent()).toEqual({ reason: 'New server' });
    expect(terminal.data()).toContain(`registered\t${webhook.our_address}`);
  });
});

describe('providers', () => {
  it('are paused, with a reason where one is given', async () => {
    const provider = { code: 'primary', name: 'Primary', is_paused: true, balance: 12.5, currency: 'USD' };
    server.answer('POST /api/v1/admin/providers/primary/pause', { body: provider });
    const terminal = terminalOf();
    expect(await terminal.run('providers', 'pause', 'primary', '--reason', 'Errors')).toBe(0);
    expect(sent()).toEqual({ reason: 'Errors' });
    expect(terminal.data()).toContain('balance\t12.50 USD');
    expect(await terminalOf({ canAsk: false }).run('providers', 'pause', 'primary')).toBe(0);
    expect(sent()).toEqual({});
  });
});

it('exchange rates are shown with their source and age', async () => {
  const usd = { currency: 'USD', rate: 5.53731, source: 'ptax', quoted_rate: 5.4287, spread_percent: 2 };
  const item = { ...usd, quoted_at: '2026-03-09T16:04:10.115Z', age_hours: 19.9, is_fresh: true };
  server.answer('GET /api/v1/admin/rates', { body: { items: [item], total: 1, feed: null } });
  const terminal = terminalOf();
  expect(await terminal.run('settings', 'rates', '--fields', 'currency,rate,source,age_hours,state')).toBe(0);
  expect(terminal.data()).toBe('CURRENCY\tRATE\tSOURCE\tAGE HOURS\tSTATE\nUSD\t5.53731\tptax\t19.9\tfresh');
});
