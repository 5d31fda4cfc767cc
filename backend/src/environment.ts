import { z } from 'zod';
import { DATABASE_TIMEOUTS } from './platform/database/index.js';
import { PASSWORD_CRITERIA } from './platform/password-criteria.js';
import { isRedisUrl } from './platform/redis-connection.js';
import { settingsProblems, type SettingsInput } from './platform/settings/index.js';

const text = z.string().min(1);
const webUrl = z.url({ protocol: /^https?$/ });
const integer = (fallback: number, minimum = 1) => z.coerce.number().int().min(minimum).default(fallback);
const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');

/** Adds no defaults, because they would pin the settings of the database. */
const settingsJson = z
  .string()
  .default('{}')
  .transform((json, context): SettingsInput => {
    let value: unknown;
    try {
      value = JSON.parse(json);
    } catch {
      context.addIssue({ code: 'custom', message: 'is not valid JSON' });
      return z.NEVER;
    }
    for (const problem of settingsProblems(value)) context.addIssue({ code: 'custom', ...problem });
    return value as SettingsInput;
  });

export const environmentSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('production demands real credentials'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('port to listen on'),
  HOST: text.optional().describe('address to listen on; 127.0.0.1 in sandbox, 0.0.0.0 in production'),
  PUBLIC_URL: webUrl.optional().describe('address customers use, for links, cookies and callbacks'),
  TRUST_PROXY: text
    .optional()
    .describe('proxies whose X-Forwarded-* count: a number of hops or a list of networks'),
  TORPEDO_DATA_DIR: text.default('.data').describe('embedded database, and secrets that the sandbox makes'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('PostgreSQL; unset: an embedded one in the data directory'),
  MIGRATION_DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('the same database for the owner of the tables, who migrates; then DATABASE_URL only serves'),
  READ_DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe(
      'a replica of that database, or a proxy before several, for lists, reports and the public catalogue',
    ),
  DATABASE_POOL_SIZE: integer(10).describe('connections of the pool'),
  DATABASE_STATEMENT_TIMEOUT_MS: integer(DATABASE_TIMEOUTS.statementMs).describe(
    'longest time of a statement',
  ),
  DATABASE_LOCK_TIMEOUT_MS: integer(DATABASE_TIMEOUTS.lockMs).describe('longest wait for a lock'),
  DATABASE_IDLE_TIMEOUT_MS: integer(DATABASE_TIMEOUTS.idleMs).describe('longest pause inside a transaction'),
  DATABASE_CONNECT_TIMEOUT_MS: integer(DATABASE_TIMEOUTS.connectMs).describe(
    'longest wait for a database that takes connections',
  ),
  REDIS_URL: text
    .refine(isRedisUrl, 'is no redis://host:port and no redis+sentinel://host:port,host:port/name')
    .optional()
    .describe(
      'Valkey or Redis for live events and rate limits across replicas; redis+sentinel:// asks Sentinels',
    ),
  JWT_SECRET: text.optional().describe('signs access tokens; in production at least 32 random characters'),
  JWT_SECRET_PREVIOUS: text
    .optional()
    .describe('the JWT_SECRET before, while it is being replaced: opens what it has sealed and signed'),
  ADMIN_EMAIL: z.email().optional().describe('first administrator, created if there is none'),
  ADMIN_PASSWORD: z
    .string()
    .regex(PASSWORD_CRITERIA.chosen.length, 'is shorter than every other password has to be')
    .optional()
    .describe('password of the first administrator'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('mail server; unset: the sandbox mailbox'),
  MAIL_FROM: text.default('Torpedo <no-reply@torpedo.local>').describe('sender of mails'),
  SMS_PROVIDER_URL: webUrl.optional().describe('handler_api endpoint of the first provider'),
  SMS_PROVIDER_API_KEY: text.optional().describe('its key'),
  SMS_PROVIDER_CURRENCY: z
    .enum(['USD', 'EUR', 'BRL', 'RUB'])
    .default('USD')
    .describe('currency of its prices'),
  SMS_PROVIDER_WEBHOOK_SECRET: text.optional().describe('secret in the address of its SMS webhook'),
  SMS_POLL_INTERVAL_MS: integer(3000, 50).describe('pause between two polls of the provider'),
  CATALOGUE_SYNC_INTERVAL_MS: integer(300_000, 100).describe('pause between two catalogue synchronisations'),
  ALARM_WEBHOOK_SECRET: text.optional().describe('signs what the webhook of alarms is told'),
  MERCADOPAGO_API_URL: webUrl.default('https://api.mercadopago.com').describe('Mercado Pago API'),
  MERCADOPAGO_ACCESS_TOKEN: text.optional().describe('credential of the gateway MERCADOPAGO'),
  MERCADOPAGO_WEBHOOK_SECRET: text.optional().describe('verifies its notifications'),
  PIX_API_URL: webUrl.optional().describe('API Pix of a bank'),
  PIX_TOKEN_URL: webUrl.optional().describe('its OAuth token address'),
  PIX_CLIENT_ID: text.optional().describe('its client id'),
  PIX_CLIENT_SECRET: text.optional().describe('its client secret'),
  PIX_KEY: text.optional().describe('the Pix key that is paid'),
  PIX_CERT_PATH: text.optional().describe('client certificate (PEM)'),
  PIX_KEY_PATH: text.optional().describe('private key of the certificate (PEM)'),
  PTAX_API_URL: webUrl
    .optional()
    .describe('exchange rates by OData; unset: the Banco Central, in sandbox a simulated one'),
  TOPUP_SWEEP_INTERVAL_MS: integer(15_000, 50).describe('pause between two readings of pending top-ups'),
  VAPID_PUBLIC_KEY: text
    .optional()
    .describe('Web Push public key; unset: no push in production, elsewhere a kept pair'),
  VAPID_PRIVATE_KEY: text.optional().describe('Web Push private key'),
  VAPID_SUBJECT: text.optional().describe('Web Push contact (mailto: or https:)'),
  OIDC_ISSUER: webUrl.optional().describe('identity provider; unset: no button'),
  OIDC_CLIENT_ID: text.optional().describe('client id at the identity provider'),
  OIDC_CLIENT_SECRET: text.optional().describe('client secret at the identity provider'),
  OIDC_LABEL: text.optional().describe('name of the identity provider on the button; unset: its host'),
  ANALYTICS_MEASUREMENT_ID: z
    .string()
    .regex(/^[A-Z]+-[A-Z0-9]+$/, 'is not an id such as G-AB12CD34EF')
    .optional()
    .describe('analytics property, loaded only after consent'),
  RATE_LIMITS: z
    .enum(['on', 'off'])
    .default('on')
    .describe('off only outside production, for load measurements'),
  TORPEDO_SETTINGS: settingsJson.describe('JSON object of settings that stay pinned while the process runs'),
  ALLOW_SIMULATED_PAYMENTS: flag.describe('lets a real provider run beside a simulated gateway'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('log level'),
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl
    .optional()
    .describe('collector of traces (OTLP over HTTP), without /v1/traces; unset: no traces'),
  OTEL_EXPORTER_OTLP_HEADERS: text.optional().describe('headers for it, such as authorization=Bearer%20…'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('share of the requests that are traced, unless the proxy has decided'),
  METRICS_TOKEN: text.optional().describe('bearer token of /metrics; unset: loopback only'),
});

export type Environment = z.output<typeof environmentSchema>;
