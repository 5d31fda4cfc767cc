import type { PurchaseBlockDto } from '../../platform/errors/index.js';

/** One number rented for one service. */
export interface ActivationDto {
  activation_id: string;
  /** Decimal: the id in the SMS-Activate dialect. */
  number_id: number;
  /** E.164. */
  phone_number: string;
  /** As people of its country write it. */
  phone_number_formatted: string;
  /**
   * `WAITING_SMS`: no message yet. `COMPLETED`: a message came, and the price is paid. `ACTIVE`: paid, and another
   * message was asked for; with it, or at the end of the time, `COMPLETED` again. `CANCELLED` and `EXPIRED`: ended
   * without a message, and the money is back.
   */
  status: 'WAITING_SMS' | 'ACTIVE' | 'COMPLETED' | 'CANCELLED' | 'EXPIRED';
  sms_code: string | null;
  sms_text: string | null;
  created_at: string;
  updated_at: string;
  expires_at: string;
  /** From when on it may be cancelled while no message has arrived. */
  cancel_available_at: string;
  /** Whether it could be cancelled right now. */
  can_cancel: boolean;
  can_get_another_sms: boolean;
  /** Whether it could be swapped for another number right now. */
  can_swap: boolean;
  /** From when on it may be swapped while it is silent; null where it may not be. */
  swap_available_at: string | null;
  /** When a cancel was asked for that the provider has not confirmed; null else. */
  cancel_requested_at: string | null;
  /** When it ended without a message and its money went back; null else. */
  closed_at: string | null;
  /** Who ended it without a message; null else. */
  closed_by: 'customer' | 'swap' | 'staff' | 'expiry' | 'provider' | null;
  /** When the number was allotted. */
  activation_time: string;
  /** Decimal price in `currency`. */
  service_price: number;
  service_price_cents: number;
  /** What the activation costs or would give back; same as the price. */
  activation_cost: number;
  activation_cost_cents: number;
  currency: 'BRL' | 'USD' | 'EUR';
  country: { iso_code: string; name: string; flag_image_url: string };
  service: { code: string; name: string; image_url: string | null };
  /** The newest code. */
  codigo_atual: string | null;
  quantidade_codigos: number;
  historico_codigos: { codigo: string | null; texto: string | null; recebido_em: string }[];
}

/** What a customer has open now and had today. */
export interface UserTransactionsDto extends PurchaseBlockDto {
  active_transactions: ActivationDto[];
  recent_completed: ActivationDto[];
  /** Of numbers open at the same time; with a key those that its account's keys may have. */
  slots: { max: number; used: number };
  /** Messages received today (America/Sao_Paulo). */
  sms_today: number;
}

/** A swap that has not brought another number yet. */
export interface SwapPendingDto {
  success: boolean;
  /** The provider of the old number, or of the new one, has not answered yet. */
  pending: boolean;
  message: string;
  /** Until when the new number appears or the money is back; null while the old number is not given back. */
  settles_by: string | null;
}

export interface CancelDto {
  success: boolean;
  already_cancelled: boolean;
  /** The provider has not confirmed yet; the money comes back when it does, at expiry at the latest. */
  pending?: boolean;
  /** Decimal amount that went back to the wallet. */
  refunded_amount: number;
  refunded_amount_cents: number;
  message: string;
  /** Present when one more cancel of this product would pause purchases, or this one did. */
  warning?: string;
  /** Present when this cancel paused purchases: when they are possible again. */
  blocked_until?: string;
}
