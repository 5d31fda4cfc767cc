import { z } from 'zod';
import { StartError } from './platform/errors/index.js';
import { GATEWAY_CODES, type GatewayCode } from './platform/gateway-codes.js';
import { settingsProblems, type SettingsInput } from './platform/settings/index.js';
import { vapidProblem, type VapidIdentity } from './platform/vapid.js';

const text = z.string().min(1);
const webUrl = z.url({ protocol: /^https?$/ });
const integer = (fallback: number, minimum = 1) => z.coerce.number().int().min(minimum).default(fallback);
const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');

/** The JSON as it was written: defaults must not be filled in, or they would pin the database's settings. */
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

/** Every environment variable; the description is its help text. */
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
  DATABASE_POOL_SIZE: integer(10).describe('connections of the pool'),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe('Valkey or Redis for live events and rate limits across replicas'),
  JWT_SECRET: text.optional().describe('signs access tokens; in production at least 32 characters'),
  ADMIN_EMAIL: z.email().optional().describe('first administrator, created if there is none'),
  ADMIN_PASSWORD: z.string().min(8).optional().describe('password of the first administrator'),
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
  METRICS_TOKEN: text.optional().describe('bearer token of /metrics; unset: loopback only'),
});

type Environment = z.output<typeof environmentSchema>;

/** The whole configuration of the process, read once. */
export interface Config extends Environment {
  HOST: string;
  /** Outside parties that are simulated because their credentials are unset. */
  sandbox: { provider: boolean; gateways: readonly GatewayCode[]; mail: boolean; any: boolean };
  /** Identity at push services; null when the operator set none of its variables. */
  vapid: VapidIdentity | null;
}

function describeIssues(issues: readonly z.core.$ZodIssue[]): string {
  return issues
    .map((issue) => {
      const [variable = '', ...rest] = issue.path.map(String);
      const help =
        environmentSchema.shape[variable as keyof typeof environmentSchema.shape].description ?? '';
      const where = rest.length > 0 ? `${variable} (${rest.join('.')})` : variable;
      return `  ${where}: ${issue.message}${help ? ` — ${help}` : ''}`;
    })
    .join('\n');
}

/** A key for HS256 as long as its hash (RFC 7518, 3.2). */
const SAFE_SECRET_LENGTH = 32;

/** What connects each gateway: its first variables all, and in production those after them too. */
const GATEWAY_VARIABLES: Readonly<Record<GatewayCode, GatewayVariables>> = {
  MERCADOPAGO: { connect: ['MERCADOPAGO_ACCESS_TOKEN'], inProduction: ['MERCADOPAGO_WEBHOOK_SECRET'] },
  PIX: {
    connect: ['PIX_API_URL', 'PIX_TOKEN_URL', 'PIX_CLIENT_ID', 'PIX_CLIENT_SECRET', 'PIX_KEY'],
    inProduction: [],
  },
};

interface GatewayVariables {
  connect: readonly (keyof Environment)[];
  inProduction: readonly (keyof Environment)[];
}

const isConnected = (env: Environment, code: GatewayCode) =>
  GATEWAY_VARIABLES[code].connect.every((name) => env[name] !== undefined);

/** One gateway is enough; of one that was begun, everything is needed. */
function missingOfGateways(env: Environment): string[] {
  const missing = GATEWAY_CODES.flatMap((code) => {
    const { connect, inProduction } = GATEWAY_VARIABLES[code];
    const isBegun = connect.some((name) => env[name] !== undefined);
    const unset = [...connect, ...inProduction].filter((name) => env[name] === undefined);
    return isBegun ? unset.map((name) => `${name} (gateway ${code})`) : [];
  });
  if (GATEWAY_CODES.some((code) => isConnected(env, code))) return missing;
  const ways = GATEWAY_CODES.map((code) => GATEWAY_VARIABLES[code].connect.join(', '));
  return [...missing, `${ways.join('; or ')} (a gateway)`];
}

