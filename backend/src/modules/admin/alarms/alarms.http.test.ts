import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import type { ListPageDto } from '../../../platform/http/index.js';
import { LANGUAGES } from '../../../platform/languages.js';
import { createTestApp, type TestApp } from '../../../testing/test-app.js';
import { SLOW } from '../../../testing/slow.js';
import { signedInCustomer } from '../../../testing/signed-in-customer.js';
import { alarmMail } from './alarm-mail.js';
import type { AlarmDto } from './alarms.dto.js';

const SECRET = 'what both ends know';
const MAKE_STAFF = statement(
  'test.make_staff',
  `SELECT account_set_role(id, 'ADMIN') FROM users WHERE email = $1`,
);
const SERVICE = statement(
  'test.alarms.service',
  `INSERT INTO services (code, supplier_name) VALUES ('wa', 'WhatsApp')`,
);
const ACCOUNT = statement(
  'test.alarms.account',
  `INSERT INTO provider_accounts (provider, balance_micros, checked_at) VALUES ('primary', $1, $2)
   ON CONFLICT (provider) DO UPDATE SET balance_micros = $1`,
);
// Creates numbers that were allotted and have ended. The first ones have a message.
const SELL = statement(
  'test.alarms.sell',
  `WITH bought AS (
     INSERT INTO purchases (user_id, service_code, country_iso, quantity, unit_price_cents, currency, language,
                            created_at)
     SELECT $1, 'wa', 'BR', 1, 100, 'BRL', 'pt-BR', $2 FROM generate_series(1, $3::integer) RETURNING id
   ), numbered AS (SELECT id, row_number() OVER () AS n FROM bought), sold AS (
     INSERT INTO activations (purchase_id, number, user_id, service_code, country_iso, price_cents, currency, status,
                              provider, provider_activation_id, phone, cost_micros, cost_currency, cost_state,
                              requested_at, allotted_at, first_message_at, closed_at, closed_by, updated_at)
     SELECT id, 1, $1, 'wa', 'BR', 100, 'BRL', CASE WHEN n <= $4 THEN 'COMPLETED' ELSE 'EXPIRED' END, 'primary', id,
            '+5511987654321', 1000000, 'USD', 'charged', $2, $2, CASE WHEN n <= $4 THEN $2::timestamptz END,
            CASE WHEN n > $4 THEN $2::timestamptz END, CASE WHEN n > $4 THEN 'expiry' END, $2
       FROM numbered RETURNING id, status
   )
   SELECT ledger_post('hold', $1, 'BRL', 100, id, $2),
          ledger_end(CASE status WHEN 'COMPLETED' THEN 'capture' ELSE 'release' END, id, $2)
     FROM sold`,
);
const COSTS = statement(
  'test.alarms.costs',
  `UPDATE activations SET cost_state = $1 WHERE status = 'EXPIRED' AND allotted_at > $2::timestamptz - interval '6 hours'`,
);
const HOLD = statement(
  'test.alarms.hold',
  `SELECT ledger_post('adjustment', $1, 'BRL', 1000000, gen_random_uuid(), $2)`,
);
const ATTEMPT = statement(
  'test.alarms.attempt',
  `INSERT INTO provider_attempts (activation_id, number, provider, service_code, provider_country_id, list_cost_micros,
                                  cost_currency, max_price_micros, started_at, outcome)
   SELECT id, $1, 'primary', 'wa', '73', 1, 'USD', 1, $2, $3 FROM activations LIMIT 1`,
);
const END_ATTEMPTS = statement('test.alarms.end_attempts', `UPDATE provider_attempts SET outcome = $1`);
const BAN = statement(
  'test.alarms.ban',
  `INSERT INTO provider_bans (provider, provider_country_id, service_code, banned_until) VALUES ('primary', '', '', $1)`,
);
const CIRCUIT = statement(
  'test.alarms.circuit',
  `INSERT INTO provider_circuits (provider, state, reason, opened_at, changed_at, retry_at, trips)
   VALUES ('primary', $1, 'no answer in time', $2, $2, $2, 1)
   ON CONFLICT (provider) DO UPDATE SET state = excluded.state, changed_at = excluded.changed_at`,
);
const UNBAN = statement('test.alarms.unban', 'DELETE FROM provider_bans');
const TOPUP = statement(
  'test.alarms.topup',
  `INSERT INTO topups (user_id, currency, amount_cents, charge_amount_cents, fx_rate, gateway, gateway_key,
                       gateway_expires_at, description, created_at, expires_at, staff_reason, status)
   VALUES ($1, 'BRL', 3750, 3750, 1, 'MERCADOPAGO', gen_random_uuid(), $2, 'Pix', $2, $2, $3, 'failed')`,
);
const SETTLE_TOPUPS = statement('test.alarms.settle', 'UPDATE topups SET staff_reason = NULL');
const UNMATCHED = statement(
  'test.alarms.stray',
  `INSERT INTO stray_numbers (provider, provider_activation_id, service_code, provider_country_id, phone, first_seen_at,
                              state, updated_at)
   VALUES ('primary', 'stray', 'wa', '73', '+5511987654321', $1, 'reported', $1)`,
);
const AUDITED = statement(
  'test.alarms.audited',
  `SELECT entity_id AS "entityId", reason FROM audit_entries WHERE action = 'alarms.acknowledge'`,
);
const REFUSED = statement(
  'test.alarms.refused',
  'SELECT notifications FROM refused_notifications ORDER BY source',
);
const BREAK = statement('test.alarms.break', 'ALTER TABLE push_outbox RENAME TO broken_outbox');
const MEND = statement('test.alarms.mend', 'ALTER TABLE broken_outbox RENAME TO push_outbox');

