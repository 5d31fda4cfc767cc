import { LOSING_FAULTS, SILENT_FAULTS, type CallFault } from '../call-faults.js';
import { FaultBoard } from '../fault-board.js';
import { ApiError } from './api-error.js';

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

export type MercadoPagoFault =
  | (typeof REFUSING_FAULTS)[number]
  | CallFault
  | (typeof REFUND_FAULTS)[number]
  | (typeof WEBHOOK_FAULTS)[number];

export const MERCADO_PAGO_FAULTS: readonly MercadoPagoFault[] = [
  ...REFUSING_FAULTS,
  ...SILENT_FAULTS,
  ...LOSING_FAULTS,
  ...REFUND_FAULTS,
  ...WEBHOOK_FAULTS,
];

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
