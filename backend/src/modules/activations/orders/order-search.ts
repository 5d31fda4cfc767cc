import { LANGUAGES } from '../../../platform/languages.js';
import { COUNTRY_CODES, countryName } from '../catalogue/country-directory.js';
import { KNOWN_SERVICES } from '../catalogue/service-directory.js';
import { CREDIT_DESCRIPTIONS } from './order-texts.js';

/** What a search text may mean, as the database can look for it. */
export interface OrderSearch {
  /** Codes of the services whose name holds the text. */
  serviceCodes: string[];
  countryIsos: string[];
  /** Part of a number, or null where the text is no number. */
  digits: string | null;
  /** Whether money added is meant too. */
  credits: boolean;
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

const folded = <Item>(items: readonly Item[], namesOf: (item: Item) => string[]) =>
  items.map((item) => ({ item, names: namesOf(item).map(fold) }));

const services = folded(KNOWN_SERVICES, ({ name, slug }) => [name, slug]);
const countries = folded(COUNTRY_CODES, (iso) => LANGUAGES.map((language) => countryName(iso, language)));
const credits = Object.values(CREDIT_DESCRIPTIONS).map(fold);

/** Reads a search text: a number, or part of the name of a service or country in any of our languages. */
export function readOrderSearch(text: string): OrderSearch | null {
  const wanted = fold(text.trim());
  if (wanted === '') return null;
  const digits = wanted.replace(/[\s()+.-]/g, '');
  return {
    serviceCodes: services
      .filter(({ names }) => names.some((name) => name.includes(wanted)))
      .map(({ item }) => item.code),
    countryIsos: countries
      .filter(({ names }) => names.some((name) => name.includes(wanted)))
      .map(({ item }) => item),
    digits: /^\d+$/.test(digits) ? digits : null,
    credits: credits.some((name) => name.includes(wanted)),
  };
}
