import { statement, type Sql } from '../../../platform/database/index.js';
import { outcomeOf, type OutcomeJson } from '../activation-rows.js';
import type { ActivationOutcome } from '../activation.js';

export interface MessageContent {
  text: string | null;
  code: string | null;
  supplierAt: Date | null;
  supplierKey: string | null;
}

/** A number that may receive, and what it has received. */
export interface ReceivingNumber {
  activationId: string;
  providerActivationId: string;
  isWaiting: boolean;
  known: { text: string | null; code: string | null; supplierAt: string | null }[];
}

/** What may still be shown of a message that comes after its number's time. */
const LATE_RULE = {
  // Polling brings a message that came in time a little later.
  grace_seconds: 30,
  shown_seconds: 600,
  free_count: 3,
  free_seconds: 30 * 86_400,
};

const SAVE = statement(
  'message.save',
  'SELECT to_json(o) AS outcome FROM message_store($1, $2, $3, $4, $5, $6, $7, $8) o',
);

const RECEIVING_PROVIDERS = statement(
  'message.receiving_providers',
  `SELECT DISTINCT provider FROM activations
    WHERE status IN ('WAITING_SMS', 'ACTIVE', 'COMPLETED') AND expires_at > $1 AND finished_at IS NULL`,
);

const RECEIVING = statement(
  'message.receiving',
  `SELECT a.id AS "activationId", a.provider_activation_id AS "providerActivationId",
          a.status = 'WAITING_SMS' AS "isWaiting",
          (SELECT coalesce(json_agg(json_build_object('text', m.text, 'code', m.code, 'supplierAt', m.supplier_at)), '[]')
             FROM messages m WHERE m.activation_id = a.id) AS known
     FROM activations a
    WHERE a.provider = $1 AND a.status IN ('WAITING_SMS', 'ACTIVE', 'COMPLETED') AND a.expires_at > $2
      AND a.finished_at IS NULL
    ORDER BY a.allotted_at`,
);

const FIND_RECEIVING = statement(
  'message.is_receiving',
  `SELECT FROM activations
    WHERE provider = $1 AND provider_activation_id = $2 AND status IN ('WAITING_SMS', 'ACTIVE', 'COMPLETED')
      AND expires_at > $3`,
);

const FORGET = statement(
  'message.forget',
  `UPDATE messages SET text = NULL, code = NULL
    WHERE (text IS NOT NULL OR code IS NOT NULL)
      AND (received_at < $1 OR activation_id IN (SELECT id FROM activations WHERE phone = ''))`,
);

export function createMessageStore(sql: Sql) {
  return {
    /** Stores a message once and takes its consequences; null when no activation of ours has the number. */
    async save(
      provider: string,
      providerActivationId: string,
      { code, text, supplierAt, supplierKey }: MessageContent,
      now: Date,
    ): Promise<ActivationOutcome | null> {
      const row = await sql.row<{ outcome: OutcomeJson }>(SAVE, [
        provider,
        providerActivationId,
        code,
        text,
        supplierAt,
        supplierKey,
        LATE_RULE,
        now,
      ]);
      return row?.outcome.activation_id ? outcomeOf(row.outcome) : null;
    },

    async receivingProviders(now: Date): Promise<string[]> {
      const rows = await sql.rows<{ provider: string }>(RECEIVING_PROVIDERS, [now]);
      return rows.map(({ provider }) => provider);
    },

    listReceiving: (provider: string, now: Date) => sql.rows<ReceivingNumber>(RECEIVING, [provider, now]),

    async isReceiving(provider: string, providerActivationId: string, now: Date): Promise<boolean> {
      return (await sql.row(FIND_RECEIVING, [provider, providerActivationId, now])) !== null;
    },

    /** Forgets what messages said, also those that reached a forgotten number; that and when they came remains. */
    forgetBefore: (time: Date) => sql.rows(FORGET, [time]),
  };
}
