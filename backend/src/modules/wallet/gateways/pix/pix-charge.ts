import { pixCode } from '../../../../platform/pix-code.js';
import { dateOf, fieldsOf, textOf } from '../gateway-http.js';
import type { ListedCharge, PaymentStatus, RefundResult } from '../gateway.port.js';

export interface BankCharge {
  txid: string;
  status: string;
  amountCents: number;
  key: string | null;
  createdAt: Date;
  expiresAt: Date;
  /** The "copia e cola"; null where the bank gives neither this code nor a location. */
  qrCode: string | null;
  payments: BankPayment[];
}

export interface BankPayment {
  endToEndId: string;
  amountCents: number;
  at: Date | null;
  refunds: BankRefund[];
}

export interface BankRefund {
  id: string;
  status: string;
  amountCents: number;
  /** The reason of the return: ours are `ORIGINAL`, the banks' own claims begin with `MED`. */
  nature: string;
  reason: string | null;
}

/** A payer who began in time may finish so much later. */
const SETTLEMENT_MS = 10 * 60_000;
const LONGEST_CENTS_TEXT = 13;
/** The code can hold only ASCII without spaces, of this length. */
const WRITABLE_LOCATION = /^[\x21-\x7e]{1,77}$/;

export function readBankCharge(value: unknown, merchant: string): BankCharge | null {
  const fields = fieldsOf(value);
  const { criacao, expiracao } = fieldsOf(fields.calendario);
  const [txid, status, createdAt] = [textOf(fields.txid), textOf(fields.status), dateOf(criacao)];
  const amountCents = centsOf(fieldsOf(fields.valor).original);
  const payments = fields.pix === undefined || fields.pix === null ? [] : listOf(fields.pix, readBankPayment);
  if (txid === null || status === null || createdAt === null || amountCents === null || !payments)
    return null;
  const seconds = Number(expiracao);
  if (!Number.isFinite(seconds)) return null;
  return {
    txid,
    status,
    amountCents,
    key: textOf(fields.chave),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + seconds * 1000),
    qrCode: textOf(fields.pixCopiaECola) ?? codeOf(fields, amountCents, merchant),
    payments,
  };
}

function codeOf(fields: Record<string, unknown>, amountCents: number, merchant: string): string | null {
  const location = textOf(fields.location) ?? textOf(fieldsOf(fields.loc).location);
  if (location === null) return null;
  const address = location.replace(/^https?:\/\//, '');
  if (!WRITABLE_LOCATION.test(address)) return null;
  return pixCode({ location: address, amountCents, merchant, city: 'BRASIL' });
}

function readBankPayment(value: unknown): BankPayment | null {
  const fields = fieldsOf(value);
  const endToEndId = textOf(fields.endToEndId);
  const amountCents = centsOf(fields.valor);
  const refunds = fields.devolucoes == null ? [] : listOf(fields.devolucoes, readBankRefund);
  if (endToEndId === null || amountCents === null || !refunds) return null;
  return { endToEndId, amountCents, at: dateOf(fields.horario), refunds };
}

export function readBankRefund(value: unknown): BankRefund | null {
  const fields = fieldsOf(value);
  const [id, status, amountCents] = [textOf(fields.id), textOf(fields.status), centsOf(fields.valor)];
  if (id === null || status === null || amountCents === null) return null;
  const nature = textOf(fields.natureza) ?? 'ORIGINAL';
  return { id, status, amountCents, nature, reason: textOf(fields.motivo) };
}

/** Null when one entry cannot be read: an overlooked payment would be lost money. */
export function listOf<Entry>(value: unknown, read: (entry: unknown) => Entry | null): Entry[] | null {
  if (!Array.isArray(value)) return null;
  const entries = value.map(read).filter((entry) => entry !== null);
  return entries.length === value.length ? entries : null;
}

/** Banks write BRL as text with two decimals. */
function centsOf(value: unknown): number | null {
  if (typeof value !== 'string' || value.length > LONGEST_CENTS_TEXT) return null;
  const parts = /^(\d+)\.(\d{2})$/.exec(value);
  return parts ? Number(parts[1]) * 100 + Number(parts[2]) : null;
}

/** A charge that was paid to another key is not ours and gets no reference. */
export function listedChargeOf(charge: BankCharge, ourKey: string, now: Date): ListedCharge {
  const refunds = charge.payments.flatMap((payment) => payment.refunds);
  const back = refunds.filter(({ status }) => status === 'DEVOLVIDO');
  // MED is the banks' mechanism for special returns, after fraud and faults.
  const chargedBackCents = sumOf(back.filter(({ nature }) => nature.startsWith('MED')));
  const refundedCents = sumOf(back) - chargedBackCents;
  const paidCents = sumOf(charge.payments);
  return {
    gatewayPaymentId: charge.txid,
    status: statusOf(charge, { paidCents, refundedCents, chargedBackCents }, now),
    statusDetail: [charge.status, ...refunds.map(({ status }) => status)].join('/'),
    amountCents: charge.amountCents,
    paidCents,
    currency: 'BRL',
    refundedCents,
    chargedBackCents,
    // The bank returns the money as a new Pix, which the protocol does not connect with the first one.
    isReimbursed: false,
    isDisputeLost: chargedBackCents > 0,
    externalReference: charge.key === ourKey ? uuidOf(charge.txid) : null,
    liveMode: true,
    collectorId: charge.key,
    createdAt: charge.createdAt,
    approvedAt: paidCents > 0 ? (charge.payments[0]?.at ?? null) : null,
    expiresAt: charge.expiresAt,
  };
}

/** The bank calls a charge active even when its time is over. */
function statusOf(
  { status, expiresAt }: BankCharge,
  cents: { paidCents: number; refundedCents: number; chargedBackCents: number },
  now: Date,
): PaymentStatus {
  if (cents.paidCents > 0) {
    if (cents.chargedBackCents > 0) return 'charged_back';
    return cents.refundedCents >= cents.paidCents ? 'refunded' : 'paid';
  }
  if (status.startsWith('REMOVIDA')) return 'failed';
  return now.getTime() >= expiresAt.getTime() + SETTLEMENT_MS ? 'expired' : 'pending';
}

export function sumOf(amounts: readonly { amountCents: number }[]): number {
  return amounts.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

export function refundResultOf({ status, reason }: BankRefund, refundId: string): RefundResult {
  if (status === 'DEVOLVIDO') return { kind: 'refunded', refundId };
  if (status === 'NAO_REALIZADO') return { kind: 'refused', message: reason ?? status };
  return { kind: 'in_process', refundId };
}

const UUID_PARTS = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/;

/** The uuid without dashes: 32 characters, where the bank allows 26 to 35. */
export function bankIdOf(uuid: string): string {
  return uuid.replaceAll('-', '').toLowerCase();
}

export function uuidOf(bankId: string): string | null {
  const parts = UUID_PARTS.exec(bankId.toLowerCase());
  return parts && parts.slice(1).join('-');
}
