import type { Environment } from './environment.js';
import { GATEWAY_CODES, type GatewayCode } from './platform/gateway-codes.js';
import { PASSWORD_CRITERIA, unmetCriteria } from './platform/password-criteria.js';

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

export function simulatedGateways(env: Environment): GatewayCode[] {
  const simulated = GATEWAY_CODES.filter((code) => !isConnected(env, code));
  return env.SMS_PROVIDER_URL && !env.ALLOW_SIMULATED_PAYMENTS ? [] : simulated;
}

export function gatewayProblems(env: Environment): string[] {
  const begun = GATEWAY_CODES.flatMap((code) => {
    const { connect } = GATEWAY_VARIABLES[code];
    const unset = connect.filter((name) => env[name] === undefined);
    return unset.length > 0 && unset.length < connect.length
      ? [`The gateway ${code} lacks ${unset.join(', ')}: set all of them or none.`]
      : [];
  });
  const isFree =
    env.SMS_PROVIDER_URL &&
    !env.ALLOW_SIMULATED_PAYMENTS &&
    !GATEWAY_CODES.some((code) => isConnected(env, code));
  if (!isFree) return begun;
  return [
    ...begun,
    'A real number provider beside simulated payments gives numbers away: configure a gateway or set ALLOW_SIMULATED_PAYMENTS=true.',
  ];
}

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

function missingInProduction(env: Environment): string[] {
  const missing: string[] = [];
  if (!env.DATABASE_URL) missing.push('DATABASE_URL (a PostgreSQL server)');
  if (!env.PUBLIC_URL) missing.push('PUBLIC_URL (the address customers use)');
  missing.push(...missingOfGateways(env));
  if (!env.SMS_PROVIDER_URL || !env.SMS_PROVIDER_API_KEY)
    missing.push('SMS_PROVIDER_URL and SMS_PROVIDER_API_KEY (a provider)');
  if (!env.SMTP_URL) missing.push('SMTP_URL (mail)');
  if (!env.JWT_SECRET) missing.push('JWT_SECRET');
  return missing;
}

/** JWT_SECRET must be as long as its hash (RFC 7518, 3.2). */
const OWN_SECRETS = [
  { name: 'JWT_SECRET', characters: 32, bits: 56 },
  { name: 'METRICS_TOKEN', characters: 16, bits: 16 },
  { name: 'SMS_PROVIDER_WEBHOOK_SECRET', characters: 16, bits: 16 },
  { name: 'MERCADOPAGO_WEBHOOK_SECRET', characters: 16, bits: 16 },
  { name: 'ALARM_WEBHOOK_SECRET', characters: 16, bits: 16 },
] as const;

const GIVEN_SECRETS = [
  'SMS_PROVIDER_API_KEY',
  'MERCADOPAGO_ACCESS_TOKEN',
  'PIX_CLIENT_SECRET',
  'OIDC_CLIENT_SECRET',
] as const;
const GIVEN_CHARACTERS = 8;

/** Estimates random bits: those of one character for each distinct pair of neighbours, so repetition adds none. */
function bitsOf(text: string): number {
  const characters = [...text];
  const counts = new Map<string, number>();
  for (const each of characters) counts.set(each, (counts.get(each) ?? 0) + 1);
  const perCharacter = [...counts.values()]
    .map((count) => count / characters.length)
    .reduce((sum, share) => sum - share * Math.log2(share), 0);
  const pairs = new Set(characters.slice(1).map((each, place) => characters[place]! + each));
  return perCharacter * (pairs.size + 1);
}

function weakSecrets(env: Environment): string[] {
  const own = OWN_SECRETS.flatMap(({ name, characters, bits }) => {
    const value = env[name];
    if (value === undefined) return [];
    if (value.length < characters) return [`${name} of at least ${characters} random characters`];
    return bitsOf(value) < bits
      ? [`${name} that does not repeat itself: make one with openssl rand -hex 32`]
      : [];
  });
  const given = GIVEN_SECRETS.filter((name) => (env[name]?.length ?? GIVEN_CHARACTERS) < GIVEN_CHARACTERS);
  return [
    ...own,
    ...given.map((name) => `${name} as it was given: fewer than ${GIVEN_CHARACTERS} characters are none`),
  ];
}

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const CALLED = [
  'SMS_PROVIDER_URL',
  'MERCADOPAGO_API_URL',
  'PIX_API_URL',
  'PIX_TOKEN_URL',
  'PTAX_API_URL',
  'OIDC_ISSUER',
] as const;

function plainAddresses(env: Environment): string[] {
  const isPlain = (address: string | undefined) => address?.startsWith('http:') === true;
  const isOpen = isPlain(env.PUBLIC_URL) && !LOOPBACK.test(new URL(env.PUBLIC_URL!).hostname);
  return [
    ...(isOpen ? ['PUBLIC_URL as an https address, but for one of this machine'] : []),
    ...CALLED.filter((name) => isPlain(env[name])).map((name) => `${name} as an https address`),
  ];
}

export function problemsForProduction(env: Environment, unreadable: readonly string[]): string[] {
  const isOther = (problem: string) => !unreadable.some((name) => problem.includes(name));
  const missing = missingInProduction(env).filter(isOther);
  const unsafe = [...weakSecrets(env), ...plainAddresses(env)].filter(isOther);
  return [
    ...(missing.length > 0 ? [`Missing for production:\n  ${missing.join('\n  ')}`] : []),
    ...(unsafe.length > 0 ? [`Production demands:\n  ${unsafe.join('\n  ')}`] : []),
    ...(env.RATE_LIMITS === 'off' ? ['RATE_LIMITS=off is not possible in production.'] : []),
  ];
}

export function warningsForProduction(env: Environment): string[] {
  const { ADMIN_PASSWORD: password } = env;
  const unmet = password === undefined ? [] : unmetCriteria(PASSWORD_CRITERIA.changed, password);
  return [
    ...(unmet.length > 0
      ? [`ADMIN_PASSWORD lacks what every other password has to have (${unmet.join(', ')}).`]
      : []),
    ...(env.PIX_API_URL && !env.PIX_CERT_PATH
      ? [
          'Pix runs without a client certificate (PIX_CERT_PATH): few banks are content with a client secret alone.',
        ]
      : []),
    ...(env.TRUST_PROXY
      ? []
      : ['TRUST_PROXY is unset: behind a proxy every customer has the address of that proxy.']),
  ];
}
