import { isValidCpf } from '../../platform/cpf.js';
import { ApiError } from './faults.js';

export interface NewPayment {
  amountCents: number;
  description: string;
  externalReference: string | null;
  notificationUrl: string | null;
  payer: { email: string; cpf: string | null };
  /** In ms since 1970. */
  expiresAt: number;
}

const MINUTE = 60_000;
const DEFAULT_LIFETIME = 24 * 60 * MINUTE;
const SHORTEST_LIFETIME = 30 * MINUTE;
const LONGEST_LIFETIME = 30 * 24 * 60 * MINUTE;
/** In ms: additional time for the way of the request. */
const GRACE = MINUTE;
const DATE_FORM = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}[+-]\d{2}:\d{2}$/;

type Fields = Record<string, unknown>;

/** Checks the request as Mercado Pago does. @throws ApiError */
export function readPaymentRequest(body: unknown, now: number): NewPayment {
  const fields = fieldsOf(body);
  if (fields.payment_method_id !== 'pix') throw new ApiError(400, 'Invalid payment_method_id', 1);
  return {
    amountCents: amountOf(fields.transaction_amount),
    description: textOf(fields.description) ?? '',
    externalReference: textOf(fields.external_reference),
    notificationUrl: notificationUrlOf(fields.notification_url),
    payer: payerOf(fieldsOf(fields.payer)),
    expiresAt: expiryOf(fields.date_of_expiration, now),
  };
}

/** Reads BRL as a JSON number; answers cents. */
export function amountOf(value: unknown): number {
  const cents = typeof value === 'number' ? Math.round(value * 100) : NaN;
  const isWhole = typeof value === 'number' && Math.abs(value * 100 - cents) < 1e-6;
  if (!isWhole || cents <= 0) throw new ApiError(400, 'Invalid transaction_amount', 1);
  return cents;
}

function payerOf({ email, identification }: Fields): NewPayment['payer'] {
  if (typeof email !== 'string' || !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) {
    throw new ApiError(400, 'Invalid payer email', 1);
  }
  if (identification === undefined) return { email, cpf: null };
  const { type, number } = fieldsOf(identification);
  if (type !== 'CPF' || typeof number !== 'string' || !isValidCpf(number)) {
    throw new ApiError(400, 'Invalid user identification number', 2067);
  }
  return { email, cpf: number };
}

function expiryOf(value: unknown, now: number): number {
  if (value === undefined) return now + DEFAULT_LIFETIME;
  const time = typeof value === 'string' && DATE_FORM.test(value) ? Date.parse(value) : NaN;
  if (Number.isNaN(time)) throw new ApiError(400, 'Invalid date_of_expiration format', 23);
  if (time < now + SHORTEST_LIFETIME - GRACE || time > now + LONGEST_LIFETIME + GRACE) {
    throw new ApiError(400, 'date_of_expiration must be between 30 minutes and 30 days ahead', 1);
  }
  return time;
}

function notificationUrlOf(value: unknown): string | null {
  if (value === undefined) return null;
  if (typeof value !== 'string' || !URL.canParse(value)) {
    throw new ApiError(400, 'notificaction_url attribute must be url valid', 4020);
  }
  return value;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}
