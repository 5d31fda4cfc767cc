import { z } from 'zod';
import { listSearch, searchChoice, searchText } from '../../../shared/back-office/list/list-search';

/** Reads a percentage with a comma or a point; undefined when the text is no percentage. */
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

/** The products of a bulk change: those with these ids (separated by commas), or those of the filters. */
export const bulkPricesSearch = productsSearch.extend({ ids: searchText });
export type BulkPricesSearch = z.output<typeof bulkPricesSearch>;

export type ProductsSearch = z.output<typeof productsSearch>;

/** `act` opens the dialog of an action with the page of the product. */
export const productSearch = z.object({ act: searchChoice(['pause']) });

/** `pause` is the code of the provider whose pause dialog opens with the live operations. */
export const liveSearch = z.object({ pause: searchText });

export const countriesSearch = listSearch(['position', 'iso_code'], {
  status: searchChoice(['enabled', 'disabled']),
});
export type CountriesSearch = z.output<typeof countriesSearch>;
