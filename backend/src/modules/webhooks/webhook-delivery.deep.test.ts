import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { statement } from '../../platform/database/index.js';
import { createTestApp, type TestApp } from '../../testing/index.js';
import { signedInCustomer } from '../../testing/signed-in-customer.js';

const WAITING = 1_000_000;
/** One statement must not take too long. */
const PORTION = 50_000;
const PROMPT = 500;
const MEGABYTE = 1_048_576;

const PILE_UP = statement(
  'test.webhooks.pile_up',
  `INSERT INTO webhook_deliveries (endpoint_id, event_id, type, body, occurred_at, due_at)
   SELECT $1, uuidv7(), 'webhook.test', '{}', $2, $2 FROM generate_series(1, $3::integer)`,
);
const ANALYZE = statement('test.webhooks.analyze', 'ANALYZE webhook_deliveries');

let app: TestApp;
let receiver: Server;
let prompt = 0;
/** How often the silent one had been called when the last delivery of the other came. */
let silent = 0;

beforeAll(async () => {
  receiver = createServer((request, response) => {
    request.resume();
    if (request.url === '/silent') silent += 1;
    else {
      prompt += 1;
      response.end();
    }
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  app = await createTestApp();
});
afterAll(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await app.close();
});

it('delivers beside a million that wait for an endpoint that never answers, in constant memory', async () => {
  const headers = await signedInCustomer(app, 'ana@example.com');
  const { port } = receiver.address() as AddressInfo;
  const endpoint = async (path: string) => {
    const { body } = await app.call<{ id: string }>('POST', '/api/v1/users/me/webhooks', {
      body: { url: `http://127.0.0.1:${port}${path}`, events: ['topup.credited'] },
      headers,
    });
    return body.id;
  };
  const { sql } = app.database.db;
  const silentId = await endpoint('/silent');
  for (let rows = 0; rows < WAITING; rows += PORTION)
    await sql.row(PILE_UP, [silentId, app.clock.now(), PORTION]);
  await sql.row(PILE_UP, [await endpoint('/prompt'), app.clock.now(), PROMPT]);
  await sql.row(ANALYZE);
  const before = process.memoryUsage().heapUsed;
  const round = app.runLoop('webhook-delivery');
  await expect.poll(() => prompt, { timeout: 60_000 }).toBe(PROMPT);
  expect(silent).toBe(1);
  await round;
  expect(silent).toBe(1);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(64 * MEGABYTE);
}, 300_000);
