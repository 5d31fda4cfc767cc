import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { logWithoutOutages, statement } from '../database/index.js';
import { createLogger } from '../logging/index.js';
import { openTestDatabase, type TestDatabase } from '../../testing/index.js';
import { createPostgresEventBus, type EventBus, type LiveEvent } from './index.js';
import { SLOW } from '../../testing/slow.js';

let database: TestDatabase;
const buses: EventBus[] = [];

beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());
afterEach(async () => void (await Promise.all(buses.splice(0).map((bus) => bus.close()))));

async function replica(origin: string): Promise<{ bus: EventBus; heard: LiveEvent[] }> {
  const bus = createPostgresEventBus({ url: database.url, origin, log: createLogger({ level: 'silent' }) });
  buses.push(bus);
  const heard: LiveEvent[] = [];
  bus.subscribe((event) => heard.push(event));
  await bus.start();
  return { bus, heard };
}

const event = (number: number): LiveEvent => ({ userId: 'u', type: 'balance_changed', fields: { number } });

const KILL_EVENT_CONNECTIONS = statement(
  'test.kill_event_connections',
  `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
   WHERE datname = current_database() AND application_name LIKE 'torpedo-events-%'`,
);

it('brings every event to every replica once and in order', async () => {
  const [one, two] = [await replica('one'), await replica('two')];
  const events = Array.from({ length: 500 }, (_, number) => event(number));
  for (const each of events) one.bus.publish(each);
  await vi.waitFor(() => expect(two.heard).toHaveLength(500), SLOW);
  expect(two.heard).toEqual(events);
  expect(one.heard).toEqual(events);
});

it('opens its connections again after the database broke them', async () => {
  const [one, two] = [await replica('one'), await replica('two')];
  await database.db.sql.rows(KILL_EVENT_CONNECTIONS);
  await vi.waitFor(
    () => {
      one.bus.publish(event(1));
      expect(two.heard).not.toEqual([]);
    },
    { timeout: 10_000, interval: 100 },
  );
});

it('tells its own listeners even while the database is away', async () => {
  const { bus, heard } = await replica('alone');
  await database.db.sql.rows(KILL_EVENT_CONNECTIONS);
  bus.publish(event(1));
  await vi.waitFor(() => expect(heard).toEqual([event(1)]), SLOW);
});

it('does not tell again, with each try to connect, that the database is away', async () => {
  const sockets = new Set<Socket>();
  const { hostname, port } = new URL(database.url);
  const between = createServer((socket) => {
    const server = connect(Number(port), hostname);
    for (const end of [socket, server]) sockets.add(end.on('error', () => undefined));
    socket.pipe(server).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(between, 'listening');
  const url = new URL(database.url);
  url.port = String((between.address() as AddressInfo).port);

  const lines: string[] = [];
  const log = createLogger({ level: 'info', stream: { write: (line) => void lines.push(line) } });
  const quiet = logWithoutOutages({ log, ping: () => Promise.reject(new Error('away')) });
  const bus = createPostgresEventBus({ url: url.href, origin: 'cut off', log: quiet.log });
  await bus.start();
  between.close();
  for (const socket of sockets) socket.destroy();
  await vi.waitFor(() => expect(lines).not.toEqual([]), SLOW);
  await wait(1_000);
  await bus.close();
  quiet.close();
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    expect.stringContaining('the database is away'),
  ]);
});
