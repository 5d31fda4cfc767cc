import { LOSING_FAULTS, SILENT_FAULTS } from '../call-faults.js';
import { FaultBoard } from '../fault-board.js';

/** The call fails before anything is done. */
export const REFUSING_FAULTS = [
  'server_error',
  'rate_limited',
  'unauthorized',
  'invalid_cpf',
  'account_without_pix',
  'idempotency_locked',
] as const;
/** What becomes of a refund that was taken. */
export const REFUND_FAULTS = ['refund_in_process', 'refund_refused'] as const;
export const WEBHOOK_FAULTS = [
  'webhook_lost',
  'webhook_duplicated',
  'webhook_reordered',
  'webhook_bad_signature',
  'webhook_stale',
] as const;

export const MERCADO_PAGO_FAULTS = [
  ...REFUSING_FAULTS,
  ...SILENT_FAULTS,
  ...LOSING_FAULTS,
  ...REFUND_FAULTS,
  ...WEBHOOK_FAULTS,
] as const;
export type MercadoPagoFault = (typeof MERCADO_PAGO_FAULTS)[number];

export function createMercadoPagoFaults(): FaultBoard<MercadoPagoFault> {
  return new FaultBoard(MERCADO_PAGO_FAULTS, (fault) => [usualActionOf(fault)]);
}

function usualActionOf(fault: MercadoPagoFault): string {
  if (fault.startsWith('refund')) return 'refund';
  return fault.startsWith('webhook') ? 'webhook' : 'create';
}

/** What Mercado Pago would answer. */
export function refusalFor(fault: (typeof REFUSING_FAULTS)[number]): ApiError {
  switch (fault) {
    case 'server_error':
      return new ApiError(500, 'internal_error');
    case 'rate_limited':
      return new ApiError(429, 'too_many_requests');
    case 'unauthorized':
      return new ApiError(401, 'invalid access token');
    case 'invalid_cpf':
      return new ApiError(400, 'Invalid user identification number', 2067);
    case 'account_without_pix':
      return new ApiError(400, 'Financial Identity Use Case was not found', 13253);
    case 'idempotency_locked':
      return new ApiError(423, 'idempotency key is locked');
  }
}

/** An answer of Mercado Pago that refuses; `code` is its number for the cause. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly code: number | null = null,
  ) {
    super(message);
  }

  /** The body in Mercado Pago's form. */
  toBody(): object {
    const cause = this.code === null ? [] : [{ code: this.code, description: this.message, data: null }];
    const error = { 400: 'bad_request', 401: 'unauthorized', 404: 'not_found' }[this.status] ?? 'error';
    return { message: this.message, error, status: this.status, cause };
  }
}

export function badRequest(message: string, code: number): ApiError {
  return new ApiError(400, message, code);
}
