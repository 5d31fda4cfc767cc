import type { ListQueryDto, TimeRangeDto } from '../../../platform/http/index.js';
import type {
  AdminOrderDto,
  OrderActionDto,
  OrderAttemptDto,
  OrderMessageDto,
  OrderNoteRowDto,
  OrderNumberRowDto,
  OrderPaymentDto,
  OrderStatusDto,
  OrderTypeDto,
} from '../../activations/index.js';
import type { CodeText, ReasonDto, SearchText, UserIdDto } from '../admin.dto.js';
import type { LedgerEntryDto } from '../../wallet/index.js';

/** Which orders to list, and which part of them. */
export interface ListOrdersQueryDto extends ListQueryDto<'created_at'>, TimeRangeDto {
  /** @default "all" */
  type?: 'all' | OrderTypeDto;
  /** @default "all" */
  status?: 'all' | OrderStatusDto;
  /** @default "all" */
  payment?: 'all' | OrderPaymentDto;
  /**
   * `to_act`: it is unknown whether a number was bought or whether the provider gives the cost back, or the customer
   * disputes the order; `with_code`: a number got a message, refunded later or not; `no_code`: the window ended without
   * one; `undelivered`: ended without one in any way, also when no provider had a number; `given_back`: refunded after a
   * message, or a top-up whose money we returned; `charged_back`: a top-up whose money the payer's bank took.
   */
  situation?: 'to_act' | 'with_code' | 'no_code' | 'undelivered' | 'given_back' | 'charged_back';
  /**
   * Numbers for this service, by its code.
   * @maxLength 20 too_long
   */
  service?: string;
  /**
   * Numbers of this country.
   * @pattern ^[A-Z]{2}$ invalid
   */
  country?: string;
  /**
   * Numbers of this provider, by its code; `none` for those that no provider had.
   * @maxLength 50 too_long
   */
  provider?: string;
  /**
   * The id of an order or its last 8 characters; the last digits of a number (four or more) or its first ones (six or
   * more, with the country's code); the id of a payment at its gateway; or a customer: part of
   * the e-mail address or the name, or a CPF. When many customers match, the newest 100 count.
   */
  search?: SearchText;
  user_id?: UserIdDto;
  /** Only numbers whose price was paid or given back; `from` and `to` are then about that moment, as in the reports. */
  settled?: boolean;
}

/** @pattern ^[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$ invalid */
export type OrderIdDto = string;

/** A note that only staff see. */
export interface OrderNoteDto extends OrderNoteRowDto {
  /** Null when the account was deleted. */
  author_email: string | null;
}

/** The price, cost and margin of a number, in cents of BRL at the rates in force. */
export interface OrderMarginDto {
  /** What the customer pays. */
  price_cents: number;
  /** What the provider keeps; null when it is unknown. */
  cost_cents: number | null;
  /** Price minus cost; the expected margin while the number waits for a message. */
  margin_cents: number | null;
  is_expected: boolean;
  /** How many BRL one unit of the provider's currency costs. */
  rate: number | null;
}

/** An event of an order. */
export interface OrderEventDto {
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

interface OrderRefundActionDto extends OrderActionDto {
  /** The margin after the refund, in cents of BRL; negative when the provider keeps its price. */
  margin_after_cents: number | null;
}

/** The part of an order that only a number has, not a top-up. */
interface OrderNumberDto extends OrderNumberRowDto {
  margin: OrderMarginDto;
  attempts: OrderAttemptDto[];
  messages: OrderMessageDto[];
  actions: { cancel: OrderActionDto; refund: OrderRefundActionDto; recheck: OrderActionDto };
}

/** An order with everything that happened to it. */
export interface AdminOrderDetailDto extends AdminOrderDto {
  updated_at: string;
  /** Null for a top-up; `GET /topups/{id}` shows more about it. */
  number: OrderNumberDto | null;
  /** Oldest first. */
  transfers: LedgerEntryDto[];
  /** Oldest first. */
  timeline: OrderEventDto[];
  /** Oldest first. */
  notes: OrderNoteDto[];
}

export interface RefundedOrderDto {
  /** Decimal amount that went back to the customer's balance. */
  refunded_amount: number;
  refunded_amount_cents: number;
  order: AdminOrderDetailDto;
}

/** The result of a cancel by staff. */
export interface CancelledOrderDto extends RefundedOrderDto {
  success: boolean;
  already_cancelled: boolean;
  /** The provider has not confirmed yet. The money goes back when it does, or at the end of the window. */
  pending?: boolean;
}

export interface RecheckedOrderDto {
  /** The provider's word for the state of the number, or the gateway's status of the top-up. */
  provider_says: string;
  order: AdminOrderDetailDto;
}

export interface NewOrderNoteDto extends ReasonDto {
  /** @minLength 1 required @maxLength 2000 too_long */
  text: string;
}

/** One of the newest orders. */
interface RecentOrderDto {
  id: string;
  user_id: string;
  /** In cents of BRL at the rate in force. */
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
  /** Numbers and top-ups with any result. */
  total_orders: number;
  orders_by_status: OrdersByStatusDto;
  recent_orders_count: number;
  /** The average price of the numbers that were paid and not refunded, in cents of BRL at the rates in force. */
  avg_order_value_cents: number;
  /** The newest five. */
  recent_orders: RecentOrderDto[];
}

/** The numbers of live operations. */
export interface ListActivationsQueryDto extends ListQueryDto<'created_at'> {
  /** `open`: asked for, waiting or receiving; `recent`: all of the last 24 hours. @default "open" */
  state?: 'open' | 'recent';
  /** The last 8 characters of an order's id, or the last digits of a number (four or more); other texts find none. */
  search?: CodeText;
  status?: 'REQUESTING' | 'FAILED' | 'WAITING_SMS' | 'COMPLETED' | 'ACTIVE' | 'CANCELLED' | 'EXPIRED';
  /** @maxLength 50 too_long */
  provider?: string;
  /** Code of a service. @maxLength 50 too_long */
  service?: string;
  /** ISO code of a country. @maxLength 2 too_long */
  country?: string;
  user_id?: UserIdDto;
}
