import type { Dialect } from './action.js';
import { createOffers, type Offer } from './offers.js';
import { chance } from './phone-numbers.js';

export interface ProviderProfile {
  code: string;
  name: string;
  dialect: Dialect;
  currency: 'USD' | 'EUR';
  isPushing: boolean;
  answerMs: number;
  /** The share of purchases that are refused although the list promises numbers. */
  shortShare: number;
  /** Where serials begin; apart from others, so that no two providers rent the same number. */
  firstSerial: number;
  /** A factor on the costs at the first provider. */
  priceFactor: (product: string, isBrazil: boolean) => number;
  stockFactor: number;
}

export const FIRST_PROVIDER: ProviderProfile = {
  code: 'primary',
  name: 'Pampa',
  dialect: 'hero',
  currency: 'USD',
  isPushing: true,
  answerMs: 0,
  shortShare: 0,
  firstSerial: 0,
  priceFactor: () => 1,
  stockFactor: 1,
};

const USD_PER_EUR = 1.08;

export const SIMULATED_PROVIDERS: readonly ProviderProfile[] = [
  FIRST_PROVIDER,
  {
    // This provider is often cheaper, but slower, and its list promises more than it has.
    code: 'norte',
    name: 'Norte SMS',
    dialect: 'classic',
    currency: 'USD',
    isPushing: false,
    answerMs: 150,
    shortShare: 0.1,
    firstSerial: 1_000_000_000,
    priceFactor: (product, isBrazil) => (isBrazil ? 1.06 : 0.9 + 0.3 * chance(`norte price of ${product}`)),
    stockFactor: 0.6,
  },
  {
    // This provider is expensive, fast and well stocked, with prices in euros.
    code: 'andes',
    name: 'Andes',
    dialect: 'hero',
    currency: 'EUR',
    isPushing: true,
    answerMs: 20,
    shortShare: 0,
    firstSerial: 2_000_000_000,
    priceFactor: (product) => (1.25 + 0.2 * chance(`andes price of ${product}`)) / USD_PER_EUR,
    stockFactor: 2,
  },
];

const SMALLEST_STEP_MICROS = 100;

export function offersOf({ priceFactor, stockFactor }: ProviderProfile): Offer[] {
  return createOffers().map((offer) => {
    const factor = priceFactor(`${offer.countryId} ${offer.serviceCode}`, offer.isoCode === 'BR');
    return {
      ...offer,
      costMicros: Math.round((offer.costMicros * factor) / SMALLEST_STEP_MICROS) * SMALLEST_STEP_MICROS,
      count: Math.ceil(offer.count * stockFactor),
      physical: Math.ceil(offer.physical * stockFactor),
    };
  });
}
