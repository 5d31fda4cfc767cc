import { Body, Post, Route, Security } from '@tsoa/runtime';
import { InvalidInputError } from '../../../platform/errors/index.js';
import type { ProductFilter } from '../../catalogue/index.js';
import { StaffController } from '../staff-controller.js';
import type { PriceChange } from './bulk-prices.js';
import type { BulkProductChangesDto, BulkProductsDto, BulkProductsRequestDto } from './bulk-products.dto.js';
import type { BulkEdit, BulkProductsService } from './bulk-products.service.js';
import { presentBulk } from './catalogue-admin.presenter.js';
import { productFilterOf } from './product-filter.js';
import type { ProductsService } from './products.service.js';

@Route('api/v1/admin/products')
export class BulkProductsController extends StaffController<{
  products: ProductsService;
  bulk: BulkProductsService;
}> {
  /**
   * Changes price or status of many products, all or nothing. With `dry_run` it answers what would change, and changes
   * nothing.
   */
  @Post('bulk')
  @Security('staff', ['product.change'])
  async changeProducts(@Body() body: BulkProductsRequestDto): Promise<BulkProductsDto> {
    const { ids, dry_run: isDryRun = false } = body;
    if ((ids === undefined) === (body.filter === undefined)) throw new InvalidInputError({ ids: 'required' });
    const filter: ProductFilter = body.filter
      ? await productFilterOf(this.deps.products, body.filter)
      : { ids: ids ?? [] };
    const edit = bulkEditOf(body.changes);
    const outcome = isDryRun
      ? await this.deps.bulk.simulate(filter, edit)
      : await this.deps.bulk.change(filter, edit, this.asked(body));
    return presentBulk(outcome, isDryRun, this.language);
  }
}

const PRICES = ['price_cents', 'price_percent', 'price_add_cents', 'markup_percent', 'follow_cost'] as const;

/** @throws InvalidInputError when nothing or more than one price is given */
function bulkEditOf(changes: BulkProductChangesDto): BulkEdit {
  const given = PRICES.filter((name) => changes[name] !== undefined);
  const isNothing = given.length === 0 && changes.status === undefined;
  if (isNothing) throw new InvalidInputError({ changes: 'required' });
  if (given.length > 1) throw new InvalidInputError({ [`changes.${given[1]}`]: 'not_allowed' });
  return {
    price: priceChangeOf(changes),
    keepsOwnPrices: changes.keep_own_prices ?? false,
    status: changes.status,
  };
}

function priceChangeOf(changes: BulkProductChangesDto): PriceChange | null {
  const { price_cents, price_percent, price_add_cents, markup_percent, follow_cost } = changes;
  if (price_cents !== undefined) return { kind: 'fix', cents: price_cents };
  if (price_percent !== undefined) return { kind: 'percent', percent: price_percent };
  if (price_add_cents !== undefined) return { kind: 'add', cents: price_add_cents };
  if (markup_percent !== undefined) return { kind: 'markup', percent: markup_percent };
  return follow_cost ? { kind: 'follow' } : null;
}
