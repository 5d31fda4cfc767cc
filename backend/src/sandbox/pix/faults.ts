import { LOSING_FAULTS, SILENT_FAULTS } from '../call-faults.js';
import { FaultBoard } from '../fault-board.js';

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

export const PIX_FAULTS = [
  ...REFUSING_FAULTS,
  ...SILENT_FAULTS,
  ...LOSING_FAULTS,
  ...REFUND_FAULTS,
  ...CODE_FAULTS,
  ...PAYER_FAULTS,
  ...WEBHOOK_FAULTS,
] as const;
export type PixFault = (typeof PIX_FAULTS)[number];

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

const TYPES = 'https://pix.bcb.gov.br/api/v2/error/';

/** An answer of a bank that refuses (problem details, as Banco Central's standard lists them). */
export class Problem extends Error {
  /** @param type e.g. `CobOperacaoInvalida`. */
  constructor(
    readonly status: number,
    readonly type: string,
    detail: string,
    readonly violations: readonly { propriedade: string; razao: string }[] = [],
  ) {
    super(detail);
  }

  toBody(): object {
    return {
      type: TYPES + this.type,
      title: TITLES[this.type] ?? 'Requisição inválida.',
      status: this.status,
      detail: this.message,
      ...(this.violations.length > 0 && { violacoes: this.violations }),
    };
  }
}

const TITLES: Readonly<Record<string, string>> = {
  AcessoNegado: 'Acesso negado.',
  CobOperacaoInvalida: 'Cobrança inválida.',
  CobConsultaInvalida: 'Consulta inválida.',
  CobNaoEncontrado: 'Cobrança não encontrada.',
  PixDevolucaoInvalida: 'Devolução inválida.',
  PixNaoEncontrado: 'Pix não encontrado.',
  WebhookOperacaoInvalida: 'Webhook inválido.',
  WebhookNaoEncontrado: 'Webhook não encontrado.',
  NaoEncontrado: 'Não encontrado.',
  ErroInternoDoServidor: 'Erro interno do servidor.',
  ServicoIndisponivel: 'Serviço indisponível.',
};
