import { statement, type Sql } from '../../../platform/database/index.js';
import type { ErrorCode } from '../../../platform/errors/index.js';
import type { Currency } from '../../../platform/money.js';
import { statusOf } from './order-state.js';
import type {
  OrderAttemptDto,
  OrderMessageDto,
  OrderNoteRowDto,
  OrderNumberRowDto,
  OrderStatusDto,
  RevealedMessageDto,
} from './staff-orders.dto.js';

/**
 * SQL: the error codes that staff would get now for activation `a` at the moment `$2`; null where nothing prevents the
 * action. OFFSET 0 makes PostgreSQL compute each code once, however often it is named.
 */
export const OBSTACLES = `
  CROSS JOIN LATERAL (SELECT staff_cancel_obstacle(a.status, a.expires_at, $2) AS cancel,
                             refund_obstacle(a.status, a.refunded_at, a.user_id) AS refund,
                             recheck_obstacle(a.status, a.provider_activation_id) AS recheck
                     OFFSET 0) obstacle`;

type Action = 'cancel' | 'refund' | 'recheck';

export const actionsOf = (...names: Action[]) => {
  const fields = names.map(
    (name) =>
      `'${name}', json_build_object('is_possible', obstacle.${name} IS NULL, 'obstacle', obstacle.${name})`,
  );
  return `json_build_object(${fields.join(', ')})`;
};

export interface NumberCost {
  micros: number | null;
  currency: string | null;
  state: OrderNumberRowDto['cost_state'];
  /** BRL for one unit of the currency, as posted; null where nothing was posted. */
  rate: number | null;
}

export const COST = `json_build_object(
  'micros', a.cost_micros, 'currency', a.cost_currency, 'state', a.cost_state,
  'rate', (SELECT h.rate::float8 FROM house_transfers h
            WHERE h.reference_id = a.id AND h.kind = 'cost' ORDER BY h.id DESC LIMIT 1))`;

export interface NumberOrder {
  id: string;
  userId: string;
  status: OrderStatusDto;
  priceCents: number;
  currency: Currency;
  cost: NumberCost;
  updatedAt: Date;
  actions: Record<Action, { is_possible: boolean; obstacle: ErrorCode | null }>;
  row: OrderNumberRowDto;
  attempts: OrderAttemptDto[];
  messages: OrderMessageDto[];
  notes: OrderNoteRowDto[];
}

const NUMBER = statement(
  'orders.find_number',
  `SELECT a.id, a.user_id AS "userId", a.price_cents AS "priceCents", a.currency, a.updated_at AS "updatedAt",
          ${COST} AS cost, ${actionsOf('cancel', 'refund', 'recheck')} AS actions,
          json_build_object(
            'batch_id', coalesce(p.continues, p.id), 'number', a.number, 'quantity', coalesce((SELECT quantity FROM purchases WHERE id = p.continues), p.quantity),
            'activation_status', a.status, 'failure_code', a.failure_code,
            'provider', a.provider, 'provider_activation_id', a.provider_activation_id,
            'cost_micros', a.cost_micros, 'cost_currency', a.cost_currency, 'cost_state', a.cost_state,
            'typical_seconds', product.typical_seconds,
            'allotted_at', iso_instant(a.allotted_at), 'expires_at', iso_instant(a.expires_at),
            'first_message_at', iso_instant(a.first_message_at),
            'cancel_requested_at', iso_instant(a.cancel_requested_at),
            'closed_at', iso_instant(a.closed_at), 'closed_by', a.closed_by,
            'finished_at', iso_instant(a.finished_at), 'refunded_at', iso_instant(a.refunded_at)) AS row
     FROM activations a
     JOIN purchases p ON p.id = a.purchase_id
     ${OBSTACLES}
     LEFT JOIN products product ON product.country_iso = a.country_iso AND product.service_code = a.service_code
    WHERE a.id = $1`,
);

const ATTEMPTS = statement(
  'orders.list_attempts',
  `SELECT number, provider, outcome, reason, request, response, latency_ms, list_cost_micros,
          max_price_micros AS max_cost_micros, cost_micros, cost_currency, iso_instant(started_at) AS started_at,
          iso_instant(ended_at) AS ended_at
     FROM provider_attempts WHERE activation_id = $1 ORDER BY number`,
);

const MESSAGES = statement(
  'orders.list_messages',
  `SELECT id, iso_instant(received_at) AS received_at, shown AS is_shown, free AS is_free,
          text IS NOT NULL OR code IS NOT NULL AS is_kept
     FROM messages WHERE activation_id = $1 ORDER BY messages.received_at, id`,
);

const NOTE_COLUMNS = 'id, text, staff_id AS author_id, iso_instant(created_at) AS created_at';

const NOTES = statement(
  'orders.list_notes',
  `SELECT ${NOTE_COLUMNS} FROM order_notes WHERE order_id = $1 ORDER BY order_notes.created_at, id`,
);

const ADD_NOTE = statement(
  'orders.add_note',
  `INSERT INTO order_notes (order_id, user_id, staff_id, text, created_at) VALUES ($1, $2, $3, $4, $5)
   RETURNING ${NOTE_COLUMNS}`,
);

const REVEAL = statement(
  'orders.reveal_message',
  `SELECT id, activation_id AS order_id, user_id, code, text, iso_instant(received_at) AS received_at
     FROM messages WHERE id = $1 AND activation_id IS NOT NULL`,
);

export interface NewOrderNote {
  orderId: string;
  userId: string;
  staffId: string;
  text: string;
  at: Date;
}

export function createOrderDetails(sql: Sql) {
  return {
    async findNumber(id: string, now: Date): Promise<NumberOrder | null> {
      const [found, attempts, messages, notes] = await Promise.all([
        sql.row<Omit<NumberOrder, 'status' | 'attempts' | 'messages' | 'notes'>>(NUMBER, [id, now]),
        sql.rows<OrderAttemptDto>(ATTEMPTS, [id]),
        sql.rows<OrderMessageDto>(MESSAGES, [id]),
        sql.rows<OrderNoteRowDto>(NOTES, [id]),
      ]);
      if (!found) return null;
      const status = statusOf({
        type: 'sms_number',
        status: found.row.activation_status,
        isRefunded: found.row.refunded_at !== null,
        isTried: attempts.some(({ outcome }) => outcome !== 'pending'),
      });
      return { ...found, status, attempts, messages, notes };
    },

    listNotes: (orderId: string) => sql.rows<OrderNoteRowDto>(NOTES, [orderId]),

    addNote: ({ orderId, userId, staffId, text, at }: NewOrderNote) =>
      sql.one<OrderNoteRowDto>(ADD_NOTE, [orderId, userId, staffId, text, at]),

    findMessage: (id: string) => sql.row<RevealedMessageDto & { user_id: string }>(REVEAL, [id]),
  };
}
