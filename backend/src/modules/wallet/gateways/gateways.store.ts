import { type Sql, statement } from '../../../platform/database/index.js';
import type { GatewayCode } from '../../../platform/gateway-codes.js';

const FIND_SELECTION = statement(
  'gateway_selections.find',
  'SELECT gateway FROM gateway_selections WHERE user_id = $1',
);

const SAVE_SELECTION = statement(
  'gateway_selections.save',
  `INSERT INTO gateway_selections (user_id, gateway) VALUES ($1, $2)
   ON CONFLICT (user_id) DO UPDATE SET gateway = excluded.gateway`,
);

export function createGatewaySelectionStore(sql: Sql) {
  return {
    findSelection: async (userId: string) =>
      (await sql.row<{ gateway: string }>(FIND_SELECTION, [userId]))?.gateway ?? null,

    saveSelection: (userId: string, gateway: string) => sql.rows(SAVE_SELECTION, [userId, gateway]),
  };
}

/** Older top-ups do not show how the gateway works now. */
const RECENT_SECONDS = 900;
/** A top-up without a charge after this time got no answer. */
const CREATION_SECONDS = 30;

// Uses index topups_orders. Refused charges are left out: they show a problem of the payer, not of the gateway.
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

/** The gateways whose newest top-up got no charge. */
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
