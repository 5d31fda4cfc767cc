import type { PurchaseBlockDto } from '../../platform/errors/index.js';

/** One number rented for one service. */
export interface ActivationDto {
  activation_id: string;
  /** Decimal number: the id in the SMS-Activate dialect. */
  number_id: number;
  /** In E.164. */
  phone_number: string;
  /** The number as people of its country write it. */
  phone_number_formatted: string;
  /**
   * `WAITING_SMS`: no message yet. `COMPLETED`: a message came, and the price is paid. `ACTIVE`: paid, and another
   * message was asked for; it becomes `COMPLETED` again when that message comes or the time ends. `CANCELLED` and
   * `EXPIRED`: ended without a message, and the money is back.
   */
  status: 'WAITING_SMS' | 'ACTIVE' | 'COMPLETED' | 'CANCELLED' | 'EXPIRED';
  sms_code: string | null;
  sms_text: string | null;
  created_at: string;
  updated_at: string;
  expires_at: string;
  /** When it may first be cancelled, if no message has arrived. */
  cancel_available_at: string;
  /** Whether it could be cancelled right now. */
  can_cancel: boolean;
  can_get_another_sms: boolean;
  /** Whether it could be swapped for another number right now. */
  can_swap: boolean;
  /** When it may first be swapped, if no message has arrived; null where it may not be swapped. */
  swap_available_at: string | null;
  /** When a cancel was requested that the provider has not confirmed yet; null otherwise. */
  cancel_requested_at: string | null;
  /** When it ended without a message and its money went back; null otherwise. */
  closed_at: string | null;
  /** Who ended it without a message; null otherwise. */
  closed_by: 'customer' | 'swap' | 'staff' | 'expiry' | 'provider' | null;
  /** When the number was allotted. */
  activation_time: string;
  /** Decimal price in `currency`. */
  service_price: number;
  service_price_cents: number;
  /** What the activation costs, or what a cancel would give back; always the price. */
  activation_cost: number;
  activation_cost_cents: number;
  currency: 'BRL' | 'USD' | 'EUR';
  country: { iso_code: string; name: string; flag_image_url: string };
  service: { code: string; name: string; image_url: string | null };
  /** The newest code; null before a message has one. */
  codigo_atual: string | null;
  quantidade_codigos: number;
  historico_codigos: { codigo: string | null; texto: string | null; recebido_em: string }[];
}

/** The numbers that a customer has open now and had today. */
export interface UserTransactionsDto extends PurchaseBlockDto {
  active_transactions: ActivationDto[];
  recent_completed: ActivationDto[];
  /** The most numbers open at once (with a key, the limit of the account's keys), and those in use. */
  slots: { max: number; used: number };
  /** How many messages came today (America/Sao_Paulo). */
  sms_today: number;
}

/** A swap that has not brought the new number yet. */
export interface SwapPendingDto {
  success: boolean;
  /** True: the provider of the old number, or of the new one, has not answered yet. */
  pending: boolean;
  message: string;
  /** When the new number appears or the money is back at the latest; null until the old number is given back. */
  settles_by: string | null;
}

export interface CancelDto {
  success: boolean;
  already_cancelled: boolean;
  /** True: the provider has not confirmed yet. The money comes back when it does, or at expiry at the latest. */
  pending?: boolean;
  /** Decimal amount that went back to the wallet. */
  refunded_amount: number;
  refunded_amount_cents: number;
  message: string;
  /** Present when one more cancel of this product would pause purchases, or when this cancel paused them. */
  warning?: string;
  /** Present when this cancel paused purchases: when purchases are possible again. */
  blocked_until?: string;
}
