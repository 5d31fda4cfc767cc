import { LOSING_FAULTS, SILENT_FAULTS, type CallFault } from '../call-faults.js';
import { FaultBoard } from '../fault-board.js';
import { Problem } from './problem.js';

/** The call fails before anything is done. */
export const REFUSING_FAULTS = [
  'server_error',
  'unavailable',
  'rate_limited',
  'token_expired',
  'forbidden',
  'bad_client',
  'repetition_refused',
] as const;
/** What becomes of a refund. */
export const REFUND_FAULTS = ['refund_in_process', 'refund_refused'] as const;
/** The bank leaves the code to us. */
export const CODE_FAULTS = ['no_copy_and_paste'] as const;
/** The payer pays another amount. */
export const PAYER_FAULTS = ['wrong_amount'] as const;
export const WEBHOOK_FAULTS = ['webhook_lost', 'webhook_duplicated', 'webhook_batched'] as const;

export type RefusingFault = (typeof REFUSING_FAULTS)[number];

export type PixFault =
  | RefusingFault
  | CallFault
  | (typeof REFUND_FAULTS)[number]
  | (typeof CODE_FAULTS)[number]
  | (typeof PAYER_FAULTS)[number]
  | (typeof WEBHOOK_FAULTS)[number];

export const PIX_FAULTS: readonly PixFault[] = [
  ...REFUSING_FAULTS,
  ...SILENT_FAULTS,
  ...LOSING_FAULTS,
  ...REFUND_FAULTS,
  ...CODE_FAULTS,
  ...PAYER_FAULTS,
  ...WEBHOOK_FAULTS,
];

export function createPixFaults(): FaultBoard<PixFault> {
  return new FaultBoard(PIX_FAULTS, (fault) => [usualActionOf(fault)]);
}

function usualActionOf(fault: PixFault): string {
  if (fault === 'bad_client') return 'token';
  if (fault === 'wrong_amount') return 'pay';
  if (fault.startsWith('refund')) return 'refund';
  return fault.startsWith('webhook') ? 'webhook' : 'create';
}

/** What a bank would answer. */
export function refusalFor(fault: RefusingFault): Problem {
  switch (fault) {
    case 'server_error':
      return new Problem(500, 'ErroInternoDoServidor', 'Condição inesperada ao processar a requisição.');
    case 'unavailable':
      return new Problem(503, 'ServicoIndisponivel', 'Serviço em manutenção.');
    case 'rate_limited':
      return new Problem(429, 'RequisicaoInvalida', 'Muitas requisições.');
    case 'token_expired':
      return new Problem(401, 'AcessoNegado', 'O token expirou.');
    case 'forbidden':
      return new Problem(403, 'AcessoNegado', 'Falta escopo.');
    case 'bad_client':
      return new Problem(401, 'AcessoNegado', 'invalid_client');
    case 'repetition_refused':
      return new Problem(400, 'CobOperacaoInvalida', 'O txid já foi usado.');
  }
}
