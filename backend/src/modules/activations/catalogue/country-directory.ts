import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js';
import { LANGUAGES, type Language } from '../../../platform/languages.js';
import { COUNTRY_IDS, SUPPLIER_COUNTRY_NAMES } from './country-ids.js';

/** ISO codes whose long official name is not what people look for. */
const BY_SHORT_NAME = new Set(['HK', 'MO', 'MM']);

const longNames = displayNames('long');
const shortNames = displayNames('short');

/** Every ISO 3166-1 alpha-2 code (and XK) that the directory knows. */
export const COUNTRY_CODES: readonly string[] = Object.keys(COUNTRY_IDS);

const isoByCountryId = new Map(
  Object.entries(COUNTRY_IDS).flatMap(([isoCode, ids]) => ids.map((id) => [String(id), isoCode] as const)),
);
const isoBySlug = new Map<string, string>(
  Object.entries(SUPPLIER_COUNTRY_NAMES).map(([name, isoCode]) => [slugOf(name), isoCode]),
);
for (const isoCode of COUNTRY_CODES) {
  for (const language of LANGUAGES) isoBySlug.set(slugOf(countryName(isoCode, language)), isoCode);
}

/** The country's name in a language; the code itself where nobody knows a name. */
export function countryName(isoCode: string, language: Language): string {
  const names = BY_SHORT_NAME.has(isoCode) ? shortNames : longNames;
  return names[language].of(isoCode) ?? isoCode;
}

/** International prefix without the plus sign, e.g. `55`; null where the country has none. */
export function callingCode(isoCode: string): string | null {
  return isSupportedCountry(isoCode) ? getCountryCallingCode(isoCode) : null;
}

/** The word for addresses, from the English name: `brazil`, `united-states`. */
export function countrySlug(isoCode: string): string {
  return slugOf(countryName(isoCode, 'en'));
}

/** ISO code for what a person or a link may say: `BR`, `br`, `brazil`, `brasil`. */
export function findCountryCode(term: string): string | null {
  const upper = term.trim().toUpperCase();
  if (upper in COUNTRY_IDS) return upper;
  return isoBySlug.get(slugOf(term)) ?? null;
}

/**
 * ISO code of a country in a supplier's list. The name decides, because suppliers disagree about a few ids; the id is
 * for names that nobody has heard of.
 */
export function isoCodeOfSupplierCountry(countryId: string, englishName: string): string | null {
  return isoBySlug.get(slugOf(englishName)) ?? isoByCountryId.get(countryId) ?? null;
}

function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function displayNames(style: 'long' | 'short'): Record<Language, Intl.DisplayNames> {
  const inLanguage = (locale: string) => new Intl.DisplayNames([locale], { type: 'region', style });
  return { pt: inLanguage('pt-BR'), en: inLanguage('en'), es: inLanguage('es') };
}
