import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createApp, WEB_APP_FOLDER } from './app.js';
import type { Config } from './config.js';
import { createContainer, type Container } from './container.js';
import { openDatabaseServer, type DatabaseServer } from './database-server.js';
import { GATEWAY_CODES } from './platform/gateway-codes.js';
import { BRAND } from './platform/brand.js';
import { systemClock } from './platform/clock.js';
import { loadOrCreateSecret } from './platform/data-directory.js';
import { createMigrationsCheck, statement } from './platform/database/index.js';
import { StartError } from './platform/errors/index.js';
import {
  guardUpgrades,
  listen,
  readinessOf,
  readWebApp,
  type Listener,
  type ReadinessChecks,
} from './platform/http/index.js';
import { createLoopFigures, createLoopRunner } from './platform/jobs/index.js';
import type { Logger } from './platform/logging/index.js';
import { gaugeLeader } from './platform/leader-figures.js';
import { gaugeBuild, gaugeCertificate, gaugeReadiness } from './platform/metrics.js';
import { createPlatform, type RunningPlatform } from './platform/platform.js';
import { systemRandom } from './platform/random.js';
import { settingsSchema } from './platform/settings/index.js';
import { createShutdown, type Shutdown } from './platform/shutdown.js';
import { traceBy } from './platform/tracing/tracing.js';
import { newVapidKeys, type VapidIdentity, type VapidKeys } from './platform/vapid.js';
import { withSimulatedParties, type SimulatedParties, type StartSimulators } from './simulated-parties.js';

const { version } = createRequire(import.meta.url)('../package.json') as { version: string };

/** In ms; the end of the process itself fits into the rest of ten seconds. */
const STOP_LIMIT_MS = 9_500;
const SERVING_LIMIT_MS = 8_000;
const REQUESTS_LIMIT_MS = 4_500;
const MARGIN_MS = 500;
const PART_LIMIT_MS = 1_000;

const FIRST_CATALOGUE_MS = 10_000;
const READY_ATTEMPTS = 100;
const READY_RETRY_MS = 50;
const JWT_SECRET_BYTES = 48;
const SANDBOX_ADMINISTRATOR = 'admin@torpedo.local';
const PING = statement('readiness.ping', 'SELECT 1');

export interface RunningServer {
  url: string;
  sandbox: Config['sandbox'];
  administrator: { email: string; password: string } | null;
  stop(): Promise<void>;
}

interface Options {
  config: Config;
  log: Logger;
  startSimulators: StartSimulators;
}

/** @throws StartError, after closing everything that was opened */
export async function startServer(options: Options): Promise<RunningServer> {
  const shutdown = createShutdown(options.log, STOP_LIMIT_MS);
  try {
    return await start(options, shutdown);
  } catch (error) {
    await shutdown.run();
    throw error;
  }
}

async function start({ config, log, startSimulators }: Options, shutdown: Shutdown): Promise<RunningServer> {
  const listener = await listen(config);
  shutdown.add('port', PART_LIMIT_MS, () => listener.close(0));
  await startTracing(config, shutdown, log);
  const publicUrl = (config.PUBLIC_URL ?? listener.url).replace(/\/$/, '');
  const database = await openDatabaseServer(config, shutdown, log);

  const configured = withPushSecret(config);
  const simulated = config.sandbox.any
    ? await simulate(configured, listener.url, startSimulators, shutdown, log)
    : null;
  const complete = simulated ? withSimulatedParties(configured, simulated) : configured;
  if (!complete.SMTP_URL) throw new StartError('SMTP_URL is missing: there is no mailbox to send to.');

  const platform = await createPlatform({
    config: complete,
    databaseUrl: database.url,
    publicUrl,
    smtpUrl: complete.SMTP_URL,
    log,
  });
  shutdown.add('platform', PART_LIMIT_MS, () => platform.close());

  const currentSecret =
    config.JWT_SECRET ??
    (await loadOrCreateSecret(config.TORPEDO_DATA_DIR, 'jwt.secret', () =>
      systemRandom.token(JWT_SECRET_BYTES),
    ));
  const container = createContainer(platform, {
    secrets: [currentSecret, ...(config.JWT_SECRET_PREVIOUS ? [config.JWT_SECRET_PREVIOUS] : [])],
    simulatedProviders: simulated?.providers ?? [],
    push: { identity: await vapidIdentity(config), simulatedOrigin: simulated?.pushService?.origin ?? null },
    appInfo: {
      name: BRAND.name,
      version,
      sandbox: config.sandbox.any,
      sandbox_url: simulated ? '/sandbox' : null,
      analytics_measurement_id: config.ANALYTICS_MEASUREMENT_ID ?? null,
    },
  });
  const administrator = await firstAdministrator(config, container);
  await work(platform, container, listener, simulated, shutdown, database);
  await Promise.all([untilReady(listener.url), firstCatalogue(container)]);
  return {
    url: listener.url,
    sandbox: config.sandbox,
    administrator,
    async stop() {
      await shutdown.run();
      log.info({ version, url: listener.url }, 'stopped');
    },
  };
}

/** The code that sends traces is loaded only when it is needed. */
async function startTracing(config: Config, shutdown: Shutdown, log: Logger): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = config;
  if (!endpoint) return;
  const { startOtlp } = await import('./platform/tracing/otlp.js');
  const { tracing, stop } = startOtlp({ endpoint, share, version, log });
  traceBy(tracing);
  shutdown.add('traces', PART_LIMIT_MS, stop);
}

