import type { GatewayCode } from '../../../platform/gateway-codes.js';

/**
 * A payment gateway: it charges top-ups by Pix. Amounts are whole cents of BRL. Everything a gateway may answer, and every way a
 * call can fail, is a value of the result: no method rejects.
 */
export interface PixGateway {
  readonly code: GatewayCode;

  /** Safe to repeat with the same `idempotencyKey`: the gateway answers with the charge it made the first time. */
  createPixCharge(charge: PixCharge): Promise<CreateChargeResult>;
  /** The truth about one payment; the picture of its code may be missing. */
  readPayment(gatewayPaymentId: string): Promise<ReadPaymentResult>;
  /** For a charge whose creation brought no answer: the gateway may know it under our reference only. */
  findByReference(topupId: string): Promise<ReadPaymentResult>;
  /** Gives a payment back to its payer, in part or whole. Safe to repeat with the same `idempotencyKey`. */
  refund(order: RefundOrder): Promise<RefundResult>;
  /** How a refund stands that was `in_process`. */
  readRefund(gatewayPaymentId: string, refundId: string): Promise<RefundResult>;
  /**
   * What the gateway itself knows of the charges made in a period, to compare our books with.
   * @param page 0 for the first, then the `nextPage` of the one before.
   */
  listCharges(period: Period, page: number): Promise<ChargePageResult>;

  /** Where the gateway tells of changes; undefined where the address comes with each charge. */
  readonly webhook?: WebhookRegistry;
}

/** The one address that a gateway notifies for all charges of an account. */
export interface WebhookRegistry {
  /** The address that is registered now; null for none. */
  read(): Promise<WebhookResult>;
  /** Takes the place of the one before. */
  register(address: string): Promise<WebhookResult>;
}

export type WebhookResult =
  | { kind: 'registered'; address: string | null }
  /** `message` is the gateway's own. */
  | { kind: 'refused'; message: string }
  | GatewayUnavailable;

/** Hears what notifications say, and reads the truth at the gateway. */
export interface PaymentNews {
  /** The gateway says that a payment changed, or that it came into being. */
  notified(gateway: GatewayCode, paymentId: string, news: 'changed' | 'created'): Promise<void>;
  /** An unsigned notification names these top-ups: each is read at most once in 5 seconds. */
  woken(gateway: GatewayCode, topupIds: readonly string[]): Promise<void>;
}

/** From the first instant up to, but without, the last. */
export interface Period {
  from: Date;
  to: Date;
}

export interface RefundOrder {
  gatewayPaymentId: string;
  amountCents: number;
  idempotencyKey: string;
}

/** What came of a refund. `unavailable` may have happened: repeat it with the same key. */
export type RefundResult =
  | { kind: 'refunded' | 'in_process'; refundId: string }
  /** Nothing of it happened. `message` is the gateway's own, for logs and staff. */
  | { kind: 'refused'; message: string }
  | GatewayUnavailable;

export interface PixCharge {
  topupId: string;
  amountCents: number;
  description: string;
  /** The CPF is unknown where the customer's wallet is not in reais. */
  payer: { email: string; cpf: string | null };
  /** Where the gateway tells of changes; null where no public address exists. */
  notificationUrl: string | null;
  /** Gateways have minimum lifetimes (Mercado Pago: 30 minutes), which the caller respects. */
  expiresAt: Date;
  /** When the top-up was asked for: a repetition asks for the same lifetime. */
  createdAt: Date;
  idempotencyKey: string;
}

export interface CreatedCharge {
  kind: 'created';
  gatewayPaymentId: string;
  status: PaymentStatus;
  /** The "copia e cola" text. */
  qrCode: string;
  /** PNG without the `data:` prefix. */
  qrCodeBase64: string;
  /** As the gateway sees it. */
  expiresAt: Date;
}

export interface ChargeRefused {
  kind: 'refused';
  code: RefusedChargeCode;
  /** The gateway's own words, for logs and staff. */
  message: string;
  /** The gateway's own number for the cause. */
  causeCode: string | null;
}

export type RefusedChargeCode =
  | 'INVALID_CPF'
  | 'INVALID_PAYER'
  | 'BAD_CREDENTIALS'
  | 'ACCOUNT_WITHOUT_PIX'
  | 'IDEMPOTENCY_CONFLICT'
  | 'BAD_REQUEST';

/** No usable answer. A creation may have happened: repeat it with the same key or look it up by reference. */
export interface GatewayUnavailable {
  kind: 'unavailable';
  error: string;
  retryAfterSeconds: number | null;
}

export type CreateChargeResult = CreatedCharge | ChargeRefused | GatewayUnavailable;

export type PaymentStatus = 'pending' | 'paid' | 'expired' | 'failed' | 'refunded' | 'charged_back';

export interface GatewayPayment {
  gatewayPaymentId: string;
  status: PaymentStatus;
  /** The gateway's own words for the status, for logs and staff. */
  statusDetail: string;
  /** What was asked for. */
  amountCents: number;
  /** What has arrived for it, all payments together and before anything went back; 0 until then. */
  paidCents: number;
  currency: string;
  /** Of it, what went back by refunds. */
  refundedCents: number;
  /** Of it, what the payer's bank took back. */
  chargedBackCents: number;
  /** The payer's bank took it once and gave it back: a dispute that was decided for us. */
  isReimbursed: boolean;
  /** Our top-up's id. */
  externalReference: string | null;
  /** False for a payment made with test credentials. */
  liveMode: boolean;
  /** The account that receives the money, where the gateway tells. */
  collectorId: string | null;
  createdAt: Date | null;
  approvedAt: Date | null;
  expiresAt: Date | null;
  payer: { email: string | null; cpf: string | null };
  /** What is needed to show the code again; null once it is no longer payable. */
  qrCode: string | null;
  qrCodeBase64: string | null;
}

export type ReadPaymentResult =
  { kind: 'found'; payment: GatewayPayment } | { kind: 'not_found' } | GatewayUnavailable;

/** A charge in the gateway's list: what counts in the books, without what pays it. */
export type ListedCharge = Omit<GatewayPayment, 'qrCode' | 'qrCodeBase64' | 'payer'>;

export interface ChargePage {
  kind: 'page';
  charges: ListedCharge[];
  /** Null after the last. */
  nextPage: number | null;
}

export type ChargePageResult = ChargePage | GatewayUnavailable;
