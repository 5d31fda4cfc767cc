import type { GatewayCode } from '../../../platform/gateway-codes.js';
import type { Language } from '../../../platform/languages.js';
import type { Platform } from '../../../platform/platform.js';

/** Amounts are whole cents of BRL. No method rejects: every failure is a value. */
export interface PixGateway {
  readonly code: GatewayCode;

  /** A repeated call with the same `idempotencyKey` answers the first charge. */
  createPixCharge(charge: PixCharge): Promise<CreateChargeResult>;
  readPayment(gatewayPaymentId: string): Promise<ReadPaymentResult>;
  /** Finds a charge whose creation was not answered. */
  findByReference(topupId: string): Promise<ReadPaymentResult>;
  /** Gives back a part or everything. A repeated call with the same `idempotencyKey` is safe. */
  refund(order: RefundOrder): Promise<RefundResult>;
  readRefund(gatewayPaymentId: string, refundId: string): Promise<RefundResult>;
  listCharges(period: Period, page: number): Promise<ChargePageResult>;

  readonly webhook?: WebhookRegistry;
}

export interface WebhookRegistry {
  read(): Promise<WebhookResult>;
  register(address: string): Promise<WebhookResult>;
}

export type WebhookResult =
  { kind: 'registered'; address: string | null } | { kind: 'refused'; message: string } | GatewayUnavailable;

export interface PaymentNotifications {
  notified(gateway: GatewayCode, paymentId: string, event: 'changed' | 'created'): Promise<void>;
  notifiedUnsigned(gateway: GatewayCode, topupIds: readonly string[]): Promise<void>;
}

/** The moment `to` is not part of the period. */
export interface Period {
  from: Date;
  to: Date;
}

export interface RefundOrder {
  gatewayPaymentId: string;
  amountCents: number;
  idempotencyKey: string;
}

/** With `unavailable` the refund may have happened: repeat the call with the same key. */
export type RefundResult =
  | { kind: 'refunded' | 'in_process'; refundId: string }
  /** Nothing was refunded. `message` is the gateway's text, for logs and staff. */
  | { kind: 'refused'; message: string }
  | GatewayUnavailable;

export interface PixCharge {
  topupId: string;
  amountCents: number;
  description: string;
  /** The CPF is unknown where the wallet is not in BRL. */
  payer: { email: string; cpf: string | null };
  notificationUrl: string | null;
  /** The caller makes it long enough for the gateway (Mercado Pago: 30 minutes). */
  expiresAt: Date;
  /** When the top-up was requested, so that a repeated call asks for the same lifetime. */
  createdAt: Date;
  idempotencyKey: string;
}

export interface CreatedCharge {
  kind: 'created';
  gatewayPaymentId: string;
  status: PaymentStatus;
  qrCode: string;
  /** PNG in base64, without the `data:` prefix. */
  qrCodeBase64: string;
  expiresAt: Date;
}

export interface ChargeRefused {
  kind: 'refused';
  code: RefusedChargeCode;
  message: string;
  causeCode: string | null;
}

export type RefusedChargeCode =
  | 'INVALID_CPF'
  | 'INVALID_PAYER'
  | 'BAD_CREDENTIALS'
  | 'ACCOUNT_WITHOUT_PIX'
  | 'IDEMPOTENCY_CONFLICT'
  | 'BAD_REQUEST';

/** The charge may have been created: repeat the call with the same key, or look it up by reference. */
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
  statusDetail: string;
  amountCents: number;
  paidCents: number;
  currency: string;
  refundedCents: number;
  chargedBackCents: number;
  isReimbursed: boolean;
  /** Whether a dispute was decided for the payer, or the bank gave the money back without one. */
  isDisputeLost: boolean;
  externalReference: string | null;
  liveMode: boolean;
  collectorId: string | null;
  createdAt: Date | null;
  approvedAt: Date | null;
  expiresAt: Date | null;
  payer: { email: string | null; cpf: string | null };
  qrCode: string | null;
  qrCodeBase64: string | null;
}

export type ReadPaymentResult =
  { kind: 'found'; payment: GatewayPayment } | { kind: 'not_found' } | GatewayUnavailable;

export type ListedCharge = Omit<GatewayPayment, 'qrCode' | 'qrCodeBase64' | 'payer'>;

export interface ChargePage {
  kind: 'page';
  charges: ListedCharge[];
  nextPage: number | null;
}

export type ChargePageResult = ChargePage | GatewayUnavailable;

export interface GatewayDefinition {
  /** The gateway's picture is `public/images/gateways/<code>.svg`. */
  texts: Record<Language, { title: string; description: string }>;
  connect(deps: Pick<Platform, 'config' | 'clock'>): PixGateway | null;
  /** The receivers of its notifications; they exist even while the gateway is not connected. */
  receivers(
    deps: Pick<Platform, 'config' | 'clock' | 'refusedSenders'> & { topups: PaymentNotifications },
  ): object[];
}

export type ListedCharges = { kind: 'listed'; charges: ListedCharge[] } | GatewayUnavailable;

/** Lists each charge once; `unavailable` when a page is missing. */
export async function listAllCharges(
  gateway: Pick<PixGateway, 'listCharges'>,
  period: Period,
): Promise<ListedCharges> {
  // Charges move to other pages when the gateway's list changes during the reading.
  const charges = new Map<string, ListedCharge>();
  let page: number | null = 0;
  while (page !== null) {
    const listed = await gateway.listCharges(period, page);
    if (listed.kind === 'unavailable') return listed;
    for (const charge of listed.charges) charges.set(charge.gatewayPaymentId, charge);
    page = listed.nextPage;
  }
  return { kind: 'listed', charges: [...charges.values()] };
}
