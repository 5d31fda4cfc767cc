import { statement, type Sql } from '../../../platform/database/index.js';
import type { Notice } from './notice.js';

export interface OutboxEntry {
  userId: string;
  notice: Notice;
  /** Null when the account has no subscription any more. */
  subscriptionId: string | null;
}

interface Row {
  userId: string;
  kind: Notice['kind'];
  subjectId: string;
  serviceCode: string | null;
  countryIso: string | null;
  happenedAt: Date;
  subscriptionId: string | null;
}

const LIST = statement(
  'push_outbox.list',
  'SELECT id FROM push_outbox WHERE id <> ALL ($2::uuid[]) ORDER BY id LIMIT $1',
);
const TAKE = statement(
  'push_outbox.take',
  `WITH taken AS (
     DELETE FROM push_outbox WHERE id IN (SELECT id FROM push_outbox WHERE id = $1 FOR UPDATE SKIP LOCKED)
     RETURNING *
   )
   SELECT t.user_id AS "userId", t.kind, t.subject_id AS "subjectId", t.service_code AS "serviceCode",
          t.country_iso AS "countryIso", t.happened_at AS "happenedAt", s.id AS "subscriptionId"
     FROM taken t LEFT JOIN push_subscriptions s ON s.user_id = t.user_id
    ORDER BY s.id`,
);

function entryOf({
  userId,
  kind,
  subjectId,
  serviceCode,
  countryIso,
  happenedAt,
  subscriptionId,
}: Row): OutboxEntry {
  const product = serviceCode !== null && countryIso !== null ? { serviceCode, countryIso } : null;
  return { userId, notice: { kind, subjectId, product, happenedAt }, subscriptionId };
}

/** Events that have not been notified yet. Triggers write them in the transaction of the event. */
export function createOutboxStore(sql: Sql) {
  return {
    async list(most: number, except: string[]): Promise<string[]> {
      return (await sql.rows<{ id: string }>(LIST, [most, except])).map(({ id }) => id);
    },
    /** Removes an entry; answers it once for each browser that is to be told. */
    take: async (id: string): Promise<OutboxEntry[]> => (await sql.rows<Row>(TAKE, [id])).map(entryOf),
  };
}
