import type { GatewayCode } from '../../../platform/gateway-codes.js';
import type { Language } from '../../../platform/languages.js';
import type { Platform } from '../../../platform/platform.js';

/** Amounts are whole cents of BRL. No method rejects: every failure is a value. */
export interface PixGateway {
  readonly code: GatewayCode;

  /** A repetition with the same `idempotencyKey` answers the first charge. */
  createPixCharge(charge: PixCharge): Promise<CreateChargeResult>;
  readPayment(gatewayPaymentId: string): Promise<ReadPaymentResult>;
  /** For a charge whose creation brought no answer. */
  findByReference(topupId: string): Promise<ReadPaymentResult>;
  /** In part or whole. A repetition with the same `idempotencyKey` is safe. */
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

/** `to` is not part of it. */
export interface Period {
  from: Date;
  to: Date;
}

export interface RefundOrder {
  gatewayPaymentId: string;
  amountCents: number;
  idempotencyKey: string;
}

/** `unavailable` may have happened: repeat it with the same key. */
export type RefundResult =
  | { kind: 'refunded' | 'in_process'; refundId: string }
  /** Nothing of it happened. `message` is the gateway's, for logs and staff. */
  | { kind: 'refused'; message: string }
  | GatewayUnavailable;

export interface PixCharge {
  topupId: string;
  amountCents: number;
  description: string;
  /** The CPF is unknown where the wallet is not in reais. */
  payer: { email: string; cpf: string | null };
  notificationUrl: string | null;
  /** The caller respects the minimum lifetimes of gateways (Mercado Pago: 30 minutes). */
  expiresAt: Date;
  /** When the top-up was asked for, so that a repetition asks for the same lifetime. */
  createdAt: Date;
  idempotencyKey: string;
}

export interface CreatedCharge {
  kind: 'created';
  gatewayPaymentId: string;
  status: PaymentStatus;
  qrCode: string;
  /** PNG without the `data:` prefix. */
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

/** A creation may have happened: repeat it with the same key or look it up by reference. */
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
  /** Its picture is `public/images/gateways/<code>.svg`. */
  texts: Record<Language, { title: string; description: string }>;
  connect(deps: Pick<Platform, 'config' | 'clock'>): PixGateway | null;
  /** Also while it is not connected. */
  receivers(
    deps: Pick<Platform, 'config' | 'clock' | 'refusedSenders'> & { topups: PaymentNotifications },
  ): object[];
}

export type ListedCharges = { kind: 'listed'; charges: ListedCharge[] } | GatewayUnavailable;

/** Each once. A list with a page missing is no list. */
export async function listAllCharges(
  gateway: Pick<PixGateway, 'listCharges'>,
  period: Period,
): Promise<ListedCharges> {
  // Pages move when the gateway's list changes meanwhile.
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
