import { statement, type Sql } from '../../../platform/database/index.js';

export interface OurNumber {
  id: string;
  providerActivationId: string;
  costMicros: number | null;
  costCurrency: string | null;
  costState: 'charged' | 'returned' | 'unsettled';
  isOpen: boolean;
  allottedAt: Date;
}

const NUMBER_COLUMNS = `id, provider_activation_id AS "providerActivationId", cost_micros AS "costMicros",
  cost_currency AS "costCurrency", coalesce(cost_state, 'unsettled') AS "costState",
  status IN ('WAITING_SMS', 'ACTIVE') AS "isOpen", allotted_at AS "allottedAt"`;

// Index activations_recent.
const OUR_NUMBERS = statement(
  'reconciliation.our_numbers',
  `SELECT ${NUMBER_COLUMNS} FROM activations WHERE allotted_at >= $2 AND allotted_at < $3 AND provider = $1`,
);
const KNOWN_NUMBERS = statement(
  'reconciliation.known_numbers',
  `SELECT ${NUMBER_COLUMNS} FROM activations WHERE provider = $1 AND provider_activation_id = ANY ($2::text[])`,
);
const EXPECTED_UNMATCHED = statement(
  'reconciliation.expected_unmatched',
  `SELECT provider_activation_id AS id FROM stray_numbers
    WHERE provider = $1 AND provider_activation_id = ANY ($2::text[]) AND (state IN ('seen', 'cancelling') OR state = 'kept' AND attempt_id IS NOT NULL)`,
);

export interface OurTopup {
  id: string;
  gatewayPaymentId: string | null;
  isFirst: boolean;
  status: string;
  bookedCents: number;
  /** Whether a payout is in progress, which only one of the sides may show. */
  isUnderWay: boolean;
}

// How much each payment moved on the gateway's account in reais. Dollars and euros are converted on their way.
const TOPUPS = `
  SELECT t.id, moved.payment AS "gatewayPaymentId", t.status,
         moved.payment IS NOT DISTINCT FROM t.gateway_payment_id AS "isFirst", sum(moved.cents)::bigint AS "bookedCents",
         EXISTS (SELECT FROM payouts p WHERE p.topup_id = t.id AND p.status = 'pending') AS "isUnderWay"
    FROM topups t CROSS JOIN LATERAL (
      WITH parts AS (
        SELECT s.gateway_payment_id AS payment, s.id FROM topup_steps s WHERE s.topup_id = t.id
        UNION ALL SELECT p.gateway_payment_id, p.id FROM payouts p WHERE p.topup_id = t.id
        UNION ALL SELECT t.gateway_payment_id, t.id WHERE NOT EXISTS (SELECT FROM topup_steps s WHERE s.id = t.id))
      SELECT t.gateway_payment_id AS payment, 0 AS cents
      UNION ALL
      SELECT parts.payment, CASE WHEN m.debit_account LIKE 'clearing:%' THEN m.amount_cents ELSE -m.amount_cents END
        FROM parts JOIN transfers m ON m.reference_id = parts.id
       WHERE m.currency = 'BRL' AND (m.debit_account LIKE 'clearing:%' OR m.credit_account LIKE 'clearing:%')
      UNION ALL
      SELECT parts.payment,
             CASE WHEN h.debit_currency = 'BRL' AND h.debit_account LIKE 'clearing:%' THEN h.debit_micros
                  ELSE -h.credit_micros END / 10000
        FROM parts JOIN house_transfers h ON h.reference_id = parts.id AND h.reference_type IN ('topup', 'payout')) moved`;
const EACH_PAYMENT = 'GROUP BY t.id, moved.payment';

// Index topups_orders.
const OUR_TOPUPS = statement(
  'reconciliation.our_topups',
  `${TOPUPS} WHERE t.created_at >= $2 AND t.created_at < $3 AND t.gateway = $1 AND t.status IN ('paid', 'refunded')
   ${EACH_PAYMENT}`,
);
const KNOWN_TOPUPS = statement(
  'reconciliation.known_topups',
  `${TOPUPS} WHERE t.gateway = $1 AND t.id IN (
     SELECT unnest($2::uuid[])
     UNION ALL SELECT id FROM topups WHERE gateway = $1 AND gateway_payment_id = ANY ($3::text[])
     UNION ALL SELECT topup_id FROM topup_steps WHERE gateway_payment_id = ANY ($3::text[]))
   ${EACH_PAYMENT}`,
);

// The gateway's account also contains accepted differences of a payment, under the id of the difference.
const ACCEPTED = statement(
  'reconciliation.accepted',
  `SELECT subject, (sum(amount_micros) / 10000)::bigint AS cents FROM reconciliation_differences
    WHERE check_name = 'topups' AND party = $1 AND state = 'accepted' GROUP BY subject`,
);

const UNCERTAIN = statement(
  'reconciliation.uncertain_costs',
  `SELECT coalesce((SELECT sum(max_price_micros) FROM provider_attempts
                     WHERE provider = $1 AND outcome IN ('pending', 'unknown')), 0)::bigint
        + coalesce((SELECT sum(cost_micros) FROM activations
                     WHERE provider = $1 AND retry_at IS NOT NULL), 0)::bigint
        + coalesce((SELECT sum(cost_micros) FROM stray_numbers
                     WHERE provider = $1 AND state = 'cancelling'), 0)::bigint AS micros`,
);

export function createOurSide(sql: Sql) {
  return {
    numbersOf: (provider: string, from: Date, to: Date) =>
      sql.rows<OurNumber>(OUR_NUMBERS, [provider, from, to]),
    knownNumbers: (provider: string, ids: readonly string[]) =>
      sql.rows<OurNumber>(KNOWN_NUMBERS, [provider, ids]),
    /** Numbers of the provider that will soon be explained or given back, or that the books already count as lost. */
    async unmatched(provider: string, ids: readonly string[]): Promise<Set<string>> {
      const rows = await sql.rows<{ id: string }>(EXPECTED_UNMATCHED, [provider, ids]);
      return new Set(rows.map(({ id }) => id));
    },
    topupsOf: (gateway: string, from: Date, to: Date) => sql.rows<OurTopup>(OUR_TOPUPS, [gateway, from, to]),
    knownTopups: (gateway: string, ids: readonly string[], payments: readonly string[]) =>
      sql.rows<OurTopup>(KNOWN_TOPUPS, [gateway, ids, payments]),
    /** Cents of BRL that staff accepted as a gain from each payment of a gateway, minus accepted losses. */
    async acceptedCents(gateway: string): Promise<Map<string, number>> {
      const rows = await sql.rows<{ subject: string; cents: number }>(ACCEPTED, [gateway]);
      return new Map(rows.map(({ subject, cents }) => [subject, cents]));
    },
    /** How much the balance at a provider may differ from the books without an error, in millionths. */
    async uncertainMicros(provider: string): Promise<number> {
      return (await sql.one<{ micros: number }>(UNCERTAIN, [provider])).micros;
    },
  };
}

export type OurSide = ReturnType<typeof createOurSide>;