interface Call {
  body: string;
  headers: IncomingHttpHeaders;
}

let app: TestApp;
let listener: Server;
let calls: Call[];
let refusals: number;
let headers: { authorization: string };
let userId: string;

const sql = () => app.database.db.sql;
const now = () => app.clock.now();
const look = () => app.runLoop('alarms');
const alarms = async (query = 'state=open') =>
  (await app.call<ListPageDto<AlarmDto>>('GET', `/api/v1/admin/alarms?${query}`, { headers })).body.items;
const openCodes = async () => (await alarms()).map(({ code }) => code).sort();

beforeAll(async () => {
  calls = [];
  refusals = 0;
  listener = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      if (refusals > 0) {
        refusals -= 1;
        response.statusCode = 503;
      } else calls.push({ body, headers: request.headers });
      response.end();
    });
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const { port } = listener.address() as AddressInfo;
  app = await createTestApp({
    env: {
      ALARM_WEBHOOK_SECRET: SECRET,
      MERCADOPAGO_ACCESS_TOKEN: 'a token',
      MERCADOPAGO_WEBHOOK_SECRET: 'its secret',
      SMS_PROVIDER_URL: 'http://127.0.0.1:1/handler',
      SMS_PROVIDER_API_KEY: 'a key',
      SMS_PROVIDER_WEBHOOK_SECRET: 'what the provider knows',
    },
    settings: { alarms: { mail: 'duty@example.com', webhook_url: `http://127.0.0.1:${port}/alarms` } },
  });
  await signedInCustomer(app, 'admin@example.com');
  await sql().rows(MAKE_STAFF, ['admin@example.com']);
  headers = await signedInCustomer(app, 'admin@example.com');
  const me = await app.call<{ id: string }>('GET', '/api/v1/users/me', { headers });
  userId = me.body.id;
  await app.database.owner.sql.rows(SERVICE);
  await app.database.owner.sql.rows(HOLD, [userId, now()]);
});
afterAll(async () => {
  await app.close();
  listener.close();
});

const sell = (numbers: number, delivered: number) =>
  app.database.owner.sql.rows(SELL, [userId, now(), numbers, delivered]);

/** Moves the clock on and signs in again, because the token has expired by then. */
async function later(step: { days?: number; minutes?: number }): Promise<void> {
  app.clock.advance(step);
  headers = await signedInCustomer(app, 'admin@example.com');
}

