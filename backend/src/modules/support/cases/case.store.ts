import { statement, type Sql } from '../../../platform/database/index.js';
import type { ErrorCode } from '../../../platform/errors/index.js';
import type { Language } from '../../../platform/languages.js';
import type { CaseDecision, CaseKind } from './case.js';
import type { CustomerCaseDto } from './cases.dto.js';

export interface NewCase {
  kind: CaseKind;
  userId: string | null;
  activationId?: string;
  topupId?: string;
  sender?: { name: string; email: string; subject: string };
  words: string;
  language: Language;
  openedAt: Date;
  dueAt: Date;
}

/** `by` is null when a rule decided. */
export interface Decided {
  id: string;
  decision: CaseDecision;
  ground: string;
  by: string | null;
  at: Date;
}

export interface StoredCase {
  id: string;
  number: number;
  kind: CaseKind;
  userId: string | null;
  activationId: string | null;
  topupId: string | null;
  email: string | null;
  subject: string | null;
  language: Language;
  ownerId: string | null;
  dueAt: Date;
  updatedAt: Date;
  decidedAt: Date | null;
}

export interface DisputedOrder {
  userId: string;
  kind: 'number' | 'topup';
  /** The time of the first message for a number, the time of creation for a top-up. */
  since: Date | null;
  /** Why a customer cannot open a case about the order. */
  obstacle: ErrorCode | null;
}

const STORED = `id, number, kind, user_id AS "userId", activation_id AS "activationId", topup_id AS "topupId", email, subject,
  language, owner_id AS "ownerId", due_at AS "dueAt", updated_at AS "updatedAt", decided_at AS "decidedAt"`;

const ORDER = statement(
  'cases.order',
  `SELECT user_id AS "userId", 'number' AS kind, first_message_at AS since,
          CASE WHEN first_message_at IS NULL THEN 'ACTIVATION_NOT_COMPLETED'
               WHEN refunded_at IS NOT NULL THEN 'ORDER_ALREADY_REFUNDED' END AS obstacle
     FROM activations WHERE id = $1
   UNION ALL
   SELECT user_id, 'topup', created_at, CASE WHEN is_owner_deleted THEN 'NOT_FOUND' END FROM topups WHERE id = $1`,
);

// The same lock as a purchase or a refund of the customer takes: docs/ledger.md.
const LOCK_CUSTOMER = statement('cases.lock_customer', 'SELECT purchase_lock_user($1)');

const OPEN = statement(
  'cases.open',
  `INSERT INTO cases (kind, user_id, activation_id, topup_id, name, email, subject, words, language, opened_at, due_at,
                      updated_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $10) ON CONFLICT DO NOTHING RETURNING id`,
);

const OWN_COLUMNS = `c.id, c.number, c.kind, coalesce(c.activation_id, c.topup_id) AS order_id, c.words,
  iso_instant(c.opened_at) AS opened_at, iso_instant(c.due_at) AS due_at, c.decision,
  iso_instant(c.decided_at) AS decided_at, c.decided_at IS NOT NULL AND c.decided_by IS NULL AS decided_by_rule,
  CASE WHEN c.replied_at IS NOT NULL THEN c.reply END AS reply`;

const LIST_OWN = statement(
  'cases.list_own',
  `SELECT ${OWN_COLUMNS} FROM cases c WHERE c.user_id = $1 ORDER BY c.opened_at DESC, c.id DESC LIMIT $2`,
);

const FIND_OF_ORDER = statement(
  'cases.find_of_order',
  `SELECT ${OWN_COLUMNS} FROM cases c WHERE c.activation_id = $1 OR c.topup_id = $1`,
);

const FIND = statement('cases.find', `SELECT ${STORED} FROM cases WHERE id = $1`);

const LOCK = statement('cases.lock', `SELECT ${STORED} FROM cases WHERE id = $1 FOR NO KEY UPDATE`);

const COUNT_BY_RULE = statement(
  'cases.count_by_rule',
  `SELECT count(*) AS count FROM cases
    WHERE user_id = $1 AND decision = 'refund' AND decided_by IS NULL AND decided_at > $2`,
);

const DECIDE = statement(
  'cases.decide',
  `UPDATE cases SET decision = $2, ground = $3, decided_by = $4, decided_at = $5, updated_at = $5
    WHERE id = $1 AND decided_at IS NULL RETURNING id`,
);

