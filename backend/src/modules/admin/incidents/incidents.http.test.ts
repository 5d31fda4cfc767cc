import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { statement, type Sql } from '../../../platform/database/index.js';
import { createTestApp, type TestApp } from '../../../testing/index.js';
import { pushBrowser } from '../../../testing/push-browser.js';
import { signedInCustomer } from '../../../testing/signed-in-customer.js';
import { createAdministrator, signInAdministrator, type StaffCall } from '../../../testing/staff-calls.js';
import { createCatalogueStore } from '../../catalogue/sync/catalogue.store.js';
import type { IncidentDto } from '../../status/index.js';
import type { AdminIncidentDto } from './incidents.dto.js';

const PATH = '/api/v1/admin/incidents';
const SOLD = statement(
  'test.incidents.sold',
  `WITH services AS (INSERT INTO services (code, supplier_name) VALUES ('ig', 'Instagram'), ('wa', 'Whatsapp')
                     ON CONFLICT DO NOTHING)
   INSERT INTO countries (iso_code, updated_at) VALUES ('BR', now()), ('DE', now()) ON CONFLICT DO NOTHING`,
);
const NUMBER = statement(
  'test.incidents.number',
  `WITH bought AS (
     INSERT INTO purchases (user_id, service_code, country_iso, quantity, unit_price_cents, currency, language, created_at)
     VALUES ($1, $2, 'BR', 1, 100, 'BRL', 'pt-BR', $3) RETURNING id)
   INSERT INTO activations (purchase_id, number, user_id, service_code, country_iso, price_cents, currency, status, provider,
                            provider_activation_id, phone, requested_at, allotted_at, expires_at, cancel_available_at, updated_at,
                            member_id)
   SELECT id, 1, $1, $2, 'BR', 100, 'BRL', 'WAITING_SMS', 'primary', id, '+5511987654321', $3, $3,
          $3::timestamptz + interval '20 minutes', $3, $3, $4
     FROM bought`,
);
const PUSHED = statement(
  'test.incidents.told',
  `SELECT user_id AS "userId", service_code AS "serviceCode" FROM push_outbox WHERE kind = 'incident_published'`,
);
const AUDIT = statement(
  'test.incidents.audit',
  `SELECT action, before, after FROM audit_entries WHERE entity_id = $1 ORDER BY id`,
);

const PRODUCTS = statement(
  'test.incidents.products',
  `INSERT INTO products (service_code, country_iso, paused_at, pause_reason)
   VALUES ('ig', 'BR', NULL, NULL), ('ig', 'DE', $1, 'by staff'), ('wa', 'BR', NULL, NULL)`,
);
const PAUSED = statement(
  'test.incidents.paused',
  `SELECT sku, pause_reason AS reason FROM products WHERE paused_at IS NOT NULL ORDER BY sku`,
);

const FOLLOWERS = statement(
  'test.incidents.followers',
  `INSERT INTO status_followers (email, language, created_at, confirmed_at, confirmation_hash, leaving_key)
   VALUES ('a@example.com', 'pt', $1, $1, 'a', 'a'), ('b@example.com', 'pt', $1, NULL, 'b', 'b')`,
);
const LOCKED = statement(
  'test.incidents.locked',
  `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`,
);

let app: TestApp;
let call: StaffCall;

beforeAll(async () => {
  app = await createTestApp({
    env: {
      SMS_PROVIDER_URL: 'http://127.0.0.1:9/stubs/handler_api.php',
      SMS_PROVIDER_API_KEY: 'key',
      ALLOW_SIMULATED_PAYMENTS: 'true',
    },
  });
  await app.database.owner.sql.rows(SOLD);
  await createAdministrator(app);
  call = await signInAdministrator(app);
});
afterAll(() => app.close());

const inMinutes = (minutes: number) => new Date(app.clock.now().getTime() + minutes * 60_000).toISOString();

