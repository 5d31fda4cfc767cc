import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newVapidKeys } from './platform/vapid.js';
import { readConfig } from './config.js';
import { environmentSchema } from './environment.js';
import { StartError } from './platform/errors/index.js';

const BANK = {
  PIX_API_URL: 'https://pix.bank.example/v2',
  PIX_TOKEN_URL: 'https://pix.bank.example/oauth/token',
  PIX_CLIENT_ID: 'client',
  PIX_CLIENT_SECRET: 'bank-secret',
  PIX_KEY: 'pix@torpedo.example',
};

const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://torpedo:secret@database.example/torpedo',
  PUBLIC_URL: 'https://torpedo.example',
  JWT_SECRET: '1f6c0b7d29e84a53c8d7f1e2a4b69035',
  SMTP_URL: 'smtp://mail.example',
  MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-4077',
  MERCADOPAGO_WEBHOOK_SECRET: '9b1d2f4c7e6a8035',
  SMS_PROVIDER_URL: 'https://provider.example/handler_api.php',
  SMS_PROVIDER_API_KEY: 'key-of-9-signs',
};

function refusalOf(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    expect(error).toBeInstanceOf(StartError);
    return (error as StartError).message;
  }
  throw new Error('The configuration was accepted');
}

describe('without any variable', () => {
  it('is a sandbox on this machine with everything simulated', () => {
    expect(readConfig({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      TORPEDO_DATA_DIR: '.data',
      DATABASE_POOL_SIZE: 10,
      SMS_POLL_INTERVAL_MS: 3000,
      CATALOGUE_SYNC_INTERVAL_MS: 300_000,
      TOPUP_SWEEP_INTERVAL_MS: 15_000,
      SMS_PROVIDER_CURRENCY: 'USD',
      RATE_LIMITS: 'on',
      sandbox: { provider: true, gateways: ['MERCADOPAGO', 'PIX'], mail: true, any: true },
    });
  });

  it('takes an empty variable as one that was not given', () => {
    expect(readConfig({ PORT: '', JWT_SECRET: '' })).toMatchObject({ PORT: 3000 });
  });
});

describe('simulates only what has no credentials of its own', () => {
  it('with a real mail server', () => {
    expect(readConfig({ SMTP_URL: 'smtp://mail.example' }).sandbox).toEqual({
      provider: true,
      gateways: ['MERCADOPAGO', 'PIX'],
      mail: false,
      any: true,
    });
  });

  it('with a gateway of which a part is missing, says what', () => {
    expect(refusalOf({ PIX_API_URL: BANK.PIX_API_URL })).toContain('lacks PIX_TOKEN_URL, PIX_CLIENT_ID');
    expect(refusalOf({ ...BANK, PIX_CERT_PATH: 'cert.pem' })).toContain('PIX_KEY_PATH belong together');
  });

  it('and no gateway beside a real one and a real provider, which would give numbers away', () => {
    const real = { SMS_PROVIDER_URL: PRODUCTION.SMS_PROVIDER_URL, SMS_PROVIDER_API_KEY: 'key' };
    expect(readConfig({ ...real, ...BANK }).sandbox.gateways).toEqual([]);
    expect(readConfig({ ...BANK }).sandbox.gateways).toEqual(['MERCADOPAGO']);
    const allowed = { ...real, ...BANK, ALLOW_SIMULATED_PAYMENTS: 'true' };
    expect(readConfig(allowed).sandbox.gateways).toEqual(['MERCADOPAGO']);
  });

  it('refuses a real provider beside simulated payments unless told so', () => {
    const real = { SMS_PROVIDER_URL: PRODUCTION.SMS_PROVIDER_URL, SMS_PROVIDER_API_KEY: 'key' };
    expect(refusalOf(real)).toContain('ALLOW_SIMULATED_PAYMENTS=true');
    expect(readConfig({ ...real, ALLOW_SIMULATED_PAYMENTS: 'true' }).sandbox.provider).toBe(false);
  });
});

describe('names every wrong variable with what it is for', () => {
  it.each([
    [{ PORT: 'http' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ DATABASE_URL: 'mysql://127.0.0.1/torpedo' }, 'DATABASE_URL'],
    [{ MIGRATION_DATABASE_URL: 'mysql://127.0.0.1/torpedo' }, 'MIGRATION_DATABASE_URL'],
    [{ READ_DATABASE_URL: 'mysql://127.0.0.1/torpedo' }, 'READ_DATABASE_URL'],
    [{ READ_DATABASE_URL: 'postgres://127.0.0.1/torpedo' }, 'READ_DATABASE_URL needs DATABASE_URL'],
    [{ REDIS_URL: 'http://127.0.0.1' }, 'REDIS_URL'],
    [{ SMTP_URL: 'http://127.0.0.1' }, 'SMTP_URL'],
    [{ PUBLIC_URL: 'ftp://torpedo.example' }, 'PUBLIC_URL'],
    [{ DATABASE_URL: 'localhost' }, 'DATABASE_URL'],
    [{ TORPEDO_SETTINGS: '{"activation_window": 5}' }, 'activation_window'],
    [{ TORPEDO_SETTINGS: '{"cancel_block": {"count": 0}}' }, 'cancel_block.count'],
    [{ TORPEDO_SETTINGS: '{' }, 'is not valid JSON'],
  ])('%j', (env, part) => {
    expect(refusalOf(env)).toContain(part);
  });

  it('accepts an earlier secret only together with the one that replaces it', () => {
    const part = 'JWT_SECRET_PREVIOUS needs another JWT_SECRET';
    expect(refusalOf({ JWT_SECRET_PREVIOUS: 'old' })).toContain(part);
    expect(refusalOf({ JWT_SECRET_PREVIOUS: 'old', JWT_SECRET: 'old' })).toContain(part);
    expect(readConfig({ JWT_SECRET_PREVIOUS: 'old', JWT_SECRET: 'new' }).JWT_SECRET_PREVIOUS).toBe('old');
  });

  it('says what a setting means and what it is by default', () => {
    expect(refusalOf({ TORPEDO_SETTINGS: '{"topup_minimum_cents": 0.5}' })).toContain(
      '(Smallest top-up; cents, by default 11)',
    );
  });

  it('lists them all at once', () => {
    expect(refusalOf({ PORT: 'http', LOG_LEVEL: 'loud' }).split('\n')).toHaveLength(3);
  });

  it('has a help text for each variable', () => {
    for (const [name, schema] of Object.entries(environmentSchema.shape)) {
      expect(schema.description, name).toBeTruthy();
    }
  });
});

describe('in production', () => {
  it('starts with real credentials, open to the network, without simulators', () => {
    expect(readConfig(PRODUCTION)).toMatchObject({ HOST: '0.0.0.0', sandbox: { any: false } });
  });

  it('lists all that is missing', () => {
    const text = refusalOf({ NODE_ENV: 'production' });
    for (const part of ['DATABASE_URL', 'PUBLIC_URL', 'a gateway', 'a provider', 'SMTP_URL', 'JWT_SECRET']) {
      expect(text).toContain(part);
    }
  });

  it('demands a secret that nobody can guess', () => {
    expect(refusalOf({ ...PRODUCTION, JWT_SECRET: 'short' })).toContain('JWT_SECRET of at least 32');
  });

  it.each([
    ['JWT_SECRET', 'a'.repeat(32)],
    ['JWT_SECRET', '1234567890'.repeat(4)],
    ['JWT_SECRET', 'change-me-'.repeat(4)],
    ['METRICS_TOKEN', 'x'],
    ['METRICS_TOKEN', 'x'.repeat(40)],
    ['SMS_PROVIDER_WEBHOOK_SECRET', 's'],
    ['MERCADOPAGO_WEBHOOK_SECRET', 's'],
    ['ALARM_WEBHOOK_SECRET', 'secret'],
    ['SMS_PROVIDER_API_KEY', 'k'],
    ['MERCADOPAGO_ACCESS_TOKEN', 't'],
  ])('refuses %s=%s', (name, value) => {
    expect(refusalOf({ ...PRODUCTION, [name]: value })).toContain(`  ${name} `);
  });

  it('takes every secret that is random', () => {
    for (let round = 0; round < 2_000; round += 1) {
      const JWT_SECRET = randomBytes(16).toString('hex');
      const METRICS_TOKEN = randomBytes(8).toString('hex');
      expect(readConfig({ ...PRODUCTION, JWT_SECRET, METRICS_TOKEN })).toMatchObject({ JWT_SECRET });
    }
  });

  it.each([
    'PUBLIC_URL',
    'SMS_PROVIDER_URL',
    'MERCADOPAGO_API_URL',
    'PIX_API_URL',
    'PIX_TOKEN_URL',
    'PTAX_API_URL',
    'OIDC_ISSUER',
  ])('refuses a plain address as %s', (name) => {
    const identity = { OIDC_CLIENT_ID: 'client', OIDC_ISSUER: 'https://identity.example' };
    const plain = { [name]: 'http://somewhere.example' };
    expect(refusalOf({ ...PRODUCTION, ...BANK, ...identity, ...plain })).toContain(
      `${name} as an https address`,
    );
  });

  it('is tried on this machine without TLS', () => {
    const PUBLIC_URL = 'http://localhost:3000';
    expect(readConfig({ ...PRODUCTION, PUBLIC_URL })).toMatchObject({ PUBLIC_URL });
    expect(refusalOf({ ...PRODUCTION, PUBLIC_URL: 'http://localhost.example' })).toContain('PUBLIC_URL');
  });

  it('lists all problems at once, also those of variables that cannot be read', () => {
    const text = refusalOf({
      NODE_ENV: 'production',
      PORT: 'http',
      DATABASE_URL: 'mysql://x',
      JWT_SECRET: 'short',
      METRICS_TOKEN: 'x',
      OIDC_ISSUER: 'http://identity.example',
      PUBLIC_URL: 'http://torpedo.example',
      RATE_LIMITS: 'off',
    });
    for (const name of [
      'PORT',
      'JWT_SECRET',
      'METRICS_TOKEN',
      'PUBLIC_URL',
      'OIDC_CLIENT_ID',
      'RATE_LIMITS',
      'SMTP_URL',
    ])
      expect(text).toContain(name);
    expect(text.match(/DATABASE_URL/g)).toHaveLength(1);
  });

  it('warns of a bank that sees no certificate, and of a proxy that nobody named', () => {
    const withBank = { ...PRODUCTION, ...BANK };
    expect(readConfig(withBank).warnings).toMatchObject([
      expect.stringContaining('PIX_CERT_PATH'),
      expect.stringContaining('TRUST_PROXY'),
    ]);
    const complete = { PIX_CERT_PATH: 'a.pem', PIX_KEY_PATH: 'b.pem', TRUST_PROXY: '1' };
    expect(readConfig({ ...withBank, ...complete }).warnings).toEqual([]);
    expect(readConfig({}).warnings).toEqual([]);
  });

  it('warns of an administrator whose password lacks what others need, and refuses one that is too short', () => {
    const complete = { ...PRODUCTION, TRUST_PROXY: '1' };
    expect(readConfig({ ...complete, ADMIN_PASSWORD: 'long enough 1' }).warnings).toEqual([
      'ADMIN_PASSWORD lacks what every other password has to have (uppercase).',
    ]);
    expect(readConfig({ ...complete, ADMIN_PASSWORD: 'Operadora-7' }).warnings).toEqual([]);
    expect(refusalOf({ ...complete, ADMIN_PASSWORD: 'aB1!' })).toContain('ADMIN_PASSWORD: is shorter');
  });

  it('demands a gateway whose payments it can read', () => {
    const { MERCADOPAGO_ACCESS_TOKEN: _, ...without } = PRODUCTION;
    expect(refusalOf({ ...without, PIX_API_URL: 'https://bank.example' })).toContain('a gateway');
  });

  it('accepts a single gateway, whichever it is', () => {
    const { MERCADOPAGO_ACCESS_TOKEN: _, MERCADOPAGO_WEBHOOK_SECRET: __, ...without } = PRODUCTION;
    expect(readConfig({ ...without, ...BANK }).sandbox).toEqual({
      provider: false,
      gateways: [],
      mail: false,
      any: false,
    });
    expect(refusalOf(without)).toContain('MERCADOPAGO_ACCESS_TOKEN; or PIX_API_URL, PIX_TOKEN_URL');
  });

  it('names all that a gateway lacks of which a part is set', () => {
    const { PIX_KEY: _, PIX_CLIENT_SECRET: __, ...part } = BANK;
    const text = refusalOf({ ...PRODUCTION, ...part });
    expect(text).toContain('PIX_KEY (gateway PIX)');
    expect(text).toContain('PIX_CLIENT_SECRET (gateway PIX)');
    expect(text).not.toContain('(a gateway)');
  });

  it('does not switch rate limits off', () => {
    expect(refusalOf({ ...PRODUCTION, RATE_LIMITS: 'off' })).toContain('RATE_LIMITS=off');
  });
});

it('pins only the settings that the operator wrote, and leaves the rest to the database', () => {
  const { TORPEDO_SETTINGS } = readConfig({ TORPEDO_SETTINGS: '{"cancel_after_seconds": 2}' });
  expect(TORPEDO_SETTINGS).toEqual({ cancel_after_seconds: 2 });
});

describe('the keys of Web Push', () => {
  const keys = newVapidKeys();
  const VAPID = {
    VAPID_PUBLIC_KEY: keys.publicKey,
    VAPID_PRIVATE_KEY: keys.privateKey,
    VAPID_SUBJECT: 'mailto:push@torpedo.example',
  };

  it('are taken when they belong together, and none are fine even in production', () => {
    expect(readConfig({ ...PRODUCTION, ...VAPID }).vapid).toEqual({ ...keys, subject: VAPID.VAPID_SUBJECT });
    expect(readConfig(PRODUCTION).vapid).toBeNull();
  });

  it.each([
    [{ VAPID_PUBLIC_KEY: '' }, 'set all or none'],
    [{ VAPID_SUBJECT: '' }, 'set all or none'],
    [{ VAPID_PUBLIC_KEY: `${keys.publicKey}=` }, 'VAPID_PUBLIC_KEY has to be 65 bytes'],
    [{ VAPID_PRIVATE_KEY: 'short' }, 'VAPID_PRIVATE_KEY has to be 32 bytes'],
    [{ VAPID_PRIVATE_KEY: newVapidKeys().privateKey }, 'does not belong to'],
    [{ VAPID_PRIVATE_KEY: 'A'.repeat(43) }, 'does not belong to'],
    [{ VAPID_SUBJECT: 'push@torpedo.example' }, 'VAPID_SUBJECT has to be'],
    [{ VAPID_SUBJECT: 'http://torpedo.example' }, 'VAPID_SUBJECT has to be'],
  ])('stop the start in one sentence when %j', (wrong, part) => {
    const text = refusalOf({ ...VAPID, ...wrong });
    expect(text).toContain(part);
    expect(text).not.toContain('\n');
  });
});
