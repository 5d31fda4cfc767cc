import type { ListQueryDto, TimeRangeDto } from '../../../platform/http/index.js';
import type { BookAccountDto, RecordedPaymentDto } from '../../wallet/index.js';
import type { ReasonDto, SearchText } from '../admin.dto.js';
import type { OwedSumDto } from '../figures/row-counts.read-model.js';
import type { CheckName, DifferenceCode, DifferenceState } from './difference.js';

export interface ListDifferencesQueryDto extends ListQueryDto<'found_at'>, TimeRangeDto {
  state?: DifferenceState;
  check?: CheckName;
}

/** Both sides as they were read, by name. */
export interface EvidenceDto {
  [name: string]: string | number | null;
}

/**
 * Something in which our books and another side differ. It goes by itself when it is not found again, or is accepted.
 *
 * - `wallets`: `wallet_differs`, a balance that its movements do not explain
 * - `topups`: `charge_unknown`, money at a gateway for a charge that is not ours; `charge_differs`, another amount than
 *   the books have; `charge_missing`, a credited top-up that the gateway does not list
 * - `charges`: `number_unknown`, a number that a provider charged and that is not ours; `number_missing`, one of ours that
 *   it does not list; `return_unbooked`, it gave back what the books count as spent; `return_missing`, it kept what they
 *   count as given back; `cost_differs`, another price
 * - `balances`: `balance_differs`, our balance at a provider is another than the books say
 * - `chain`: `day_changed`, movements of a closed day are not what they were when it was sealed
 */
export interface DifferenceDto {
  id: string;
  check: CheckName;
  code: DifferenceCode;
  /** A wallet, a charge (`GATEWAY:id`), a number (`provider:id`), an account of the books, or a day. */
  subject: string;
  /** The gateway or provider; empty for what is only ours. */
  party: string;
  /** The day on which it began, in America/Sao_Paulo; null where it belongs to none. */
  day: string | null;
  currency: string | null;
  /** What the house gains by it, negative for what it loses, in millionths; null where no money is in it. */
  amount_micros: number | null;
  evidence: EvidenceDto;
  state: DifferenceState;
  found_at: string;
  /** When it was last found again. */
  seen_at: string;
  /** When it was gone or accepted; null while it is open. */
  ended_at: string | null;
  accepted_as: 'loss' | 'gain' | null;
  accepted_by: string | null;
  /** Null while it is not accepted, and when the account is deleted. */
  accepted_by_email: string | null;
  /** Of who accepted it. */
  reason: string | null;
}

/** The reason is kept with the posting too. */
export interface AcceptDifferenceRequestDto extends ReasonDto {
  /** What it is for the house: the sign of its amount. */
  as: 'loss' | 'gain';
}

/** What came of one check, of one gateway or provider. */
export interface CheckResultDto {
  check: CheckName;
  party: string;
  /** Null where it was not possible. */
  compared: number | null;
  found: number;
  gone: number;
  /** Why it was not possible, or where `compared` is a number, only in part. */
  problem: string | null;
}

export interface ReconciliationRunDto {
  id: string;
  started_at: string;
  /** Null while it is under way. */
  ended_at: string | null;
  /** Who asked for it; null for the daily one. */
  started_by: string | null;
  results: CheckResultDto[];
}

/** A closed day with the SHA-256 over its movements and the day before. */
export interface DaySealDto {
  day: string;
  entries: number;
  /** Hexadecimal. Kept elsewhere too, it shows whether the chain was written again. */
  digest: string;
  sealed_at: string;
}

/** An account to which a payment can be recorded, in its one currency. */
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
  /** Null where no money is in them. */
  amount_micros: number | null;
}

/** The other side of a part of the books: how far it was compared, and what came of it. */
export interface ComparedPartyDto {
  kind: 'wallets' | 'gateway' | 'provider';
  /** The gateway or provider; empty for the wallets of customers. */
  party: string;
  currency: string;
  /** What the books have there, in millionths. */
  booked_micros: number;
  /** What the other side has more, in millionths; null where it was never compared. */
  difference_micros: number | null;
  /** How many differences are open. */
  open: number;
  /** The last day that was compared as a whole; null before the first. */
  compared_to: string | null;
  /** Why the last comparison was not possible, or only in part. */
  problem: string | null;
}

/** What staff decided since the first day of the month, in cents of BRL at the rates in force. */
export interface BooksMonthDto {
  /** How often staff changed a customer's balance. */
  adjustments: number;
  /** What that gave customers, less what it took from them. */
  adjusted_cents: number;
  /** How many differences were accepted as a loss, without those of customers' balances: they are adjustments. */
  losses: number;
  lost_cents: number;
}

/** How the books stand. */
export interface BooksDto {
  accounts: BookAccountDto[];
  /** The newest 20 payments of the house. */
  payments: RecordedPaymentDto[];
  payable: PayableAccountDto[];
  /** Only currencies in which something is owed. */
  owed: OwedSumDto[];
  /** How many differences are open, and what they come to, by check, gateway or provider, and currency. */
  open: OpenSumDto[];
  compared: ComparedPartyDto[];
  month: BooksMonthDto;
  /** Null before the first. */
  last_run: ReconciliationRunDto | null;
  /** Null before the first day is sealed. */
  last_seal: DaySealDto | null;
}

/** Money that the house paid to a provider, or took out of a gateway. The reason is kept with the posting too. */
export interface PaymentRequestDto extends ReasonDto {
  /** `provider:<code>` or `clearing:<gateway>`. */
  account: SearchText;
  /** The provider's currency; BRL for gateways. @pattern ^[A-Z]{3}$ invalid */
  currency: string;
  /**
   * Millionths of a unit; negative for what was taken out.
   * @isInt not_integer @minimum -9000000000000000 too_small @maximum 9000000000000000 too_large
   */
  amount_micros: number;
}

/** What came of comparing every sealed day with its movements. */
export interface VerifiedChainDto {
  days: number;
  entries: number;
  /** Days that are not as they were sealed, oldest first. */
  changed: { day: string; sealed_entries: number; entries: number }[];
  last_seal: DaySealDto | null;
}
