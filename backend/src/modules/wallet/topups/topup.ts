import type { Currency } from '../../../platform/money.js';
import type { GatewayCode } from '../gateways/gateway-texts.js';

export type TopupStatus = 'pending' | 'paid' | 'expired' | 'failed' | 'refunded';

/** Why a top-up waits for a person: money moved in a way that must not be settled blindly. */
export type StaffReason =
  | 'AMOUNT_MISMATCH'
  | 'CURRENCY_MISMATCH'
  | 'REFERENCE_MISMATCH'
  | 'REFUNDED_BEFORE_CREDIT'
  | 'REFUNDED_AFTER_CREDIT'
  | 'CHARGED_BACK_AFTER_CREDIT'
  | 'OWNER_DELETED';

/** One attempt to add money. */
export interface Topup {
  id: string;
  userId: string;
  currency: Currency;
  /** Cents of `currency` that the wallet gets. */
  amountCents: number;
  /** Cents of BRL that the Pix charges. */
  chargeAmountCents: number;
  /** BRL per unit of `currency`. */
  fxRate: number;
  gateway: GatewayCode;
  /** Sent with every creation of the charge, so that a repetition finds the first one. */
  gatewayKey: string;
  /** Null until the gateway has answered. */
  gatewayPaymentId: string | null;
  /** When the gateway stops taking the payment; a little after `expiresAt`. */
  gatewayExpiresAt: Date;
  description: string;
  status: TopupStatus;
  qrCode: string | null;
  qrCodeBase64: string | null;
  createdAt: Date;
  /** When the customer is told that time is up. */
  expiresAt: Date;
  paidAt: Date | null;
  staffReason: StaffReason | null;
  /** True once the account is gone: a payment that still comes in has nowhere to go. */
  isOwnerDeleted: boolean;
  /** Cents of BRL that went back to the payer through us, or are on their way. */
  returnedChargeCents: number;
}
