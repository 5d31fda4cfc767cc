import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js';
import { LANGUAGES, type Language } from '../../../platform/languages.js';

/** ISO codes by country id of the handler_api protocol, at most ten from each id on. US: virtual (12), physical (187). */
const CODES_FROM_ID: Readonly<Record<number, string>> = {
  0: 'RU UA KZ CN PH MM ID MY KE TZ',
  10: 'VN KG US IL HK PL GB MG CD NG',
  20: 'MO EG IN IE KH LA HT CI GM RS',
  30: 'YE ZA RO CO EE AZ CA MA GH AR',
  40: 'UZ CM TD DE LT HR SE IQ NL LV',
  50: 'AT BY TH SA MX TW ES IR DZ SI',
  60: 'BD SN TR CZ LK PE PK NZ GN ML',
  70: 'VE ET MN BR AF UG AO CY FR PG',
  80: 'MZ NP BE BG HU MD IT PY HN TN',
  90: 'NI TL BO CR GT AE ZW PR SD TG',
  100: 'KW SV LY JM TT EC SZ OM BA DO',
  110: 'SY QA PA CU MR SL JO PT',
  120: '- - - - - - - - GE GR',
  130: '- - IS',
  140: '- SK - TJ - BH - ZM AM',
  150: 'CG CL - LB - AL UY - BT',
  160: '- TM - FI - LU',
  170: '- ME DK CH NO AU',
  180: '- - JP MK - - - US',
  190: 'KR - - - - BM SG - - MT',
  200: '- - - XK',
};

const isoByCountryId = new Map(
  Object.entries(CODES_FROM_ID).flatMap(([first, codes]) =>
    codes
      .split(' ')
      .flatMap((isoCode, place): [string, string][] =>
        isoCode === '-' ? [] : [[String(Number(first) + place), isoCode]],
      ),
  ),
);
const idByIsoCode = new Map([...isoByCountryId].map(([id, isoCode]) => [isoCode, Number(id)]));

export const countryIdOf = (isoCode: string): number | null => idByIsoCode.get(isoCode) ?? null;

const LISTED_COUNTRY_NAMES: Readonly<Record<string, readonly string[]>> = {
  US: ['usa', 'usa virtual', 'usa physical', 'united states virtual'],
  GB: ['england', 'great britain', 'uk'],
  CI: ['ivory coast'],
  CD: ['dr congo', 'dcongo', 'congo dem republic', 'democratic republic of the congo'],
  CG: ['congo', 'republic of the congo'],
  CZ: ['czech', 'czech republic'],
  AE: ['uae', 'united arab emirates'],
  BA: ['bosnia'],
  TL: ['timor leste', 'east timor'],
  PG: ['papua new guinea', 'papua'],
  KR: ['south korea', 'korea'],
  MK: ['macedonia', 'north macedonia'],
  SZ: ['swaziland', 'eswatini'],
  SV: ['salvador', 'el salvador'],
  DO: ['dominican', 'dominican republic'],
  TR: ['turkey', 'turkiye'],
  HK: ['hong kong'],
  MO: ['macau', 'macao'],
  MM: ['myanmar', 'burma'],
  VN: ['viet', 'vietnam'],
  TT: ['trinidad and tobago', 'trinidad'],
  XK: ['kosovo'],
  SA: ['saudi arabia'],
  RU: ['russian federation'],
  PR: ['puerto rico'],
  MD: ['moldova'],
};

/** These countries are searched by their short name; the official one is long. */
const BY_SHORT_NAME = new Set(['HK', 'MO', 'MM']);

const longNames = displayNames('long');
const shortNames = displayNames('short');

/** All ISO 3166-1 alpha-2 codes, and XK. */
export const COUNTRY_CODES: readonly string[] = [...idByIsoCode.keys()];

const isoBySlug = new Map<string, string>(
  Object.entries(LISTED_COUNTRY_NAMES).flatMap(([isoCode, names]) =>
    names.map((name): [string, string] => [slugOf(name), isoCode]),
  ),
);
for (const isoCode of COUNTRY_CODES) {
  for (const language of LANGUAGES) isoBySlug.set(slugOf(countryName(isoCode, language)), isoCode);
}

export function countryName(isoCode: string, language: Language): string {
  const names = BY_SHORT_NAME.has(isoCode) ? shortNames : longNames;
  return names[language].of(isoCode) ?? isoCode;
}

/** The calling code without the plus sign. */
export function callingCode(isoCode: string): string | null {
  return isSupportedCountry(isoCode) ? getCountryCallingCode(isoCode) : null;
}

export function countrySlug(isoCode: string): string {
  return slugOf(countryName(isoCode, 'en'));
}

export function findCountryCode(term: string): string | null {
  const upper = term.trim().toUpperCase();
  if (idByIsoCode.has(upper)) return upper;
  return isoBySlug.get(slugOf(term)) ?? null;
}

/** The name decides, because providers disagree about a few ids. */
export function isoCodeOfListedCountry(countryId: string, englishName: string): string | null {
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
