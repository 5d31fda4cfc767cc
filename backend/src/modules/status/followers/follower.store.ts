import { statement, type Sql } from '../../../platform/database/index.js';
import type { Language } from '../../../platform/languages.js';
import type { IncidentStateDto } from '../incidents/incident.dto.js';
import type { TextByLanguage } from '../incidents/incident.store.js';

export interface Follower {
  id: string;
  email: string;
  language: Language;
  leavingKey: string;
}

interface NewFollower extends Omit<Follower, 'id'> {
  confirmationHash: Buffer;
  createdAt: Date;
}

/** A published update of an incident, and the last follower who was mailed it. */
export interface UnmailedUpdate {
  id: string;
  state: IncidentStateDto;
  titles: TextByLanguage;
  texts: TextByLanguage;
  nextUpdateAt: Date | null;
  publishedAt: Date;
  mailedThrough: string | null;
}

const ASK = statement(
  'status_followers.ask',
  `INSERT INTO status_followers AS known (email, language, confirmation_hash, leaving_key, created_at)
   VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT (email) DO UPDATE SET
     confirmation_hash = excluded.confirmation_hash, created_at = excluded.created_at,
     language = CASE WHEN known.confirmed_at IS NULL THEN excluded.language ELSE known.language END
   RETURNING leaving_key AS "leavingKey", confirmed_at IS NOT NULL AS "isConfirmed"`,
);
const CONFIRM = statement(
  'status_followers.confirm',
  `UPDATE status_followers SET confirmed_at = coalesce(confirmed_at, $2)
    WHERE confirmation_hash = $1 AND (confirmed_at IS NOT NULL OR created_at > $3) RETURNING id`,
);
const LEAVE = statement(
  'status_followers.leave',
  'DELETE FROM status_followers WHERE leaving_key = $1 RETURNING id',
);
const ERASE = statement('status_followers.erase', 'DELETE FROM status_followers WHERE email = $1');
const FIND = statement(
  'status_followers.find',
  'SELECT language, confirmed_at AS "confirmedAt" FROM status_followers WHERE email = $1',
);
const FORGET = statement(
  'status_followers.forget',
  'DELETE FROM status_followers WHERE confirmed_at IS NULL AND created_at < $1',
);

const LIST_UNMAILED = statement(
  'incident_updates.list_unmailed',
  `SELECT id FROM incident_updates WHERE mailed_at IS NULL AND id <> ALL ($1::uuid[]) ORDER BY published_at LIMIT 50`,
);
const LOCK_UNMAILED = statement(
  'incident_updates.lock_unmailed',
  `SELECT u.id, u.state, i.titles, u.texts, i.next_update_at AS "nextUpdateAt", u.published_at AS "publishedAt",
          u.mailed_through AS "mailedThrough"
     FROM incident_updates u JOIN incidents i ON i.id = u.incident_id
    WHERE u.id = $1 AND u.mailed_at IS NULL FOR UPDATE OF u`,
);
const LIST_AFTER = statement(
  'status_followers.list_after',
  `SELECT id, email, language, leaving_key AS "leavingKey" FROM status_followers
    WHERE id > coalesce($1, '00000000-0000-0000-0000-000000000000'::uuid) AND confirmed_at <= $2
    ORDER BY id LIMIT $3`,
);
const ADVANCE = statement(
  'incident_updates.advance',
  'UPDATE incident_updates SET mailed_through = coalesce($2, mailed_through), mailed_at = $3 WHERE id = $1',
);

export const createFollowerStore = (sql: Sql) => ({
  /** An address that is confirmed stays confirmed. */
  ask: ({ email, language, confirmationHash, leavingKey, createdAt }: NewFollower) =>
    sql.one<{ leavingKey: string; isConfirmed: boolean }>(ASK, [
      email,
      language,
      confirmationHash,
      leavingKey,
      createdAt,
    ]),
  confirm: async (hash: Buffer, at: Date, askedAfter: Date): Promise<boolean> =>
    (await sql.row(CONFIRM, [hash, at, askedAfter])) !== null,
  leave: async (leavingKey: string): Promise<boolean> => (await sql.row(LEAVE, [leavingKey])) !== null,
  erase: (email: string) => sql.rows(ERASE, [email]),
  find: (email: string) => sql.row<{ language: Language; confirmedAt: Date | null }>(FIND, [email]),
  forgetUnconfirmed: (before: Date) => sql.rows(FORGET, [before]),

  unmailed: (except: string[]) => sql.rows<{ id: string }>(LIST_UNMAILED, [except]),
  lockUnmailed: (id: string) => sql.row<UnmailedUpdate>(LOCK_UNMAILED, [id]),
  /** Followers who confirmed until that time, after this id, in the order of ids. */
  listAfter: (id: string | null, confirmedUntil: Date, most: number) =>
    sql.rows<Follower>(LIST_AFTER, [id, confirmedUntil, most]),
  advance: (updateId: string, through: string | null, mailedAt: Date | null) =>
    sql.rows(ADVANCE, [updateId, through, mailedAt]),
});
