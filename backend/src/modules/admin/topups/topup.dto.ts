import type { ListQueryDto, TimeRangeDto } from '../../../platform/http/index.js';
import type { Currency } from '../../../platform/money.js';
import type { AdminPayoutDto, AdminTopupDetailDto, TopupStatusDto } from '../../wallet/index.js';
import type { ReasonDto, SearchText, UserIdDto } from '../admin.dto.js';

/** Which top-ups, and which part of them. */
export interface ListTopupsQueryDto extends ListQueryDto<'created_at'>, TimeRangeDto {
  /** @default "all" */
  status?: 'all' | TopupStatusDto;
  /** @maxLength 50 too_long */
  gateway?: string;
  /** Of wallets in this currency. */
  currency?: Currency;
  /** True: those whose money moved in a way that a person must look at. */
  needs_staff?: boolean;
  /**
   * A top-up's id, the id of a payment at its gateway, or a customer: part of the e-mail address or the name, or a CPF. Of
   * many such customers the newest 100 count.
   */
  search?: SearchText;
  user_id?: UserIdDto;
}

export interface RefundTopupDto extends ReasonDto {
  /**
   * Cents of the top-up's currency to give back; all that can be refunded if left out.
   * @isInt not_integer @minimum 1 too_small
   */
  amount_cents?: number;
}

export interface RefundedTopupDto {
  payout: AdminPayoutDto;
  topup: AdminTopupDetailDto;
}
