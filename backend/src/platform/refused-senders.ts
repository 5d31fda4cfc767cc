import type { Clock } from './clock.js';
import { statement, type Database } from './database/index.js';
import { countedWarning, type Logger } from './logging/index.js';

const ADD = statement(
  'refused_notifications.add',
  `WITH forgotten AS (DELETE FROM refused_notifications WHERE starts_at < $3::timestamptz - interval '1 day')
   INSERT INTO refused_notifications (source, starts_at, notifications)
   SELECT source, date_bin('10 minutes', $3::timestamptz, 'epoch'), times
     FROM unnest($1::text[], $2::integer[]) AS refused (source, times) ORDER BY source
   ON CONFLICT (source, starts_at) DO UPDATE SET notifications = refused_notifications.notifications + excluded.notifications`,
);

interface Deps {
  db: Pick<Database, 'sql'>;
  clock: Clock;
  log: Logger;
}

/** Counts the notifications of providers and gateways that came with a wrong secret or signature. */
export interface RefusedSenders {
  /** @param source who sent it if it were true: one of ours, never a word of the request */
  add(source: string): void;
}

/** However many come, one statement at a time writes what has come since the last one. */
export function countRefusedSenders({ db, clock, log }: Deps): RefusedSenders {
  const warn = countedWarning(log, 'notifications with a wrong secret or signature are refused');
  const waiting = new Map<string, number>();
  let isWriting = false;

  async function write(): Promise<void> {
    isWriting = true;
    try {
      while (waiting.size > 0) {
        const refused = [...waiting];
        waiting.clear();
        const sources = refused.map(([source]) => source);
        const times = refused.map(([, count]) => count);
        await db.sql.rows(ADD, [sources, times, clock.now()]);
      }
    } catch (error) {
      log.error({ err: error }, 'refused notifications could not be counted');
    } finally {
      isWriting = false;
    }
  }

  return {
    add(source) {
      warn(source);
      waiting.set(source, (waiting.get(source) ?? 0) + 1);
      if (!isWriting) void write();
    },
  };
}
