import { statement, type Sql } from '../../../platform/database/index.js';

const INSERT = statement(
  'auth.disown_link.insert',
  'INSERT INTO alarm_links (token_hash, user_id, expires_at) VALUES ($1, $2, $3)',
);

const FIND = statement(
  'auth.disown_link.find',
  'SELECT user_id AS "userId", expires_at AS "expiresAt" FROM alarm_links WHERE token_hash = $1',
);

const USE = statement(
  'auth.disown_link.use',
  `DELETE FROM alarm_links
    WHERE user_id = (SELECT user_id FROM alarm_links WHERE token_hash = $1)
    RETURNING user_id`,
);

const FORGET = statement('auth.disown_link.forget', 'DELETE FROM alarm_links WHERE expires_at < $1');

export function createDisownLinkStore(sql: Sql) {
  return {
    insert: (tokenHash: Buffer, userId: string, expiresAt: Date) =>
      sql.row(INSERT, [tokenHash, userId, expiresAt]),
    find: (tokenHash: Buffer) => sql.row<{ userId: string; expiresAt: Date }>(FIND, [tokenHash]),
    useUp: async (tokenHash: Buffer) => (await sql.row(USE, [tokenHash])) !== null,
    forgetExpiredBefore: (time: Date) => sql.row(FORGET, [time]),
  };
}
