import { toBuffer } from 'qrcode';
import type { Clock } from '../../../../platform/clock.js';
import { fieldsOf, textOf, unavailable, type HttpReply } from '../gateway-http.js';
import type {
  ChargePageResult,
  ChargeRefused,
  CreateChargeResult,
  GatewayUnavailable,
  Period,
  PixCharge,
  PixGateway,
  ReadPaymentResult,
  RefundOrder,
  RefundResult,
} from '../gateway.port.js';
import { type PixApi, problemText } from './pix-api.js';
import {
  listedChargeOf,
  listOf,
  readBankCharge,
  readBankRefund,
  refundResultOf,
  sumOf,
  type BankCharge,
  type BankPayment,
  type BankRefund,
  bankIdOf,
} from './pix-charge.js';
import { PixWebhook } from './pix-webhook.js';

interface Deps {
  api: PixApi;
  clock: Clock;
  key: string;
  merchant: string;
  pageSize?: number;
}

type ChargeReading = { kind: 'found'; charge: BankCharge } | { kind: 'not_found' } | GatewayUnavailable;

const PAGE_SIZE = 100;
const DESCRIPTION_LENGTH = 140;

export class BankPixGateway implements PixGateway {
  readonly code = 'PIX';
  readonly webhook: PixWebhook;

  constructor(private readonly deps: Deps) {
    this.webhook = new PixWebhook(deps);
  }

  /** The charge's id comes from the top-up's id, so that a repeated call finds the same charge. */
  async createPixCharge(order: PixCharge): Promise<CreateChargeResult> {
    const txid = bankIdOf(order.topupId);
    const reply = await this.deps.api.call({
      method: 'PUT',
      path: `/cob/${txid}`,
      body: this.#chargeBodyOf(order),
    });
    const created = reply.kind === 'answered' && reply.status < 300 ? this.#read(reply.body) : null;
    if (created) return this.#createdOf(created, order);
    if (reply.kind === 'answered' && [401, 403].includes(reply.status)) return refusalOf(reply);
    // The first answer may be lost, and the bank refuses a repeated creation.
    const found = await this.#find(txid);
    if (found.kind === 'found') return this.#createdOf(found.charge, order);
    if (reply.kind === 'unavailable') return reply;
    if (found.kind === 'unavailable') return found;
    return reply.status < 300 ? unavailable('unreadable answer') : refusalOf(reply);
  }

  async readPayment(txid: string): Promise<ReadPaymentResult> {
    const reading = await this.#find(txid);
    return reading.kind === 'found' ? this.#foundOf(reading.charge, null) : reading;
  }

  async findByReference(topupId: string): Promise<ReadPaymentResult> {
    const reading = await this.#find(bankIdOf(topupId));
    if (reading.kind !== 'found') return reading;
    const { qrCode } = reading.charge;
    return this.#foundOf(reading.charge, qrCode === null ? null : await pictureOf(qrCode));
  }

  /** Gives back each Pix that paid the charge, each under an id of its own. */
  async refund({ gatewayPaymentId, amountCents, idempotencyKey }: RefundOrder): Promise<RefundResult> {
    const reading = await this.#find(gatewayPaymentId);
    if (reading.kind === 'unavailable') return reading;
    if (reading.kind === 'not_found') return { kind: 'refused', message: 'the charge does not exist' };
    const parts = refundParts(reading.charge.payments, bankIdOf(idempotencyKey), amountCents);
    if (!parts) return { kind: 'refused', message: 'the payments of this charge have not that much left' };
    const results: KnownResult[] = [];
    for (const part of parts) {
      const result = await this.#refundPart(part);
      // The next try uses the same ids and finds what was done.
      if (result.kind === 'unavailable') return result;
      results.push(result);
      if (result.kind === 'refused') break;
    }
    return joined(results);
  }

