import { statement, type Sql } from '../../../platform/database/index.js';
import type { Notice } from './notice.js';

export interface OutboxEntry extends Notice {
  userId: string;
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
   SELECT t.user_id AS "userId", t.kind, t.subject_id AS "subjectId", t.happened_at AS "happenedAt",
          CASE WHEN t.service_code IS NOT NULL AND t.country_iso IS NOT NULL
            THEN json_build_object('serviceCode', t.service_code, 'countryIso', t.country_iso) END AS product,
          s.id AS "subscriptionId"
     FROM taken t LEFT JOIN push_subscriptions s ON s.user_id = t.user_id
    ORDER BY s.id`,
);

const ENQUEUE_INCIDENT = statement('push_outbox.incident', 'SELECT push_incident($1, $2, $3) AS customers');

const CUSTOMERS = statement(
  'push_outbox.customers',
  'SELECT count(*)::integer AS customers FROM push_customers_of($1, $2)',
);

/** Triggers add the entries in the transaction of the event, except those of an incident, which staff ask for. */
export function createOutboxStore(sql: Sql) {
  return {
    async list(most: number, except: string[]): Promise<string[]> {
      return (await sql.rows<{ id: string }>(LIST, [most, except])).map(({ id }) => id);
    },
    take: (id: string) => sql.rows<OutboxEntry>(TAKE, [id]),
    /** How many customers with a subscribed browser have a number in use that the incident affects. */
    customersOf: async (affects: readonly object[], at: Date): Promise<number> =>
      (await sql.one<{ customers: number }>(CUSTOMERS, [JSON.stringify(affects), at])).customers,
    /** Adds one notice for each affected customer. @returns how many customers */
    incident: async (id: string, affects: readonly object[], at: Date): Promise<number> =>
      (await sql.one<{ customers: number }>(ENQUEUE_INCIDENT, [id, JSON.stringify(affects), at])).customers,
  };
}
