import { statement, type Sql } from '../../../platform/database/index.js';
import type { ErrorCode } from '../../../platform/errors/index.js';
import type { Currency } from '../../../platform/money.js';
import type { ProductReference } from '../../catalogue/index.js';
import type { OrderAttemptDto, OrderMessageDto } from './order-detail.dto.js';
import { statusOf, type OrderStatus } from './order-state.js';

export interface OrderNote {
  id: string;
  staffId: string;
  text: string;
  createdAt: Date;
}

export interface NumberOrder {
  id: string;
  purchaseId: string;
  /** Within the purchase, from 1. */
  number: number;
  quantity: number;
  userId: string;
  product: ProductReference;
  priceCents: number;
  currency: Currency;
  activationStatus: string;
  status: OrderStatus;
  failureCode: string | null;
  phone: string | null;
  provider: string | null;
  providerActivationId: string | null;
  costMicros: number | null;
  costCurrency: string | null;
  /** BRL for one unit of the currency of the cost, as posted. */
  costRate: number | null;
  /** What the provider did with its price. */
  costState: 'charged' | 'returned' | 'unsettled' | null;
  requestedAt: Date;
  allottedAt: Date | null;
  expiresAt: Date | null;
  firstMessageAt: Date | null;
  cancelRequestedAt: Date | null;
  isCancelledByStaff: boolean;
  closedAt: Date | null;
  closedBy: string | null;
  finishedAt: Date | null;
  refundedAt: Date | null;
  updatedAt: Date;
  /** Error codes that staff would get now; null where nothing prevents it. */
  cancelObstacle: ErrorCode | null;
  refundObstacle: ErrorCode | null;
  recheckObstacle: ErrorCode | null;
  /** Median seconds to the first message; null with too few. */
  typicalSeconds: number | null;
  attempts: OrderAttemptDto[];
  messages: OrderMessageDto[];
  notes: OrderNote[];
}

const NUMBER = statement(
  'orders.find_number',
  `SELECT a.id, a.purchase_id AS "purchaseId", a.number, p.quantity, a.user_id AS "userId",
          json_build_object(
            'service', json_build_object('code', a.service_code, 'listedName', s.supplier_name),
            'country', json_build_object('isoCode', a.country_iso,
                                         'ownNames', json_build_object('pt', c.name_pt, 'en', c.name_en, 'es', c.name_es))
          ) AS product,
          a.price_cents AS "priceCents", a.currency, a.status AS "activationStatus",
          a.failure_code AS "failureCode", a.phone, a.provider, a.provider_activation_id AS "providerActivationId",
          a.cost_micros AS "costMicros", a.cost_currency AS "costCurrency", a.cost_state AS "costState",
          (SELECT h.rate::float8 FROM house_transfers h
            WHERE h.reference_id = a.id AND h.kind = 'cost' ORDER BY h.id DESC LIMIT 1) AS "costRate",
          a.requested_at AS "requestedAt", a.allotted_at AS "allottedAt", a.expires_at AS "expiresAt",
          a.first_message_at AS "firstMessageAt", a.cancel_requested_at AS "cancelRequestedAt",
          a.is_cancelled_by_staff AS "isCancelledByStaff", a.closed_at AS "closedAt", a.closed_by AS "closedBy",
          a.finished_at AS "finishedAt", a.refunded_at AS "refundedAt", a.updated_at AS "updatedAt",
          staff_cancel_obstacle(a.status, a.expires_at, $2) AS "cancelObstacle",
          refund_obstacle(a.status, a.refunded_at, a.user_id) AS "refundObstacle",
          recheck_obstacle(a.status, a.provider_activation_id) AS "recheckObstacle",
          product.typical_seconds AS "typicalSeconds"
     FROM activations a
     JOIN purchases p ON p.id = a.purchase_id
     JOIN services s ON s.code = a.service_code
     LEFT JOIN countries c ON c.iso_code = a.country_iso
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

const NOTES = statement(
  'orders.list_notes',
  `SELECT id, staff_id AS "staffId", text, created_at AS "createdAt"
     FROM order_notes WHERE order_id = $1 ORDER BY created_at, id`,
);

const ADD_NOTE = statement(
  'orders.add_note',
  `INSERT INTO order_notes (order_id, user_id, staff_id, text, created_at) VALUES ($1, $2, $3, $4, $5)
   RETURNING id, staff_id AS "staffId", text, created_at AS "createdAt"`,
);

const REVEAL = statement(
  'orders.reveal_message',
  `SELECT id, activation_id AS "orderId", user_id AS "userId", code, text, received_at AS "receivedAt"
     FROM messages WHERE id = $1 AND activation_id IS NOT NULL`,
);

export interface RevealedMessage {
  id: string;
  orderId: string;
  userId: string;
  /** Null once they are forgotten. */
  code: string | null;
  text: string | null;
  receivedAt: Date;
}

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
      const [row, attempts, messages, notes] = await Promise.all([
        sql.row<Omit<NumberOrder, 'status' | 'attempts' | 'messages' | 'notes'>>(NUMBER, [id, now]),
        sql.rows<OrderAttemptDto>(ATTEMPTS, [id]),
        sql.rows<OrderMessageDto>(MESSAGES, [id]),
        sql.rows<OrderNote>(NOTES, [id]),
      ]);
      if (!row) return null;
      const status = statusOf({
        type: 'sms_number',
        status: row.activationStatus,
        refundedAt: row.refundedAt,
        isTried: attempts.some(({ outcome }) => outcome !== 'pending'),
      });
      return { ...row, status, attempts, messages, notes };
    },

    listNotes: (orderId: string) => sql.rows<OrderNote>(NOTES, [orderId]),

    addNote: ({ orderId, userId, staffId, text, at }: NewOrderNote) =>
      sql.one<OrderNote>(ADD_NOTE, [orderId, userId, staffId, text, at]),

    findMessage: (id: string) => sql.row<RevealedMessage>(REVEAL, [id]),
  };
}
