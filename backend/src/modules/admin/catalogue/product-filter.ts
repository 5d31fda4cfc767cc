import { searchedText } from '../../../platform/http/index.js';
import type { ProductFilter } from '../../catalogue/index.js';
import type { ProductFilterDto } from './products.dto.js';
import type { ProductsService } from './products.service.js';

/** The filter that a query stands for. */
export async function productFilterOf(
  products: Pick<ProductsService, 'searchOf'>,
  query: ProductFilterDto,
): Promise<ProductFilter> {
  const search = searchedText(query.search);
  const { status = 'all', category, country, service, stock, price, margin_below } = query;
  return {
    search: search === undefined ? undefined : await products.searchOf(search),
    status: status === 'all' ? undefined : status,
    category,
    country,
    service,
    stock,
    price,
    marginBelow: margin_below === undefined ? undefined : margin_below / 100,
  };
}
