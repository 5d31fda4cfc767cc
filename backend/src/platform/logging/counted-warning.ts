import type { Logger } from 'pino';

const PAUSE_MS = 60_000;

/** Warns at once, then at most once a minute for each subject, with the count since then and the newest facts. */
export function countedWarning(
  log: Pick<Logger, 'warn'>,
  message: string,
  now: () => number = () => performance.now(),
): (subject: string, facts?: object) => void {
  const reported = new Map<string, { at: number; times: number }>();
  return (subject, facts) => {
    const last = reported.get(subject) ?? { at: -Infinity, times: 0 };
    const times = last.times + 1;
    if (now() - last.at < PAUSE_MS) {
      reported.set(subject, { ...last, times });
      return;
    }
    reported.set(subject, { at: now(), times: 0 });
    log.warn({ subject, times, ...facts }, message);
  };
}
