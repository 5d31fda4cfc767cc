import { statement, type Sql } from '../../../platform/database/index.js';

/** How our open numbers at a provider are polled. */
export interface PollPace {
  provider: string;
  /** By the provider's list; otherwise one by one. */
  isListed: boolean;
  intervalSeconds: number;
  polledAt: Date;
}

export interface UnreadRows {
  rows: number;
  /** Of one of them. */
  shape: string;
}

const LIST = statement(
  'poll_pace.list',
  `SELECT provider, is_listed AS "isListed", interval_seconds AS "intervalSeconds", polled_at AS "polledAt"
     FROM provider_polls WHERE provider = ANY ($1::text[])`,
);

// Written when it changes, and otherwise now and then.
const SAVE = statement(
  'poll_pace.save',
  `INSERT INTO provider_polls AS known (provider, is_listed, interval_seconds, polled_at) VALUES ($1, $2, $3, $4)
   ON CONFLICT (provider) DO UPDATE SET
     is_listed = excluded.is_listed, interval_seconds = excluded.interval_seconds, polled_at = excluded.polled_at
    WHERE (known.is_listed, known.interval_seconds) IS DISTINCT FROM (excluded.is_listed, excluded.interval_seconds)
       OR known.polled_at < excluded.polled_at - interval '30 seconds'`,
);

const SAVE_UNREAD = statement(
  'poll_pace.save_unread',
  'UPDATE provider_polls SET unread_rows = $2, unread_shape = $3, unread_at = $4 WHERE provider = $1',
);

export function createPollPaceStore(sql: Sql) {
  return {
    list: (providers: readonly string[]) => sql.rows<PollPace>(LIST, [providers]),
    save: ({ provider, isListed, intervalSeconds, polledAt }: PollPace) =>
      sql.rows(SAVE, [provider, isListed, intervalSeconds, polledAt]),
    saveUnread: (provider: string, { rows, shape }: UnreadRows, now: Date) =>
      sql.rows(SAVE_UNREAD, [provider, rows, shape, now]),
  };
}
