import { Refusal } from '../gateway-simulator.js';
import { FaultBoard, LOSING_FAULTS, SILENT_FAULTS } from '../faults.js';

/** Status, message and cause of each fault that refuses a call before anything is done. */
const REFUSALS = {
  server_error: [500, 'internal_error'],
  rate_limited: [429, 'too_many_requests'],
  unauthorized: [401, 'invalid access token'],
  invalid_cpf: [400, 'Invalid user identification number', 2067],
  account_without_pix: [400, 'Financial Identity Use Case was not found', 13253],
  idempotency_locked: [423, 'idempotency key is locked'],
} as const;

type RefusingFault = keyof typeof REFUSALS;
export const REFUSING_FAULTS = Object.keys(REFUSALS) as readonly RefusingFault[];
export const REFUND_FAULTS = ['refund_in_process', 'refund_refused'] as const;

export const MERCADO_PAGO_FAULTS = [
  ...REFUSING_FAULTS,
  ...SILENT_FAULTS,
  ...LOSING_FAULTS,
  ...REFUND_FAULTS,
  'webhook_lost',
  'webhook_duplicated',
  'webhook_reordered',
  'webhook_bad_signature',
  'webhook_stale',
] as const;
export type MercadoPagoFault = (typeof MERCADO_PAGO_FAULTS)[number];

export function createMercadoPagoFaults(): FaultBoard<MercadoPagoFault> {
  return new FaultBoard(MERCADO_PAGO_FAULTS, (fault) => [usualActionOf(fault)]);
}

function usualActionOf(fault: MercadoPagoFault): string {
  if (fault.startsWith('refund')) return 'refund';
  return fault.startsWith('webhook') ? 'webhook' : 'create';
}

export function refusalFor(fault: RefusingFault): ApiError {
  const [status, message, code] = REFUSALS[fault];
  return new ApiError(status, message, code);
}

/** `code` is Mercado Pago's number for the cause. */
export class ApiError extends Refusal {
  constructor(
    status: number,
    message: string,
    readonly code: number | null = null,
  ) {
    super(status, message);
  }

  override toBody(): object {
    const cause = this.code === null ? [] : [{ code: this.code, description: this.message, data: null }];
    const error = { 400: 'bad_request', 401: 'unauthorized', 404: 'not_found' }[this.status] ?? 'error';
    return { message: this.message, error, status: this.status, cause };
  }
}
