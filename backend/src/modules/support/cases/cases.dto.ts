/** What a customer asks support to decide. */
export interface CustomerCaseDto {
  id: string;
  /** As people name it. @example 2291 */
  number: number;
  kind: 'code_wrong' | 'number_registered' | 'paid_nothing_came';
  /** Of the number, or of the top-up. */
  order_id: string;
  /** What the customer wrote; empty where nothing was. */
  words: string;
  opened_at: string;
  /** When it is decided at the latest. */
  due_at: string;
  /**
   * `refund`: the price is back in the balance. `credit`: the payment is in the balance. `refuse`: the order stays as it
   * is. `answer`: there is a reply, and no money moved. Null while it is open.
   */
  decision: 'refund' | 'credit' | 'refuse' | 'answer' | null;
  decided_at: string | null;
  /** A rule decided it, not a person: the evidence was clear. */
  decided_by_rule: boolean;
  /** What support wrote last: with its decision, or to ask for something. */
  reply: string | null;
}

export interface CustomerCasesDto {
  /** Newest first, at most 50. */
  items: CustomerCaseDto[];
  /** For how many days after its first message a number can be disputed. */
  dispute_days: number;
}

/** What is wrong with an order. */
export interface OpenCaseRequestDto {
  /**
   * Of a number with a message: `code_wrong` or `number_registered`. Of a top-up: `paid_nothing_came`.
   */
  kind: 'code_wrong' | 'number_registered' | 'paid_nothing_came';
  /** @maxLength 1000 too_long @example "O aplicativo diz que o código expirou." */
  words?: string;
}

export interface OpenedCaseDto {
  /** Null where the payment was found and is in the balance by now, so that there is nothing to decide. */
  case: CustomerCaseDto | null;
}
