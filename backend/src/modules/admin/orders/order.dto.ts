import type { ListQueryDto, TimeRangeDto } from '../../../platform/http/index.js';
import type { OrderAttemptDto, OrderMessageDto } from '../../activations/index.js';
import type { ReasonDto, SearchText, UserIdDto } from '../admin.dto.js';
import type { LedgerEntryDto } from '../../wallet/index.js';

type OrderTypeDto = 'sms_number' | 'credit_transaction';

/**
 * `pending`: requested, or a Pix is awaited; `processing`: a provider had no number or has not said; `shipped`: the
 * number is allotted and waits for its message; `delivered`: the message came, or the Pix was paid; `cancelled`;
 * `refunded`: expired, failed or given back, the money is in the balance again.
 */
export type OrderStatusDto = 'pending' | 'processing' | 'shipped' | 'delivered' | 'cancelled' | 'refunded';

/** `pending`: held, or not paid yet; `failed`: the Pix was not paid. */
type OrderPaymentDto = 'pending' | 'paid' | 'failed' | 'refunded';

/** Which orders, and which part of them. */
export interface ListOrdersQueryDto extends ListQueryDto<'created_at'>, TimeRangeDto {
  /** @default "all" */
  type?: 'all' | OrderTypeDto;
  /** @default "all" */
  status?: 'all' | OrderStatusDto;
  /** @default "all" */
  payment?: 'all' | OrderPaymentDto;
  /**
   * `to_act`: nobody knows whether a number was bought, or whether its provider gives the cost back; `no_code`: the window
   * ended without a message; `given_back`: refunded after a message, or a top-up that was returned.
   */
  situation?: 'to_act' | 'no_code' | 'given_back';
  /**
   * An order's id or its last 8 characters, the last digits of a number (four or more) or its first ones (six or more,
   * with the country's code), the id of a payment at its gateway, or a customer: part of
   * the e-mail address or the name, or a CPF. Of many such customers the newest 100 count.
   */
  search?: SearchText;
  user_id?: UserIdDto;
}

/**
 * @pattern ^[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$ invalid
 */
export type OrderIdDto = string;

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

/** An order of the list, with what staff may decide about it. */
export interface ListedOrderDto extends AdminOrderDto {
  /**
   * Of a number. `uncertain`: a provider has not said whether it sold one; `cost_open`: the price went back to the
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

/** A note that only staff see. */
export interface OrderNoteDto {
  id: string;
  text: string;
  author_id: string;
  /** Null when the account is deleted. */
  author_email: string | null;
  created_at: string;
}

/** What a number costs and brings, in cents of BRL at the rates in force. */
interface OrderMarginDto {
  /** What the customer pays. */
  price_cents: number;
  /** What the provider keeps; null where it is not known. */
  cost_cents: number | null;
  /** What is left: as expected while the message is waited for. */
  margin_cents: number | null;
  is_expected: boolean;
  /** BRL for one unit of the provider's currency. */
  rate: number | null;
}

/** Something that happened to an order. */
interface OrderEventDto {
  at: string;
  type:
    | 'ordered'
    | 'transfer'
    | 'attempt'
    | 'allotted'
    | 'message'
    | 'cancel_requested'
    | 'closed'
    | 'finished'
    | 'note';
  /** Id of the transfer, the message or the note, or the number of the attempt. */
  reference: string | null;
}

/** Whether staff may do something now. */
export interface OrderActionDto {
  is_possible: boolean;
  /** The error code that it would be refused with. */
  obstacle: string | null;
}

interface OrderRefundActionDto extends OrderActionDto {
  /** Cents of BRL that are left afterwards: less than nothing where the provider keeps its price. */
  margin_after_cents: number | null;
}

/** What belongs to a number and not to a top-up. */
interface OrderNumberDto {
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
  margin: OrderMarginDto;
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
  attempts: OrderAttemptDto[];
  messages: OrderMessageDto[];
  actions: { cancel: OrderActionDto; refund: OrderRefundActionDto; recheck: OrderActionDto };
}

/** An order with everything that happened to it. */
export interface AdminOrderDetailDto extends AdminOrderDto {
  updated_at: string;
  /** Null for a top-up, of which `GET /topups/{id}` tells more. */
  number: OrderNumberDto | null;
  /** Oldest first. */
  transfers: LedgerEntryDto[];
  /** Oldest first. */
  timeline: OrderEventDto[];
  /** Oldest first. */
  notes: OrderNoteDto[];
}

/** How a cancel by staff went. */
export interface CancelledOrderDto {
  success: boolean;
  already_cancelled: boolean;
  /** The provider has not confirmed: the money goes back when it does, at the end of the window at the latest. */
  pending?: boolean;
  /** Decimal amount that is in the customer's balance again. */
  refunded_amount: number;
  refunded_amount_cents: number;
  order: AdminOrderDetailDto;
}

export interface RefundedOrderDto {
  /** Decimal amount that is in the customer's balance again. */
  refunded_amount: number;
  refunded_amount_cents: number;
  order: AdminOrderDetailDto;
}

export interface RecheckedOrderDto {
  /** The provider's word for the state of the number, or the gateway's status of the top-up as it was read. */
  provider_says: string;
  order: AdminOrderDetailDto;
}

export interface OrderNotesDto {
  items: OrderNoteDto[];
  total: number;
}

export interface NewOrderNoteDto extends ReasonDto {
  /**
   * @minLength 1 required
   * @maxLength 2000 too_long
   */
  text: string;
}

/** One order among the newest. */
interface RecentOrderDto {
  id: string;
  user_id: string;
  /** Cents of BRL at the rate in force. */
  total_amount_base_cents: number;
  status: OrderStatusDto;
  created_at: string;
}

interface OrdersByStatusDto {
  pending: number;
  processing: number;
  shipped: number;
  delivered: number;
  cancelled: number;
  refunded: number;
}

/** Orders in figures: numbers and top-ups. "Recent" is the last 24 hours. */
export interface OrderStatsDto {
  /** Numbers and top-ups of any outcome. */
  total_orders: number;
  orders_by_status: OrdersByStatusDto;
  recent_orders_count: number;
  /** What a number that was paid and not refunded brought on average, in cents of BRL at the rates in force. */
  avg_order_value_cents: number;
  /** The newest five. */
  recent_orders: RecentOrderDto[];
}
