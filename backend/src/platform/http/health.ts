import { setTimeout as wait } from 'node:timers/promises';
import { Router } from 'express';

const CHECK_TIMEOUT_MS = 2_000;

export type ReadinessChecks = Readonly<Record<string, () => Promise<boolean>>>;

const withinTime = (check: () => Promise<boolean>): Promise<boolean> =>
  Promise.race([check(), wait(CHECK_TIMEOUT_MS, false, { ref: false })]).catch(() => false);

export async function readinessOf(checks: ReadinessChecks): Promise<Record<string, boolean>> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, await withinTime(check)] as const),
  );
  return Object.fromEntries(results);
}

/** `/healthz`: the process answers. `/readyz`: it can work. */
export function health(checks: ReadinessChecks): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  router.get('/readyz', async (_request, response) => {
    const results = Object.entries(await readinessOf(checks));
    const isReady = results.every(([, isRight]) => isRight);
    response.status(isReady ? 200 : 503).json({
      status: isReady ? 'ready' : 'not ready',
      checks: Object.fromEntries(results.map(([name, isRight]) => [name, isRight ? 'ok' : 'failing'])),
    });
  });
  return router;
}
