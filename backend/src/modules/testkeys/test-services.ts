import { DomainError, InvalidInputError } from '../../platform/errors/index.js';
import type { Currency } from '../../platform/money.js';
import type { Wish } from '../activations/index.js';
import { resolveCountry } from '../catalogue/index.js';

/** What an order of a service comes to. */
type TestOutcome = 'allotted' | 'refused' | 'price_changed' | 'no_balance';

export interface TestService {
  code: string;
  outcome: TestOutcome;
  /** In how many seconds each of its codes comes, without being asked for. */
  codesAfterSeconds: readonly number[];
}

/** All that is sold in a test world, in one country. */
export const TEST_SERVICES: readonly TestService[] = [
  { code: 'test-code', outcome: 'allotted', codesAfterSeconds: [2] },
  { code: 'test-two-codes', outcome: 'allotted', codesAfterSeconds: [2, 4] },
  { code: 'test-silent', outcome: 'allotted', codesAfterSeconds: [] },
  { code: 'test-refused', outcome: 'refused', codesAfterSeconds: [] },
  { code: 'test-price-changed', outcome: 'price_changed', codesAfterSeconds: [2] },
  { code: 'test-no-balance', outcome: 'no_balance', codesAfterSeconds: [] },
];

export const TEST_COUNTRY = 'BR';
/** Of each service, in each currency. */
export const PRICE_CENTS = 100;
/** By how much a changed price is above what the order named. */
export const PRICE_STEP_CENTS = 50;
export const ANOTHER_AFTER_SECONDS = 2;
/** What a wallet holds at first, and again when it cannot pay. */
export const FILL_CENTS = 100_000;
export const MOST_OPEN = 50;

const serviceOf = (term: string) => TEST_SERVICES.find(({ code }) => code === term.trim().toLowerCase());

/** @throws InvalidInputError INVALID_SERVICE, INVALID_COUNTRY; DomainError NO_COUNTRY_MATCHES */
export function testServiceOf(term: string, wish: Wish, currency: Currency): TestService {
  const service = serviceOf(term);
  if (!service) throw new InvalidInputError({ service: 'invalid' }, 'INVALID_SERVICE');
  if ('country' in wish) {
    if (resolveCountry(wish.country) === TEST_COUNTRY) return service;
    throw new InvalidInputError({ country: 'invalid' }, 'INVALID_COUNTRY');
  }
  const { countryIsos, minDeliveryPercent, minPriceCents = 0 } = wish.preferences;
  // Nothing is measured here, and what is not measured meets no wish for delivery.
  const isWished = countryIsos.length === 0 || countryIsos.includes(TEST_COUNTRY);
  if (isWished && minDeliveryPercent === null && minPriceCents <= PRICE_CENTS) return service;
  throw new DomainError('NO_COUNTRY_MATCHES', { price_cents: null, currency });
}
