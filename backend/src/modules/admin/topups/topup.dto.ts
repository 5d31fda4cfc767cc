import type { ListQueryDto, TimeRangeDto } from '../../../platform/http/index.js';
import type { Currency } from '../../../platform/money.js';
import type { AdminPayoutDto, AdminTopupDetailDto, TopupStatusDto } from '../../wallet/index.js';
import type { ReasonDto, SearchText, UserIdDto } from '../admin.dto.js';

/** Which top-ups to list, and which part of them. */
export interface ListTopupsQueryDto extends ListQueryDto<'created_at'>, TimeRangeDto {
  /**
   * `refunded` is `returned`, where we gave the money back, and `charged_back`, where the payer's bank took it.
   * @default "all"
   */
  status?: 'all' | TopupStatusDto | 'returned' | 'charged_back';
  /** @maxLength 50 too_long */
  gateway?: string;
  /** Only top-ups of wallets in this currency. */
  currency?: Currency;
  /** When true, only top-ups whose money moved in a way that staff have to check. */
  needs_staff?: boolean;
  /**
   * The id of a top-up or of a payment at its gateway, or a customer: part of the e-mail address or the name, or a CPF.
   * When many customers match, the newest 100 count.
   */
  search?: SearchText;
  user_id?: UserIdDto;
  /** When true, only credited top-ups, and `from` and `to` are about that moment: as the reports count them. */
  credited?: boolean;
}

export interface RefundTopupDto extends ReasonDto {
  /**
   * How many cents of the top-up's currency to give back; when left out, all that can be refunded.
   * @isInt not_integer @minimum 1 too_small
   */
  amount_cents?: number;
}

export interface RefundedTopupDto {
  payout: AdminPayoutDto;
  topup: AdminTopupDetailDto;
}
