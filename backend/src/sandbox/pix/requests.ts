import { z } from 'zod';
import type { ChargeRequest } from './charges.js';
import { Problem } from './faults.js';

const amount = z
  .string()
  .regex(/^\d{1,10}\.\d{2}$/)
  .transform((text) => Number(text.replace('.', '')))
  .refine((cents) => cents > 0, 'O valor é zero.');

const charge = z.object({
  calendario: z.object({ expiracao: z.number().int().positive().default(86_400) }),
  valor: z.object({ original: amount, modalidadeAlteracao: z.literal([0, 1]).default(0) }),
  chave: z.string().min(1).max(77),
  solicitacaoPagador: z.string().max(140).default(''),
});
const refund = z.object({
  valor: amount,
  natureza: z.literal('ORIGINAL').optional(),
  descricao: z.string().max(140).optional(),
});
const removal = z.strictObject({ status: z.literal('REMOVIDA_PELO_USUARIO_RECEBEDOR') });
const webhook = z.object({ webhookUrl: z.url() });
const list = z.object({
  inicio: z.iso.datetime({ offset: true }),
  fim: z.iso.datetime({ offset: true }),
  'paginacao.paginaAtual': z.coerce.number().int().min(0).default(0),
  'paginacao.itensPorPagina': z.coerce.number().int().min(1).max(1000).default(100),
});

/** @throws Problem */
export function readChargeRequest(body: unknown): ChargeRequest {
  const { calendario, valor, chave, solicitacaoPagador } = read(charge, body, 'CobOperacaoInvalida');
  return {
    amountCents: valor.original,
    description: solicitacaoPagador,
    key: chave,
    lifetimeSeconds: calendario.expiracao,
  };
}

/** The amount is in cents. @throws Problem */
export const readRefundRequest = (body: unknown) => read(refund, body, 'PixDevolucaoInvalida').valor;
/** @throws Problem when the request does not remove the charge */
export const readRemoval = (body: unknown) => read(removal, body, 'CobOperacaoInvalida');
/** @throws Problem */
export const readWebhookUrl = (body: unknown) => read(webhook, body, 'WebhookOperacaoInvalida').webhookUrl;

/** @throws Problem */
export function readListQuery(query: unknown) {
  const { inicio, fim, ...paging } = read(list, query, 'CobConsultaInvalida');
  return {
    inicio,
    fim,
    from: Date.parse(inicio),
    to: Date.parse(fim),
    page: paging['paginacao.paginaAtual'],
    size: paging['paginacao.itensPorPagina'],
  };
}

function read<Schema extends z.ZodType>(schema: Schema, value: unknown, problem: string): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const violations = parsed.error.issues.map(({ path, message }) => ({
    propriedade: path.join('.'),
    razao: message,
  }));
  throw new Problem(400, problem, 'A requisição não respeita o esquema.', violations);
}
