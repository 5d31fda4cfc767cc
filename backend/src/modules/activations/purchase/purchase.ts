import { DomainError, InvalidInputError, type ErrorCode } from '../../../platform/errors/index.js';
import type { Actor } from '../../../platform/http/index.js';
import type { Language } from '../../../platform/languages.js';
import { centsToDecimal, decimalToCents, type Currency } from '../../../platform/money.js';
import type { Activation } from '../activation.js';
import { resolveCountry, resolveService } from '../../catalogue/index.js';
import type { PurchasePreferencesDto } from '../purchase.dto.js';

export const REMEDIES = {
  NO_NUMBERS: { retry: true, anotherCountry: true },
  INVALID_SERVICE: { retry: false, anotherCountry: true },
  INVALID_COUNTRY: { retry: false, anotherCountry: true },
  SERVICE_IN_INCUBATION: { retry: false, anotherCountry: true },
  PROVIDER_CONNECTION: { retry: true, anotherCountry: true },
  PROVIDER_INTERNAL: { retry: true, anotherCountry: true },
  PROVIDER_NO_BALANCE: { retry: false, anotherCountry: false },
} as const satisfies Record<string, { retry: boolean; anotherCountry: boolean }>;
export type FailureCode = keyof typeof REMEDIES;

export const anotherCountryMayHelp = (code: FailureCode | ErrorCode): boolean =>
  code in REMEDIES && REMEDIES[code as FailureCode].anotherCountry;

export function withRemedy(refusal: unknown): unknown {
  if (refusal instanceof DomainError && anotherCountryMayHelp(refusal.code)) {
    Object.assign(refusal.details, { another_country_may_help: true });
  }
  return refusal;
}

export interface PurchaseAttempt {
  number: number;
  country: string;
  attempt: number;
  outcome: 'bought' | 'refused' | 'unknown';
}

export type AttemptOutcome =
  | 'pending'
  | 'bought'
  | 'refused'
  | 'not_sent'
  | 'unknown'
  | 'adopted'
  | 'given_up'
  | 'found_late'
  | 'rejected';

export function shownOutcome(outcome: AttemptOutcome): PurchaseAttempt['outcome'] {
  if (outcome === 'bought' || outcome === 'adopted') return 'bought';
  return outcome === 'refused' || outcome === 'not_sent' || outcome === 'rejected' ? 'refused' : 'unknown';
}

export type NumberOutcome =
  | { kind: 'allotted'; activation: Activation }
  | { kind: 'failed'; code: FailureCode }
  | { kind: 'unknown'; settlesBy: Date };

export type NumberResult =
  Exclude<NumberOutcome, { kind: 'failed' }> | { kind: 'failed'; code: FailureCode; priceCents: number };

export interface PurchaseResult {
  purchaseId: string;
  currency: Currency;
  language: Language;
  attempts: PurchaseAttempt[];
  numbers: NumberResult[];
}

export interface Preferences {
  /** When empty, every country is acceptable. */
  countryIsos: readonly string[];
  minDeliveryPercent: number | null;
  minPriceCents: number | undefined;
}

/** The country that the customer named, or preferences for one. */
export type Wish = { country: string } | { preferences: Preferences };

export interface PurchaseOrder {
  service: string;
  wish: Wish;
  quantity: number;
  /** Decimal price. Either this or `maxPriceCents` is given. */
  seenPrice: number | undefined;
  maxPriceCents: number | undefined;
  currency: Currency | undefined;
}

export const LARGEST_PRICE_CENTS = 1_000_000_000_000;
const SMALLEST_PRICE_CENTS = 0;

/** @throws InvalidInputError unless exactly one is given, and INVALID_COUNTRY */
export function wishOf(country: string | undefined, preferences: PurchasePreferencesDto | undefined): Wish {
  if (country !== undefined && preferences) throw new InvalidInputError({ preferences: 'one_country' });
  if (country !== undefined) return { country };
  if (!preferences) throw new InvalidInputError({ country: 'one_country' });
  const { countries = [], min_delivery_percent: minDeliveryPercent = null } = preferences;
  const countryIsos = [...new Set(countries.map(isoOf))];
  return { preferences: { countryIsos, minDeliveryPercent, minPriceCents: preferences.min_price_cents } };
}

function isoOf(country: string): string {
  const iso = resolveCountry(country);
  if (iso === null) throw new InvalidInputError({ 'preferences.countries': 'invalid' }, 'INVALID_COUNTRY');
  return iso;
}

/** @throws InvalidInputError INVALID_SERVICE, INVALID_COUNTRY */
export function resolveProduct(terms: { service: string; country: string }): {
  serviceCode: string;
  countryIso: string;
} {
  const countryIso = resolveCountry(terms.country);
  if (countryIso === null) {
    throw new InvalidInputError({ country: 'invalid' }, 'INVALID_COUNTRY');
  }
  const serviceCode = resolveService(terms.service);
  if (!/^[a-z0-9_]{1,40}$/.test(serviceCode)) {
    throw new InvalidInputError({ service: 'invalid' }, 'INVALID_SERVICE');
  }
  return { serviceCode, countryIso };
}

/** @throws InvalidInputError INVALID_QUANTITY */
export function assertQuantity(quantity: number, maxQuantity: number): void {
  const isWhole = Number.isInteger(quantity);
  if (isWhole && quantity >= 1 && quantity <= maxQuantity) return;
  const field = !isWhole ? 'not_integer' : quantity < 1 ? 'too_small' : 'too_large';
  throw new InvalidInputError({ quantity: field }, 'INVALID_QUANTITY', { max_quantity: maxQuantity });
}

/** @throws InvalidInputError unless the order has one price */
export function seenPriceCents({
  seenPrice,
  maxPriceCents,
}: Pick<PurchaseOrder, 'seenPrice' | 'maxPriceCents'>): number {
  if (seenPrice === undefined && maxPriceCents === undefined) {
    throw new InvalidInputError({ service_price: 'one_price' });
  }
  if (seenPrice !== undefined && maxPriceCents !== undefined) {
    throw new InvalidInputError({ max_price_cents: 'one_price' });
  }
  const cents = maxPriceCents ?? decimalToCents(seenPrice ?? 0);
  return Math.max(SMALLEST_PRICE_CENTS, Math.min(cents, LARGEST_PRICE_CENTS));
}

/** @throws DomainError CURRENCY_CHANGED */
export function assertOwnCurrency(expected: Currency | undefined, own: Currency): void {
  if (expected !== undefined && expected !== own)
    throw new DomainError('CURRENCY_CHANGED', { currency: own });
}

export const purchaseScope = (userId: string) => `${userId}:purchase`;

/** Each person of a team has their own idempotency keys. */
export const requestKeyOf = <Key extends string | undefined>({ member }: Pick<Actor, 'member'>, key: Key) =>
  member && key ? (`${member.userId}:${key}` as const) : key;

/** The facts are the same in whichever of the two fields the order gives its price. */
export const orderFacts = (order: PurchaseOrder) => [
  order.service,
  'country' in order.wish ? order.wish.country : order.wish.preferences,
  order.quantity,
  centsToDecimal(seenPriceCents(order)),
  ...(order.currency ? [order.currency] : []),
];
