import { z } from 'zod';
import { listSearch, searchChoice, searchText } from '../../../shared/back-office/list/list-search';

/** A typed percentage, with a comma or a point for the fraction; undefined when it is none. */
export function percentOf(typed: string): number | undefined {
  const text = typed.replace(/%\s*$/, '').trim();
  return /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined;
}

export const productsSearch = listSearch(['sku', 'stock', 'created_at', 'updated_at'], {
  status: searchChoice(['active', 'inactive', 'out_of_stock']),
  category: searchText,
  country: searchText,
  service: searchText,
  stock: searchChoice(['none', 'low', 'medium', 'high']),
  price: searchChoice(['own', 'synced']),
  margin: searchChoice(['low']),
  margin_below: searchText.transform((typed) => (typed === undefined ? undefined : percentOf(typed))),
});

/** Which products a bulk change is about: those with these ids, with commas between, or those that the filters find. */
export const bulkPricesSearch = productsSearch.extend({ ids: searchText });
export type BulkPricesSearch = z.output<typeof bulkPricesSearch>;

export type ProductsSearch = z.output<typeof productsSearch>;

/** What the address of one product says: what is to be done with it at once. */
export const productSearch = z.object({ act: searchChoice(['pause']) });

/** Of the live operations: code of the provider that is to be paused. */
export const liveSearch = z.object({ pause: searchText });

export const countriesSearch = listSearch(['position', 'iso_code'], {
  status: searchChoice(['enabled', 'disabled']),
});
export type CountriesSearch = z.output<typeof countriesSearch>;
