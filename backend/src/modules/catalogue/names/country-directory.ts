import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js';
import { LANGUAGES, type Language } from '../../../platform/languages.js';

/** ISO code → country ids of the handler_api protocol, which its dialects share. US: physical (187) and virtual (12). */
export const COUNTRY_IDS: Readonly<Record<string, readonly number[]>> = {
  RU: [0],
  UA: [1],
  KZ: [2],
  CN: [3],
  PH: [4],
  MM: [5],
  ID: [6],
  MY: [7],
  KE: [8],
  TZ: [9],
  VN: [10],
  KG: [11],
  US: [187, 12],
  IL: [13],
  HK: [14],
  PL: [15],
  GB: [16],
  MG: [17],
  CD: [18],
  NG: [19],
  MO: [20],
  EG: [21],
  IN: [22],
  IE: [23],
  KH: [24],
  LA: [25],
  HT: [26],
  CI: [27],
  GM: [28],
  RS: [29],
  YE: [30],
  ZA: [31],
  RO: [32],
  CO: [33],
  EE: [34],
  AZ: [35],
  CA: [36],
  MA: [37],
  GH: [38],
  AR: [39],
  UZ: [40],
  CM: [41],
  TD: [42],
  DE: [43],
  LT: [44],
  HR: [45],
  SE: [46],
  IQ: [47],
  NL: [48],
  LV: [49],
  AT: [50],
  BY: [51],
  TH: [52],
  SA: [53],
  MX: [54],
  TW: [55],
  ES: [56],
  IR: [57],
  DZ: [58],
  SI: [59],
  BD: [60],
  SN: [61],
  TR: [62],
  CZ: [63],
  LK: [64],
  PE: [65],
  PK: [66],
  NZ: [67],
  GN: [68],
  ML: [69],
  VE: [70],
  ET: [71],
  MN: [72],
  BR: [73],
  AF: [74],
  UG: [75],
  AO: [76],
  CY: [77],
  FR: [78],
  PG: [79],
  MZ: [80],
  NP: [81],
  BE: [82],
  BG: [83],
  HU: [84],
  MD: [85],
  IT: [86],
  PY: [87],
  HN: [88],
  TN: [89],
  NI: [90],
  TL: [91],
  BO: [92],
  CR: [93],
  GT: [94],
  AE: [95],
  ZW: [96],
  PR: [97],
  SD: [98],
  TG: [99],
  KW: [100],
  SV: [101],
  LY: [102],
  JM: [103],
  TT: [104],
  EC: [105],
  SZ: [106],
  OM: [107],
  BA: [108],
  DO: [109],
  SY: [110],
  QA: [111],
  PA: [112],
  CU: [113],
  MR: [114],
  SL: [115],
  JO: [116],
  PT: [117],
  GE: [128],
  GR: [129],
  IS: [132],
  SK: [141],
  TJ: [143],
  BH: [145],
  ZM: [147],
  AM: [148],
  CG: [150],
  CL: [151],
  LB: [153],
  AL: [155],
  BT: [158],
  UY: [156],
  TM: [161],
  FI: [163],
  LU: [165],
  ME: [171],
  DK: [172],
  CH: [173],
  NO: [174],
  AU: [175],
  JP: [182],
  MK: [183],
  KR: [190],
  BM: [195],
  SG: [196],
  MT: [199],
  XK: [203],
};

/** English names that providers use and that differ from the usual ones. */
export const LISTED_COUNTRY_NAMES: Readonly<Record<string, string>> = {
  usa: 'US',
  'usa virtual': 'US',
  'usa physical': 'US',
  'united states virtual': 'US',
  england: 'GB',
  'great britain': 'GB',
  uk: 'GB',
  'ivory coast': 'CI',
  'dr congo': 'CD',
  dcongo: 'CD',
  congo: 'CG',
  'congo dem republic': 'CD',
  'democratic republic of the congo': 'CD',
  'republic of the congo': 'CG',
  czech: 'CZ',
  'czech republic': 'CZ',
  uae: 'AE',
  'united arab emirates': 'AE',
  bosnia: 'BA',
  'timor leste': 'TL',
  'east timor': 'TL',
  'papua new guinea': 'PG',
  papua: 'PG',
  'south korea': 'KR',
  korea: 'KR',
  macedonia: 'MK',
  'north macedonia': 'MK',
  swaziland: 'SZ',
  eswatini: 'SZ',
  salvador: 'SV',
  'el salvador': 'SV',
  dominican: 'DO',
  'dominican republic': 'DO',
  turkey: 'TR',
  turkiye: 'TR',
  'hong kong': 'HK',
  macau: 'MO',
  macao: 'MO',
  myanmar: 'MM',
  burma: 'MM',
  viet: 'VN',
  vietnam: 'VN',
  'trinidad and tobago': 'TT',
  trinidad: 'TT',
  kosovo: 'XK',
  'saudi arabia': 'SA',
  'russian federation': 'RU',
  'puerto rico': 'PR',
  moldova: 'MD',
};

/** Countries whose long official name is not what people look for. */
const BY_SHORT_NAME = new Set(['HK', 'MO', 'MM']);

const longNames = displayNames('long');
const shortNames = displayNames('short');

/** ISO 3166-1 alpha-2 codes, and XK. */
export const COUNTRY_CODES: readonly string[] = Object.keys(COUNTRY_IDS);

const isoByCountryId = new Map(
  Object.entries(COUNTRY_IDS).flatMap(([isoCode, ids]) => ids.map((id) => [String(id), isoCode] as const)),
);
const isoBySlug = new Map<string, string>(
  Object.entries(LISTED_COUNTRY_NAMES).map(([name, isoCode]) => [slugOf(name), isoCode]),
);
for (const isoCode of COUNTRY_CODES) {
  for (const language of LANGUAGES) isoBySlug.set(slugOf(countryName(isoCode, language)), isoCode);
}

export function countryName(isoCode: string, language: Language): string {
  const names = BY_SHORT_NAME.has(isoCode) ? shortNames : longNames;
  return names[language].of(isoCode) ?? isoCode;
}

/** Without the plus sign, such as `55`. */
export function callingCode(isoCode: string): string | null {
  return isSupportedCountry(isoCode) ? getCountryCallingCode(isoCode) : null;
}

export function countrySlug(isoCode: string): string {
  return slugOf(countryName(isoCode, 'en'));
}

export function findCountryCode(term: string): string | null {
  const upper = term.trim().toUpperCase();
  if (upper in COUNTRY_IDS) return upper;
  return isoBySlug.get(slugOf(term)) ?? null;
}

/** The name decides, because providers disagree about a few ids; the id is for unknown names. */
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
