import { statement, type Sql } from '../../../platform/database/index.js';
import { existing, type ActivationOutcome } from '../activation.js';

export interface MessageContent {
  text: string | null;
  code: string | null;
  sentAt: Date | null;
  messageKey: string | null;
}

export interface ReceivingNumber {
  activationId: string;
  providerActivationId: string;
  isWaiting: boolean;
  isCostGuessed: boolean;
}

const SAVE = statement(
  'message.save',
  'SELECT to_json(o) AS outcome FROM message_store($1, $2, $3, $4, $5, $6, $7) o',
);

const RECEIVING_PROVIDERS = statement(
  'message.receiving_providers',
  `SELECT DISTINCT provider FROM activations
    WHERE activation_is_open(status, finished_at, expires_at, $1)`,
);

const RECEIVING = statement(
  'message.receiving',
  `SELECT a.id AS "activationId", a.provider_activation_id AS "providerActivationId",
          a.status = 'WAITING_SMS' AS "isWaiting", a.is_cost_guessed AS "isCostGuessed"
     FROM activations a
    WHERE a.provider = $1 AND activation_is_open(a.status, a.finished_at, a.expires_at, $2)
    ORDER BY a.allotted_at`,
);

const FIND_RECEIVING = statement(
  'message.is_receiving',
  `SELECT FROM activations
    WHERE provider = $1 AND provider_activation_id = $2
      AND activation_is_open(status, finished_at, expires_at, $3)`,
);

const TO_STORE = statement('message.to_store', 'SELECT messages_to_store($1, $2) AS position');

const FORGET = statement(
  'message.forget',
  `UPDATE messages SET text = NULL, code = NULL
    WHERE (text IS NOT NULL OR code IS NOT NULL)
      AND (received_at < $1 OR activation_id IN (SELECT id FROM activations WHERE phone = ''))`,
);

export function createMessageStore(sql: Sql) {
  return {
    /** Null when no activation has the number. Trigger push_message_shown fills the push outbox. */
    async save(
      provider: string,
      providerActivationId: string,
      { code, text, sentAt, messageKey }: MessageContent,
      now: Date,
    ): Promise<ActivationOutcome | null> {
      const values = [provider, providerActivationId, code, text, sentAt, messageKey, now];
      return existing((await sql.one<{ outcome: ActivationOutcome }>(SAVE, values)).outcome);
    },

    async positionsToStore(
      provider: string,
      shown: readonly { number: string; content: MessageContent }[],
    ): Promise<Set<number>> {
      if (shown.length === 0) return new Set();
      const messages = shown.map(({ number, content: { code, text, sentAt } }) => ({
        number,
        code,
        text,
        sent_at: sentAt,
      }));
      const rows = await sql.rows<{ position: number }>(TO_STORE, [provider, JSON.stringify(messages)]);
      return new Set(rows.map(({ position }) => position));
    },

    async receivingProviders(now: Date): Promise<string[]> {
      const rows = await sql.rows<{ provider: string }>(RECEIVING_PROVIDERS, [now]);
      return rows.map(({ provider }) => provider);
    },

    listReceiving: (provider: string, now: Date) => sql.rows<ReceivingNumber>(RECEIVING, [provider, now]),

    async isReceiving(provider: string, providerActivationId: string, now: Date): Promise<boolean> {
      return (await sql.row(FIND_RECEIVING, [provider, providerActivationId, now])) !== null;
    },

    forgetBefore: (time: Date) => sql.rows(FORGET, [time]),
  };
}
