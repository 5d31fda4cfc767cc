import { REST_SECONDS, type BuyResult, type RefusalReason } from '../../catalogue/index.js';
import type { FailureCode } from './purchase.js';

export interface PurchaseOffer {
  provider: string;
  providerCountryId: string;
  serviceCode: string;
  costMicros: number;
  costCurrency: string;
  /** BRL for one unit of the currency of the cost. */
  costRate: number;
  ceilingMicros: number;
}

export const MAX_ATTEMPTS = 3;

const RETRYABLE = new Set<RefusalReason | 'not_sent'>(['NO_NUMBERS', 'PRICE_TOO_LOW', 'not_sent']);

const ACCOUNT_REFUSALS = new Set<RefusalReason>([
  'NO_BALANCE',
  'BAD_KEY',
  'BANNED',
  'CHANNELS_LIMIT',
  'RATE_LIMITED',
]);

type CertainFailure = Extract<BuyResult, { kind: 'refused' | 'not_sent' }>;

/** We do not accept the sold number: sale_fault in sales.sql says why. */
export const REJECTED = { kind: 'rejected' } as const;

interface FailedTry {
  offer: PurchaseOffer;
  failure: CertainFailure | typeof REJECTED;
}

/** The next offer that may still sell, searched in a circle from the last try; null when there is none. */
export function nextOffer(
  offers: readonly PurchaseOffer[],
  tried: readonly FailedTry[],
): PurchaseOffer | null {
  if (tried.length >= MAX_ATTEMPTS) return null;
  const last = tried.at(-1)?.offer;
  const position = last ? offers.indexOf(last) : -1;
  const inTurn = [...offers.slice(position + 1), ...offers.slice(0, position + 1)];
  return inTurn.find((offer) => !tried.some((failed) => isClosedBy(failed, offer))) ?? null;
}

function isClosedBy({ offer: failed, failure }: FailedTry, offer: PurchaseOffer): boolean {
  if (mayTryAgain(failed, failure)) return false;
  const isOfAccount =
    failure.kind === 'refused' && ACCOUNT_REFUSALS.has(failure.reason) && failure.ban?.scope !== 'product';
  return isOfAccount ? offer.provider === failed.provider : offer === failed;
}

function mayTryAgain(offer: PurchaseOffer, failure: FailedTry['failure']): boolean {
  if (failure.kind !== 'refused') return failure.kind === 'not_sent';
  if (failure.reason === 'PRICE_TOO_LOW' && (failure.minPriceMicros ?? 0) > offer.ceilingMicros) return false;
  return RETRYABLE.has(failure.reason);
}

export function restOf(failure: CertainFailure): number | null {
  if (failure.kind === 'not_sent') return null;
  const usual = REST_SECONDS[failure.reason];
  return usual === undefined ? null : (failure.retryAfterSeconds ?? usual);
}

export const closesOffers = (failure: FailedTry['failure']): boolean =>
  failure.kind === 'rejected' ||
  (failure.kind === 'refused' && (failure.ban !== undefined || failure.reason === 'NO_BALANCE'));

const FAILURE_OF: Record<RefusalReason, FailureCode> = {
  NO_NUMBERS: 'NO_NUMBERS',
  PRICE_TOO_LOW: 'NO_NUMBERS',
  NO_BALANCE: 'PROVIDER_NO_BALANCE',
  BAD_SERVICE: 'INVALID_SERVICE',
  BAD_COUNTRY: 'INVALID_COUNTRY',
  SERVICE_IN_INCUBATION: 'SERVICE_IN_INCUBATION',
  BANNED: 'PROVIDER_INTERNAL',
  CHANNELS_LIMIT: 'PROVIDER_INTERNAL',
  BAD_KEY: 'PROVIDER_INTERNAL',
  RATE_LIMITED: 'PROVIDER_INTERNAL',
  BAD_REQUEST: 'PROVIDER_INTERNAL',
};

export function failureCode(failure: FailedTry['failure']): FailureCode {
  if (failure.kind === 'rejected') return 'NO_NUMBERS';
  return failure.kind === 'not_sent' ? 'PROVIDER_CONNECTION' : FAILURE_OF[failure.reason];
}
