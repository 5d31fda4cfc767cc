import { Refusal } from '../gateway-simulator.js';
import { FaultBoard, LOSING_FAULTS, SILENT_FAULTS } from '../faults.js';

/** Status, type and detail of each fault that refuses a call before anything is done. */
const REFUSALS = {
  server_error: [500, 'ErroInternoDoServidor', 'Condição inesperada ao processar a requisição.'],
  unavailable: [503, 'ServicoIndisponivel', 'Serviço em manutenção.'],
  rate_limited: [429, 'RequisicaoInvalida', 'Muitas requisições.'],
  token_expired: [401, 'AcessoNegado', 'O token expirou.'],
  forbidden: [403, 'AcessoNegado', 'Falta escopo.'],
  bad_client: [401, 'AcessoNegado', 'invalid_client'],
  repetition_refused: [400, 'CobOperacaoInvalida', 'O txid já foi usado.'],
} satisfies Record<string, [status: number, type: string, detail: string]>;

type RefusingFault = keyof typeof REFUSALS;
export const REFUSING_FAULTS = Object.keys(REFUSALS) as readonly RefusingFault[];

export const PIX_FAULTS = [
  ...REFUSING_FAULTS,
  ...SILENT_FAULTS,
  ...LOSING_FAULTS,
  'refund_in_process',
  'refund_refused',
  'no_copy_and_paste',
  'wrong_amount',
  'webhook_lost',
  'webhook_duplicated',
  'webhook_batched',
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

export const refusalFor = (fault: RefusingFault): Problem => new Problem(...REFUSALS[fault]);

const TYPES = 'https://pix.bcb.gov.br/api/v2/error/';

/** The problem details of Banco Central's standard. */
export class Problem extends Refusal {
  protected override readonly mediaType = 'application/problem+json';

  constructor(
    status: number,
    readonly type: string,
    detail: string,
    readonly violations: readonly { propriedade: string; razao: string }[] = [],
  ) {
    super(status, detail);
  }

  override toBody(): object {
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
