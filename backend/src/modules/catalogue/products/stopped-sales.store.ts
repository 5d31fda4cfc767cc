import { statement, type Sql } from '../../../platform/database/index.js';

/** Null means any value. */
export interface StoppedScope {
  service_code: string | null;
  country_iso: string | null;
}

const LOCK = statement('stopped_sales.lock', 'SELECT stopped_sales_lock()');

const matching = (scopes: string, incident = '') => `
  (SELECT ${incident || 'true'} FROM jsonb_to_recordset(${scopes}) AS scope (incident_id uuid, service_code text, country_iso text)
    WHERE p.service_code = coalesce(scope.service_code, p.service_code)
      AND p.country_iso = coalesce(scope.country_iso, p.country_iso) LIMIT 1)`;

// A product that another open incident also stops stays stopped, and belongs to that incident from now on.
const RELEASE = statement(
  'stopped_sales.release',
  `WITH held AS MATERIALIZED (
     SELECT p.id, ${matching('$3', 'scope.incident_id')} AS other FROM products p
      WHERE p.stopped_by = $1 AND ${matching('$2')} IS NULL ORDER BY p.id FOR UPDATE)
   UPDATE products p
      SET stopped_by = other, paused_at = CASE WHEN other IS NOT NULL THEN p.paused_at END,
          pause_reason = CASE WHEN other IS NOT NULL THEN p.pause_reason END,
          updated_at = greatest($4, p.updated_at + interval '1 millisecond')
     FROM held WHERE p.id = held.id RETURNING p.id, p.paused_at IS NULL AS "isSold"`,
);

const STOP = statement(
  'stopped_sales.stop',
  `WITH sold AS MATERIALIZED (
     SELECT p.id FROM products p WHERE p.paused_at IS NULL AND ${matching('$2')} ORDER BY p.id FOR UPDATE)
   UPDATE products p SET stopped_by = $1, paused_at = $4, pause_reason = $3,
                         updated_at = greatest($4, p.updated_at + interval '1 millisecond')
     FROM sold WHERE p.id = sold.id RETURNING p.id`,
);

const STOP_NEW = statement('stopped_sales.stop_new', 'SELECT stop_new_products($1, $2)');

/** Stops those products of this transaction whose sale an open incident stops. */
export const stopNewProducts = (sql: Sql, ids: readonly string[], now: Date): Promise<unknown> =>
  sql.rows(STOP_NEW, [ids, now]);

export interface StopOfSales {
  incidentId: string;
  /** The products that are not sold from now on; empty when the incident is over. */
  scopes: readonly StoppedScope[];
  /** Reads the scopes of the other open incidents, under the lock that keeps these unchanged. */
  others: () => Promise<readonly (StoppedScope & { incident_id: string })[]>;
  reason: string;
  at: Date;
}

/** Makes the sale follow an incident. A pause by staff from before stays. @returns the products that changed */
export async function stopSales(
  sql: Sql,
  { incidentId, scopes, others, reason, at }: StopOfSales,
): Promise<{ stopped: string[]; resumed: string[] }> {
  await sql.rows(LOCK, []);
  const own = JSON.stringify(scopes);
  const released = await sql.rows<{ id: string; isSold: boolean }>(RELEASE, [
    incidentId,
    own,
    JSON.stringify(await others()),
    at,
  ]);
  const stopped = await sql.rows<{ id: string }>(STOP, [incidentId, own, reason, at]);
  return {
    stopped: stopped.map(({ id }) => id),
    resumed: released.filter(({ isSold }) => isSold).map(({ id }) => id),
  };
}
