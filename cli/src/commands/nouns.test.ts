import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startStubServer, type StubServer } from '../testing/stub-server.js';
import { testTerminal } from '../testing/test-terminal.js';

let server: StubServer;
beforeEach(async () => {
  server = await startStubServer();
  server.answer('GET /api/v1/admin/users', {
    body: [{ id: 'user-1', email: 'maria@example.com', wallets: [], profile: {} }],
  });
});
afterEach(() => server.close());

const terminalOf = (options: Parameters<typeof testTerminal>[0] = {}) =>
  testTerminal({
    ...options,
    profile: { server: server.url, email: 'me@example.com', cookie: 'torpedo_session=t0ken' },
  });
const sent = () => JSON.parse(server.received.at(-1)!.body) as unknown;

async function read(...args: string[]): Promise<string> {
  const terminal = terminalOf();
  expect(await terminal.run(...args), terminal.said()).toBe(0);
  return terminal.data();
}

async function change(route: string, body: object, ...args: string[]): Promise<unknown> {
  server.answer(route, { body });
  const terminal = terminalOf();
  expect(await terminal.run(...args), terminal.said()).toBe(0);
  const { method, url } = server.received.at(-1)!;
  expect(`${method} ${url.split('?', 1)[0]}`).toBe(route);
  return sent();
}

describe('overview', () => {
  const figure = (value: number, previous: number) => ({ value, previous, series: [] });
  const overview = {
    ...{ revenue_cents: figure(439, 200), margin_cents: figure(100, 50), margin_share: figure(0.228, 0.25) },
    ...{ topups_cents: figure(5000, 0), delivered: figure(3, 1), delivery_rate: figure(0.75, 0.5) },
    ...{ held_cents: 90, open_numbers: 1 },
  };
  const stats = { orders_today: 4, current_user_role: 'MANAGER', total_revenue_cents: 12_345 };
  beforeEach(() => {
    server.answer('GET /api/v1/admin/dashboard/overview', { body: overview });
    server.answer('GET /api/v1/admin/dashboard/stats', { body: stats });
  });

  it('shows what a manager sees, against the time before', async () => {
    const data = await read('overview', '--period', '7d');
    expect(data).toContain('revenue\t4.39 BRL\t2.00 BRL');
    expect(data).toContain('delivery\t75.0%\t50.0%');
    expect(data).toContain('numbers asked for today\t4\t-');
    expect(server.received.map(({ url }) => url).sort()).toEqual([
      '/api/v1/admin/dashboard/overview?period=7d',
      '/api/v1/admin/dashboard/stats',
    ]);
  });

  it('prints one JSON value', async () => {
    expect(JSON.parse(await read('overview', '--json'))).toEqual({ overview, stats });
  });
});

it('search finds accounts and orders', async () => {
  const person = {
    id: 'user-1',
    email: 'maria@example.com',
    profile: { full_name: 'Maria' },
    is_active: true,
  };
  const order = {
    id: 'order-1',
    user_email: 'maria@example.com',
    item: null,
    type: 'credit_transaction',
    status: 'paid',
  };
  server.answer('GET /api/v1/admin/search', {
    body: { people: { items: [person], total: 1 }, orders: { items: [order], total: 1 } },
  });
  expect((await read('search', 'maria')).split('\n').slice(1)).toEqual([
    'account\tmaria@example.com\tMaria\tactive\tuser-1',
    'order\tmaria@example.com\tcredit_transaction\tpaid\torder-1',
  ]);
  expect(server.received[0]?.url).toBe('/api/v1/admin/search?q=maria');
});

it('gateways list tells which are connected and which take top-ups', async () => {
  const gateway = { code: 'PIX', is_connected: true, is_enabled: false, keeps_webhook: true };
  server.answer('GET /api/v1/admin/gateways', { body: { items: [gateway], total: 1 } });
  expect(await read('gateways', 'list')).toBe('CODE\tSTATE\tTOLD OF PAYMENTS\nPIX\toff\tby one address');
});

