import express from 'express';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { health, type ReadinessChecks } from './health.js';

async function readyz(checks: ReadinessChecks) {
  const server = createServer(express().use(health(checks))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/readyz`);
  server.close();
  return { code: answer.status, body: await answer.json() };
}

it('is ready where every check is right', async () => {
  expect(await readyz({ database: () => Promise.resolve(true) })).toEqual({
    code: 200,
    body: { status: 'ready', checks: { database: 'ok' } },
  });
});

it('takes requests while it can go on without something, and says without what', async () => {
  const checks = { database: () => Promise.resolve(true), redis: () => Promise.resolve('degraded' as const) };
  expect(await readyz(checks)).toEqual({
    code: 200,
    body: { status: 'degraded', checks: { database: 'ok', redis: 'degraded' } },
  });
});

it('takes none while something is missing, fails or does not answer', async () => {
  const checks = {
    database: () => Promise.resolve(false),
    jobs: () => Promise.reject(new Error('broken')),
    migrations: () => new Promise<boolean>(() => undefined),
    redis: () => Promise.resolve('degraded' as const),
  };
  expect(await readyz(checks)).toEqual({
    code: 503,
    body: {
      status: 'not ready',
      checks: { database: 'failing', jobs: 'failing', migrations: 'failing', redis: 'degraded' },
    },
  });
});
