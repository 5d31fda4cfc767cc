import type { ListPageDto, ListQueryDto, TimeRangeDto } from '../../../platform/http/index.js';
import type { BookAccountDto, RecordedPaymentDto } from '../../wallet/index.js';
import type { ReasonDto, SearchText, UserIdDto } from '../admin.dto.js';
import type { OwedSumDto } from '../figures/row-counts.read-model.js';
import type { ComparedListDto } from '../reports/reports.dto.js';
import type { CheckName, DifferenceCode, DifferenceState } from './difference.js';

export interface ListDifferencesQueryDto extends ListQueryDto<'found_at'>, TimeRangeDto {
  state?: DifferenceState;
  check?: CheckName;
  /** A gateway or provider. */
  party?: SearchText;
  /** Gives each difference a `key`, by which a spreadsheet sums them. */
  by?: 'day' | 'week' | 'month';
  /** Counts the differences of the period before too, which is that of the other reports. `from` and `to` are days then. */
  compare?: 'previous';
}

/** The values of both sides as they were read, by name. */
export interface EvidenceDto {
  [name: string]: string | number | null;
}

/**
 * A difference between our books and another side. It ends when it is not found again, or when staff accept it.
 *
 * - `wallets`: `wallet_differs`, the movements of a wallet do not explain its balance
 * - `topups`: `charge_unknown`, money at a gateway for a charge that is not ours; `charge_differs`, another amount than
 *   in the books; `charge_missing`, a credited top-up that the gateway does not list
 * - `charges`: `number_unknown`, a provider charged a number that is not ours; `number_missing`, it does not list one of
 *   our numbers; `return_unbooked`, it gave back money that the books count as spent; `return_missing`, it kept money
 *   that the books count as given back; `cost_differs`, another price
 * - `balances`: `balance_differs`, our balance at a provider is not the one in the books
 * - `chain`: `day_changed`, the movements of a closed day have changed since it was sealed
 */
export interface DifferenceDto {
  id: string;
  check: CheckName;
  code: DifferenceCode;
  /** A wallet, a charge (`GATEWAY:id`), a number (`provider:id`), an account of the books, or a day. */
  subject: string;
  /** The gateway or provider; empty for a check of our own data. */
  party: string;
  /** The day on which it began, in America/Sao_Paulo; null when it belongs to no day. */
  day: string | null;
  currency: string | null;
  /** What the house gains, negative for a loss, in millionths of the currency; null when no money is involved. */
  amount_micros: number | null;
  evidence: EvidenceDto;
  state: DifferenceState;
  found_at: string;
  /** When it was last found again. */
  seen_at: string;
  /** When it ended or was accepted; null while it is open. */
  ended_at: string | null;
  accepted_as: 'loss' | 'gain' | null;
  accepted_by: string | null;
  /** Null when it is not accepted, or when that account was deleted. */
  accepted_by_email: string | null;
  /** The reason for accepting it. */
  reason: string | null;
}

export interface ListedDifferenceDto extends DifferenceDto {
  /** Only with `by`: the first day of the day, week (Monday) or month in which it was found. */
  key?: string;
}

export interface DifferencesDto extends ListPageDto<ListedDifferenceDto> {
  /** Null without `compare`. */
  compared: ComparedListDto | null;
}

/** The posting keeps the reason too. */
export interface AcceptDifferenceRequestDto extends ReasonDto {
  /** It has to fit the sign of the amount: negative is a loss. */
  as: 'loss' | 'gain';
}

export interface AcceptDifferencesRequestDto extends AcceptDifferenceRequestDto {
  /** @minItems 1 required @maxItems 200 too_long */
  ids: UserIdDto[];
}

export interface AcceptedDifferencesDto {
  items: DifferenceDto[];
}

/** The result of one check of one gateway or provider. */
export interface CheckResultDto {
  check: CheckName;
  party: string;
  /** Null when the check was not possible. */
  compared: number | null;
  found: number;
  gone: number;
  /** Why the check was not possible or, when `compared` is a number, why it was only partly possible. */
  problem: string | null;
}

export interface ReconciliationRunDto {
  id: string;
  started_at: string;
  /** Null while the run is in progress. */
  ended_at: string | null;
  /** Who started it; null for the daily run. */
  started_by: string | null;
  results: CheckResultDto[];
}

/** A closed day, with the SHA-256 of its movements and of the day before. */
export interface DaySealDto {
  day: string;
  entries: number;
  /** In hexadecimal. Keep a copy elsewhere: it shows whether somebody has rewritten the chain. */
  digest: string;
  sealed_at: string;
}

/** An account for which staff can record a payment, in its one currency. */
export interface PayableAccountDto {
  /** `provider:<code>` or `clearing:<gateway>`. */
  account: string;
  currency: string;
}

export interface OpenSumDto {
  check: CheckName;
  party: string;
  currency: string | null;
  count: number;
  /** Null when no money is involved. */
  amount_micros: number | null;
}

/** The other side of a part of the books: up to which day it was compared, and the result. */
export interface ComparedPartyDto {
  kind: 'wallets' | 'gateway' | 'provider';
  /** The gateway or provider; empty for the wallets of customers. */
  party: string;
  currency: string;
  /** What the books say that we have there, in millionths. */
  booked_micros: number;
  /** How much more the other side has, in millionths; null when it was never compared. */
  difference_micros: number | null;
  /** How many differences are open. */
  open: number;
  /** The last day that was compared completely; null before the first. */
  compared_to: string | null;
  /** Why the last comparison was not possible, or only partly. */
  problem: string | null;
}

/** The decisions of staff since the first day of the month, in cents of BRL at the rates in force. */
export interface BooksMonthDto {
  /** How often staff changed a customer's balance. */
  adjustments: number;
  /** What customers gained by that, minus what they lost. */
  adjusted_cents: number;
  /** How many differences were accepted as a loss, without those of customers' balances, which are adjustments. */
  losses: number;
  lost_cents: number;
}

/** The state of the books. */
export interface BooksDto {
  accounts: BookAccountDto[];
  /** The last 20 recorded payments of the house. */
  payments: RecordedPaymentDto[];
  payable: PayableAccountDto[];
  /** Only currencies in which customers have debts. */
  owed: OwedSumDto[];
  /** How many differences are open and their sum, by check, gateway or provider, and currency. */
  open: OpenSumDto[];
  compared: ComparedPartyDto[];
  month: BooksMonthDto;
  /** Null before the first run. */
  last_run: ReconciliationRunDto | null;
  /** Null before the first day is sealed. */
  last_seal: DaySealDto | null;
}

/** Money that the house paid to a provider, or took out of a gateway. The posting keeps the reason too. */
export interface PaymentRequestDto extends ReasonDto {
  /** `provider:<code>` or `clearing:<gateway>`. */
  account: SearchText;
  /** The provider's currency; BRL for gateways. @pattern ^[A-Z]{3}$ invalid */
  currency: string;
  /**
   * Millionths of a unit; negative for money that was taken out.
   * @isInt not_integer @minimum -9000000000000000 too_small @maximum 9000000000000000 too_large
   */
  amount_micros: number;
}

/** The result of comparing every sealed day with its movements. */
export interface VerifiedChainDto {
  days: number;
  entries: number;
  /** Days whose movements have changed since they were sealed, oldest first. */
  changed: { day: string; sealed_entries: number; entries: number }[];
  last_seal: DaySealDto | null;
}
