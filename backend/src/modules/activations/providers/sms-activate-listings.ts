import { isoCodeOfSupplierCountry } from '../catalogue/country-directory.js';
import { recordOf, type HandlerAnswer } from './handler-answer.js';
import { microsOf } from './micros.js';
import type { ProviderCountry, ProviderPrice, ProviderService } from './provider.port.js';

/** Rows of getCountries: an object keyed by id or an array; rows without an id are left out. Null if it is no list. */
export function readCountries(answer: HandlerAnswer): ProviderCountry[] | null {
  if (answer.kind !== 'json') return null;
  const countries = Object.values(answer.value).flatMap((row): ProviderCountry[] => {
    const { id, eng, visible } = recordOf(row);
    const countryId = idOf(id);
    if (countryId === null || typeof eng !== 'string') return [];
    const isVisible = visible === undefined || isTrue(visible);
    return [{ countryId, name: eng, isoCode: isoCodeOfSupplierCountry(countryId, eng), visible: isVisible }];
  });
  return countries.length > 0 ? countries : null;
}

/** Rows of getServicesList. */
export function readServices(answer: HandlerAnswer): ProviderService[] | null {
  const rows = answer.kind === 'json' && !Array.isArray(answer.value) ? answer.value.services : null;
  if (!Array.isArray(rows)) return null;
  return rows.flatMap((row: unknown): ProviderService[] => {
    const { code, name } = recordOf(row);
    return typeof code === 'string' && code !== '' && typeof name === 'string'
      ? [{ serviceCode: code, name }]
      : [];
  });
}

/** The table of getPrices, country → service → offer; one dialect's documents wrap it in an array. */
export function readPrices(answer: HandlerAnswer): ProviderPrice[] | null {
  if (answer.kind !== 'json') return null;
  const tables = Array.isArray(answer.value) ? answer.value : [answer.value];
  const prices = tables.flatMap((table: unknown) =>
    Object.entries(recordOf(table)).flatMap(([countryId, services]) => pricesOfCountry(countryId, services)),
  );
  const isEmpty = tables.every((table: unknown) => Object.keys(recordOf(table)).length === 0);
  return prices.length > 0 || isEmpty ? prices : null;
}

function pricesOfCountry(countryId: string, services: unknown): ProviderPrice[] {
  if (!/^\d+$/.test(countryId)) return [];
  return Object.entries(recordOf(services)).flatMap(([serviceCode, offer]): ProviderPrice[] => {
    const { cost, count, quant, physicalCount } = recordOf(offer);
    const costMicros = microsOf(cost);
    // Where both counts exist, only the physical ones can be bought: the other oversells.
    const stock = Number(physicalCount ?? count ?? quant ?? NaN);
    if (costMicros === null || costMicros <= 0 || !Number.isFinite(stock)) return [];
    return [{ countryId, serviceCode, costMicros, stock: Math.max(0, Math.trunc(stock)) }];
  });
}

/** An id as text, whether it came as number or text; null where there is none. */
export function idOf(value: unknown): string | null {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** Flags come as boolean, number or text. */
export function isTrue(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true';
}
