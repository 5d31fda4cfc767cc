import { json, type Action } from './action.js';
import type { Offer } from './offers.js';
import { SOLD_COUNTRIES, serviceName } from './sold-catalogue.js';

const russian = new Intl.DisplayNames(['ru'], { type: 'region' });
const chinese = new Intl.DisplayNames(['zh'], { type: 'region' });

export const getCountries: Action = ({ account, dialect }) => {
  const offered = new Set(account.offers.map(({ countryId }) => countryId));
  const rows = SOLD_COUNTRIES.filter(({ id }) => offered.has(id)).map(({ id, isoCode, name, isVisible }) => ({
    id: Number(id),
    rus: russian.of(isoCode),
    eng: name,
    chn: chinese.of(isoCode),
    visible: isVisible ? 1 : 0,
    retry: 1,
    rent: 0,
    ...(dialect === 'classic' && { multiService: 0 }),
  }));
  return json(dialect === 'hero' ? rows : Object.fromEntries(rows.map((row) => [row.id, row])));
};

export const getServicesList: Action = ({ account }, { country }) => {
  const codes = new Set(offersFor(account.offers, { country }).map((offer) => offer.serviceCode));
  const services = [...codes].map((code) => ({ code, name: serviceName(code) }));
  return json({ status: 'success', services });
};

export const getPrices: Action = ({ account, dialect }, { service, country }) => {
  const wrong = wrongFilter(account.offers, { service, country });
  if (wrong) return dialect === 'hero' ? json({ status: 'false', msg: wrong }) : json({});
  const table: Record<string, Record<string, object>> = {};
  for (const { countryId, serviceCode, costMicros, count, physical } of offersFor(account.offers, {
    service,
    country,
  })) {
    const cost = costMicros / 1e6;
    (table[countryId] ??= {})[serviceCode] =
      dialect === 'hero' ? { cost, count, physicalCount: physical } : { cost: String(cost), count: physical };
  }
  return json(table);
};

function offersFor(
  offers: readonly Offer[],
  { service, country }: { service?: string | undefined; country?: string | undefined },
): readonly Offer[] {
  return offers.filter(
    (offer) =>
      (service === undefined || offer.serviceCode === service) &&
      (country === undefined || offer.countryId === country),
  );
}

function wrongFilter(
  offers: readonly Offer[],
  { service, country }: { service?: string | undefined; country?: string | undefined },
): string | null {
  if (offersFor(offers, { service }).length === 0) return 'service is incorrect';
  return offersFor(offers, { country }).length === 0 ? 'country is incorrect' : null;
}
