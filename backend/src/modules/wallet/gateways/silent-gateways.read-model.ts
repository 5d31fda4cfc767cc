import { statement, type Sql } from '../../../platform/database/index.js';
import type { GatewayCode } from '../../../platform/gateway-codes.js';

/** What is older says nothing of now. */
const RECENT_SECONDS = 900;
/** A charge that is not there by then got no answer. */
const CREATION_SECONDS = 30;

// Index topups_orders. Refused charges are left out: they say more of the payer than of the gateway.
const SILENT = statement(
  'gateways.silent',
  `SELECT code
     FROM unnest($1::text[]) AS gateway (code)
    CROSS JOIN LATERAL (
      SELECT gateway_payment_id FROM topups t
       WHERE t.gateway = code AND created_at > $2::timestamptz - make_interval(secs => $3)
         AND (gateway_payment_id IS NOT NULL
              OR status = 'pending' AND created_at <= $2::timestamptz - make_interval(secs => $4))
       ORDER BY created_at DESC, id DESC LIMIT 1) newest
    WHERE gateway_payment_id IS NULL`,
);

/** Those that gave no charge to the newest top-up that asked for one. */
export async function silentGateways(
  sql: Sql,
  codes: readonly GatewayCode[],
  now: Date,
): Promise<Set<GatewayCode>> {
  const silent = await sql.rows<{ code: GatewayCode }>(SILENT, [
    codes,
    now,
    RECENT_SECONDS,
    CREATION_SECONDS,
  ]);
  return new Set(silent.map(({ code }) => code));
}
