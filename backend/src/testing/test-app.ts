import { createApp } from '../app.js';
import { readConfig } from '../config.js';
import { createContainer, type Container } from '../container.js';
import type { ConnectedProvider } from '../modules/catalogue/index.js';
import type { PushOptions } from '../modules/notifications/index.js';
import { ReadReplica, type AskPosition } from '../platform/database/index.js';
import { guardUpgrades, listen, readWebApp, type RateLimiter, type WebApp } from '../platform/http/index.js';
import { createIdempotency } from '../platform/idempotency/idempotency.js';
import type { Lease } from '../platform/jobs/index.js';
import { createLogger, type Logger } from '../platform/logging/index.js';
import { localOutgoing, type Outgoing } from '../platform/outgoing.js';
import { createMetrics } from '../platform/metrics.js';
import { createMemoryRateLimiter, noRateLimits } from '../platform/rate-limits.js';
import { countRefusedSenders } from '../platform/refused-senders.js';
import { createRates } from '../platform/rates/index.js';
import { createSettings, type SettingsInput } from '../platform/settings/index.js';
import { newVapidKeys } from '../platform/vapid.js';
import { TEST_PASSWORD_COST } from './auth-services.js';
import { httpClient, type HttpClient } from './http-client.js';
import { heldLease } from './leases.js';
import {
  memoryQueue,
  type MemoryQueue,
  recordingEvents,
  type RecordingEvents,
  type RecordingMailer,
  recordingMailer,
} from './recorders.js';
import { testClock, type TestClock, testRandom, type TestRandom } from './clock-and-random.js';
import { openTestDatabase, type TestDatabase } from './test-database.js';

export interface TestAppOptions {
  clock?: TestClock;
  random?: TestRandom;
  /** Environment variables; they replace those of a test. */
  env?: Record<string, string>;
  settings?: SettingsInput;
  /** Limits of single operations; by default in memory. */
  rateLimiter?: RateLimiter;
  addressLimiter?: RateLimiter;
  webApp?: WebApp;
  /** The providers of numbers; by default the one of the environment. */
  providers?: (clock: TestClock) => readonly ConnectedProvider[];
  log?: Logger;
  /** Web Push; by default with test keys and no simulated service. */
  push?: Partial<PushOptions>;
  poolSize?: number;
  /** From where the lists of a database are read, and how far that server is. */
  replica?: { urlOf: (database: string) => string; position?: AskPosition };
  /** Calls addresses that people have entered; by default as outside production. */
  outgoing?: Outgoing;
}

/** The whole application with its own database, on a free port; only time, mail and digits belong to the test. */
export interface TestApp {
  url: string;
  call: HttpClient;
  container: Container;
  database: TestDatabase;
  clock: TestClock;
  random: TestRandom;
  mailer: RecordingMailer;
  queue: MemoryQueue;
  events: RecordingEvents;
  /** Runs one round of the loop with that name. */
  runLoop(name: string, lease?: Lease): Promise<void>;
  readReplica: ReadReplica | null;
  close(): Promise<void>;
}

const DRAIN_MS = 1_000;
const TEST_VAPID = { ...newVapidKeys(), subject: 'mailto:test@example.com' };

/** Open it in `beforeAll`, close it in `afterAll`. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { clock = testClock(), random = testRandom(), poolSize = 10 } = options;
  const listener = await listen({ HOST: '127.0.0.1', PORT: 0 });
  const database = await openTestDatabase({ poolSize });
  const { db } = database;
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...options.env });
  const log = options.log ?? createLogger({ level: config.LOG_LEVEL });
  const [mailer, events] = [recordingMailer(), recordingEvents()];
  const queue = memoryQueue();
  const settings = await createSettings({ db, log, pinned: options.settings ?? {} });
  const readReplica = options.replica
    ? await ReadReplica.open({
        url: options.replica.urlOf(database.url),
        ...(options.replica.position && { position: options.replica.position }),
        ...{ leader: db, poolSize, clock, log },
        maxLagMs: () => settings.current().read_replica_max_lag_seconds * 1_000,
      })
    : null;
  const rates = await createRates({ db, settings, clock, log });
  const platform = {
    ...{
      config,
      publicUrl: config.PUBLIC_URL ?? listener.url,
      db: readReplica ? { ...db, reads: readReplica.reads } : db,
      readReplica,
      clock,
      random,
      mailer,
      queue,
      events,
      log,
    },
    settings: rates.settings,
    rates,
    rateLimiter: options.rateLimiter ?? createMemoryRateLimiter(),
    addressLimiter: options.addressLimiter ?? noRateLimits,
    idempotency: createIdempotency({ db, clock, random }),
    outgoing: options.outgoing ?? localOutgoing(),
    refusedSenders: countRefusedSenders({ db, clock, log }),
    metrics: createMetrics(db),
  };
  const container = createContainer(platform, {
    secrets: ['a secret of the test server that is long enough'],
    passwordCost: TEST_PASSWORD_COST,
    push: { identity: TEST_VAPID, simulatedOrigin: null, ...options.push },
    appInfo: {
      name: 'Torpedo',
      version: 'test',
      sandbox: true,
      sandbox_url: null,
      analytics_measurement_id: config.ANALYTICS_MEASUREMENT_ID ?? null,
    },
    ...(options.providers && { providers: options.providers(clock) }),
  });
  const app = createApp({
    ...platform,
    ...container,
    readiness: {},
    webApp: options.webApp ?? (await readWebApp('none')),
    sandboxRouter: undefined,
  });
  listener.serve(app, guardUpgrades(container.sockets, app, platform));
  await container.start();

  return {
    ...{ url: listener.url, container, database, clock, random, mailer, queue, events, readReplica },
    call: httpClient(listener.url),
    async runLoop(name, lease = heldLease()) {
      const loop = container.loops.find((candidate) => candidate.name === name);
      if (!loop) throw new Error(`No loop ${name}`);
      await loop.run(lease);
    },
    async close() {
      await listener.close(DRAIN_MS);
      rates.close();
      settings.close();
      await readReplica?.close();
      await database.close();
    },
  };
}
