import type { ListQueryDto } from '../../../platform/http/index.js';
import type { Evidence, StaffCaseRowDto } from '../../support/index.js';
import type { EditDto, SearchText } from '../admin.dto.js';

/** Which cases, and which part of them. */
export interface ListCasesQueryDto extends ListQueryDto<'due_at'> {
  /** @default "open" */
  status?: 'open' | 'decided' | 'all';
  owner?: 'me' | 'none';
  /** `dispute`: a wrong code, or a number that was registered already. */
  kind?: 'dispute' | 'paid_nothing_came' | 'contact';
  /**
   * A case's number, an order's, part of what was written or of the sender's name or address; or a customer: part of the
   * e-mail address or the name, or a CPF. Of many such customers the newest 100 count.
   */
  search?: SearchText;
}

/** How many cases are open. */
export interface CaseCountsDto {
  open: number;
  mine: number;
  unowned: number;
  overdue: number;
  paid_nothing_came: number;
  disputes: number;
  contact: number;
}

/** What the system read about a case. */
export interface CaseEvidenceDto {
  fact: Evidence['fact'];
  /** Whether it speaks for the customer. */
  speaks: Evidence['speaks'];
  at: string | null;
  count: number | null;
  /** Where it can be seen. */
  source: Evidence['source'];
}

/** What the evidence comes to. */
export interface CaseSuggestionDto {
  /** `ask`: for a proof of the payment. Null where a fact is missing that decides. */
  decision: 'refund' | 'credit' | 'refuse' | 'answer' | 'ask' | null;
  /** The fact that decides, or after which nothing can be said; `message` of a message to support. */
  ground: string;
}

/** A case in the list of staff. */
export interface AdminCaseDto extends StaffCaseRowDto {
  /** Of the customer, or of the sender of a message. */
  customer_name: string | null;
  customer_email: string | null;
  owner_email: string | null;
  decided_by_email: string | null;
  /** The price of the number, or what was to be topped up; null of a message to support. */
  amount_cents: number | null;
  currency: 'BRL' | 'USD' | 'EUR' | null;
  suggestion: CaseSuggestionDto;
}

/** A case with what is known about it. */
export interface AdminCaseDetailDto extends AdminCaseDto {
  /** What the customer can spend in the currency of the order; null of a message to support. */
  balance_cents: number | null;
  evidence: CaseEvidenceDto[];
  /** How the newest cases with the same ground ended: at most a hundred, and how many of them as suggested. */
  alike: { decided: number; as_suggested: number };
  /** What can be decided, each with a reply to begin with, in the customer's language. None once it is decided. */
  decisions: { decision: 'refund' | 'credit' | 'refuse' | 'answer' | 'ask'; reply: string }[];
}

export interface AssignCaseRequestDto extends EditDto {
  /** The new owner: the caller, or nobody. */
  owner: 'me' | 'none';
}

export interface PostponeCaseRequestDto extends EditDto {
  /** When it is due instead: within 30 days. @isDateTime invalid */
  due_at: Date;
}

export interface DecideCaseRequestDto extends EditDto {
  /**
   * `refund` gives the price of the number back. `credit` reads the payment again and needs it to be in the balance then.
   * `refuse` leaves the order as it is. `answer` is a reply alone. `ask`, of a payment, is a reply too, after which the case
   * stays open for another day.
   */
  decision: 'refund' | 'credit' | 'refuse' | 'answer' | 'ask';
  /** Goes to the customer by mail, ten seconds later. @isString required @minLength 1 required @maxLength 2000 too_long */
  reply: string;
}

export interface ReplyCaseRequestDto extends EditDto {
  /** Goes to the customer by mail, ten seconds later. @isString required @minLength 1 required @maxLength 2000 too_long */
  reply: string;
}

export interface CaseViewersDto {
  /** Without the caller. */
  others: CaseViewerDto[];
}

export interface CaseViewerDto {
  id: string;
  name: string | null;
  email: string;
}

/** @pattern ^[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$ invalid */
export type CaseIdDto = string;