  async #refundPart({ endToEndId, id, amountCents }: RefundPart): Promise<RefundResult> {
    const reply = await this.deps.api.call({
      method: 'PUT',
      path: refundPath(endToEndId, id),
      body: { valor: reaisOf(amountCents) },
    });
    const refundId = `${endToEndId}:${id}`;
    if (reply.kind === 'unavailable') return reply;
    if ([401, 403].includes(reply.status)) return unavailable(`HTTP ${reply.status}`);
    const refund = reply.status < 300 ? readBankRefund(reply.body) : null;
    if (refund) return refundResultOf(refund, refundId);
    if (reply.status < 300) return unavailable('unreadable answer');
    // The bank refuses a repeated refund too: what exists under our id is the answer.
    const earlier = await this.#readPart(refundId);
    const isUnknown = earlier.kind === 'unavailable' && earlier.error === UNKNOWN_REFUND;
    return isUnknown ? { kind: 'refused', message: problemText(reply.body, reply.status) } : earlier;
  }

  async readRefund(_txid: string, refundId: string): Promise<RefundResult> {
    const results: KnownResult[] = [];
    for (const part of refundId.split(PART_SEPARATOR)) {
      const result = await this.#readPart(part);
      if (result.kind === 'unavailable') return result;
      results.push(result);
    }
    return joined(results);
  }

  async #readPart(part: string): Promise<RefundResult> {
    const [endToEndId = '', id = ''] = part.split(':');
    const reply = await this.deps.api.call({ method: 'GET', path: refundPath(endToEndId, id) });
    if (reply.kind === 'unavailable') return reply;
    if (reply.status === 404) return unavailable(UNKNOWN_REFUND);
    const refund = reply.status < 300 ? readBankRefund(reply.body) : null;
    return refund ? refundResultOf(refund, part) : unavailable(`HTTP ${reply.status}`);
  }

  async listCharges({ from, to }: Period, page: number): Promise<ChargePageResult> {
    const query = new URLSearchParams({
      inicio: from.toISOString(),
      // The bank includes the end of its period; our period excludes it.
      fim: new Date(to.getTime() - 1).toISOString(),
      'paginacao.paginaAtual': String(page),
      'paginacao.itensPorPagina': String(this.deps.pageSize ?? PAGE_SIZE),
    });
    const reply = await this.deps.api.call({ method: 'GET', path: `/cob?${query.toString()}` });
    if (reply.kind === 'unavailable') return reply;
    const { cobs, parametros } = fieldsOf(reply.body);
    const { quantidadeDePaginas: pages } = fieldsOf(fieldsOf(parametros).paginacao);
    const charges = listOf(cobs, (value) => this.#read(value));
    if (reply.status >= 300 || !charges || typeof pages !== 'number') {
      return unavailable(`HTTP ${reply.status}, or a listed charge cannot be read`);
    }
    return {
      kind: 'page',
      charges: charges.map((charge) => listedChargeOf(charge, this.deps.key, this.deps.clock.now())),
      nextPage: page + 1 < pages ? page + 1 : null,
    };
  }

  #read(value: unknown): BankCharge | null {
    return readBankCharge(value, this.deps.merchant);
  }

  async #find(txid: string): Promise<ChargeReading> {
    const reply = await this.deps.api.call({ method: 'GET', path: `/cob/${encodeURIComponent(txid)}` });
    if (reply.kind === 'unavailable') return reply;
    if (reply.status === 404) return { kind: 'not_found' };
    const charge = reply.status < 300 ? this.#read(reply.body) : null;
    if (!charge) return unavailable(reply.status < 300 ? 'unreadable answer' : `HTTP ${reply.status}`);
    if (charge.txid !== txid) return unavailable('the answer is about another charge');
    const isUnfinished = charge.status === 'CONCLUIDA' && charge.payments.length === 0;
    return isUnfinished ? unavailable('paid, but the payment is not shown yet') : { kind: 'found', charge };
  }

  #foundOf(charge: BankCharge, picture: string | null): ReadPaymentResult {
    const { clock, key } = this.deps;
    const listed = listedChargeOf(charge, key, clock.now());
    const isOpen = listed.status === 'pending';
    const code = { qrCode: isOpen ? charge.qrCode : null, qrCodeBase64: isOpen ? picture : null };
    return { kind: 'found', payment: { ...listed, ...code, payer: { email: null, cpf: null } } };
  }

  async #createdOf(charge: BankCharge, order: PixCharge): Promise<CreateChargeResult> {
    const { clock, key } = this.deps;
    const { externalReference, status, amountCents } = listedChargeOf(charge, key, clock.now());
    if (externalReference !== order.topupId || amountCents !== order.amountCents) {
      const message = 'the bank has another charge under our id';
      return { kind: 'refused', code: 'IDEMPOTENCY_CONFLICT', message, causeCode: null };
    }
    if (status === 'failed') {
      return { kind: 'refused', code: 'BAD_REQUEST', message: charge.status, causeCode: null };
    }
    if (charge.qrCode === null) return unavailable('the charge has no code');
    return {
      kind: 'created',
      gatewayPaymentId: charge.txid,
      status,
      qrCode: charge.qrCode,
      qrCodeBase64: await pictureOf(charge.qrCode),
      expiresAt: charge.expiresAt,
    };
  }

  /** Names no debtor: that requires a name, which we do not know. */
  #chargeBodyOf({ amountCents, description, createdAt, expiresAt }: PixCharge): object {
    return {
      calendario: { expiracao: Math.ceil((expiresAt.getTime() - createdAt.getTime()) / 1000) },
      valor: { original: reaisOf(amountCents), modalidadeAlteracao: 0 },
      chave: this.deps.key,
      solicitacaoPagador: description.slice(0, DESCRIPTION_LENGTH),
    };
  }
}