const ASSIGN = statement(
  'cases.assign',
  `UPDATE cases SET owner_id = $2, owned_at = CASE WHEN $2::uuid IS NOT NULL THEN $3::timestamptz END, updated_at = $3
    WHERE id = $1 AND decided_at IS NULL RETURNING id`,
);

const POSTPONE = statement(
  'cases.postpone',
  'UPDATE cases SET due_at = $2, updated_at = $3 WHERE id = $1 AND decided_at IS NULL RETURNING id',
);

const ALIKE = statement(
  'cases.alike',
  `SELECT count(*) AS decided, count(*) FILTER (WHERE decision = $3) AS same
     FROM (SELECT decision FROM cases WHERE kind = $1 AND ground = $2 AND decided_at IS NOT NULL
            ORDER BY decided_at DESC LIMIT 100) newest`,
);

const COUNTS = statement(
  'cases.counts',
  `SELECT count(*) AS open, count(*) FILTER (WHERE owner_id = $1) AS mine,
          count(*) FILTER (WHERE owner_id IS NULL) AS unowned, count(*) FILTER (WHERE due_at < $2) AS overdue,
          count(*) FILTER (WHERE kind = 'paid_nothing_came') AS paid_nothing_came,
          count(*) FILTER (WHERE kind IN ('code_wrong', 'number_registered')) AS disputes,
          count(*) FILTER (WHERE kind = 'contact') AS contact
     FROM cases WHERE decided_at IS NULL`,
);

const FORGET = statement('cases.forget', `DELETE FROM cases WHERE user_id IS NULL AND decided_at < $1`);

export interface CaseCounts {
  open: number;
  mine: number;
  unowned: number;
  overdue: number;
  paid_nothing_came: number;
  disputes: number;
  contact: number;
}

export function createCaseStore(sql: Sql) {
  const changed = async (...step: Parameters<Sql['rows']>) => (await sql.rows(...step)).length > 0;
  return {
    findOrder: (id: string) => sql.row<DisputedOrder>(ORDER, [id]),
    lockCustomer: (userId: string) => sql.row(LOCK_CUSTOMER, [userId]),

    /** Null when the order already has a case. */
    async open({ sender, ...written }: NewCase): Promise<string | null> {
      const row = await sql.row<{ id: string }>(OPEN, [
        written.kind,
        written.userId,
        written.activationId ?? null,
        written.topupId ?? null,
        sender?.name ?? null,
        sender?.email ?? null,
        sender?.subject ?? null,
        written.words,
        written.language,
        written.openedAt,
        written.dueAt,
      ]);
      return row?.id ?? null;
    },

    find: (id: string) => sql.row<StoredCase>(FIND, [id]),
    lock: (id: string) => sql.row<StoredCase>(LOCK, [id]),
    findOfOrder: (orderId: string) => sql.row<CustomerCaseDto>(FIND_OF_ORDER, [orderId]),
    /** Newest first. */
    listOwn: (userId: string, limit: number) => sql.rows<CustomerCaseDto>(LIST_OWN, [userId, limit]),

    async hasRefundByRule(userId: string, since: Date): Promise<boolean> {
      return (await sql.one<{ count: number }>(COUNT_BY_RULE, [userId, since])).count > 0;
    },

    /** False when the case was already decided. */
    decide: ({ id, decision, ground, by, at }: Decided) => changed(DECIDE, [id, decision, ground, by, at]),
    assign: (id: string, ownerId: string | null, at: Date) => changed(ASSIGN, [id, ownerId, at]),
    postpone: (id: string, until: Date, at: Date) => changed(POSTPONE, [id, until, at]),

    /** Counts, among the last hundred decided cases with this ground, those with the same decision. */
    alike: (kind: CaseKind, ground: string, decision: CaseDecision) =>
      sql.one<{ decided: number; same: number }>(ALIKE, [kind, ground, decision]),
    counts: (staffId: string, now: Date) => sql.one<CaseCounts>(COUNTS, [staffId, now]),
    /** Deletes the old messages of people without an account. */
    forgetBefore: (before: Date) => sql.rows(FORGET, [before]),
  };
}