describe('countries and categories', () => {
  const named = { name: 'Games', names: { pt: 'Jogos', en: 'Games', es: 'Juegos' }, position: 3 };
  const country = {
    ...named,
    iso_code: 'BR',
    is_enabled: true,
    products: 9,
    paused_products: 1,
    stock: 7,
    updated_at: '2026-03-10T12:00:00.000Z',
  };
  const category = { ...named, code: 'games', services: 2, products: 9, updated_at: country.updated_at };
  beforeEach(() => {
    server.answer('GET /api/v1/admin/countries/BR', { body: country });
    server.answer('GET /api/v1/admin/categories/games', { body: category });
    server.answer('GET /api/v1/admin/countries', { body: { items: [country], total: 1 } });
    server.answer('GET /api/v1/admin/categories', { body: { items: [category], total: 1 } });
  });

  it('are listed and shown', async () => {
    expect(await read('countries', 'list', '--fields', 'iso,status,stock')).toBe(
      'ISO\tSTATUS\tSTOCK\nBR\tactive\t7',
    );
    expect(await read('countries', 'show', 'br', '--fields', 'pt')).toBe('pt\tJogos');
    expect(await read('categories', 'list', '--fields', 'code,services')).toBe('CODE\tSERVICES\ngames\t2');
    expect(await read('categories', 'show', 'games', '--fields', 'es')).toBe('es\tJuegos');
  });

  it('are changed in what is named only, unless somebody else changed them meanwhile', async () => {
    const expected_updated_at = country.updated_at;
    expect(
      await change(
        'PATCH /api/v1/admin/countries/BR',
        country,
        'countries',
        'update',
        'br',
        '--status',
        'disabled',
        '--name-en',
        'Brazil',
      ),
    ).toEqual({ is_enabled: false, names: { en: 'Brazil' }, expected_updated_at });
    expect(
      await change(
        'PATCH /api/v1/admin/categories/games',
        category,
        'categories',
        'update',
        'games',
        '--position',
        '1',
      ),
    ).toEqual({ position: 1, expected_updated_at });
    expect(
      await change(
        'POST /api/v1/admin/categories',
        category,
        'categories',
        'create',
        'games',
        'Jogos',
        '--name-en',
        'Games',
      ),
    ).toEqual({ code: 'games', name: 'Jogos', names: { en: 'Games' } });
  });

  it.each(['countries', 'categories'])('%s update changes at least one thing', async (noun) => {
    expect(await terminalOf().run(noun, 'update', 'BR')).toBe(2);
    expect(server.received).toEqual([]);
  });
});

describe('products offers', () => {
  const offer = {
    ...{
      id: 'offer-2',
      provider: 'norte',
      position: 2,
      cost: { amount_micros: 123_400, currency: 'USD' },
      stock: 5,
    },
    ...{ delivery_rate: 0.9, typical_seconds: 20, sample_size: 40, obstacle: null },
  };
  beforeEach(() => {
    server.answer('GET /api/v1/admin/products', { body: { items: [{ id: 'p-1', sku: 'BR-WA' }], total: 1 } });
    server.answer('GET /api/v1/admin/products/p-1/offers', { body: { items: [offer], total: 1 } });
  });

  it('shows them in their order, with cost to the hundredth of a cent', async () => {
    expect(await read('products', 'offers', 'BR-WA', '--fields', 'position,provider,state,cost')).toBe(
      'POSITION\tPROVIDER\tSTATE\tCOST\n2\tnorte\tactive\t0.1234 USD',
    );
  });

  it('moves the one of a provider', async () => {
    const route = 'PATCH /api/v1/admin/products/p-1/offers/offer-2';
    expect(
      await change(route, { items: [offer], total: 1 }, 'products', 'move-offer', 'BR-WA', 'norte', '1'),
    ).toEqual({ position: 1 });
    expect(await terminalOf().run('products', 'move-offer', 'BR-WA', 'sul', '1')).toBe(5);
  });
});

describe('notes and flags of an account', () => {
  it('are listed, written and taken away', async () => {
    const note = {
      id: 'n-1',
      text: 'Called',
      staff: { id: 's-1', email: 'me@example.com' },
      created_at: '2026-03-10T12:00:00.000Z',
    };
    server.answer('GET /api/v1/admin/users/user-1/notes', { body: { items: [note], total: 1 } });
    expect(await read('users', 'notes', 'maria@example.com', '--fields', 'staff,text')).toBe(
      'STAFF\tTEXT\nme@example.com\tCalled',
    );
    expect(
      await change(
        'POST /api/v1/admin/users/user-1/notes',
        note,
        'users',
        'note',
        'maria@example.com',
        'Called',
      ),
    ).toEqual({ text: 'Called' });
    expect(
      await change(
        'POST /api/v1/admin/users/user-1/clear-flag',
        { email: 'maria@example.com', wallets: [], profile: {} },
        'users',
        'clear-flag',
        'maria@example.com',
        '--reason',
        'Won',
      ),
    ).toEqual({ reason: 'Won' });
  });
});