const UNKNOWN_REFUND = 'the bank does not know the refund';

const refundPath = (endToEndId: string, id: string) =>
  `/pix/${encodeURIComponent(endToEndId)}/devolucao/${encodeURIComponent(id)}`;

type KnownResult = Exclude<RefundResult, GatewayUnavailable>;

interface RefundPart {
  endToEndId: string;
  id: string;
  amountCents: number;
}

const PART_SEPARATOR = ',';

const isRefused = ({ status }: BankRefund) => status === 'NAO_REALIZADO';

/** Parts of an earlier try first, refused ones last; then payments with most left. Null where too little is left. */
function refundParts(payments: BankPayment[], id: string, amountCents: number): RefundPart[] | null {
  const idOf = (place: number) => (place === 0 ? id : `${id}${place}`);
  const leftOf = ({ amountCents: paid, refunds }: BankPayment) =>
    paid - sumOf(refunds.filter((refund) => !isRefused(refund)));
  const made = payments.flatMap(({ endToEndId, refunds }, place) => {
    const refund = refunds.find((one) => one.id === idOf(place) || one.id === id);
    return refund ? [{ ...refund, endToEndId }] : [];
  });
  const [refused, others] = [made.filter(isRefused), made.filter((refund) => !isRefused(refund))];
  const parts: RefundPart[] = [...others, ...refused];
  let open = amountCents - sumOf(parts);
  const untouched = payments
    .map((payment, place) => ({ payment, place }))
    .filter(({ payment }) => !parts.some(({ endToEndId }) => endToEndId === payment.endToEndId))
    .sort((a, b) => leftOf(b.payment) - leftOf(a.payment));
  for (const { payment, place } of untouched) {
    const part = Math.min(open, leftOf(payment));
    if (part <= 0) continue;
    parts.push({ endToEndId: payment.endToEndId, id: idOf(place), amountCents: part });
    open -= part;
  }
  return open > 0 ? null : parts;
}

/** A partly refused refund stays open for staff, because no single answer is true for all its money. */
function joined(results: readonly KnownResult[]): RefundResult {
  const refused = results.find((result) => result.kind === 'refused');
  const made = results.filter((result) => result.kind !== 'refused');
  if (refused) return made.length === 0 ? refused : unavailable(`only a part goes back: ${refused.message}`);
  const refundId = made.map((result) => result.refundId).join(PART_SEPARATOR);
  return { kind: made.some(({ kind }) => kind === 'in_process') ? 'in_process' : 'refunded', refundId };
}

function reaisOf(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** PNG in base64, without the `data:` prefix. */
async function pictureOf(qrCode: string): Promise<string> {
  const picture = await toBuffer(qrCode, { type: 'png', errorCorrectionLevel: 'M', margin: 4, scale: 6 });
  return picture.toString('base64');
}

function refusalOf({ status, body }: Extract<HttpReply, { kind: 'answered' }>): ChargeRefused {
  const code = [401, 403].includes(status) ? 'BAD_CREDENTIALS' : 'BAD_REQUEST';
  return {
    kind: 'refused',
    code,
    message: problemText(body, status),
    causeCode: textOf(fieldsOf(body).type),
  };
}
