import {
  codeOf,
  endToEndId,
  type SimulatedCharge,
  type SimulatedPix,
  type SimulatedRefund,
} from './charges.js';

export function chargeBody(charge: SimulatedCharge, hasCode = true): object {
  return {
    calendario: { criacao: timeText(charge.createdAt), expiracao: charge.lifetimeSeconds },
    txid: charge.txid,
    revisao: charge.revision,
    loc: { id: 789, location: charge.location, tipoCob: 'cob' },
    location: charge.location,
    status: charge.status,
    valor: { original: reais(charge.amountCents), modalidadeAlteracao: 0 },
    chave: charge.key,
    solicitacaoPagador: charge.description,
    ...(hasCode && { pixCopiaECola: codeOf(charge) }),
    ...(charge.pix.length > 0 && { pix: charge.pix.map(pixBody) }),
  };
}

export function pixBody({ endToEndId, txid, amountCents, at, refunds }: SimulatedPix): object {
  return {
    endToEndId,
    txid,
    valor: reais(amountCents),
    horario: timeText(at),
    ...(refunds.length > 0 && { devolucoes: refunds.map(refundBody) }),
  };
}

export function refundBody(refund: SimulatedRefund): object {
  return {
    id: refund.id,
    rtrId: endToEndId('D', refund.askedAt),
    valor: reais(refund.amountCents),
    natureza: refund.nature,
    horario: {
      solicitacao: timeText(refund.askedAt),
      ...(refund.endedAt !== null && { liquidacao: timeText(refund.endedAt) }),
    },
    status: refund.status,
    ...(refund.reason !== null && { motivo: refund.reason }),
  };
}

const reais = (cents: number) => (cents / 100).toFixed(2);
const timeText = (ms: number) => new Date(ms).toISOString();