it('sessions end --session ends one and leaves the others', async () => {
  server.answer('DELETE /api/v1/admin/users/user-1/sessions/s-1', { status: 204 });
  const terminal = terminalOf();
  expect(
    await terminal.run('sessions', 'end', 'maria@example.com', '--session', 's-1', '--reason', 'x'),
  ).toBe(0);
  expect(terminal.data()).toBe('ended\t1');
  expect(server.received.at(-1)?.url).toBe('/api/v1/admin/users/user-1/sessions/s-1?reason=x');
  expect(await terminal.run('sessions', 'end', '--all', '--session', 's-1', '--yes')).toBe(2);
});

describe('closed months', () => {
  const month = {
    month: '2026-03',
    closed_at: '2026-04-01T12:00:00.000Z',
    closed_by: 'me@example.com',
    reason: 'Sent',
    revenue_cents: 12_345,
    reports: [{ report: 'revenue' }],
  };

  it('are listed, shown and closed by typing the month', async () => {
    server.answer('GET /api/v1/admin/reports/closings', { body: { items: [month], total: 1 } });
    server.answer('GET /api/v1/admin/reports/closings/2026-03', { body: month });
    expect(await read('reports', 'closings', '--fields', 'month,revenue')).toBe(
      'MONTH\tREVENUE\n2026-03\t123.45 BRL',
    );
    expect(await read('reports', 'closing', '2026-03', '--fields', 'reports')).toBe('reports\trevenue');
    server.answer('GET /api/v1/admin/reports/closings/2026-03/checks', {
      body: { month: '2026-03', checks: [{ check: 'rates', is_met: false, left: 2, parties: [] }] },
    });
    expect(await read('reports', 'checks', '2026-03', '--fields', 'check,met,left')).toBe(
      'CHECK\tMET\tLEFT\nrates\tno\t2',
    );
    server.answer('POST /api/v1/admin/reports/closings', { status: 201, body: month });
    const terminal = terminalOf({ answers: ['2026-03'] });
    expect(await terminal.run('reports', 'close', '2026-03', '--reason', 'Sent')).toBe(0);
    expect(sent()).toEqual({ month: '2026-03', reason: 'Sent' });
  });
});

describe('incidents', () => {
  const incident = {
    ...{ id: 'incident-1', titles: { pt: 'Instagram demora' }, state: 'investigating', impact: 'partial' },
    affects: [{ area: 'numbers', service_code: 'ig', country_iso: 'BR' }, { area: 'topups' }],
    ...{ started_at: '2026-03-10T12:00:00Z', next_update_at: '2026-03-10T13:00:00Z', resolved_at: null },
    ...{ updated_at: '2026-03-10T12:01:00Z', updates: [{ id: 'update-1', texts: { pt: 'Vimos.' } }] },
  };

  it('are opened with what they affect', async () => {
    const said = [
      '--affects',
      'ig-BR',
      '--affects',
      'pix',
      '--next',
      '2026-03-10T13:00:00Z',
      '--text-en',
      'Seen.',
    ];
    const body = await change(
      'POST /api/v1/admin/incidents',
      incident,
      ...['incidents', 'open', 'Instagram demora', 'Vimos.', ...said, '--started', '2026-03-10T12:00:00Z'],
    );
    expect(body).toMatchObject({
      titles: { pt: 'Instagram demora' },
      texts: { pt: 'Vimos.', en: 'Seen.' },
      ...{ state: 'investigating', impact: 'partial', next_update_at: '2026-03-10T13:00:00.000Z' },
      affects: [{ area: 'numbers', service_code: 'ig', country_iso: 'BR' }, { area: 'topups' }],
      started_at: '2026-03-10T12:00:00.000Z',
    });
  });

  it('are told news of, and corrected, as they were read', async () => {
    server.answer('GET /api/v1/admin/incidents/incident-1', { body: incident });
    const news = ['incidents', 'update', 'incident-1', 'Voltou.', '--state', 'resolved', '--notify'];
    expect(await change('POST /api/v1/admin/incidents/incident-1/updates', incident, ...news)).toEqual({
      ...{
        texts: { pt: 'Voltou.' },
        state: 'resolved',
        notify: true,
        expected_updated_at: incident.updated_at,
      },
    });
    const corrected = ['incidents', 'correct', 'incident-1', 'Vimos uma queda.'];
    expect(
      await change('PATCH /api/v1/admin/incidents/incident-1/updates/update-1', incident, ...corrected),
    ).toEqual({ texts: { pt: 'Vimos uma queda.' }, expected_updated_at: incident.updated_at });
  });

  it('are listed with what they affect, and something unknown is not sent', async () => {
    server.answer('GET /api/v1/admin/incidents', { body: { items: [incident], total: 1 } });
    expect(await read('incidents', 'list')).toContain('ig-BR pix');
    const terminal = terminalOf();
    expect(await terminal.run('incidents', 'open', 'a', 'b', '--affects', 'instagram')).toBe(2);
    expect(terminal.said()).toContain('ig-BR, ig-*, *-BR or pix');
  });
});

