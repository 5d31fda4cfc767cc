import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { credit } from '../../testing/credit.js';
import { openTestDatabase, type TestDatabase } from '../../testing/index.js';
import { KillableServer, signInAt } from '../../testing/killable-server.js';
import type { WebhookSecretDto } from './webhooks.dto.js';

const TOPUPS = 20;
const KILLED_AT = 5;

let database: TestDatabase;
let server: KillableServer;
let receiver: Server;
let calls: string[];
let onCall: (count: number) => void;

const startServer = () =>
  KillableServer.start({
    DATABASE_URL: database.url,
    MIGRATION_DATABASE_URL: database.ownerUrl,
    JWT_SECRET: 'a secret that outlives the process it was given to',
    ALLOW_SIMULATED_PAYMENTS: 'true',
  });

beforeAll(async () => {
  calls = [];
  onCall = () => undefined;
  receiver = createServer((request, response) => {
    request.resume().on('end', () => {
      calls.push(String(request.headers['webhook-id']));
      onCall(calls.length);
      response.end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  database = await openTestDatabase();
  server = await startServer();
});
afterAll(async () => {
  await server.kill();
  receiver.close();
  await database.close();
});

it('loses no event when the process dies while it delivers', async () => {
  const { userId, call } = await signInAt(server.url);
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  await call<WebhookSecretDto>('POST', '/api/v1/users/me/webhooks', {
    body: { url, events: ['topup.credited'] },
  });
  const isDead = new Promise<void>((resolve) => {
    onCall = (count) => {
      if (count === KILLED_AT) void server.kill().then(resolve);
    };
  });
  for (let count = 0; count < TOPUPS; count += 1) await credit(database.db.sql, userId, 100);
  await isDead;
  expect(new Set(calls).size).toBeLessThan(TOPUPS);
  server = await startServer();
  await expect.poll(() => new Set(calls).size, { timeout: 90_000 }).toBe(TOPUPS);
}, 180_000);
