import { statement, type Sql } from '../../../platform/database/index.js';
import type { CaseFacts, NumberFacts, TopupFacts } from './case.js';

type Instants<Facts> = {
  [Name in keyof Facts]: Facts[Name] extends Date | null ? string | null : Facts[Name];
};

interface FactsRow extends Omit<CaseFacts, 'number' | 'topup' | 'account'> {
  number: Instants<NumberFacts> | null;
  topup: Instants<TopupFacts> | null;
  account: { since: string; orders: number; otherCases: number } | null;
}

const FACTS = statement(
  'cases.facts',
  `SELECT c.id, c.kind, coalesce(a.price_cents, t.amount_cents) AS "amountCents",
          coalesce(a.currency, t.currency) AS currency,
          (SELECT w.available_cents FROM wallets w
            WHERE w.user_id = c.user_id AND w.currency = coalesce(a.currency, t.currency)) AS "balanceCents",
          CASE WHEN a.id IS NOT NULL THEN json_build_object(
            'messages', m.messages, 'keptMessages', m.kept, 'codes', m.codes,
            'firstMessageAt', a.first_message_at, 'finishedAt', a.finished_at, 'refundedAt', a.refunded_at,
            'soldBefore', (SELECT max(o.first_message_at) FROM activations o
                            WHERE o.phone = a.phone AND a.phone <> '' AND o.service_code = a.service_code
                              AND o.user_id <> a.user_id AND o.first_message_at <= a.allotted_at
                              AND o.first_message_at > a.allotted_at - interval '1 year'),
            'otherReports', (SELECT count(*) FROM activations o JOIN cases r ON r.activation_id = o.id
                              WHERE o.phone = a.phone AND a.phone <> '' AND o.service_code = a.service_code
                                AND o.user_id <> a.user_id AND r.kind = 'number_registered')) END AS number,
          CASE WHEN t.id IS NOT NULL THEN json_build_object(
            'gateway', t.gateway, 'status', t.status, 'lastReadAt', t.last_read_at, 'expiresAt', t.expires_at,
            'paidAt', t.paid_at, 'staffReason', t.staff_reason) END AS topup,
          CASE WHEN u.id IS NOT NULL THEN json_build_object(
            'since', u.created_at,
            'orders', (SELECT coalesce(sum(n.orders), 0) FROM order_counts n WHERE n.user_id = u.id),
            'otherCases', (SELECT count(*) FROM cases o
                            WHERE o.user_id = u.id AND o.id <> c.id
                              AND o.opened_at > c.opened_at - interval '90 days')) END AS account
     FROM cases c
     LEFT JOIN activations a ON a.id = c.activation_id
     LEFT JOIN topups t ON t.id = c.topup_id
     LEFT JOIN users u ON u.id = c.user_id
     LEFT JOIN LATERAL (SELECT count(*) AS messages, count(*) FILTER (WHERE text IS NOT NULL) AS kept, count(code) AS codes
                          FROM messages WHERE activation_id = a.id) m ON true
    WHERE c.id = ANY ($1::uuid[])`,
);

const at = (text: string | null) => (text === null ? null : new Date(text));

function factsOf({ number, topup, account, ...row }: FactsRow): CaseFacts {
  return {
    ...row,
    number: number && {
      ...number,
      firstMessageAt: at(number.firstMessageAt),
      finishedAt: at(number.finishedAt),
      refundedAt: at(number.refundedAt),
      soldBefore: at(number.soldBefore),
    },
    topup: topup && {
      ...topup,
      lastReadAt: at(topup.lastReadAt),
      expiresAt: new Date(topup.expiresAt ?? 0),
      paidAt: at(topup.paidAt),
    },
    account: account && { ...account, since: new Date(account.since) },
  };
}

export async function readFacts(sql: Sql, ids: readonly string[]): Promise<Map<string, CaseFacts>> {
  const rows = await sql.rows<FactsRow>(FACTS, [ids]);
  return new Map(rows.map((row) => [row.id, factsOf(row)]));
}
