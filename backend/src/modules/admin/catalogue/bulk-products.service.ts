import type { Clock } from '../../../platform/clock.js';
import type { Database } from '../../../platform/database/index.js';
import { InvalidInputError } from '../../../platform/errors/index.js';
import type { CatalogueModule, ManagedProduct, ProductFilter } from '../../catalogue/index.js';
import { givenReason, type StaffRequest } from '../audit/staff-action.js';
import { changeAsStaff } from '../audit/staff-change.js';
import { changedPrice, type PriceChange, type SkipReason } from './bulk-prices.js';
import { changesOf, pausedBy, warningsOf } from './product-changes.js';

export interface BulkEdit {
  price: PriceChange | null;
  keepsOwnPrices: boolean;
  status: 'active' | 'inactive' | undefined;
}

export interface BulkItem {
  before: ManagedProduct;
  after: Pick<ManagedProduct, 'priceCents' | 'margin' | 'status'>;
  isBelowCost: boolean;
}

export interface BulkOutcome {
  matched: number;
  items: BulkItem[];
  skipped: { product: ManagedProduct; why: SkipReason }[];
}

const MOST_AT_ONCE = 10_000;

interface Deps {
  db: Database;
  clock: Clock;
  catalogue: Pick<CatalogueModule, 'products'>;
}

/** Changes price or status of many products at a time. */
export class BulkProductsService {
  constructor(private readonly deps: Deps) {}

  /** What a change would do to each of these products. */
  async simulate(filter: ProductFilter, edit: BulkEdit): Promise<BulkOutcome> {
    const items: BulkItem[] = [];
    const skipped: BulkOutcome['skipped'] = [];
    const { list } = this.deps.catalogue.products;
    for await (const batch of list.batches({ filter, sort: 'sku', direction: 'asc' })) {
      for (const product of batch) {
        const after = this.#edited(product, edit, null);
        if ('why' in after) skipped.push({ product, why: after.why });
        else items.push(outcomeOf(product, after));
      }
      if (items.length + skipped.length > MOST_AT_ONCE) throw new InvalidInputError({ filter: 'too_large' });
    }
    return { matched: items.length + skipped.length, items, skipped };
  }

  /** Makes the change, all or nothing. @throws InvalidInputError */
  async change(filter: ProductFilter, edit: BulkEdit, asked: StaffRequest): Promise<BulkOutcome> {
    const { products } = this.deps.catalogue;
    const outcome = await this.simulate(filter, edit);
    const reason = givenReason(asked);
    return changeAsStaff(this.deps, asked, async (unit) => {
      const seen = new Map(outcome.items.map(({ before }) => [before.id, before]));
      const locked = await products.lock(unit, [...seen.keys()]);
      const edited = locked.flatMap((row) => {
        // The facts were read a moment ago, the row counts as it is now.
        const before = { ...seen.get(row.id)!, ...row };
        const after = this.#edited(before, edit, reason);
        return 'why' in after ? [] : [{ before: row, after }];
      });
      await products.write(
        unit,
        edited.map(({ after }) => after),
      );
      return {
        result: outcome,
        changes: edited.flatMap(({ before, after }) => changesOf(before, after)),
        warnings: edit.price ? edited.flatMap(({ after }) => warningsOf(after, after.costCents)) : [],
      };
    });
  }

  #edited(
    product: ManagedProduct,
    { price, keepsOwnPrices, status }: BulkEdit,
    reason: string | null,
  ): ManagedProduct | { why: SkipReason } {
    let { ownPriceCents } = product;
    if (price) {
      if (keepsOwnPrices && ownPriceCents !== null) return { why: 'own_price' };
      const changed = changedPrice(product, price);
      if ('why' in changed) return changed;
      ({ ownPriceCents } = changed);
    }
    const after = { ...product, ownPriceCents, ...pausedBy(status, product, reason, this.deps.clock.now()) };
    return changesOf(product, after).length === 0 ? { why: 'unchanged' } : after;
  }
}

function outcomeOf(before: ManagedProduct, after: ManagedProduct): BulkItem {
  const { costCents, isCountryEnabled, stock } = before;
  const priceCents = after.ownPriceCents ?? before.syncedPriceCents;
  const isInactive = after.pausedAt !== null || !isCountryEnabled;
  const available = stock === 0 ? 'out_of_stock' : 'active';
  return {
    before,
    after: {
      priceCents,
      margin: priceCents && costCents !== null ? (priceCents - costCents) / priceCents : null,
      status: isInactive ? 'inactive' : available,
    },
    isBelowCost: priceCents !== null && costCents !== null && priceCents < costCents,
  };
}
