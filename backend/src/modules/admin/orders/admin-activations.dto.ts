import type { ListQueryDto } from '../../../platform/http/index.js';
import type { CodeText, UserIdDto } from '../admin.dto.js';
import type { OrderActionDto, OrderItemDto } from './order.dto.js';

/** Which numbers the desk shows. */
export interface ListActivationsQueryDto extends ListQueryDto<'created_at'> {
  /**
   * `open`: asked for, waiting or receiving; `recent`: everything of the last 24 hours.
   * @default "open"
   */
  state?: 'open' | 'recent';
  /** The last digits of a number (four or more), in any notation; anything else finds none. */
  search?: CodeText;
  status?: 'REQUESTING' | 'FAILED' | 'WAITING_SMS' | 'COMPLETED' | 'ACTIVE' | 'CANCELLED' | 'EXPIRED';
  /** @maxLength 50 too_long */
  provider?: string;
  /**
   * Code of a service.
   * @maxLength 50 too_long
   */
  service?: string;
  /**
   * ISO code of a country.
   * @maxLength 2 too_long
   */
  country?: string;
  user_id?: UserIdDto;
}

/** A number at the live desk. */
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

export interface RevealMessageRequestDto {
  /**
   * Kept in the audit.
   * @isString reason_required
   * @maxLength 500 too_long
   * @example "The customer asked, ticket 2288"
   */
  reason: string;
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
