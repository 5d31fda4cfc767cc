import { DomainError, InvalidInputError } from '../../platform/errors/index.js';
import type { Currency } from '../../platform/money.js';
import type { Wish } from '../activations/index.js';
import { resolveCountry } from '../catalogue/index.js';

/** The result of an order of a service. */
type TestOutcome = 'allotted' | 'refused' | 'price_changed' | 'no_balance';

export interface TestService {
  code: string;
  outcome: TestOutcome;
  /** After how many seconds each of its codes arrives, without a request for it. */
  codesAfterSeconds: readonly number[];
}

/** Everything that a test world sells, in one country. */
export const TEST_SERVICES: readonly TestService[] = [
  { code: 'test-code', outcome: 'allotted', codesAfterSeconds: [2] },
  { code: 'test-two-codes', outcome: 'allotted', codesAfterSeconds: [2, 4] },
  { code: 'test-silent', outcome: 'allotted', codesAfterSeconds: [] },
  { code: 'test-refused', outcome: 'refused', codesAfterSeconds: [] },
  { code: 'test-price-changed', outcome: 'price_changed', codesAfterSeconds: [2] },
  { code: 'test-no-balance', outcome: 'no_balance', codesAfterSeconds: [] },
];

export const TEST_COUNTRY = 'BR';
/** The price of each service, in cents of any currency. */
export const PRICE_CENTS = 100;
/** How much higher a changed price is than the price in the order. */
export const PRICE_STEP_CENTS = 50;
export const ANOTHER_AFTER_SECONDS = 2;
/** The amount in a new wallet. A wallet that cannot pay is filled up to it again. */
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
  // The test world measures no delivery, so a wish for a delivery rate is never met.
  const isWished = countryIsos.length === 0 || countryIsos.includes(TEST_COUNTRY);
  if (isWished && minDeliveryPercent === null && minPriceCents <= PRICE_CENTS) return service;
  throw new DomainError('NO_COUNTRY_MATCHES', { price_cents: null, currency });
}
