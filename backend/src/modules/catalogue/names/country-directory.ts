import { getCountries, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js';
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
  110: 'SY QA PA CU MR SL JO PT BB BI',
  120: 'BJ BN BS BW BZ CF DM GD GE GR',
  130: 'GW GY IS KM KN LR LS MW NA NE',
  140: 'RW SK SR TJ MC BH RE ZM AM SO',
  150: 'CG CL BF LB GA AL UY MU BT MV',
  160: 'GP TM GF FI LC LU VC GQ DJ AG',
  170: 'KY ME DK CH NO AU ER SS ST AW',
  180: 'MS AI JP MK SC NC CV US PS FJ',
  190: 'KR - EH SB - BM SG TO WS MT',
  200: '- GI - XK',
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

/** What providers call a country that Intl names otherwise. */
const NAMES_AT_PROVIDERS: Readonly<Record<string, readonly string[]>> = {
  US: ['usa', 'usa virtual', 'usa physical', 'united states virtual'],
  GB: ['england', 'great britain', 'uk'],
  CI: ['ivory coast'],
  CD: ['dr congo', 'congo - kinshasa', 'dcongo', 'congo dem republic', 'democratic republic of the congo'],
  CG: ['congo', 'congo - brazzaville', 'republic of the congo'],
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
  CF: ['car'],
  KN: ['saint kitts and nevis'],
  LC: ['saint lucia'],
  VC: ['saint vincent', 'saint vincent and the grenadines'],
  PM: ['saint pierre and miquelon'],
  PS: ['palestine'],
  SC: ['republic of seychelles'],
  SX: ['sint maarten'],
};

/** Our own names, where people do not use the one of Intl. */
const OWN_NAMES: Readonly<Record<string, Record<Language, string>>> = {
  CD: { pt: 'República Democrática do Congo', en: 'DR Congo', es: 'República Democrática del Congo' },
  CG: { pt: 'Congo', en: 'Congo', es: 'Congo' },
};

/** These countries are searched by their short name; the official one is long. */
const BY_SHORT_NAME = new Set(['HK', 'MO', 'MM']);

const longNames = displayNames('long');
const shortNames = displayNames('short');

/** The ISO codes of all countries that have telephones, those with an id in the protocol first. */
const KNOWN_CODES: ReadonlySet<string> = new Set([...idByIsoCode.keys(), ...getCountries()]);
export const COUNTRY_CODES: readonly string[] = [...KNOWN_CODES];

const isoBySlug = new Map<string, string>(
  Object.entries(NAMES_AT_PROVIDERS).flatMap(([isoCode, names]) =>
    names.map((name): [string, string] => [slugOf(name), isoCode]),
  ),
);
for (const isoCode of COUNTRY_CODES) {
  for (const language of LANGUAGES) isoBySlug.set(slugOf(countryName(isoCode, language)), isoCode);
}

export function countryName(isoCode: string, language: Language): string {
  const names = BY_SHORT_NAME.has(isoCode) ? shortNames : longNames;
  return OWN_NAMES[isoCode]?.[language] ?? names[language].of(isoCode) ?? isoCode;
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
  if (KNOWN_CODES.has(upper)) return upper;
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
