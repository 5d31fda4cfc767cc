import type { Clock } from './clock.js';
import { statement, type Database } from './database/index.js';
import { countedWarning, type Logger } from './logging/index.js';

const ADD = statement(
  'refused_notifications.add',
  `WITH forgotten AS (DELETE FROM refused_notifications WHERE starts_at < $3::timestamptz - interval '1 day')
   INSERT INTO refused_notifications (source, starts_at, notifications, address)
   SELECT source, date_bin('10 minutes', $3::timestamptz, 'epoch'), times, address
     FROM unnest($1::text[], $2::integer[], $4::text[]) AS refused (source, times, address) ORDER BY source
   ON CONFLICT (source, starts_at) DO UPDATE SET notifications = refused_notifications.notifications + excluded.notifications,
                                                 address = coalesce(excluded.address, refused_notifications.address)`,
);

interface Deps {
  db: Pick<Database, 'sql'>;
  clock: Clock;
  log: Logger;
}

/** Counts senders of notifications with a wrong secret or signature. */
export interface RefusedSenders {
  /** @param source one of our own names, never a word from the request */
  add(source: string, address: string | null): void;
}

/** Runs one statement at a time. */
export function countRefusedSenders({ db, clock, log }: Deps): RefusedSenders {
  const warn = countedWarning(log, 'notifications with a wrong secret or signature are refused');
  const waiting = new Map<string, { times: number; address: string | null }>();
  let isWriting = false;

  async function write(): Promise<void> {
    isWriting = true;
    try {
      while (waiting.size > 0) {
        const refused = [...waiting];
        waiting.clear();
        const sources = refused.map(([source]) => source);
        const times = refused.map(([, came]) => came.times);
        const addresses = refused.map(([, came]) => came.address);
        await db.sql.rows(ADD, [sources, times, clock.now(), addresses]);
      }
    } catch (error) {
      log.error({ err: error }, 'refused notifications could not be counted');
    } finally {
      isWriting = false;
    }
  }

  return {
    add(source, address) {
      warn(source, { address });
      waiting.set(source, { times: (waiting.get(source)?.times ?? 0) + 1, address });
      if (!isWriting) void write();
    },
  };
}
