import { statement, type Sql, type CursorPage } from '../../../platform/database/index.js';
import type { Currency } from '../../../platform/money.js';
import type { ReferenceType, TransferKind } from '../ledger/ledger.store.js';

interface Movement {
  id: number;
  kind: TransferKind;
  /** The change of the spendable money; negative when it became less. */
  availableChangeCents: number;
  availableAfterCents: number;
  occurredAt: Date;
}

export interface StatementEntry extends Movement {
  currency: Currency;
  heldChangeCents: number;
  reference: { type: ReferenceType; id: string };
  topup: { gateway: string; createdAt: string; paidAt: string | null } | null;
  counterpart: Movement | null;
}

export interface StatementQuery {
  userId: string;
  currency: Currency;
  kinds: readonly TransferKind[] | null;
  from: Date | null;
  /** This moment is not part of the period. */
  before: Date | null;
}

/** In cents: opening + topups + other - paid = available + held. */
export interface StatementPeriod {
  openingCents: number;
  topupsCents: number;
  paidCents: number;
  otherCents: number;
  heldCents: number;
  availableCents: number;
  /** Money of numbers that came back; these numbers cost nothing. */
  returnedCents: number;
}

/** A page of one kind reads at most this many movements. */
export const LOOKED_THROUGH = 1_000;

const change = (account: 'available' | 'held', of: string) =>
  `ledger_change('${account}', ${of}.debit_account, ${of}.credit_account, ${of}.amount_cents)`;

const MOVEMENT = (of: string) => `
  'id', ${of}.id, 'kind', ${of}.kind, 'availableChangeCents', ${change('available', of)},
  'availableAfterCents', ${of}.available_after_cents, 'occurredAt', ${of}.occurred_at`;

const TOPUP_ID = `coalesce((SELECT s.topup_id FROM topup_steps s WHERE s.id = t.reference_id), t.reference_id)`;

// A hold and its end share one reference, and so do a payout and its end.
const ENTRY = `json_build_object(${MOVEMENT('t')},
    'currency', t.currency, 'heldChangeCents', ${change('held', 't')},
    'reference', json_build_object('type', t.reference_type,
       'id', CASE WHEN t.reference_type = 'topup' THEN ${TOPUP_ID} ELSE t.reference_id END),
    'topup', CASE WHEN t.reference_type = 'topup' THEN (
       SELECT json_build_object('gateway', p.gateway, 'createdAt', p.created_at, 'paidAt', p.paid_at)
         FROM topups p WHERE p.id = ${TOPUP_ID}) END,
    'counterpart', (SELECT json_build_object(${MOVEMENT('o')}) FROM transfers o
                     WHERE o.reference_id = t.reference_id AND o.reference_type = t.reference_type
                       AND (o.kind = t.ends OR o.ends = t.kind) LIMIT 1))`;

// Compared as a pair, so that PostgreSQL uses the index of both columns.
const LIST = statement(
  'statement.list',
  `WITH looked AS MATERIALIZED (
     SELECT t.* FROM wallets w CROSS JOIN LATERAL (
              SELECT * FROM transfers
               WHERE (wallet_id, id) > (w.id, CASE WHEN $5::timestamptz IS NULL THEN 0 ELSE transfer_before(w.id, $5) END)
                 AND (wallet_id, id) <= (w.id, least($4::bigint - 1,
                       CASE WHEN $6::timestamptz IS NOT NULL THEN transfer_before(w.id, $6) END, 9223372036854775807))
               ORDER BY wallet_id DESC, id DESC LIMIT $8) t
      WHERE w.user_id = $1 AND w.currency = $2)
   SELECT (SELECT coalesce(json_agg(${ENTRY} ORDER BY t.id DESC), '[]')
             FROM (SELECT * FROM looked WHERE $3::text[] IS NULL OR kind = ANY ($3) ORDER BY id DESC LIMIT $7) t) AS entries,
          (SELECT CASE WHEN count(*) = $8 THEN min(id) END FROM looked) AS "lookedTo"`,
);