/** Outside production the keys are created once and kept: browsers would not accept new ones. */
async function vapidIdentity({ vapid, NODE_ENV, TORPEDO_DATA_DIR }: Config): Promise<VapidIdentity | null> {
  if (vapid || NODE_ENV === 'production') return vapid;
  const kept = await loadOrCreateSecret(TORPEDO_DATA_DIR, 'vapid.json', () => JSON.stringify(newVapidKeys()));
  return { ...(JSON.parse(kept) as VapidKeys), subject: `mailto:${BRAND.contactEmail}` };
}

function withPushSecret(config: Config): Config {
  if (!config.sandbox.provider) return config;
  return {
    ...config,
    SMS_PROVIDER_WEBHOOK_SECRET: config.SMS_PROVIDER_WEBHOOK_SECRET ?? systemRandom.token(24),
  };
}

async function simulate(
  config: Config,
  url: string,
  startSimulators: StartSimulators,
  shutdown: Shutdown,
  log: Logger,
): Promise<SimulatedParties> {
  const { provider, gateways, mail } = config.sandbox;
  const secret = encodeURIComponent(config.SMS_PROVIDER_WEBHOOK_SECRET ?? '');
  const smsUrl = (code: string) => `${url}/api/v1/webhooks/sms/${code}?secret=${secret}`;
  const pinned = settingsSchema.parse(config.TORPEDO_SETTINGS);
  const parties = await startSimulators({
    clock: systemClock,
    which: {
      provider,
      gateways,
      mailbox: mail,
      pushService: true,
      ptax: gateways.length === GATEWAY_CODES.length && config.PTAX_API_URL === undefined,
    },
    webhooks: { smsUrl, gatewaysUrl: `${url}/api/v1/webhooks` },
    rentalTimes: {
      earlyCancelMs: pinned.cancel_after_seconds * 1000,
      lifetimeMs: pinned.activation_window_seconds * 1000,
    },
    stateDirectory: path.join(config.TORPEDO_DATA_DIR, 'sandbox'),
    log: (line) => log.info({ from: 'sandbox' }, line),
  });
  shutdown.add('simulators', PART_LIMIT_MS, () => parties.close());
  return parties;
}

/** Waits only some time, so that a provider that is down at the first start does not stop the product. */
async function firstCatalogue({ catalogue }: Container): Promise<void> {
  await Promise.race([catalogue.filled(), wait(FIRST_CATALOGUE_MS, undefined, { ref: false })]);
}

function firstAdministrator({ ADMIN_EMAIL, ADMIN_PASSWORD, sandbox }: Config, { auth }: Container) {
  const email = ADMIN_EMAIL ?? (sandbox.any ? SANDBOX_ADMINISTRATOR : undefined);
  return email ? auth.ensureFirstAdministrator({ email, password: ADMIN_PASSWORD }) : Promise.resolve(null);
}

async function work(
  platform: RunningPlatform,
  container: Container,
  listener: Listener,
  simulated: SimulatedParties | null,
  shutdown: Shutdown,
  { migrations }: DatabaseServer,
): Promise<void> {
  const { config, db, log, queue, mailer, settings } = platform;
  const loopNames = container.loops.map(({ name }) => name);
  const figures = createLoopFigures(platform.metrics, loopNames);
  const loops = createLoopRunner(container.loops, { ...platform, figures });
  let isRetired = false;
  const readiness: ReadinessChecks = {
    database: async () => (await db.sql.row(PING)) !== null,
    migrations: createMigrationsCheck(db),
    jobs: async () => queue.isRunning() && loops.isRunning(),
    staying: async () => !isRetired,
    ...platform.readiness,
  };
  gaugeReadiness(platform.metrics, () => readinessOf(readiness));
  gaugeBuild(platform.metrics, version);
  gaugeLeader({ ...platform, sql: db.sql }, loopNames);
  gaugeCertificate(platform.metrics, config.PIX_CERT_PATH);
  const app = createApp({
    ...platform,
    ...container,
    readiness,
    webApp: await readWebApp(WEB_APP_FOLDER),
    sandboxRouter: simulated?.router,
  });
  shutdown.add('requests and jobs', SERVING_LIMIT_MS, async () => {
    // A proxy still sends requests until it has read that this server is leaving.
    const drainMs = settings.current().drain_seconds * 1000;
    isRetired = true;
    log.info({ version, url: listener.url, drain_ms: drainMs }, 'stopping: serves to the end what has begun');
    listener.retire();
    await wait(drainMs);
    const requestsMs = Math.min(REQUESTS_LIMIT_MS, SERVING_LIMIT_MS - MARGIN_MS - drainMs);
    await Promise.all([listener.close(requestsMs), loops.stop(), queue.stop()]);
  });
  listener.serve(app, guardUpgrades(container.sockets, app, platform));
  await mailer.start();
  await container.start();
  await queue.schedule(container.dailyJobs);
  loops.start();
  const addresses = { url: listener.url, public_url: platform.publicUrl };
  const migrated = { migrations: migrations.length, last_migration: migrations.at(-1) };
  log.info({ version, node: config.NODE_ENV, ...addresses, ...migrated }, 'started');
}

async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < READY_ATTEMPTS; attempt += 1) {
    const { ok } = await fetch(`${url}/readyz`);
    if (ok) return;
    await wait(READY_RETRY_MS);
  }
  throw new StartError(`The server started but ${url}/readyz does not become ready.`);
}
