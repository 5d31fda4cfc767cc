import type { Language } from '../../platform/languages.js';
import { moneyField, type Currency } from '../../platform/money.js';
import type { CountriesDto, ServicesDto } from './catalogue.dto.js';
import type { CountryRow, ServiceRow } from './catalogue.read-model.js';
import type { CatalogueService, Page } from './catalogue.service.js';
import { callingCode, countryIdOf } from './names/country-directory.js';
import { presentCountry, presentService } from './names/product-names.js';

export function presentCountries({ items, total }: Page<CountryRow>, language: Language): CountriesDto {
  const countries = items.map((country) => {
    const { isoCode, countryId } = country;
    const prefix = callingCode(isoCode);
    return {
      ...presentCountry(country, language),
      // Some providers list a few countries under several ids, so our own id comes first.
      country_code: String(countryIdOf(isoCode) ?? countryId),
      calling_code: prefix === null ? '' : `+${prefix}`,
    };
  });
  return { countries, total };
}

export function presentServices(
  { items, total }: Page<ServiceRow>,
  currency: Currency,
  language: Language,
): ServicesDto {
  const services = items.map((row) => {
    const { name, image_url } = presentService(row, language);
    return {
      id: row.id,
      serv_code: row.code,
      name: row.ownName ?? name,
      country: row.country && presentCountry(row.country, language),
      description: row.description,
      ...moneyField('price', row.priceCents),
      currency,
      service_image_url: image_url,
      category: row.category,
      stock: row.stock,
      delivery_rate: row.deliveryRate,
      typical_seconds: row.typicalSeconds,
      sample_size: row.sampleSize,
      works_now: row.worksNow,
    };
  });
  return { services, total };
}

const SHOWN_COUNTRY = 'BR';
const SHOWN_SERVICE = 'wa';

/** The lists of the start page, as the API answers them to a visitor. */
export async function readSiteFigures(catalogue: CatalogueService, language: Language, now: Date) {
  const currency = 'BRL';
  const listed = async (filter: { country: string | null; service: string | null }) => {
    const query = {
      search: '',
      limit: Number.MAX_SAFE_INTEGER,
      onlyActive: true,
      currency,
      ...filter,
    } as const;
    return presentServices(await catalogue.services(query), currency, language).services;
  };
  const [anywhere, shown, byCountry] = await Promise.all([
    listed({ country: null, service: null }),
    listed({ country: SHOWN_COUNTRY, service: null }),
    listed({ country: null, service: SHOWN_SERVICE }),
  ]);
  return {
    anywhere,
    shown,
    by_country: byCountry,
    // Only to the minute, so that the page does not change while its figures stay the same.
    read_at: `${now.toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length)}Z`,
  };
}
