import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import type { Figure } from '../ratio.js';
import { createCustomers } from '../harness/customers.js';
import { startProduct } from '../harness/product.js';

const NUMBERS = 5_000;
const CALLS_PER_SECOND = 50;
const PERIOD_SECONDS = 3;
const MOST_DELAY_MS = 20;
const PAGE = 100;
/** In ms; after this time the first rounds, which see every number for the first time, are over. */
const WARM_UP_MS = 15_000;
const MEASURED_MS = 30_000;

const FILL = `
  WITH service AS (INSERT INTO services (code, supplier_name) VALUES ('wa', 'WhatsApp') ON CONFLICT (code) DO NOTHING),
  bought AS (
    INSERT INTO purchases (user_id, service_code, country_iso, quantity, unit_price_cents, currency, language, created_at)
    SELECT $1, 'wa', 'BR', 1, 100, 'BRL', 'pt-BR', now() FROM generate_series(1, $2::integer) RETURNING id
  ), numbered AS (SELECT id, row_number() OVER () AS n FROM bought), sold AS (
    INSERT INTO activations (purchase_id, number, user_id, service_code, country_iso, price_cents, currency, status,
                             provider, provider_activation_id, provider_country_id, phone, requested_at, allotted_at,
                             cancel_available_at, expires_at, updated_at)
    SELECT id, 1, $1, 'wa', 'BR', 100, 'BRL', 'WAITING_SMS', 'lister', (1000000 + n)::text, '73',
           '+55119' || (10000000 + n), now(), now(), now(), now() + interval '1 hour', now()
      FROM numbered RETURNING id
  )
  SELECT count(ledger_post('hold', $1, 'BRL', 100, id, now())) FROM sold`;

/** A provider that lists its open numbers in pages and remembers how it was asked. */
async function startLister() {
  const calls: number[] = [];
  const shownAt = new Map<string, number>();
  let widestGapMs = 0;
  const rows = Array.from({ length: NUMBERS }, (_, place) => ({
    activationId: String(1_000_001 + place),
    phoneNumber: `55119${10_000_001 + place}`,
    serviceCode: 'wa',
    countryCode: '73',
    activationStatus: '4',
    activationCost: '0.1',
    smsCode: null,
    smsText: null,
    canGetAnotherSms: '1',
  }));
  const server = createServer((request, response) => {
    const query = new URL(request.url ?? '/', 'http://lister').searchParams;
    const now = performance.now();
    calls.push(now);
    if (query.get('action') === 'getBalance') return void response.end('ACCESS_BALANCE:1000000');
    if (query.get('action') !== 'getActiveActivations') return void response.end('BAD_ACTION');
    const from = Number(query.get('start') ?? 0);
    const page = rows.slice(from, from + Math.min(PAGE, Number(query.get('limit') ?? PAGE)));
    for (const { activationId } of page) {
      widestGapMs = Math.max(widestGapMs, now - (shownAt.get(activationId) ?? now));
      shownAt.set(activationId, now);
    }
    response.end(page.length > 0 ? JSON.stringify({ status: 'success', data: page }) : 'NO_ACTIVATIONS');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/stubs/handler_api.php`,
    /** Starts the measurement. */
    measure() {
      calls.length = 0;
      widestGapMs = 0;
    },
    numbersSeen: () => shownAt.size,
    widestGapMs: () => widestGapMs,
    mostCallsInASecond: () =>
      Math.max(0, ...calls.map((at, place) => place + 1 - calls.findIndex((other) => other > at - 1_000))),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** In ms; Node reads the time once in each tick of its timer, and ticks have this distance when nothing delays them. */
const TICK_MS = 10;

async function delayP99Ms(url: string): Promise<number> {
  const figures = await (await fetch(`${url}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(figures)?.[1] ?? NaN) * 1_000 - TICK_MS;
}

/** How often each of thousands of open numbers is polled, and what that costs the provider and the process. */
export async function measurePolling(
  databaseUrl: string,
  options: { providerUrl: string; dataDirectory: string },
): Promise<Figure[]> {
  const lister = await startLister();
  const server = await startProduct({
    ...options,
    databaseUrl,
    environment: { RATE_LIMITS: 'on', SMS_POLL_INTERVAL_MS: String(PERIOD_SECONDS * 1_000) },
  });
  const client = new pg.Client({ connectionString: databaseUrl });
  try {
    await client.connect();
    const [staff] = await createCustomers(server.url, client, { count: 1, cents: 100 * NUMBERS });
    if (!staff) throw new Error('No staff');
    await client.query("UPDATE users SET role = 'ADMIN' WHERE id = $1", [staff.id]);
    const added = await fetch(`${server.url}/api/v1/admin/providers`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${staff.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        code: 'lister',
        name: 'Lister',
        url: lister.url,
        key: 'bench-key',
        currency: 'USD',
        requests_per_second: CALLS_PER_SECOND,
      }),
    });
    if (!added.ok) throw new Error(`The provider was not added: ${added.status} ${await added.text()}`);
    await client.query(FILL, [staff.id, NUMBERS]);
    await pass(WARM_UP_MS);
    await delayP99Ms(server.url);
    lister.measure();
    await pass(MEASURED_MS);
    const delay = await delayP99Ms(server.url);
    const gap = lister.widestGapMs() / 1_000;
    const most = lister.mostCallsInASecond();
    const seen = lister.numbersSeen();
    const about = `${seen.toLocaleString('en')} open numbers`;
    return [
      {
        name: 'Polling: each number looked at',
        measured: about,
        baseline: '-',
        value: `${gap.toFixed(2)} s`,
        goal: `<= ${PERIOD_SECONDS} s, with a tenth for timers`,
        met: seen === NUMBERS && gap <= PERIOD_SECONDS * 1.1,
      },
      {
        name: 'Polling: calls in any second',
        measured: about,
        baseline: '-',
        value: String(most),
        goal: `<= ${CALLS_PER_SECOND}`,
        met: most <= CALLS_PER_SECOND,
      },
      {
        name: 'Polling: event loop delay, p99',
        measured: about,
        baseline: '-',
        value: `${delay.toFixed(1)} ms`,
        goal: `< ${MOST_DELAY_MS} ms`,
        met: delay < MOST_DELAY_MS,
      },
    ];
  } finally {
    await client.end();
    await server.stop();
    await lister.stop();
  }
}
