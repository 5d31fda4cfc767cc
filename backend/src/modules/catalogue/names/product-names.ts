import { LANGUAGES, type Language } from '../../../platform/languages.js';
import { countryName, findCountryCode, isoCodeOfListedCountry } from './country-directory.js';
import { describeService, findService } from './service-directory.js';

const ANY_OTHER: Record<Language, string> = { pt: 'Qualquer outro', en: 'Any other', es: 'Cualquier otro' };

export type OwnNames = Readonly<Record<Language, string | null>>;

/** Our directory of services comes before the provider's name. */
export interface ServiceReference {
  code: string;
  listedName: string;
}

export interface CountryReference {
  isoCode: string;
  ownNames: OwnNames | null;
}

export function serviceName(code: string, listedName: string, language: Language): string {
  return code === 'ot' ? ANY_OTHER[language] : describeService(code, listedName).name;
}

export function presentService(
  { code, listedName }: { code: string; listedName: string },
  language: Language,
): { name: string; image_url: string | null } {
  const { brand, slug } = describeService(code, listedName);
  return {
    name: serviceName(code, listedName, language),
    image_url: brand === null ? null : `/images/services/${slug}.svg`,
  };
}

export const nameOfCountry = (isoCode: string, ownNames: OwnNames | null, language: Language): string =>
  ownNames?.[language] ?? countryName(isoCode, language);

export function presentCountry(
  { isoCode, ownNames }: { isoCode: string; ownNames: OwnNames | null },
  language: Language,
): { iso_code: string; name: string; flag_image_url: string } {
  return {
    iso_code: isoCode,
    name: nameOfCountry(isoCode, ownNames, language),
    flag_image_url: `/images/flags/${isoCode}.svg`,
  };
}

/** The fields of a service and a country in lists of products. */
export function presentProductNames(
  { service, country }: { service: ServiceReference; country: CountryReference },
  language: Language,
) {
  const { name: service_name, image_url: service_image_url } = presentService(service, language);
  const { iso_code: country_iso, name: country_name, flag_image_url } = presentCountry(country, language);
  return {
    service_code: service.code,
    service_name,
    service_image_url,
    country_iso,
    country_name,
    flag_image_url,
  };
}

export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
}

/** Accepts a code, a name, or the numeric id of the handler_api protocol. */
export function resolveCountry(term: string): string | null {
  return /^\d{1,4}$/.test(term.trim()) ? isoCodeOfListedCountry(term.trim(), '') : findCountryCode(term);
}

/** An unknown term is read as a provider's code. */
export function resolveService(term: string): string {
  return findService(term)?.code ?? term.trim().toLowerCase();
}

export function countryMatches(isoCode: string, search: string, ownNames: OwnNames | null = null): boolean {
  const wanted = folded(search);
  if (wanted === '' || isoCode.toLowerCase() === wanted) return true;
  const names = LANGUAGES.flatMap((language) => [countryName(isoCode, language), ownNames?.[language] ?? '']);
  return names.some((name) => folded(name).includes(wanted));
}

export function serviceMatches(code: string, listedName: string, search: string): boolean {
  const wanted = folded(search);
  if (wanted === '' || code === wanted) return true;
  const names = LANGUAGES.map((language: Language) => serviceName(code, listedName, language));
  return [...names, describeService(code, listedName).slug].some((name) => folded(name).includes(wanted));
}
