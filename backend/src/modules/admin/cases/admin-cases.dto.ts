import type { ListQueryDto } from '../../../platform/http/index.js';
import type { Evidence, ReplyTemplate, StaffCaseRowDto } from '../../support/index.js';
import type { EditDto, SearchText } from '../admin.dto.js';

/** Which cases to list, and which part of them. */
export interface ListCasesQueryDto extends ListQueryDto<'due_at'> {
  /** @default "open" */
  status?: 'open' | 'decided' | 'all';
  owner?: 'me' | 'none';
  /** `dispute`: a wrong code, or a number that was already registered. */
  kind?: 'dispute' | 'paid_nothing_came' | 'contact';
  /**
   * The number of a case or an order, part of the text or of the sender's name or address; or a customer: part of the
   * e-mail address or the name, or a CPF. When many customers match, the newest 100 count.
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

/** A fact that the system found about a case. */
export interface CaseEvidenceDto {
  fact: Evidence['fact'];
  /** Whether the fact speaks for the customer. */
  speaks: Evidence['speaks'];
  at: string | null;
  count: number | null;
  /** Where staff can see the fact. */
  source: Evidence['source'];
}

/** The decision that the evidence suggests. */
export interface CaseSuggestionDto {
  /** `ask`: ask for a proof of the payment. Null when the decisive fact is missing. */
  decision: 'refund' | 'credit' | 'refuse' | 'answer' | 'ask' | null;
  /** The fact that decides, or that leaves the case open; `message` for a message to support. */
  ground: string;
}

/** A case in the list of staff. */
export interface AdminCaseDto extends StaffCaseRowDto {
  /** The name of the customer, or of the sender of a message. */
  customer_name: string | null;
  customer_email: string | null;
  owner_name: string | null;
  owner_email: string | null;
  decided_by_name: string | null;
  decided_by_email: string | null;
  /** The price of the number, or the amount of the top-up; null for a message to support. */
  amount_cents: number | null;
  currency: 'BRL' | 'USD' | 'EUR' | null;
  suggestion: CaseSuggestionDto;
}

/** A text that staff can reply with, or change first. */
export interface CaseTemplateDto {
  template: ReplyTemplate;
  /** The decision that the text tells. */
  decision: 'refund' | 'credit' | 'refuse' | 'answer' | 'ask';
  texts: { pt: string; en: string; es: string };
}

/** A case with everything that is known about it. */
export interface AdminCaseDetailDto extends AdminCaseDto {
  /** The customer's spendable balance in the currency of the order; null for a message to support. */
  balance_cents: number | null;
  evidence: CaseEvidenceDto[];
  /** The newest cases with the same ground, at most a hundred, and how many of them ended as suggested. */
  alike: { decided: number; as_suggested: number };
  /** The possible decisions, each with a draft reply in the customer's language. Empty once the case is decided. */
  decisions: { decision: 'refund' | 'credit' | 'refuse' | 'answer' | 'ask'; reply: string }[];
  /** The texts that fit the case, in each language. Empty once the case is decided. */
  templates: CaseTemplateDto[];
}

export interface AssignCaseRequestDto extends EditDto {
  /** The new owner: the caller, or nobody. */
  owner: 'me' | 'none';
}

export interface PostponeCaseRequestDto extends EditDto {
  /** The new due time, within 30 days. @isDateTime invalid */
  due_at: Date;
}

export interface DecideCaseRequestDto extends EditDto {
  /**
   * `refund` gives the price of the number back. `credit` reads the payment again, which has to be in the balance then.
   * `refuse` leaves the order as it is. `answer` only replies. `ask` replies to a customer about a payment, and the case
   * stays open for another day.
   */
  decision: 'refund' | 'credit' | 'refuse' | 'answer' | 'ask';
  /** Mailed to the customer ten seconds later. @isString required @minLength 1 required @maxLength 2000 too_long */
  reply: string;
  /** The language of the reply, and of the mail around it. The language of the case unless given. */
  language?: 'pt' | 'en' | 'es';
}

export interface ReplyCaseRequestDto extends EditDto {
  /** Mailed to the customer ten seconds later. @isString required @minLength 1 required @maxLength 2000 too_long */
  reply: string;
}

export interface CaseViewersDto {
  /** The other viewers, without the caller. */
  others: CaseViewerDto[];
}

export interface CaseViewerDto {
  id: string;
  name: string | null;
  email: string;
}

/** @pattern ^[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$ invalid */
export type CaseIdDto = string;
