import type { Logger } from './logging/index.js';

const REFRESH_MS = 5_000;

/** Refreshes every few seconds until stopped. Logs a series of failures once, and its end. @param what for the log */
export function keepRefreshed(
  what: string,
  { refresh, log }: { refresh: () => Promise<void>; log: Logger },
): () => void {
  let hasFailed = false;
  let isEnded = false;
  const timer = setInterval(() => {
    refresh().then(
      () => {
        if (hasFailed) log.info({ what }, 'refreshed again');
        hasFailed = false;
      },
      (error: unknown) => {
        // A read that is in flight fails when the database closes.
        if (!hasFailed && !isEnded)
          log.error({ what, err: error }, 'refresh failed: the last known values stay in force');
        hasFailed = true;
      },
    );
  }, REFRESH_MS).unref();
  return () => {
    isEnded = true;
    clearInterval(timer);
  };
}
