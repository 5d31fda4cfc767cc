/** A case as it is stored. */
export interface StaffCaseRowDto {
  id: string;
  /** The number that people use for the case. @example 2291 */
  number: number;
  kind: 'code_wrong' | 'number_registered' | 'paid_nothing_came' | 'contact';
  /** Null for a message to support. */
  user_id: string | null;
  /** The id of the number or of the top-up; null for a message to support. */
  order_id: string | null;
  /** The name that the sender of a message gave. */
  name: string | null;
  /** The address that the sender of a message gave. */
  email: string | null;
  subject: string | null;
  words: string;
  /** The language of the page on which the case was written, or of the last reply. */
  language: 'pt' | 'en' | 'es';
  opened_at: string;
  due_at: string;
  updated_at: string;
  owner_id: string | null;
  owned_at: string | null;
  decided_at: string | null;
  decision: 'refund' | 'credit' | 'refuse' | 'answer' | null;
  /** Null while the case is open, and when a rule decided. */
  decided_by: string | null;
  /** The last text of the reply. */
  reply: string | null;
  /** When the mail of the reply is sent. Staff can take it back until then. Null when no mail waits. */
  reply_due_at: string | null;
  /** When the reply was sent; null while its mail waits, and when it was taken back and is a draft. */
  replied_at: string | null;
}

/** A case that a customer opened. */
export interface CustomerCaseDto {
  id: string;
  /** The number that people use for the case. @example 2291 */
  number: number;
  kind: 'code_wrong' | 'number_registered' | 'paid_nothing_came';
  /** The id of the number or of the top-up. */
  order_id: string;
  /** What the customer wrote; empty when they wrote nothing. */
  words: string;
  opened_at: string;
  /** When support decides at the latest. */
  due_at: string;
  /**
   * `refund`: the price is back in the balance. `credit`: the payment is in the balance. `refuse`: the order stays as it
   * is. `answer`: support replied, and no money moved. Null while the case is open.
   */
  decision: 'refund' | 'credit' | 'refuse' | 'answer' | null;
  decided_at: string | null;
  /** Whether a rule decided the case instead of a person, because the evidence was clear. */
  decided_by_rule: boolean;
  /** The last text from support: with its decision, or with a question. */
  reply: string | null;
}

export interface CustomerCasesDto {
  /** Newest first, at most 50. */
  items: CustomerCaseDto[];
  /** For how many days after its first message a customer can dispute a number. */
  dispute_days: number;
}

/** The problem of an order. */
export interface OpenCaseRequestDto {
  /**
   * For a number with a message: `code_wrong` or `number_registered`. For a top-up: `paid_nothing_came`.
   */
  kind: 'code_wrong' | 'number_registered' | 'paid_nothing_came';
  /** @maxLength 1000 too_long @example "O aplicativo diz que o código expirou." */
  words?: string;
}

export interface OpenedCaseDto {
  /** Null when the payment was found and is now in the balance, so there is nothing to decide. */
  case: CustomerCaseDto | null;
}
