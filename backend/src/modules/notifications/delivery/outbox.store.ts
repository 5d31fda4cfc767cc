import { statement, type Sql } from '../../../platform/database/index.js';
import type { Notice } from './notice.js';

/** Something that happened, with one of the browsers that are to be told. */
export interface OutboxEntry {
  id: string;
  userId: string;
  notice: Notice;
  /** Null when the account has no subscription any more. */
  subscriptionId: string | null;
}

interface Row {
  id: string;
  userId: string;
  kind: Notice['kind'];
  subjectId: string;
  serviceCode: string | null;
  countryIso: string | null;
  happenedAt: Date;
  subscriptionId: string | null;
}

const TAKE = statement(
  'push.outbox.take',
  `WITH taken AS (
     DELETE FROM push_outbox WHERE id IN (SELECT id FROM push_outbox ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED)
     RETURNING *
   )
   SELECT t.id, t.user_id AS "userId", t.kind, t.subject_id AS "subjectId", t.service_code AS "serviceCode",
          t.country_iso AS "countryIso", t.happened_at AS "happenedAt", s.id AS "subscriptionId"
     FROM taken t LEFT JOIN push_subscriptions s ON s.user_id = t.user_id
    ORDER BY t.id, s.id`,
);

function entryOf({
  id,
  userId,
  kind,
  subjectId,
  serviceCode,
  countryIso,
  happenedAt,
  subscriptionId,
}: Row): OutboxEntry {
  const product = serviceCode !== null && countryIso !== null ? { serviceCode, countryIso } : null;
  return { id, userId, notice: { kind, subjectId, product, happenedAt }, subscriptionId };
}

/** What happened and nobody has been told of yet; the database writes it down where it happens. */
export function outboxStore(sql: Sql) {
  return {
    /** Removes the oldest, once for each browser that is to be told. */
    take: async (most: number): Promise<OutboxEntry[]> => (await sql.rows<Row>(TAKE, [most])).map(entryOf),
  };
}