const OF_REFERENCE = statement(
  'statement.of_reference',
  `SELECT coalesce(json_agg(${ENTRY} ORDER BY t.id), '[]') AS entries FROM transfers t
    WHERE t.user_id = $1 AND t.reference_id = ANY (ARRAY(
            SELECT $2::uuid UNION ALL SELECT id FROM topup_steps WHERE topup_id = $2
             UNION ALL SELECT id FROM payouts WHERE topup_id = $2))`,
);

// The cost of numbers is what remains of the difference between the two readings.
const PERIOD = statement(
  'statement.period',
  `SELECT opening.available_cents + opening.held_cents AS "openingCents",
          closing.topups_cents - opening.topups_cents AS "topupsCents",
          opening.available_cents + opening.held_cents - opening.topups_cents - opening.other_cents
            - (closing.available_cents + closing.held_cents - closing.topups_cents - closing.other_cents) AS "paidCents",
          closing.other_cents - opening.other_cents AS "otherCents",
          closing.held_cents AS "heldCents", closing.available_cents AS "availableCents",
          closing.returned_cents - opening.returned_cents AS "returnedCents"
     FROM wallets w
    CROSS JOIN LATERAL wallet_at(w.id, CASE WHEN $3::timestamptz IS NULL THEN 0 ELSE transfer_before(w.id, $3) END) opening
    CROSS JOIN LATERAL wallet_at(w.id, CASE WHEN $4::timestamptz IS NULL THEN 9223372036854775807
                                            ELSE transfer_before(w.id, $4) END) closing
    WHERE w.user_id = $1 AND w.currency = $2`,
);

type Json<Row> = Omit<Row, 'occurredAt' | 'counterpart'> & { occurredAt: string };
type EntryJson = Json<StatementEntry> & { counterpart: Json<Movement> | null };

const movementOf = <Row extends { occurredAt: string }>(row: Row) => ({
  ...row,
  occurredAt: new Date(row.occurredAt),
});
const entryOf = (json: EntryJson): StatementEntry => ({
  ...movementOf(json),
  counterpart: json.counterpart && movementOf(json.counterpart),
});

const EMPTY: StatementPeriod = {
  openingCents: 0,
  topupsCents: 0,
  paidCents: 0,
  otherCents: 0,
  heldCents: 0,
  availableCents: 0,
  returnedCents: 0,
};

const BATCH = 500;

interface StatementPage {
  limit: number;
  beforeId: number | null;
}

export function createStatementStore(sql: Sql) {
  /** Newest first. A page of one kind may be short or empty while more pages follow. */
  async function page(
    { userId, currency, kinds, from, before }: StatementQuery,
    { limit, beforeId }: StatementPage,
  ): Promise<CursorPage<StatementEntry>> {
    const most = limit + 1;
    const looked = kinds ? LOOKED_THROUGH : most;
    const values = [userId, currency, kinds, beforeId, from, before, most, looked];
    const row = await sql.one<{ entries: EntryJson[]; lookedTo: number | null }>(LIST, values);
    const items = row.entries.slice(0, limit).map(entryOf);
    const last = row.entries.length > limit ? items.at(-1)?.id : row.lookedTo;
    return { items, nextCursor: last == null ? null : String(last) };
  }

  return {
    page,

    /** In parts that fit into memory, newest first. */
    async *batches(query: StatementQuery): AsyncGenerator<StatementEntry[]> {
      let beforeId: number | null = null;
      do {
        const { items, nextCursor }: CursorPage<StatementEntry> = await page(query, {
          limit: BATCH,
          beforeId,
        });
        if (items.length > 0) yield items;
        beforeId = nextCursor === null ? null : Number(nextCursor);
      } while (beforeId !== null);
    },

    async listOf(userId: string, referenceId: string): Promise<StatementEntry[]> {
      const { entries } = await sql.one<{ entries: EntryJson[] }>(OF_REFERENCE, [userId, referenceId]);
      return entries.map(entryOf);
    },

    period: async ({ userId, currency, from, before }: StatementQuery): Promise<StatementPeriod> =>
      (await sql.row<StatementPeriod>(PERIOD, [userId, currency, from, before])) ?? EMPTY,
  };
}

export type Statement = ReturnType<typeof createStatementStore>;
