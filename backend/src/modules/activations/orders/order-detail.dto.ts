/** One try to get a number from a provider. */
export interface OrderAttemptDto {
  /** From 1. */
  number: number;
  provider: string;
  /** `rejected`: sold at a cost or with a number that we do not take, so that it went back. */
  outcome:
    | 'pending'
    | 'bought'
    | 'refused'
    | 'not_sent'
    | 'unknown'
    | 'adopted'
    | 'given_up'
    | 'found_late'
    | 'rejected';
  /** The provider's word for why not, such as NO_NUMBERS, or ours for a rejected one. */
  reason: string | null;
  /** What was asked, without the key; null once the account is deleted. */
  request: string | null;
  /** The beginning of the answer. */
  response: string | null;
  latency_ms: number | null;
  /** Millionths of one unit of `cost_currency`: what the list said, the most that was allowed, what was charged. */
  list_cost_micros: number;
  max_cost_micros: number;
  cost_micros: number | null;
  cost_currency: string;
  started_at: string;
  ended_at: string | null;
}

/** A message without its text, which `POST /messages/{id}/reveal` shows. */
export interface OrderMessageDto {
  id: string;
  received_at: string;
  /** The customer saw it. */
  is_shown: boolean;
  /** It came after the window and cost nothing. */
  is_free: boolean;
  /** Its text is still stored; it is deleted after 30 days. */
  is_kept: boolean;
}