/** @throws StartError for a gateway of which only a part is set, and for free numbers */
function simulatedGateways(env: Environment): GatewayCode[] {
  for (const code of GATEWAY_CODES) {
    const { connect } = GATEWAY_VARIABLES[code];
    const unset = connect.filter((name) => env[name] === undefined);
    if (unset.length === 0 || unset.length === connect.length) continue;
    throw new StartError(`The gateway ${code} lacks ${unset.join(', ')}: set all of them or none.`);
  }
  if (Boolean(env.PIX_CERT_PATH) !== Boolean(env.PIX_KEY_PATH)) {
    throw new StartError('PIX_CERT_PATH and PIX_KEY_PATH belong together: set both or none.');
  }
  if (env.NODE_ENV === 'production') return [];
  const simulated = GATEWAY_CODES.filter((code) => !isConnected(env, code));
  if (!env.SMS_PROVIDER_URL || env.ALLOW_SIMULATED_PAYMENTS) return simulated;
  if (simulated.length < GATEWAY_CODES.length) return [];
  throw new StartError(
    'A real number provider beside simulated payments gives numbers away: configure a gateway or set ALLOW_SIMULATED_PAYMENTS=true.',
  );
}

function missingInProduction(env: Environment): string[] {
  const missing: string[] = [];
  if (!env.DATABASE_URL) missing.push('DATABASE_URL (a PostgreSQL server)');
  if (!env.PUBLIC_URL) missing.push('PUBLIC_URL (the address customers use)');
  missing.push(...missingOfGateways(env));
  if (!env.SMS_PROVIDER_URL || !env.SMS_PROVIDER_API_KEY)
    missing.push('SMS_PROVIDER_URL and SMS_PROVIDER_API_KEY (a provider)');
  if (!env.SMTP_URL) missing.push('SMTP_URL (mail)');
  if (!env.JWT_SECRET) missing.push('JWT_SECRET');
  else if (env.JWT_SECRET.length < SAFE_SECRET_LENGTH) missing.push('JWT_SECRET of at least 32 characters');
  return missing;
}

/** @throws StartError unless the three variables are well-formed and belong together, or all missing */
function vapidOf(env: Environment): VapidIdentity | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = env;
  if (!publicKey && !privateKey && !subject) return null;
  if (!publicKey || !privateKey || !subject) {
    throw new StartError(
      'VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT belong together: set all or none.',
    );
  }
  const identity = { publicKey, privateKey, subject };
  const problem = vapidProblem(identity);
  if (problem) throw new StartError(problem);
  return identity;
}

/** Reads and checks the environment; throws StartError with one sentence per problem. */
export function readConfig(source: NodeJS.ProcessEnv): Config {
  // An empty variable in a compose file or shell means "not given".
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success)
    throw new StartError(`Wrong environment variables:\n${describeIssues(parsed.error.issues)}`);
  const env = parsed.data;

  if (env.NODE_ENV === 'production') {
    const missing = missingInProduction(env);
    if (missing.length > 0) throw new StartError(`Missing for production:\n  ${missing.join('\n  ')}`);
    if (env.RATE_LIMITS === 'off') throw new StartError('RATE_LIMITS=off is not possible in production.');
  }
  if (Boolean(env.SMS_PROVIDER_URL) !== Boolean(env.SMS_PROVIDER_API_KEY)) {
    throw new StartError('SMS_PROVIDER_URL and SMS_PROVIDER_API_KEY belong together: set both or none.');
  }
  if (env.MIGRATION_DATABASE_URL && !env.DATABASE_URL) {
    throw new StartError('MIGRATION_DATABASE_URL needs DATABASE_URL, whose user serves.');
  }
  if (Boolean(env.OIDC_ISSUER) !== Boolean(env.OIDC_CLIENT_ID)) {
    throw new StartError('OIDC_ISSUER and OIDC_CLIENT_ID belong together: set both or none.');
  }
  if (env.NODE_ENV === 'production' && env.OIDC_ISSUER?.startsWith('http:')) {
    throw new StartError('OIDC_ISSUER has to be an https address in production.');
  }
  const provider = !env.SMS_PROVIDER_URL;
  const gateways = simulatedGateways(env);
  const mail = !env.SMTP_URL;
  return {
    ...env,
    HOST: env.HOST ?? (env.NODE_ENV === 'production' ? '0.0.0.0' : '127.0.0.1'),
    sandbox: { provider, gateways, mail, any: provider || gateways.length > 0 || mail },
    vapid: vapidOf(env),
  };
}
