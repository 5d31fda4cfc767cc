import type { ListedOrderDto } from '../../activations/index.js';
import type { AdminUserDto } from '../users/user.dto.js';

/** What staff search for. */
export interface SearchQueryDto {
  /**
   * Part of an e-mail address or a name, a CPF, the id of an account, an order or a payment at its gateway, or the last
   * digits of a number (four or more). Begin with `#` to find only orders and payments, with `+` only numbers, with `@`
   * only accounts. A text of spaces finds nothing.
   * @maxLength 100 too_long
   * @example "lima"
   */
  q: string;
}

interface FoundDto {
  /** How many there are: counted to 10,000, above that estimated. */
  total: number;
  total_is_estimated: boolean;
}

interface FoundPeopleDto extends FoundDto {
  /** The newest five. Personal data is masked. */
  items: AdminUserDto[];
}

interface FoundOrdersDto extends FoundDto {
  /** The newest five. */
  items: ListedOrderDto[];
  /** The account whose orders these are, when the text names an account and no order; otherwise null. */
  of_user_id: string | null;
}

/** The results, in groups. */
export interface SearchAnswerDto {
  people: FoundPeopleDto;
  /** Numbers and top-ups that match the text; when none does, those of the first account. */
  orders: FoundOrdersDto;
}
