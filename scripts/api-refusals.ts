import { CANCELLABLE, PRICE_CENTS } from './api-story.ts';

/** The code of a refusal whose description names none, by operation and status. */
export const REFUSAL_CODES: Record<string, string> = {
  'login 401': 'INVALID_CREDENTIALS',
  'register 409': 'EMAIL_ALREADY_REGISTERED',
  'resetPassword 400': 'INVALID_TOKEN',
  'secureAccount 400': 'INVALID_TOKEN',
  'verifyEmail 400': 'INVALID_CODE',
};

export const CODES_OF_STATUS: Record<string, string> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'VALIDATION_ERROR',
  429: 'RATE_LIMITED',
  default: 'INTERNAL_ERROR',
};

/** The facts beside the code of a refusal. */
export const REFUSAL_FACTS: Record<string, object> = {
  CANCEL_TOO_EARLY: { retry_after_seconds: 75, cancel_available_at: CANCELLABLE },
  INSUFFICIENT_BALANCE: {
    user_balance: 0.9,
    user_balance_cents: 90,
    total_cost: 4.39,
    total_cost_cents: PRICE_CENTS,
    missing: 3.49,
    missing_cents: 349,
  },
  KEY_BUDGET_EXCEEDED: {
    budget_cents: 2_000,
    spent_cents: 1_756,
    currency: 'BRL',
    resets_at: '2026-03-11T03:00:00.000Z',
    retry_after_seconds: 54_180,
  },
  LIMIT_REACHED: { max: 2, used: 2 },
  PAYOUT_TOO_HIGH: { maximum_cents: 2_500 - PRICE_CENTS },
  RATE_LIMITED: { retry_after_seconds: 12 },
  RATE_UNAVAILABLE: { currency: 'USD' },
};
