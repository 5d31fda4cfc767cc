import { canNumber, chance } from './phone-numbers.js';
import { SOLD_COUNTRIES, SOLD_SERVICES, type ServiceKind, type SoldService } from './sold-catalogue.js';

export interface Offer {
  countryId: string;
  isoCode: string;
  serviceCode: string;
  costMicros: number;
  /** Also counts numbers that only forward calls; only those of `physical` can be bought. */
  count: number;
  physical: number;
}

/** Prices in USD. */
const PRICE_OF_SERVICE: Readonly<Record<string, number>> = {
  wa: 0.29,
  tg: 0.24,
  go: 0.17,
  fb: 0.12,
  ig: 0.075,
  tw: 0.14,
  lf: 0.1,
  oi: 0.12,
  nf: 0.08,
  ub: 0.1,
  ds: 0.08,
  wx: 0.16,
  am: 0.11,
  mm: 0.07,
  dr: 0.13,
  aaa: 0.34,
  ev: 0.28,
  aon: 0.33,
  re: 0.36,
  ts: 0.22,
  ot: 0.09,
  bw: 0.2,
};
const PRICE_OF_KIND: Readonly<Record<ServiceKind, number>> = {
  messaging: 0.13,
  social: 0.1,
  dating: 0.12,
  entertainment: 0.07,
  games: 0.06,
  shopping: 0.075,
  mobility: 0.08,
  travel: 0.1,
  finance: 0.22,
  crypto: 0.27,
  betting: 0.19,
  accounts: 0.09,
  ai: 0.1,
  work: 0.09,
  other: 0.09,
};
const ONLY_IN_BRAZIL = new Set('arf afq ki pd aaa ev abg aff btn ann lj my aex sa caq abj agl'.split(' '));
const POPULAR = new Set('wa tg fb ig go tw oi nf ub am ds lf wx'.split(' '));
const DEAR = new Set(
  'US GB DE FR CH AT NL BE SE NO DK FI IE IT ES AU NZ CA JP KR SG HK AE LU IS IL'.split(' '),
);
const CHEAP = new Set(
  'ID IN PH VN KE NG TZ BD PK KH MM UG GH EG MA CM CI SN MG ZM ET NP LK UA KZ UZ'.split(' '),
);
const WELL_STOCKED = new Set('BR US GB ID IN PH CO MX AR VN KE'.split(' '));
const SMALLEST_STEP_MICROS = 100;

/** The offers are the same on every machine and at every start. */
export function createOffers(): Offer[] {
  return SOLD_COUNTRIES.filter(({ isoCode }) => canNumber(isoCode)).flatMap(({ id, isoCode }) =>
    SOLD_SERVICES.filter(({ code }) => isSold(code, isoCode, id)).map((service) =>
      offerOf(service, isoCode, id),
    ),
  );
}

function isSold(serviceCode: string, isoCode: string, id: string): boolean {
  if (isoCode === 'BR' || POPULAR.has(serviceCode)) return true;
  return !ONLY_IN_BRAZIL.has(serviceCode) && chance(`${id} sells ${serviceCode}`) < 0.72;
}

function offerOf({ code, kind }: SoldService, isoCode: string, countryId: string): Offer {
  const base = PRICE_OF_SERVICE[code] ?? PRICE_OF_KIND[kind];
  const region = DEAR.has(isoCode) ? 2.4 : CHEAP.has(isoCode) ? 0.55 : isoCode === 'BR' ? 1.25 : 1;
  const variation = 0.8 + 0.45 * chance(`${countryId} price of ${code}`);
  const costMicros =
    Math.round((base * region * variation * 1e6) / SMALLEST_STEP_MICROS) * SMALLEST_STEP_MICROS;
  const physical = stockOf(code, isoCode, countryId);
  const forwarding = Math.floor(chance(`${countryId} forwards ${code}`) * 400);
  return { countryId, isoCode, serviceCode: code, costMicros, count: physical + forwarding, physical };
}

function stockOf(serviceCode: string, isoCode: string, countryId: string): number {
  const luck = chance(`${countryId} stock of ${serviceCode}`);
  const isSure = WELL_STOCKED.has(isoCode) && POPULAR.has(serviceCode);
  if (!isSure && luck < 0.1) return 0;
  if (!isSure && luck < 0.2) return 1 + Math.floor(luck * 45);
  const most = WELL_STOCKED.has(isoCode) ? 9000 : 1800;
  return 40 + Math.floor(luck * luck * most);
}
