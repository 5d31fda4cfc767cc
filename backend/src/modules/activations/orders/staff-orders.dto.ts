export type OrderTypeDto = 'sms_number' | 'credit_transaction';

/**
 * `pending`: requested, or a Pix is awaited; `processing`: a provider had no number or has not said; `shipped`: the
 * number is allotted and waits for its message; `delivered`: the message came, or the Pix was paid; `cancelled`;
 * `refunded`: expired, failed or given back, the money is in the balance again.
 */
export type OrderStatusDto = 'pending' | 'processing' | 'shipped' | 'delivered' | 'cancelled' | 'refunded';

/** `pending`: held, or not paid yet; `failed`: the Pix was not paid. */
export type OrderPaymentDto = 'pending' | 'paid' | 'failed' | 'refunded';

/** What was ordered. */
export interface OrderItemDto {
  service: { code: string; name: string; image_url: string | null };
  country: { iso_code: string; name: string; flag_image_url: string };
  /** E.164; null before a number is allotted, empty once its customer is deleted. */
  phone_number: string | null;
  phone_number_formatted: string | null;
}

/** One number of a purchase, or one top-up. */
export interface AdminOrderDto {
  id: string;
  type: OrderTypeDto;
  user_id: string;
  /** Null when the account is deleted, or has no name. */
  user_name: string | null;
  /** Null when the account is deleted. */
  user_email: string | null;
  status: OrderStatusDto;
  payment_status: OrderPaymentDto;
  /** Numbers are paid from the wallet, top-ups by Pix. */
  payment_method: 'wallet' | 'pix';
  /** Decimal amount in `currency`. */
  total_amount: number;
  total_amount_cents: number;
  currency: 'BRL' | 'USD' | 'EUR';
  /** Null for a top-up. */
  item: OrderItemDto | null;
  /** Of a top-up. */
  gateway: string | null;
  created_at: string;
}

/** Whether staff may do something now. */
export interface OrderActionDto {
  is_possible: boolean;
  /** The error code that it would be refused with. */
  obstacle: string | null;
}

/** An order of the list, with what staff may decide about it. */
export interface ListedOrderDto extends AdminOrderDto {
  /**
   * `disputed`: its customer waits for a decision of support. The others are of a number. `uncertain`: a provider has not said whether it sold one; `cost_open`: the price went back to the
   * customer, and the provider has not said whether it gives its own back; `not_found`: no provider had one.
   */
  situation:
    | 'requested'
    | 'uncertain'
    | 'waiting'
    | 'delivered'
    | 'cancelled'
    | 'no_code'
    | 'not_found'
    | 'refunded'
    | 'cost_open'
    | 'disputed'
    | null;
  /** Code of the provider of a number. */
  provider: string | null;
  /** Until when a message is waited for. */
  expires_at: string | null;
  /** Cents of BRL that are left, at the rates in force; null while the message is waited for or the cost is not known. */
  margin_cents: number | null;
  /** Null for a top-up. */
  actions: { cancel: OrderActionDto; refund: OrderActionDto; recheck: OrderActionDto } | null;
}

/** A number of live operations. */
export interface AdminActivationDto {
  /** Also the id of the order. */
  id: string;
  user_id: string;
  user_name: string | null;
  user_email: string | null;
  status: 'REQUESTING' | 'FAILED' | 'WAITING_SMS' | 'COMPLETED' | 'ACTIVE' | 'CANCELLED' | 'EXPIRED';
  item: OrderItemDto;
  provider: string | null;
  /** How many offers were tried, and how the last try went. */
  attempts: number;
  last_attempt: { provider: string; outcome: string; reason: string | null } | null;
  /** Decimal price in `currency`. */
  price: number;
  price_cents: number;
  currency: 'BRL' | 'USD' | 'EUR';
  requested_at: string;
  allotted_at: string | null;
  expires_at: string | null;
  first_message_at: string | null;
  message_count: number;
  actions: { cancel: OrderActionDto; recheck: OrderActionDto };
}

/** One try to get a number from a provider. */
export interface OrderAttemptDto {
  /** From 1. */
  number: number;
  provider: string;
  /** `rejected`: sold at a cost or with a number that we do not take, so that it went back. */
  outcome:
    | 'pending'
    | 'bought'
    | 'refused'
    | 'not_sent'
    | 'unknown'
    | 'adopted'
    | 'given_up'
    | 'found_late'
    | 'rejected';
  /** The provider's word for why not, such as NO_NUMBERS, or ours for a rejected one. */
  reason: string | null;
  /** What was asked, without the key; null once the account is deleted. */
  request: string | null;
  /** The beginning of the answer. */
  response: string | null;
  latency_ms: number | null;
  /** Millionths of one unit of `cost_currency`: what the list said, the most that was allowed, what was charged. */
  list_cost_micros: number;
  max_cost_micros: number;
  cost_micros: number | null;
  cost_currency: string;
  started_at: string;
  ended_at: string | null;
}

/** A message without its text, which `POST /messages/{id}/reveal` shows. */
export interface OrderMessageDto {
  id: string;
  received_at: string;
  /** The customer saw it. */
  is_shown: boolean;
  /** It came after the window and cost nothing. */
  is_free: boolean;
  /** Its text is still stored; it is deleted after 30 days. */
  is_kept: boolean;
}

/** What belongs to a number and not to a top-up, as its row has it. */
export interface OrderNumberRowDto {
  /** The purchase, and which of its numbers this is. */
  batch_id: string;
  number: number;
  quantity: number;
  activation_status:
    'REQUESTING' | 'FAILED' | 'WAITING_SMS' | 'COMPLETED' | 'ACTIVE' | 'CANCELLED' | 'EXPIRED';
  failure_code: string | null;
  provider: string | null;
  provider_activation_id: string | null;
  cost_micros: number | null;
  cost_currency: string | null;
  /** Whether the provider keeps its price, gave it back, or has not said. */
  cost_state: 'charged' | 'returned' | 'unsettled' | null;
  /** Median wait for the first message of this product; null while there are too few. */
  typical_seconds: number | null;
  allotted_at: string | null;
  expires_at: string | null;
  first_message_at: string | null;
  cancel_requested_at: string | null;
  closed_at: string | null;
  closed_by: 'customer' | 'swap' | 'staff' | 'expiry' | 'provider' | 'failure' | null;
  finished_at: string | null;
  refunded_at: string | null;
}

/** A note as its row has it. */
export interface OrderNoteRowDto {
  id: string;
  text: string;
  author_id: string;
  created_at: string;
}

/** The text and code of a message. */
export interface RevealedMessageDto {
  id: string;
  order_id: string;
  /** Both null once they are forgotten. */
  code: string | null;
  text: string | null;
  received_at: string;
}

/** One number of a customer. */
export interface TimelineActivationDto {
  service_code: string;
  country_iso: string;
  status: 'WAITING_SMS' | 'ACTIVE' | 'COMPLETED' | 'CANCELLED' | 'EXPIRED';
  phone_number: string;
  provider: string | null;
  /** Messages that the customer may see. */
  messages: number;
  /** From the number to its first message; null without one. */
  seconds_to_code: number | null;
  /** Who ended it without a message; null else. */
  closed_by: string | null;
}
