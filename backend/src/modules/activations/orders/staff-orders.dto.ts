export type OrderTypeDto = 'sms_number' | 'credit_transaction';

/**
 * `pending`: requested, or the Pix is not paid yet; `processing`: a provider had no number or has not answered;
 * `shipped`: the number is allotted and waits for its message; `delivered`: the message came, or the Pix was paid;
 * `cancelled`; `refunded`: expired, failed or given back, and the money is in the balance again.
 */
export type OrderStatusDto = 'pending' | 'processing' | 'shipped' | 'delivered' | 'cancelled' | 'refunded';

/** `pending`: the price is held, or the Pix is not paid yet; `failed`: the Pix was never paid. */
export type OrderPaymentDto = 'pending' | 'paid' | 'failed' | 'refunded';

/** What was ordered. */
export interface OrderItemDto {
  service: { code: string; name: string; image_url: string | null };
  country: { iso_code: string; name: string; flag_image_url: string };
  /** E.164; null before a number is allotted, empty after the customer's account is deleted. */
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
  /** The gateway of a top-up; null for a number. */
  gateway: string | null;
  created_at: string;
}

/** Whether staff may carry out this action now. */
export interface OrderActionDto {
  is_possible: boolean;
  /** The error code with which the action would be refused; null where it is possible. */
  obstacle: string | null;
}

/** An order of the list, with the actions that staff may take on it. */
export interface ListedOrderDto extends AdminOrderDto {
  /**
   * `disputed`: its customer waits for support; `charged_back`: the payer's bank took a top-up back. Only of numbers:
   * `uncertain`: the provider has not said if it sold one; `cost_open`: the price went back, and it has not said if its
   * cost does; `not_found`: no provider had one.
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
    | 'charged_back'
    | null;
  /** Code of the provider that sold the number. */
  provider: string | null;
  /** Until when we wait for a message. */
  expires_at: string | null;
  /** The margin in cents of BRL, at the rates in force; null while a message is awaited or the cost is not known. */
  margin_cents: number | null;
  /** Null for a top-up. */
  actions: { cancel: OrderActionDto; refund: OrderActionDto; recheck: OrderActionDto } | null;
}

/** A number on the screen of live operations. */
export interface AdminActivationDto {
  /** The id of the activation, which is also the id of the order. */
  id: string;
  user_id: string;
  user_name: string | null;
  user_email: string | null;
  status: 'REQUESTING' | 'FAILED' | 'WAITING_SMS' | 'COMPLETED' | 'ACTIVE' | 'CANCELLED' | 'EXPIRED';
  item: OrderItemDto;
  provider: string | null;
  /** How many offers were tried, and the outcome of the last try. */
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
  /** Counts from 1. */
  number: number;
  provider: string;
  /** `rejected`: the provider sold it at a cost or with a number that we do not accept, so it went back. */
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
  /** The provider's reason, such as NO_NUMBERS, or our own reason for a rejected number. */
  reason: string | null;
  /** Our request, without the key; null after the account is deleted. */
  request: string | null;
  /** The beginning of the provider's answer. */
  response: string | null;
  latency_ms: number | null;
  /** Millionths of one unit of `cost_currency`: the listed cost, the most that was allowed, and the charged cost. */
  list_cost_micros: number;
  max_cost_micros: number;
  cost_micros: number | null;
  cost_currency: string;
  started_at: string;
  ended_at: string | null;
}

/** A message without its text; `POST /messages/{id}/reveal` shows the text. */
export interface OrderMessageDto {
  id: string;
  received_at: string;
  /** True: the customer may see it. */
  is_shown: boolean;
  /** True: it came after the window and cost nothing. */
  is_free: boolean;
  /** True: its text is still stored; it is deleted after 30 days. */
  is_kept: boolean;
}

/** The fields of an order that only a number has, with the names of its row. */
export interface OrderNumberRowDto {
  /** The id of the purchase, and the position of this number in it. */
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
  /** Whether the provider keeps its cost, returned it, or has not said. */
  cost_state: 'charged' | 'returned' | 'unsettled' | null;
  /** Median wait for the first message of this product, in seconds; null while too few were measured. */
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

/** A note of staff, with the names of its row. */
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
  /** Both are null after 30 days. */
  code: string | null;
  text: string | null;
  received_at: string;
}

/** One number in the timeline of a customer. */
export interface TimelineActivationDto {
  service_code: string;
  country_iso: string;
  status: 'WAITING_SMS' | 'ACTIVE' | 'COMPLETED' | 'CANCELLED' | 'EXPIRED';
  phone_number: string;
  provider: string | null;
  /** How many messages the customer may see. */
  messages: number;
  /** Seconds from the allotted number to its first message; null without a message. */
  seconds_to_code: number | null;
  /** Who ended it without a message; null otherwise. */
  closed_by: string | null;
}
