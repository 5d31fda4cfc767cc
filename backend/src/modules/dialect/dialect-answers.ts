import { DomainError } from '../../platform/errors/index.js';
import { centsToDecimal } from '../../platform/money.js';

/** A refusal in a word of the dialect, because clients of the dialect understand no other form of an error. */
export class DialectRefusal extends Error {
  constructor(readonly word: string) {
    super(word);
  }
}

/** `YYYY-MM-DD HH:MM:SS` in UTC. */
export const dialectTime = (instant: string): string => instant.slice(0, 19).replace('T', ' ');

/** Always two decimals, because clients expect them. */
export const dialectAmount = (cents: number): string => centsToDecimal(cents).toFixed(2);

/** Numeric currency codes of ISO 4217. */
export const CURRENCY_NUMBERS = { BRL: 986, USD: 840, EUR: 978 } as const;

/** Our errors in the words of the dialect (docs/dialect.md). Any other error is `ERROR_SQL`: try again later. */
const WORDS: Readonly<Record<string, string>> = {
  VALIDATION_ERROR: 'BAD_SERVICE',
  INVALID_SERVICE: 'BAD_SERVICE',
  INVALID_COUNTRY: 'BAD_COUNTRY',
  SERVICE_IN_INCUBATION: 'NO_NUMBERS',
  NO_NUMBERS: 'NO_NUMBERS',
  PROVIDER_CONNECTION: 'NO_NUMBERS',
  PROVIDER_INTERNAL: 'NO_NUMBERS',
  PROVIDER_NO_BALANCE: 'NO_NUMBERS',
  SERVICE_UNAVAILABLE: 'NO_NUMBERS',
  INSUFFICIENT_BALANCE: 'NO_BALANCE',
  KEY_BUDGET_EXCEEDED: 'NO_BALANCE',
  KEY_BUDGET_CURRENCY: 'NO_BALANCE',
  TEAM_BUDGET_EXCEEDED: 'NO_BALANCE',
  TEAM_BUDGET_CURRENCY: 'NO_BALANCE',
  INVALID_API_KEY: 'BAD_KEY',
  NOT_A_MEMBER: 'BAD_KEY',
  LIMIT_REACHED: 'CHANNELS_LIMIT',
  RATE_LIMITED: 'CHANNELS_LIMIT',
  IDEMPOTENCY_CONFLICT: 'ORDER_ALREADY_EXISTS',
  NOT_FOUND: 'NO_ACTIVATION',
  CANCEL_TOO_EARLY: 'EARLY_CANCEL_DENIED',
  CODE_RECEIVED: 'BAD_STATUS',
  ACTIVATION_CLOSED: 'BAD_STATUS',
  ACTIVATION_NOT_COMPLETED: 'BAD_STATUS',
  ANOTHER_SMS_NOT_AVAILABLE: 'BAD_STATUS',
};

export const wordOfFailure = (code: string): string => WORDS[code] ?? 'ERROR_SQL';

/** The word for an error; null when the error is a fault of our server. */
export function wordOf(error: unknown): string | null {
  if (error instanceof DialectRefusal) return error.word;
  if (!(error instanceof DomainError)) return null;
  const { code, details } = error;
  if (code === 'PRICE_CHANGED') return `WRONG_MAX_PRICE:${dialectAmount(Number(details['price_cents']))}`;
  if (code === 'PURCHASES_BLOCKED') {
    // A pause has an end time. A block for a chargeback has none, so the customer has to pay first.
    const until = details['blocked_until'];
    return typeof until === 'string' ? `BANNED:${dialectTime(until).replaceAll(':', '-')}` : 'NO_BALANCE';
  }
  return WORDS[code] ?? 'ERROR_SQL';
}