describe('an alarm', () => {
  it('opens once, is told by mail and by a signed webhook, and closes by itself', async () => {
    await look();
    expect(await alarms()).toEqual([]);
    await sql().rows(BAN, [new Date(now().getTime() + 3_600_000)]);
    refusals = 1;
    await look();
    await look();
    const [alarm, ...others] = await alarms();
    expect(others).toEqual([]);
    expect(alarm).toMatchObject({
      ...{ code: 'provider_closed', severity: 'act', owner: 'provider_account', screen: '/admin/sms' },
      ...{ subject: 'primary', opened_at: now().toISOString(), closed_at: null, acknowledged_at: null },
    });
    const mails = app.mailer.mails.filter(({ to }) => to === 'duty@example.com');
    expect(mails).toHaveLength(1);
    expect(mails[0]!.subject).toBe('Provedor recusa tudo: primary');
    expect(mails[0]!.text).toContain('Um provedor recusa tudo');
    expect(mails[0]!.text).toMatch(/Até: .* \(horário de Brasília\)/);

    await app.queue.run();
    expect(calls).toEqual([]);
    await app.queue.run();
    const [{ body, headers: sent }] = calls as [Call];
    expect(JSON.parse(body)).toMatchObject({ type: 'alarm.opened', alarm: { id: alarm!.id } });
    const [, seconds, signature] = /^t=(\d+),v1=([0-9a-f]+)$/.exec(String(sent['torpedo-signature']))!;
    expect(signature).toBe(createHmac('sha256', SECRET).update(`${seconds}.${body}`).digest('hex'));
    const [id, at] = [String(sent['webhook-id']), new Date(Number(sent['webhook-timestamp']) * 1000)];
    expect(sent['webhook-signature']).toBe(new Webhook(SECRET, { format: 'raw' }).sign(id, at, body));

    await sql().rows(UNBAN);
    await look();
    expect(await alarms()).toEqual([]);
    expect(await alarms('state=closed')).toMatchObject([{ id: alarm!.id, closed_at: now().toISOString() }]);
    await app.queue.run();
    expect(JSON.parse(calls[1]!.body)).toMatchObject({ type: 'alarm.closed' });
  });

  it('is acknowledged by a person, who stays the first, and screens hear of it', async () => {
    await sql().rows(TOPUP, [userId, now(), 'AMOUNT_MISMATCH']);
    await sql().rows(TOPUP, [userId, now(), 'OWNER_DELETED']);
    await look();
    const [alarm] = await alarms();
    expect(alarm).toMatchObject({
      ...{ code: 'topup_uncredited', subject: 'MERCADOPAGO', facts: { topups: 2, cents: 7_500 } },
    });
    const path = `/api/v1/admin/alarms/${alarm!.id}/acknowledge`;
    const body = { reason: 'I am asking the bank' };
    const { status, body: seen } = await app.call<AlarmDto>('POST', path, { headers, body });
    expect([status, seen.acknowledged_by, seen.acknowledged_at]).toEqual([200, userId, now().toISOString()]);
    expect(seen.acknowledged_by_email).toBe('admin@example.com');
    app.clock.advance({ minutes: 1 });
    expect((await app.call<AlarmDto>('POST', path, { headers })).body).toEqual(seen);
    expect(await sql().rows(AUDITED)).toEqual([{ entityId: alarm!.id, reason: 'I am asking the bank' }]);
    expect(app.events.ofType('alarm_changed').at(-1)?.fields).toEqual({
      alarm_id: alarm!.id,
    });
    const nobody = path.replace(alarm!.id, '01993a5e-8c1f-7c3a-9d52-0f6f3f1f5b00');
    expect((await app.call('POST', nobody, { headers })).status).toBe(404);
    await sql().rows(SETTLE_TOPUPS);
    await look();
    expect(await alarms()).toEqual([]);
    const history = await alarms('state=closed&code=topup_uncredited');
    expect(history).toMatchObject([{ id: alarm!.id, acknowledged_by_email: 'admin@example.com' }]);
  });

  it('tells what is new about it while it is open', async () => {
    await sql().rows(TOPUP, [userId, now(), 'CHARGED_BACK_AFTER_CREDIT']);
    await look();
    expect(await alarms()).toMatchObject([{ code: 'topup_disputed', facts: { topups: 1 } }]);
    await sql().rows(TOPUP, [userId, now(), 'REFUNDED_AFTER_CREDIT']);
    await look();
    expect(await alarms()).toMatchObject([{ code: 'topup_disputed', facts: { topups: 2 } }]);
    await sql().rows(SETTLE_TOPUPS);
    await look();
  });
});

