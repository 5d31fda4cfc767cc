import type { Logger } from '../logging/index.js';

const PROBE_MS = 1_000;
/** Too many connections, shutting down, starting, or a broken connection. */
const AWAY_CODE = /^(?:08\w{3}|57P0[123]|53300)$/;
const AWAY_NAME = /^(?:SequelizeConnection|DatabaseConnectionError)/;
const AWAY_MESSAGE = /^Connection terminated|^Client has encountered a connection error/;
const MOST_CAUSES = 5;

export function isDatabaseAway(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > MOST_CAUSES) return false;
  const { name, code, message, cause, original } = error as Record<string, unknown>;
  if (typeof name === 'string' && AWAY_NAME.test(name)) return true;
  if (typeof code === 'string' && AWAY_CODE.test(code)) return true;
  if (typeof message === 'string' && AWAY_MESSAGE.test(message)) return true;
  return isDatabaseAway(cause, depth + 1) || isDatabaseAway(original, depth + 1);
}

interface Deps {
  log: Logger;
  ping: () => Promise<unknown>;
}

/** Logs only the beginning of a database outage, and its end with the count of failures. */
export function logWithoutOutages({ log, ping }: Deps): { log: Logger; close(): void } {
  let away: { since: number; failures: number; timer: NodeJS.Timeout } | null = null;

  function probe(): void {
    ping().then(
      () => {
        if (!away) return;
        const seconds = Math.round((performance.now() - away.since) / 1_000);
        log.warn({ seconds, failures: away.failures }, 'the database is back');
        clearInterval(away.timer);
        away = null;
      },
      () => undefined,
    );
  }

  function absorbs([facts]: readonly unknown[]): boolean {
    const { err } = (facts ?? {}) as { err?: unknown };
    if (!isDatabaseAway(err)) return false;
    if (away) away.failures += 1;
    else {
      log.error({ err }, 'the database is away: what needs it fails until it is back');
      away = { since: performance.now(), failures: 1, timer: setInterval(probe, PROBE_MS).unref() };
    }
    return true;
  }

  const quiet = Object.create(log) as Logger;
  for (const level of ['error', 'warn'] as const) {
    const write = (values: unknown[]) => void Reflect.apply(log[level], log, values);
    quiet[level] = (...values: unknown[]) => {
      if (!absorbs(values)) write(values);
    };
  }
  return {
    log: quiet,
    close() {
      if (away) clearInterval(away.timer);
    },
  };
}
