import { setTimeout as wait } from 'node:timers/promises';
import { Router } from 'express';

const CHECK_TIMEOUT_MS = 2_000;

/** `degraded`: the server works without it, but less well. */
export type Readiness = 'ok' | 'degraded' | 'failing';

export type ReadinessChecks = Readonly<Record<string, () => Promise<Readiness | boolean>>>;

async function withinTime(check: () => Promise<Readiness | boolean>): Promise<Readiness> {
  const timeout = wait(CHECK_TIMEOUT_MS, false, { ref: false });
  const found = await Promise.race([check(), timeout]).catch(() => false);
  return typeof found === 'boolean' ? (found ? 'ok' : 'failing') : found;
}

export async function readinessOf(checks: ReadinessChecks): Promise<Record<string, Readiness>> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, await withinTime(check)] as const),
  );
  return Object.fromEntries(results);
}

/** `/healthz`: the process answers. `/readyz`: the process can work. */
export function health(checks: ReadinessChecks): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  router.get('/readyz', async (_request, response) => {
    const results = await readinessOf(checks);
    const found = new Set(Object.values(results));
    const isReady = !found.has('failing');
    const status = isReady ? (found.has('degraded') ? 'degraded' : 'ready') : 'not ready';
    response.status(isReady ? 200 : 503).json({ status, checks: results });
  });
  return router;
}
