import type { WalletTransactionDto } from '../../wallet/index.js';
import type { ActivationDto } from '../activation.dto.js';

/** A number that was bought. */
export interface SmsNumberOrderDto {
  id: string;
  /** Decimal number: the id in the SMS-Activate dialect. */
  number_id: number;
  type: 'sms_number';
  /** In E.164. */
  phone_number: string;
  /** The number as people of its country write it. */
  phone_number_formatted: string;
  status: 'WAITING_SMS' | 'ACTIVE' | 'COMPLETED' | 'CANCELLED' | 'EXPIRED';
  /** Decimal price in `currency`. */
  activation_cost: number;
  activation_cost_cents: number;
  /** Decimal amount that came back; 0 when the number was paid. */
  refunded_amount: number;
  refunded_amount_cents: number;
  currency: 'BRL' | 'USD' | 'EUR';
  sms_code: string | null;
  /** How many of its newest twenty messages have a code. */
  code_count: number;
  /** The text of the newest message; null before the first one, and after 30 days. */
  sms_text: string | null;
  created_at: string;
  service: { code: string; name: string; image_url: string | null };
  /** Null when the country is not known. */
  country: { name: string; iso_code: string; flag_image_url: string } | null;
  /** What the same product costs now, in the caller's preferred currency; null where it is not sold now. */
  buy_again: {
    price_cents: number;
    currency: 'BRL' | 'USD' | 'EUR';
    stock: number;
    /** Share of the product's numbers that received an SMS; null while too few were measured. */
    delivery_rate: number | null;
  } | null;
}

/** Money added. */
export interface CreditTransactionOrderDto {
  id: string;
  type: 'credit_transaction';
  description: string;
  /** Decimal amount in `currency`. */
  amount: number;
  amount_cents: number;
  amount_formatted: string;
  currency: 'BRL' | 'USD' | 'EUR';
  gateway: string;
  /** Decimal amount that went back to the payer, or is on its way back. */
  returned_amount: number;
  returned_amount_cents: number;
  /** Decimal amount that the payer's bank took back. */
  charged_back_amount: number;
  charged_back_amount_cents: number;
  /** Decimal amount that repaid a debt from a chargeback at once, and so is not in the balance. */
  repaid_amount: number;
  repaid_amount_cents: number;
  created_at: string;
  /** Seconds from the charge until the payment was credited. */
  paid_after_seconds: number;
  status: 'COMPLETED';
}

export interface OrdersDto {
  success: boolean;
  data: {
    items: (SmsNumberOrderDto | CreditTransactionOrderDto)[];
    pagination: { total: number; limit: number; offset: number; has_more: boolean };
    /** Counts everything, whatever the filter. */
    summary: {
      credit_transactions: number;
      sms_numbers: number;
      total_items: number;
      /** Numbers that received at least one message. */
      numbers_with_sms: number;
      /** Numbers whose money came back. */
      numbers_refunded: number;
      last_order_at: string | null;
      /** The current month in America/Sao_Paulo; null before its first number. */
      month: {
        sms_numbers: number;
        numbers_with_sms: number;
        /** Numbers without a message yet. */
        numbers_waiting: number;
        numbers_refunded: number;
      } | null;
    };
  };
}

/** A step in the life of an order, with its time. */
export interface OrderStepDto {
  /**
   * Of a number: requested, allotted, received (the first message), cancel_requested, cancelled by its customer, by
   * staff or by the provider, swapped for another, expired, refunded by staff, finished by its customer, and
   * window_ends while it may still receive. Of a top-up: created, paid.
   */
  step:
    | 'requested'
    | 'allotted'
    | 'received'
    | 'cancel_requested'
    | 'cancelled'
    | 'cancelled_by_staff'
    | 'cancelled_by_provider'
    | 'swapped'
    | 'expired'
    | 'refunded'
    | 'finished'
    | 'window_ends'
    | 'created'
    | 'paid';
  at: string;
}

/** One order with everything that its customer may see of it. */
export interface OrderDetailDto {
  /** The order as the list of orders shows it. */
  item: SmsNumberOrderDto | CreditTransactionOrderDto;
  /** The number as an activation; null for a top-up. */
  activation: ActivationDto | null;
  /** Newest first, at most 20; text and code are null after 30 days. */
  messages: { code: string | null; text: string | null; received_at: string }[];
  /** Until when the text of the newest message is kept; null without a message. */
  texts_kept_until: string | null;
  /** Oldest first. */
  timeline: OrderStepDto[];
  /** The movements of its money, oldest first. */
  transfers: WalletTransactionDto[];
}

export interface MostUsedServiceDto {
  serv_code: string;
  name: string;
  service_image_url: string | null;
  activations: number;
}

export interface MostUsedServicesDto {
  services: MostUsedServiceDto[];
}
