import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { environmentSchema, readConfig } from '../../backend/src/config.js';
import { fromRoot } from '../runtime/paths.mjs';

interface Service {
  environment?: Record<string, string>;
}

const text = fs.readFileSync(fromRoot('docker-compose.yml'), 'utf8');
const { services } = parse(text, { merge: true }) as { services: Record<string, Service> };
const replicas = Object.keys(services).filter((name) => name.startsWith('backend-'));

const operatorsValues: Record<string, string> = {
  PUBLIC_URL: 'https://torpedo.example',
  POSTGRES_PASSWORD: 'secret',
  POSTGRES_SERVER_PASSWORD: 'another secret',
  JWT_SECRET: 'a-secret-of-more-than-32-characters',
  ADMIN_EMAIL: 'admin@torpedo.example',
  ADMIN_PASSWORD: 'long enough 1',
  MAIL_FROM: 'Torpedo <no-reply@torpedo.example>',
  SMS_PROVIDER_URL: 'https://provider.example/stubs/handler_api.php',
  SMS_PROVIDER_API_KEY: 'key',
};

/** Compose cannot ask for one of several: the server does. */
const oneGateway: Record<string, string> = {
  MERCADOPAGO_ACCESS_TOKEN: 'token',
  MERCADOPAGO_WEBHOOK_SECRET: 'secret',
};

/** Replaces ${NAME}, ${NAME:?message} and ${NAME:-default} as Compose does. */
const interpolate = (value: string) =>
  value.replace(/\$\{(\w+)(?::[?-]([^}]*))?\}/g, (whole, name: string, rest = '') =>
    whole.includes(':-')
      ? (oneGateway[name] ?? (rest as string))
      : (operatorsValues[name] ?? `missing ${name}`),
  );

const environmentOf = (replica: string) => services[replica]?.environment ?? {};

describe('docker-compose.yml', () => {
  it('runs two replicas of the server, both known to the proxy', () => {
    const proxy = fs.readFileSync(fromRoot('scripts/deploy/Caddyfile'), 'utf8');
    expect(replicas).toHaveLength(2);
    for (const replica of replicas) expect(proxy).toContain(`${replica}:3000`);
  });

  it('gives the server only variables that it knows', () => {
    const known = Object.keys(environmentSchema.shape);
    for (const replica of replicas) {
      expect(known).toEqual(expect.arrayContaining(Object.keys(environmentOf(replica))));
    }
  });

  it('is a complete configuration for production once the operator has given what it asks for', () => {
    const given = Object.entries(environmentOf('backend-1')).map(([name, value]) => [
      name,
      interpolate(value),
    ]);
    const config = readConfig({
      NODE_ENV: 'production',
      ...(Object.fromEntries(given) as NodeJS.ProcessEnv),
    });
    expect(config.sandbox.any).toBe(false);
  });

  it('says what a required variable is for', () => {
    const required = [...text.matchAll(/\$\{(\w+):\?([^}]*)\}/g)];
    expect(required.map(([, name]) => name).sort()).toEqual(Object.keys(operatorsValues).sort());
    for (const [, , message = ''] of required) expect(message.length).toBeGreaterThan(10);
  });
});
