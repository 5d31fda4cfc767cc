import { DomainError, InvalidInputError } from '../../../platform/errors/index.js';
import type { Language } from '../../../platform/languages.js';
import type { Platform } from '../../../platform/platform.js';
import {
  presentService,
  type CatalogueModule,
  type ManagedProduct,
  type ProductFilter,
  type ProductRow,
} from '../../catalogue/index.js';
import { productChangesOfRequest } from '../audit/audit-list.read-model.js';
import type { Facts } from '../audit/audit.models.js';
import { givenReason, type StaffRequest } from '../audit/staff-action.js';
import { changeAsStaff } from '../audit/staff-change.js';
import { changedPrice, PRICES, type SkipReason } from './bulk-prices.js';
import type { BulkProductChangesDto, BulkProductsDto, UndoneBulkDto } from './bulk-products.dto.js';
import type { Figures } from '../figures/figures.js';
import { changesOf, factsOf, pausedBy, warningsOf } from './product-changes.js';

interface BulkItem {
  before: ManagedProduct;
  after: Pick<ManagedProduct, 'priceCents' | 'margin' | 'status'>;
  isBelowCost: boolean;
  stopsFollowing: boolean;
  sold: number;
}

interface BulkOutcome {
  items: BulkItem[];
  skipped: { product: ManagedProduct; why: SkipReason }[];
}

const MOST_AT_ONCE = 10_000;
const SHOWN = 100;

interface Deps extends Pick<Platform, 'db' | 'clock'> {
  catalogue: Pick<CatalogueModule, 'products'>;
  figures: Pick<Figures, 'sales'>;
}

const WEEK_MS = 7 * 24 * 3_600_000;

export class BulkProductsService {
  constructor(private readonly deps: Deps) {}

  /** What a change would do. @throws InvalidInputError */
  async simulate(
    filter: ProductFilter,
    edit: BulkProductChangesDto,
    language: Language,
  ): Promise<BulkProductsDto> {
    return presentOutcome(await this.#outcome(filter, edit), null, language);
  }

  async #outcome(filter: ProductFilter, edit: BulkProductChangesDto): Promise<BulkOutcome> {
    assertOneChange(edit);
    const now = this.deps.clock.now();
    const sold = await this.deps.figures.sales.codesByProduct(new Date(now.getTime() - WEEK_MS), now);
    const items: BulkItem[] = [];
    const skipped: BulkOutcome['skipped'] = [];
    const { list } = this.deps.catalogue.products;
    for await (const batch of list.batches({ filter, sort: 'sku', direction: 'asc' })) {
      for (const product of batch) {
        const after = this.#edited(product, edit, null);
        if ('why' in after) skipped.push({ product, why: after.why });
        else
          items.push(
            outcomeOf(product, after, sold.get(`${product.serviceCode} ${product.countryIso}`) ?? 0),
          );
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
        result: presentOutcome(outcome, asked.origin.requestId, language),
        changes: edited.flatMap(({ before, after }) => changesOf(before, after)),
        warnings:
          givenPrices(edit).length > 0
            ? edited.flatMap(({ after }) => warningsOf(after, after.costCents))
            : [],
      };
    });
  }

  /**
   * Restores what an operation changed, in an operation of its own. What somebody has changed since stays.
   * @throws DomainError NOT_FOUND where it changed no product
   */
  async undo(operationId: string, asked: StaffRequest): Promise<UndoneBulkDto> {
    const { products } = this.deps.catalogue;
    return changeAsStaff(this.deps, asked, async (unit) => {
      const changes = await productChangesOfRequest(unit.sql, operationId);
      if (changes.length === 0) throw new DomainError('NOT_FOUND');
      const done = Map.groupBy(changes, ({ entityId }) => entityId);
      const now = this.deps.clock.now();
      const locked = await products.lock(unit, [...done.keys()]);
      const edited = locked.flatMap((row) => {
        const own = done.get(row.id) ?? [];
        const facts: Facts = factsOf(row);
        const isAsLeft = own.every(({ after }) =>
          Object.entries(after).every(([name, value]) => facts[name] === value),
        );
        const restore = (to: ProductRow, { before }: { before: Facts }) => restored(to, before, now);
        return isAsLeft ? [{ before: row, after: own.reduce(restore, row) }] : [];
      });
      await products.write(
        unit,
        edited.map(({ after }) => after),
      );
      return {
        result: {
          restored: edited.length,
          skipped: locked.length - edited.length,
          operation_id: asked.origin.requestId,
        },
        changes: edited.flatMap(({ before, after }) => changesOf(before, after)),
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
      if (edit.skip_below_cost && isBelow(ownPriceCents, product.costCents)) return { why: 'below_cost' };
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

function presentOutcome(
  { items, skipped }: BulkOutcome,
  operationId: string | null,
  language: Language,
): BulkProductsDto {
  return {
    dry_run: operationId === null,
    operation_id: operationId,
    matched: items.length + skipped.length,
    changed: items.length,
    skipped: skipped.length,
    below_cost: items.filter(({ isBelowCost }) => isBelowCost).length,
    stops_following: items.filter(({ stopsFollowing }) => stopsFollowing).length,
    if_repeated: repeated(items),
    items: items.slice(0, SHOWN).map(({ before, after, isBelowCost, stopsFollowing, sold }) => ({
      id: before.id,
      sku: before.sku,
      name: before.name ?? presentService(before.service, language).name,
      country_iso: before.countryIso,
      cost_cents: before.costCents === null ? null : Math.ceil(before.costCents),
      sold_7_days: sold,
      stops_following: stopsFollowing,
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

function repeated(items: readonly BulkItem[]): BulkProductsDto['if_repeated'] {
  const sum = (of: (item: BulkItem) => number | null) =>
    Math.round(items.reduce((total, item) => total + item.sold * (of(item) ?? 0), 0));
  const marginOf = (price: number | null, cost: number | null) =>
    price === null || cost === null ? null : price - cost;
  return {
    codes: sum(() => 1),
    revenue_cents_before: sum(({ before }) => before.priceCents),
    revenue_cents_after: sum(({ after }) => after.priceCents),
    margin_cents_before: sum(({ before }) => marginOf(before.priceCents, before.costCents)),
    margin_cents_after: sum(({ before, after }) => marginOf(after.priceCents, before.costCents)),
  };
}

const isBelow = (priceCents: number | null, costCents: number | null) =>
  priceCents !== null && costCents !== null && priceCents < costCents;

function outcomeOf(before: ManagedProduct, after: ManagedProduct, sold: number): BulkItem {
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
    stopsFollowing: before.ownPriceCents === null && after.ownPriceCents !== null,
    sold,
    isBelowCost: isBelow(priceCents, costCents),
  };
}

/** The product with what an audit entry says that it was before: its texts, price, link to the cost and pause. */
function restored(row: ProductRow, before: Facts, now: Date): ProductRow {
  const price = before['price_cents'] as number | null | undefined;
  const paused = before['is_paused'] as boolean | undefined;
  const name = before['own_name'] as string | null | undefined;
  const description = before['description'] as string | null | undefined;
  return {
    ...row,
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(price !== undefined && { ownPriceCents: price }),
    ...(paused !== undefined && {
      pausedAt: paused ? now : null,
      pauseReason: paused ? ((before['pause_reason'] as string | null | undefined) ?? null) : null,
    }),
  };
}
