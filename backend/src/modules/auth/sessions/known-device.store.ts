import { statement, type Sql } from '../../../platform/database/index.js';

// An account without any device is signing in for the first time: that is no news to its owner.
const NOTE = statement(
  'auth.known_device.note',
  `WITH before AS (SELECT EXISTS (SELECT 1 FROM known_devices WHERE user_id = $1) AS had_any)
   INSERT INTO known_devices (user_id, token_hash, last_seen_at) VALUES ($1, $2, $3)
   ON CONFLICT (user_id, token_hash) DO UPDATE SET last_seen_at = excluded.last_seen_at
   RETURNING xmax = 0 AND (SELECT had_any FROM before) AS is_news`,
);

const FORGET_OF = statement('auth.known_device.forget_of', 'DELETE FROM known_devices WHERE user_id = $1');

const FORGET = statement('auth.known_device.forget', 'DELETE FROM known_devices WHERE last_seen_at < $1');

/** The browsers that accounts have signed in with. */
export function knownDeviceStore(sql: Sql) {
  return {
    /** True when the account is in use already, but never was on this device. */
    note: async (userId: string, tokenHash: Buffer, now: Date): Promise<boolean> => {
      const row = await sql.row<{ is_news: boolean }>(NOTE, [userId, tokenHash, now]);
      return row!.is_news;
    },
    forgetOf: (userId: string) => sql.row(FORGET_OF, [userId]),
    forgetUnseenSince: (time: Date) => sql.row(FORGET, [time]),
  };
}
