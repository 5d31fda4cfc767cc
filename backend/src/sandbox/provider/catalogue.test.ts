import { isValidPhoneNumber } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { isoCodeOfListedCountry } from '../../modules/catalogue/names/country-directory.js';
import { KNOWN_SERVICES } from '../../modules/catalogue/names/service-directory.js';
import { createOffers } from './offers.js';
import { phoneNumberFor } from './phone-numbers.js';
import { SOLD_COUNTRIES, SOLD_SERVICES } from './sold-catalogue.js';

describe('the simulated catalogue', () => {
  it('is known to the product, country by country and service by service', () => {
    const strange = SOLD_COUNTRIES.filter(
      ({ id, name, isoCode }) => isoCodeOfListedCountry(id, name) !== isoCode,
    );
    expect(strange).toEqual([]);
    const known = new Set(KNOWN_SERVICES.map(({ code }) => code));
    expect(SOLD_SERVICES.filter(({ code }) => !known.has(code))).toEqual([]);
  });

  it('is the same at every start', () => {
    expect(createOffers()).toEqual(createOffers());
  });

  it('asks plausible prices: WhatsApp dearer than Instagram, Brazilian banks in Brazil only', () => {
    const offers = createOffers();
    const cost = (service: string, country: string) =>
      offers.find((offer) => offer.serviceCode === service && offer.countryId === country)?.costMicros ?? NaN;
    expect(cost('wa', '73')).toBeGreaterThan(2 * cost('ig', '73'));
    expect(cost('wa', '187')).toBeGreaterThan(cost('wa', '6'));
    expect(
      new Set(offers.filter(({ serviceCode }) => serviceCode === 'aaa').map(({ isoCode }) => isoCode)),
    ).toEqual(new Set(['BR']));
    expect(Math.min(...offers.map(({ costMicros }) => costMicros))).toBeGreaterThanOrEqual(6700);
  });

  it('rents valid mobile numbers, another one every time', () => {
    for (const isoCode of new Set(createOffers().map((offer) => offer.isoCode))) {
      const numbers = [1, 2, 3].map((serial) => phoneNumberFor(isoCode, 1_795_000_000 + serial));
      expect(numbers.every((number) => isValidPhoneNumber(`+${number}`))).toBe(true);
      expect(new Set(numbers).size, isoCode).toBeGreaterThan(1);
    }
  });
});
