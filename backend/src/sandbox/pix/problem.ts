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
