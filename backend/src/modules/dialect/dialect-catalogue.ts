import { DomainError } from '../../platform/errors/index.js';
import { LANGUAGES } from '../../platform/languages.js';
import { centsToDecimal } from '../../platform/money.js';
import {
  countryIdOf,
  nameOfCountry,
  presentService,
  type CatalogueModule,
  type SoldService,
} from '../catalogue/index.js';
import { type Action, type Call, readingForAll, required, wholeNumber } from './dialect-action.js';

/** Names for Chinese and Russian programs. Our own languages are Portuguese, English and Spanish. */
const RUSSIAN = new Intl.DisplayNames(['ru'], { type: 'region' });
const CHINESE = new Intl.DisplayNames(['zh'], { type: 'region' });

const MOST_LISTED_COUNTRIES = 500;
const COUNTRIES_ON_A_PAGE = 10;

interface Deps {
  catalogue: Pick<CatalogueModule, 'soldCountries' | 'priceList'>;
}

interface Listed extends SoldService {
  country: NonNullable<SoldService['country']>;
  number: number;
}

export function catalogueActions({ catalogue }: Deps): Record<string, Action> {
  async function listed(
    call: Call,
    { country, service }: { country?: string | undefined; service?: string | undefined },
  ) {
    const rows = await catalogue.priceList({
      country: country ?? null,
      service: service ?? null,
      currency: call.actor.currency,
    });
    return rows.flatMap((row): Listed[] => {
      const number = row.country && countryIdOf(row.country.isoCode);
      return row.country && number !== null ? [{ ...row, country: row.country, number }] : [];
    });
  }

  async function numbersStatus(call: Call) {
    const stocks: Record<string, number> = {};
    // Older programs read the key with `_0`, which means "no forwarding".
    for (const { code, stock } of await listed(call, { country: call.parameters.get('country') }))
      for (const key of [code, `${code}_0`]) stocks[key] = (stocks[key] ?? 0) + stock;
    return stocks;
  }

  async function prices(call: Call) {
    const wanted = { country: call.parameters.get('country'), service: call.parameters.get('service') };
    const byCountry: Record<
      string,
      Record<string, { cost: number; count: number; physicalCount: number }>
    > = {};
    const rows = await listed(call, wanted).catch((error: unknown) => {
      if (error instanceof DomainError && error.code === 'INVALID_COUNTRY') return [];
      throw error;
    });
    for (const { number, code, priceCents, stock } of rows) {
      const services = (byCountry[number] ??= {});
      services[code] = { cost: centsToDecimal(priceCents), count: stock, physicalCount: stock };
    }
    return byCountry;
  }

  async function topCountries(call: Call) {
    const service = required(call.parameters, 'service', 'BAD_SERVICE');
    const rows = await listed(call, { service });
    return Object.fromEntries(
      rows.map(({ number, stock, priceCents }, place) => {
        const price = centsToDecimal(priceCents);
        return [place, { country: number, count: stock, price, retail_price: price }];
      }),
    );
  }

  async function listOfTopCountries(call: Call) {
    const service = required(call.parameters, 'service', 'BAD_SERVICE');
    const length = wholeNumber(call.parameters, 'length', 'BAD_SERVICE', {
      least: 1,
      most: MOST_LISTED_COUNTRIES,
    });
    const page =
      wholeNumber(call.parameters, 'page', 'BAD_SERVICE', { least: 1, most: MOST_LISTED_COUNTRIES }) ?? 1;
    const size = length ?? COUNTRIES_ON_A_PAGE;
    const rows = await listed(call, { service });
    const stock = rows.reduce((sum, row) => sum + row.stock, 0);
    const percent = (share: number) => Math.round(share * 100);
    return (
      rows
        // A null rate means that too few numbers were sold to measure it, so the country is left out.
        .filter(({ deliveryRate }) => deliveryRate !== null)
        .slice((page - 1) * size, page * size)
        .map((row) => ({
          country: row.number,
          share: stock === 0 ? 0 : percent(row.stock / stock),
          rate: percent(row.deliveryRate ?? 0),
        }))
    );
  }

  async function countries() {
    const { items } = await catalogue.soldCountries({
      search: '',
      limit: MOST_LISTED_COUNTRIES,
      language: 'en',
    });
    return Object.fromEntries(
      items.flatMap(({ isoCode, ownNames }) => {
        const id = countryIdOf(isoCode);
        if (id === null) return [];
        const names = {
          rus: RUSSIAN.of(isoCode) ?? isoCode,
          eng: nameOfCountry(isoCode, ownNames, 'en'),
          chn: CHINESE.of(isoCode) ?? isoCode,
        };
        return [[id, { id, ...names, visible: 1, retry: 1, rent: 0, multiService: 0 }]];
      }),
    );
  }

  async function services(call: Call) {
    const rows = await listed(call, { country: call.parameters.get('country') });
    const language = LANGUAGES.find((one) => one === call.parameters.get('lang')) ?? 'en';
    const names = new Map(rows.map((row) => [row.code, presentService(row, language).name]));
    return { status: 'success', services: [...names].map(([code, name]) => ({ code, name })) };
  }

  async function operators(call: Call) {
    const wanted = call.parameters.get('country');
    const rows = await listed(call, { country: wanted });
    const countryOperators = Object.fromEntries(rows.map(({ number }) => [number, ['any']]));
    return Object.keys(countryOperators).length > 0
      ? { status: 'success', countryOperators }
      : 'OPERATORS_NOT_FOUND';
  }

  return {
    getNumbersStatus: readingForAll(numbersStatus),
    getPrices: readingForAll(prices),
    getTopCountriesByService: readingForAll(topCountries),
    getListOfTopCountriesByService: readingForAll(listOfTopCountries),
    getCountries: readingForAll(countries),
    getServicesList: readingForAll(services),
    getOperators: readingForAll(operators),
  };
}
