import { InvalidInputError } from '../../platform/errors/index.js';
import type { Language } from '../../platform/languages.js';
import type { Currency } from '../../platform/money.js';
import {
  countryIdOf,
  countryMatches,
  resolveCountry,
  type SoldCountry,
  type SoldService,
} from '../catalogue/index.js';
import { MOST_OPEN, PRICE_CENTS, TEST_COUNTRY, TEST_SERVICES } from './test-services.js';

interface WantedPrices {
  country: string | null;
  service: string | null;
  currency: Currency;
}

interface WantedList extends WantedPrices {
  search: string;
  limit: number;
}

const COUNTRY: SoldCountry = {
  isoCode: TEST_COUNTRY,
  countryId: String(countryIdOf(TEST_COUNTRY)),
  position: 0,
  ownNames: { pt: null, en: null, es: null },
};

const SERVICES = TEST_SERVICES.map(({ code }): SoldService => ({
  id: code,
  country: COUNTRY,
  code,
  listedName: code,
  ownName: null,
  description: null,
  category: 'other',
  priceCents: PRICE_CENTS,
  stock: MOST_OPEN,
  deliveryRate: null,
  typicalSeconds: null,
  sampleSize: 0,
  worksNow: null,
}));

/** @throws InvalidInputError for a country or service that the test world does not sell */
function priceList({ country, service }: WantedPrices): Promise<SoldService[]> {
  if (country !== null && resolveCountry(country) !== TEST_COUNTRY)
    return Promise.reject(new InvalidInputError({ country_iso: 'invalid' }, 'INVALID_COUNTRY'));
  const items = SERVICES.filter(({ code }) => service === null || code === service.trim().toLowerCase());
  if (items.length === 0)
    return Promise.reject(new InvalidInputError({ service: 'invalid' }, 'INVALID_SERVICE'));
  return Promise.resolve(items);
}

function soldCountries({ search, limit }: { search: string; limit: number; language: Language }) {
  const items = [COUNTRY].filter(({ isoCode }) => countryMatches(isoCode, search));
  return Promise.resolve({ items: items.slice(0, limit), total: items.length });
}

/** Test keys read this catalogue instead of the real one. */
export const testCatalogue = {
  priceList,
  soldCountries,
  countries: soldCountries,
  async services({ search, limit, ...wanted }: WantedList) {
    const found = (await priceList(wanted)).filter(({ code }) => code.includes(search.trim().toLowerCase()));
    return { items: found.slice(0, limit), total: found.length };
  },
};
