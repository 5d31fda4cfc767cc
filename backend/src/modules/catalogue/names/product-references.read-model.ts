import { statement, type Sql } from '../../../platform/database/index.js';
import type { CountryReference, ServiceReference, OwnNames } from './product-names.js';

export interface ProductReference {
  service: ServiceReference;
  country: CountryReference;
}

const SERVICES = statement(
  'orders.services',
  'SELECT code, supplier_name AS "listedName" FROM services WHERE code = ANY ($1)',
);
const COUNTRIES = statement(
  'orders.countries',
  `SELECT iso_code AS "isoCode", json_build_object('pt', name_pt, 'en', name_en, 'es', name_es) AS "ownNames"
     FROM countries WHERE iso_code = ANY ($1)`,
);

interface Codes {
  serviceCode: string | null;
  countryIso: string | null;
}

export async function productReferences(
  sql: Sql,
  rows: readonly Codes[],
): Promise<(serviceCode: string, countryIso: string) => ProductReference> {
  const codes = [...new Set(rows.flatMap(({ serviceCode }) => serviceCode ?? []))];
  const isoCodes = [...new Set(rows.flatMap(({ countryIso }) => countryIso ?? []))];
  const [named, own] = await Promise.all([
    codes.length === 0 ? [] : sql.rows<ServiceReference>(SERVICES, [codes]),
    isoCodes.length === 0 ? [] : sql.rows<{ isoCode: string; ownNames: OwnNames }>(COUNTRIES, [isoCodes]),
  ]);
  const services = new Map(named.map((service) => [service.code, service]));
  const countries = new Map(own.map((country) => [country.isoCode, country]));
  return (serviceCode, countryIso) => ({
    service: services.get(serviceCode) ?? { code: serviceCode, listedName: serviceCode },
    country: countries.get(countryIso) ?? { isoCode: countryIso, ownNames: null },
  });
}