describe('what opens one', () => {
  it('a product that delivers less than in the week before, once there are enough numbers', async () => {
    await sell(40, 36);
    await later({ days: 2 });
    await sell(19, 1);
    await app.runLoop('delivery-figures');
    await look();
    expect(await openCodes()).toEqual([]);
    await sell(1, 0);
    await app.runLoop('delivery-figures');
    await look();
    expect(await alarms()).toMatchObject([
      {
        code: 'delivery_fell',
        subject: 'wa-BR',
        facts: { numbers: 20, delivery_rate: 0.05, usual_rate: 0.9 },
      },
    ]);
  });

  it('a balance that ends within two hours at the pace of the last six', async () => {
    await sql().rows(ACCOUNT, [7_000_000, now()]);
    await look();
    expect(await openCodes()).toEqual(['delivery_fell']);
    await sql().rows(ACCOUNT, [6_000_000, now()]);
    await look();
    expect(await alarms('state=open&code=provider_balance_low')).toMatchObject([
      { subject: 'primary', facts: { balance_micros: 6_000_000, hours_left: 1.8 } },
    ]);
    // The cost of numbers that were given back does not count as spent.
    await sql().rows(COSTS, ['returned', now()]);
    await look();
    expect(await openCodes()).toEqual(['delivery_fell']);
    await sql().rows(COSTS, ['charged', now()]);
    await look();
    expect((await openCodes()).sort()).toEqual(['delivery_fell', 'provider_balance_low']);
    await later({ minutes: 361 });
    await look();
    expect(await openCodes()).toEqual([]);
  });

  it('a provider whose circuit is open, until it has answered for a minute', async () => {
    await sql().rows(CIRCUIT, ['open', now()]);
    await look();
    expect(await alarms()).toMatchObject([
      { code: 'provider_unreachable', subject: 'primary', facts: { reason: 'no answer in time' } },
    ]);
    await sql().rows(CIRCUIT, ['half_open', now()]);
    await look();
    expect(await openCodes()).toEqual(['provider_unreachable']);
    await later({ minutes: 2 });
    await look();
    expect(await openCodes()).toEqual([]);
  });

  it('attempts without an answer for too long', async () => {
    for (let number = 1; number <= 4; number += 1) await sql().rows(ATTEMPT, [number, now(), 'unknown']);
    await look();
    expect(await openCodes()).toEqual([]);
    app.clock.advance({ minutes: 4 });
    await look();
    expect(await openCodes()).toEqual(['outcome_unknown']);
    expect(await alarms('state=open&code=outcome_unknown')).toMatchObject([
      { facts: { attempts: 4, held_cents: 400 } },
    ]);
    await sql().rows(END_ATTEMPTS, ['refused']);
    await look();
    expect(await openCodes()).toEqual([]);
  });

  it('a number that no attempt explains, for a day', async () => {
    await sql().rows(UNMATCHED, [now()]);
    await look();
    expect(await openCodes()).toEqual(['stray_number']);
    await later({ days: 1, minutes: 1 });
    await look();
    expect(await openCodes()).toEqual([]);
  });

  it('a sender whose notifications are refused ten times in an hour, and who fills no table', async () => {
    const notify = async (address: string, times: number) => {
      for (let each = 0; each < times; each += 1)
        expect((await app.call('POST', address, { body: {} })).status).toBe(401);
    };
    const counted = async () =>
      (await sql().rows<{ notifications: number }>(REFUSED)).map((row) => row.notifications);
    await notify('/api/v1/webhooks/sms/primary?secret=guessed', 9);
    await notify('/api/v1/webhooks/SMS/primary/?secret=guessed', 1);
    await notify('/api/v1/webhooks/mercadopago?data.id=1', 9);
    await vi.waitFor(async () => expect(await counted()).toEqual([9, 10]), SLOW);
    await look();
    expect(await alarms()).toMatchObject([
      { code: 'sender_refused', subject: 'primary', facts: { notifications: 10, address: '127.0.0.1' } },
    ]);
    await later({ minutes: 61 });
    await look();
    expect(await openCodes()).toEqual([]);
    await later({ days: 1 });
    await notify('/api/v1/webhooks/mercadopago?data.id=1', 1);
    await vi.waitFor(async () => expect(await counted()).toEqual([1]), SLOW);
  });

  it('a rule that fails leaves the others at work', async () => {
    await app.database.owner.sql.rows(BREAK);
    await sql().rows(TOPUP, [userId, now(), 'AMOUNT_MISMATCH']);
    await look();
    await app.database.owner.sql.rows(MEND);
    expect(await openCodes()).toEqual(['topup_uncredited']);
  });
});

it('every fact of an alarm has a name in the mails of each language', async () => {
  const seen = [...(await alarms()), ...(await alarms('state=closed'))];
  expect(seen.length).toBeGreaterThan(10);
  for (const alarm of seen)
    for (const language of LANGUAGES)
      expect(alarmMail(alarm, { language, link: 'https://torpedo.example' }).text).not.toMatch(
        /^[a-z]\w*: /m,
      );
});
