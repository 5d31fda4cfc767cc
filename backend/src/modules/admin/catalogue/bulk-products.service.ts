import type { Clock } from '../../../platform/clock.js';
import type { Database } from '../../../platform/database/index.js';
import { InvalidInputError } from '../../../platform/errors/index.js';
import type { Language } from '../../../platform/languages.js';
import {
  presentService,
  type CatalogueModule,
  type ManagedProduct,
  type ProductFilter,
} from '../../catalogue/index.js';
import { givenReason, type StaffRequest } from '../audit/staff-action.js';
import { changeAsStaff } from '../audit/staff-change.js';
import { changedPrice, PRICES, type SkipReason } from './bulk-prices.js';
import type { BulkProductChangesDto, BulkProductsDto } from './bulk-products.dto.js';
import { changesOf, pausedBy, warningsOf } from './product-changes.js';

interface BulkItem {
  before: ManagedProduct;
  after: Pick<ManagedProduct, 'priceCents' | 'margin' | 'status'>;
  isBelowCost: boolean;
}

interface BulkOutcome {
  items: BulkItem[];
  skipped: { product: ManagedProduct; why: SkipReason }[];
}

const MOST_AT_ONCE = 10_000;
const SHOWN = 100;

interface Deps {
  db: Database;
  clock: Clock;
  catalogue: Pick<CatalogueModule, 'products'>;
}

export class BulkProductsService {
  constructor(private readonly deps: Deps) {}

  /** What a change would do. @throws InvalidInputError */
  async simulate(
    filter: ProductFilter,
    edit: BulkProductChangesDto,
    language: Language,
  ): Promise<BulkProductsDto> {
    return { ...presentOutcome(await this.#outcome(filter, edit), language), dry_run: true };
  }

  async #outcome(filter: ProductFilter, edit: BulkProductChangesDto): Promise<BulkOutcome> {
    assertOneChange(edit);
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
    return { items, skipped };
  }

  /** Makes the change, all or nothing. @throws InvalidInputError */
  async change(
    filter: ProductFilter,
    edit: BulkProductChangesDto,
    asked: StaffRequest,
    language: Language,
  ): Promise<BulkProductsDto> {
    const { products } = this.deps.catalogue;
    const outcome = await this.#outcome(filter, edit);
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
        result: presentOutcome(outcome, language),
        changes: edited.flatMap(({ before, after }) => changesOf(before, after)),
        warnings:
          givenPrices(edit).length > 0
            ? edited.flatMap(({ after }) => warningsOf(after, after.costCents))
            : [],
      };
    });
  }

  #edited(
    product: ManagedProduct,
    edit: BulkProductChangesDto,
    reason: string | null,
  ): ManagedProduct | { why: SkipReason } {
    let { ownPriceCents } = product;
    if (givenPrices(edit).length > 0) {
      if (edit.keep_own_prices && ownPriceCents !== null) return { why: 'own_price' };
      const changed = changedPrice(product, edit);
      if ('why' in changed) return changed;
      ({ ownPriceCents } = changed);
    }
    const after = {
      ...product,
      ownPriceCents,
      ...pausedBy(edit.status, product, reason, this.deps.clock.now()),
    };
    return changesOf(product, after).length === 0 ? { why: 'unchanged' } : after;
  }
}

const givenPrices = (changes: BulkProductChangesDto) => PRICES.filter((name) => changes[name] !== undefined);

/** @throws InvalidInputError when nothing or more than one price is given */
function assertOneChange(changes: BulkProductChangesDto): void {
  const given = givenPrices(changes);
  const isNothing = given.length === 0 && changes.status === undefined;
  if (isNothing) throw new InvalidInputError({ changes: 'required' });
  if (given.length > 1) throw new InvalidInputError({ [`changes.${given[1]}`]: 'not_allowed' });
}

function presentOutcome({ items, skipped }: BulkOutcome, language: Language): BulkProductsDto {
  return {
    dry_run: false,
    matched: items.length + skipped.length,
    changed: items.length,
    skipped: skipped.length,
    below_cost: items.filter(({ isBelowCost }) => isBelowCost).length,
    items: items.slice(0, SHOWN).map(({ before, after, isBelowCost }) => ({
      id: before.id,
      sku: before.sku,
      name: before.name ?? presentService(before.service, language).name,
      country_iso: before.countryIso,
      price_cents_before: before.priceCents,
      price_cents_after: after.priceCents,
      margin_before: before.margin,
      margin_after: after.margin,
      status_before: before.status,
      status_after: after.status,
      is_below_cost: isBelowCost,
    })),
    skipped_items: skipped.slice(0, SHOWN).map(({ product: { id, sku }, why }) => ({ id, sku, why })),
  };
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