const draft = (over: object = {}) => ({
  titles: { pt: 'Códigos do Instagram Brasil demoram', en: 'Codes of Instagram Brazil are late' },
  texts: { pt: 'Vimos uma queda na entrega.', en: 'We saw a drop.', es: ' ' },
  state: 'investigating',
  impact: 'partial',
  affects: [{ area: 'numbers', service_code: 'ig', country_iso: 'BR' }],
  started_at: inMinutes(-10),
  next_update_at: inMinutes(60),
  ...over,
});

async function open(over: object = {}): Promise<AdminIncidentDto> {
  const { status, body } = await call<AdminIncidentDto>('POST', PATH, draft(over));
  expect(status).toBe(201);
  return body;
}

async function published(language = 'pt'): Promise<IncidentDto[]> {
  const headers = { 'accept-language': language };
  return (await app.call<{ items: IncidentDto[] }>('GET', '/api/v1/status/incidents', { headers })).body
    .items;
}

const ofStatus = async () =>
  (
    await app.call<{ verdict: string; incidents: IncidentDto[]; past_incidents: IncidentDto[] }>(
      'GET',
      '/api/v1/status',
    )
  ).body;

describe('an incident', () => {
  it('is told to everybody at once, in each language, Portuguese where one is missing', async () => {
    expect((await ofStatus()).verdict).toBe('unmeasured');
    const { id, opened_by } = await open();
    expect(opened_by).toBe('staff@example.com');
    const [shown] = await published('es');
    expect(shown).toMatchObject({
      id,
      title: 'Códigos do Instagram Brasil demoram',
      affects: [
        { service_name: 'Instagram', country_name: 'Brasil', flag_image_url: '/images/flags/BR.svg' },
      ],
      updates: [{ state: 'investigating', text: 'Vimos uma queda na entrega.', corrected_at: null }],
    });
    expect((await published('en'))[0]).toMatchObject({
      title: 'Codes of Instagram Brazil are late',
      updates: [{ text: 'We saw a drop.' }],
    });
    expect(JSON.stringify(shown)).not.toContain('staff@example.com');
    expect(await ofStatus()).toMatchObject({ verdict: 'incident', incidents: [{ id }], past_incidents: [] });
  });

  it('gets updates, the newest first, until it is resolved, however long that takes; all of it is audited', async () => {
    const { id, updated_at } = await open({ started_at: inMinutes(-100 * 24 * 60) });
    app.clock.advance({ seconds: 60 });
    const texts = { pt: 'Trocamos a rota.' };
    const resolved = await call<AdminIncidentDto>('POST', `${PATH}/${id}/updates`, {
      texts,
      state: 'resolved',
      expected_updated_at: updated_at,
    });
    expect(resolved).toMatchObject({
      status: 201,
      body: { state: 'resolved', next_update_at: null, updates: [{ texts }, { state: 'investigating' }] },
    });
    expect(resolved.body.resolved_at).toBe(app.clock.now().toISOString());
    const late = { texts, state: 'resolved', expected_updated_at: updated_at };
    expect(await call('POST', `${PATH}/${id}/updates`, late)).toMatchObject({
      status: 409,
      body: { detail: { code: 'CHANGED_MEANWHILE', current: { id } } },
    });
    expect((await ofStatus()).past_incidents).toMatchObject([{ id }]);
    const audited = await app.database.db.sql.rows<{ action: string; after: object }>(AUDIT, [id]);
    expect(audited).toMatchObject([
      { action: 'incident.open', after: { impact: 'partial', affects: 'ig BR', notified: 0 } },
      {
        action: 'incident.update',
        before: { state: 'investigating' },
        after: { state: 'resolved', text: texts.pt },
      },
    ]);
  });

  it('keeps its updates: a corrected text is marked', async () => {
    const { id, updates } = await open();
    const texts = { pt: 'Vimos uma queda forte na entrega.' };
    const corrected = await call<AdminIncidentDto>('PATCH', `${PATH}/${id}/updates/${updates[0]!.id}`, {
      texts,
    });
    expect(corrected.body.updates).toMatchObject([{ texts, corrected_at: expect.any(String) as string }]);
    const unknown = await call('PATCH', `${PATH}/${id}/updates/${id}`, { texts });
    expect(unknown.status).toBe(404);
    expect((await published()).find((each) => each.id === id)?.updates[0]?.text).toBe(texts.pt);
  });

  it('changes nothing in a dry run', async () => {
    const before = await published();
    const dryRun = await call('POST', PATH, draft(), { 'x-dry-run': 'true' });
    expect(dryRun.body).toMatchObject({ dry_run: true, changes: [{ action: 'incident.open' }] });
    expect(await published()).toEqual(before);
  });

  it.each([
    ['that begins later', { started_at: '2999-01-01T00:00:00Z' }, 'started_at'],
    ['without a promise of news', { next_update_at: null }, 'next_update_at'],
    ['with a promise of news in the past', { next_update_at: '2020-01-01T00:00:00Z' }, 'next_update_at'],
    ['of a service that there is not', { affects: [{ area: 'numbers', service_code: 'nope' }] }, 'affects'],
    ['of a country that there is not', { affects: [{ area: 'numbers', country_iso: 'XX' }] }, 'affects'],
    ['of nothing', { affects: [] }, 'affects'],
    ['without a text', { texts: { pt: '' } }, 'texts.pt'],
    ['with a text that is too long', { texts: { pt: 'a'.repeat(281) } }, 'texts.pt'],
    ['that names a provider in the text', { texts: { pt: 'ok', en: 'At "Primary", SMS fail.' } }, 'texts.en'],
    ['that names a provider in the title', { titles: { pt: 'PRIMARY fora do ar' } }, 'titles.pt'],
  ])('is refused %s', async (_what, over, field) => {
    const refused = await call<{ detail: { code: string; fields: object } }>('POST', PATH, draft(over));
    expect(refused).toMatchObject({ status: 422, body: { detail: { code: 'VALIDATION_ERROR' } } });
    expect(Object.keys(refused.body.detail.fields).join()).toContain(field);
  });

  it('is told once to the browsers of each person who uses a number of it, also of a team', async () => {
    const ids: Record<string, string> = {};
    for (const name of ['ana', 'bea', 'caio', 'duda']) {
      const headers = await signedInCustomer(app, `${name}@example.com`);
      const id = String((await app.call('GET', '/api/v1/users/me', { headers })).body['id']);
      ids[name] = id;
      if (name === 'caio') continue;
      const { subscription } = pushBrowser(`https://fcm.googleapis.com/fcm/send/${name}`);
      await app.call('POST', '/api/v1/notifications/subscribe', {
        body: { subscription, userId: id },
        headers,
      });
    }
    const now = app.clock.now();
    const number = (owner: string, service: string, member?: string) =>
      app.database.owner.sql.rows(NUMBER, [ids[owner], service, now, member && ids[member]]);
    for (const name of ['ana', 'ana', 'caio']) await number(name, 'ig');
    await number('bea', 'wa');
    await number('caio', 'ig', 'duda');
    const counted = (numbers: string) => call('GET', `${PATH}/customers?numbers=${numbers}`);
    await app.database.owner.sql.rows(FOLLOWERS, [app.clock.now()]);
    expect((await counted('ig-BR')).body).toEqual({ customers: 2, followers: 1 });
    expect((await counted('ig-DE&numbers=*-BR')).body).toMatchObject({ customers: 3 });
    expect((await counted('instagram')).status).toBe(422);
    const dryRun = await call('POST', PATH, draft({ notify: true }), { 'x-dry-run': 'true' });
    expect(dryRun.body).toMatchObject({ changes: [{ after: { notified: 2 } }] });
    await open({ notify: true });
    const pushed = await app.database.db.sql.rows<{ userId: string; serviceCode: string }>(PUSHED);
    expect(new Set(pushed.map(({ userId }) => userId))).toEqual(new Set([ids['ana'], ids['duda']]));
    expect(pushed).toMatchObject([{ serviceCode: 'ig' }, { serviceCode: 'ig' }]);
    await open({ notify: true, affects: [{ area: 'topups' }] });
    expect(await app.database.db.sql.rows(PUSHED)).toHaveLength(2);
  });

  it('stops the sale of what it affects until it is resolved, but for what another one stops, audited', async () => {
    await app.database.owner.sql.rows(PRODUCTS, [app.clock.now()]);
    const paused = async () =>
      Object.fromEntries(
        (await app.database.db.sql.rows<{ sku: string; reason: string }>(PAUSED)).map(({ sku, reason }) => [
          sku,
          reason,
        ]),
      );
    const resolve = (id: string) =>
      call('POST', `${PATH}/${id}/updates`, { texts: { pt: 'Chega de novo.' }, state: 'resolved' });
    const affects = [{ area: 'numbers', service_code: 'ig' }];
    const before = await paused();
    expect(before).toEqual({ 'DE-IG': 'by staff' });
    const stopping = draft({ stops_sales: true, affects, titles: { pt: 'Parado' } });
    await call('POST', PATH, stopping, { 'x-dry-run': 'true' });
    expect(await paused()).toEqual(before);

    const first = await open(stopping);
    expect(first.stops_sales).toBe(true);
    expect(await paused()).toEqual({ ...before, 'BR-IG': 'Parado' });
    const second = await open(
      draft({ stops_sales: true, affects: [{ area: 'numbers', country_iso: 'BR' }] }),
    );
    expect(Object.keys(await paused())).toEqual(['BR-IG', 'BR-WA', 'DE-IG']);
    await resolve(first.id);
    expect(Object.keys(await paused())).toEqual(['BR-IG', 'BR-WA', 'DE-IG']);
    const news = { texts: { pt: 'WhatsApp chega.' }, state: 'monitoring', next_update_at: inMinutes(60) };
    await call('POST', `${PATH}/${second.id}/updates`, {
      ...news,
      affects: [{ area: 'numbers', service_code: 'ig', country_iso: 'BR' }],
    });
    expect(Object.keys(await paused())).toEqual(['BR-IG', 'DE-IG']);
    await resolve(second.id);
    expect(await paused()).toEqual(before);
    const path = '/api/v1/admin/audit?entity_type=product';
    const { items } = (await call<{ items: { action: string }[] }>('GET', path)).body;
    expect(items.map(({ action }) => action).sort()).toEqual([
      'product.pause',
      'product.pause',
      'product.resume',
      'product.resume',
    ]);
  });

  /** A provider lists Instagram in a country for the first time. */
  const lists = (sql: Sql, countryIso: string) =>
    createCatalogueStore(sql).saveList(
      'primary',
      'USD',
      [
        ...['ig', 'zzq'].map((serviceCode) => ({
          ...{ providerCountryId: countryIso, countryIso, serviceCode, listedName: serviceCode },
          ...{ costMicros: 100_000, stock: 9 },
        })),
      ],
      app.clock.now(),
    );
  const stopped = async (countryIso: string) =>
    (await app.database.db.sql.rows<{ sku: string; reason: string }>(PAUSED)).filter(({ sku }) =>
      sku.startsWith(countryIso),
    );

  it('stops the sale of what a provider lists for the first time meanwhile, until it is resolved', async () => {
    const affects = [{ area: 'numbers', service_code: 'ig' }];
    const { id } = await open(draft({ stops_sales: true, affects, titles: { pt: 'Parado' } }));
    await app.database.db.transaction(({ sql }) => lists(sql, 'FR'));
    expect(await stopped('FR')).toEqual([{ sku: 'FR-IG', reason: 'Parado' }]);
    await call('POST', `${PATH}/${id}/updates`, { texts: { pt: 'Chega de novo.' }, state: 'resolved' });
    expect(await stopped('FR')).toEqual([]);
  });

  it('stops the sale of what staff make meanwhile, until it is resolved', async () => {
    const affects = [{ area: 'numbers', service_code: 'ig' }];
    const { id } = await open(draft({ stops_sales: true, affects, titles: { pt: 'Parado' } }));
    const made = await call<{ status: string }>('POST', '/api/v1/admin/products', {
      service: 'ig',
      country: 'IT',
      reason: 'asked for',
    });
    expect([made.status, made.body.status]).toEqual([201, 'inactive']);
    expect(await stopped('IT')).toEqual([{ sku: 'IT-IG', reason: 'Parado' }]);
    await call('POST', `${PATH}/${id}/updates`, { texts: { pt: 'Chega de novo.' }, state: 'resolved' });
    expect(await stopped('IT')).toEqual([]);
  });

  it('stops the sale of what is listed for the first time in the moment in which it is opened', async () => {
    const affects = [{ area: 'numbers', service_code: 'ig' }];
    let opening: Promise<AdminIncidentDto> | undefined;
    await app.database.db.transaction(async ({ sql }) => {
      await lists(sql, 'ES');
      opening = open(draft({ stops_sales: true, affects }));
      await vi.waitFor(async () => expect(await app.database.owner.sql.rows(LOCKED)).toHaveLength(1));
    });
    const opened = await opening;
    expect(await stopped('ES')).toMatchObject([{ sku: 'ES-IG' }]);
    await call('POST', `${PATH}/${opened?.id}/updates`, { texts: { pt: 'Chega.' }, state: 'resolved' });
  });

  it('leaves what staff sell again meanwhile to staff', async () => {
    const { id } = await open(draft({ stops_sales: true }));
    const { items } = (await call<{ items: { id: string; sku: string }[] }>('GET', '/api/v1/admin/products'))
      .body;
    const product = items.find(({ sku }) => sku === 'BR-IG');
    const change = (status: string) =>
      call('PATCH', `/api/v1/admin/products/${product?.id}`, { status, reason: 'as staff want' });
    expect((await change('active')).status).toBe(200);
    expect((await change('inactive')).status).toBe(200);
    await call('POST', `${PATH}/${id}/updates`, { texts: { pt: 'Chega de novo.' }, state: 'resolved' });
    const paused = await app.database.db.sql.rows<{ sku: string; reason: string }>(PAUSED);
    expect(paused).toContainEqual({ sku: 'BR-IG', reason: 'as staff want' });
  });

  it('is an alarm five minutes before promised news, until there is some', async () => {
    const title = 'Prometemos notícia';
    const { id } = await open({ titles: { pt: title }, next_update_at: inMinutes(20) });
    async function silent() {
      await app.runLoop('alarms');
      const path = '/api/v1/admin/alarms?state=open&code=incident_silent';
      return (await call<{ items: { subject: string }[] }>('GET', path)).body.items.map(
        ({ subject }) => subject,
      );
    }
    expect(await silent()).not.toContain(title);
    app.clock.advance({ minutes: 16 });
    expect(await silent()).toContain(title);
    const news = { texts: { pt: 'Ainda olhamos.' }, state: 'monitoring', next_update_at: inMinutes(60) };
    expect((await call('POST', `${PATH}/${id}/updates`, news)).status).toBe(201);
    expect(await silent()).not.toContain(title);
  });

  it('can be followed by a reader of feeds', async () => {
    const { text, headers } = await app.call('GET', '/api/v1/status/incidents/feed?language=en');
    expect(headers.get('content-type')).toContain('application/rss+xml');
    expect(text).toMatch(/<rss version="2.0"/);
    expect(text).toMatch(/<link>http[^<]*\/en\/status<\/link>/);
    expect(text).toContain('Codes of Instagram Brazil are late');
  });

  it('is listed for staff by whether it is over', async () => {
    const listed = async (status: string) =>
      (await call<{ items: AdminIncidentDto[] }>('GET', `${PATH}?status=${status}`)).body.items;
    const [all, resolved] = [await listed('all'), await listed('resolved')];
    expect(new Set(resolved.map(({ state }) => state))).toEqual(new Set(['resolved']));
    expect(await listed('open')).toHaveLength(all.length - resolved.length);
    expect(all.map(({ started_at }) => started_at)).toEqual(
      all
        .map(({ started_at }) => started_at)
        .sort()
        .reverse(),
    );
  });
});