describe('cases', () => {
  const disputed = {
    ...{ id: 'case-1', number: 77, kind: 'code_wrong', decision: null, words: 'Veio outro código' },
    ...{ amount_cents: 439, currency: 'BRL', customer_email: 'ana@example.com', owner_email: null },
    ...{ due_at: '2026-03-10T13:00:00Z', updated_at: '2026-03-10T12:01:00Z', order_id: 'order-1' },
    suggestion: { decision: 'refund', ground: 'code_missing' },
    evidence: [{ fact: 'code_missing', speaks: 'for', at: null, count: 1, source: 'order' }],
    alike: { decided: 4, as_suggested: 3 },
    decisions: [{ decision: 'refund', reply: 'Oi, Ana.' }],
  };
  beforeEach(() => server.answer('GET /api/v1/admin/cases/case-1', { body: disputed }));

  it('are listed and shown with what speaks for the customer', async () => {
    server.answer('GET /api/v1/admin/cases', { body: { items: [disputed], total: 1 } });
    expect(await read('cases', 'list', '--owner', 'none')).toContain(
      '77\tcode_wrong\topen\trefund\t4.39 BRL',
    );
    expect(server.received.at(-1)!.url).toContain('owner=none');
    expect(await read('cases', 'show', 'case-1')).toContain('code_missing (for)');
  });

  it('are taken and postponed as they were read', async () => {
    const { updated_at: expected_updated_at } = disputed;
    const taken = await change('POST /api/v1/admin/cases/case-1/assign', disputed, 'cases', 'take', 'case-1');
    expect(taken).toEqual({ owner: 'me', expected_updated_at });
    const until = ['--until', '2026-03-11T12:00:00Z'];
    const later = ['cases', 'postpone', 'case-1', ...until];
    expect(await change('POST /api/v1/admin/cases/case-1/postpone', disputed, ...later)).toEqual({
      due_at: '2026-03-11T12:00:00.000Z',
      expected_updated_at,
    });
  });

  it('are decided with the reply of the server, a refund only after its number was typed', async () => {
    server.answer('POST /api/v1/admin/cases/case-1/decide', { body: { ...disputed, decision: 'refund' } });
    expect(await terminalOf({ answers: ['78'] }).run('cases', 'decide', 'case-1', 'refund')).not.toBe(0);
    expect(server.received.at(-1)!.method).toBe('GET');
    expect(await terminalOf({ answers: ['77'] }).run('cases', 'decide', 'case-1', 'refund')).toBe(0);
    expect(sent()).toMatchObject({ decision: 'refund', reply: 'Oi, Ana.' });

    const refused = ['cases', 'decide', 'case-1', 'refuse', '--reply', 'O código chegou.'];
    expect(
      await change('POST /api/v1/admin/cases/case-1/decide', { ...disputed, decision: 'refuse' }, ...refused),
    ).toMatchObject({ decision: 'refuse', reply: 'O código chegou.' });
  });
});
