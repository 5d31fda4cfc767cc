import { DomainError, InvalidInputError } from '../../../platform/errors/index.js';
import type { Language } from '../../../platform/languages.js';
import type { Platform } from '../../../platform/platform.js';
import type { CatalogueModule, ManagedProduct, ProductFilter, ProductRow } from '../../catalogue/index.js';
import type { OperationDto } from '../admin.dto.js';
import { productChangesOfRequest } from '../audit/audit-list.read-model.js';
import type { Facts, StaffChange } from '../audit/audit.models.js';
import { givenReason, type StaffRequest } from '../audit/staff-action.js';
import { changeAsStaff } from '../audit/staff-change.js';
import type { Figures } from '../figures/figures.js';
import { type BulkEdit, type BulkItem, changedSince, givenPrices, judged } from './bulk-outcome.js';
import type { BulkProductChangesDto, BulkProductsDto, BulkProductsRequestDto } from './bulk-products.dto.js';
import { presentOutcome } from './bulk-products.presenter.js';
import { changesOf, factsOf, warningsOf, withMargin } from './product-changes.js';

type Asked = Omit<BulkProductsRequestDto, 'ids' | 'filter' | 'dry_run'>;

const MOST_AT_ONCE = 10_000;

interface Deps extends Pick<Platform, 'db' | 'clock' | 'settings'> {
  catalogue: Pick<CatalogueModule, 'products'>;
  figures: Pick<Figures, 'sales'>;
}

const WEEK_MS = 7 * 24 * 3_600_000;

export class BulkProductsService {
  constructor(private readonly deps: Deps) {}

  /** Answers what a change would do; without a change, how things are. @throws InvalidInputError */
  async simulate(filter: ProductFilter, wanted: Asked, language: Language): Promise<BulkProductsDto> {
    assertOnePrice(wanted.changes);
    const items = await this.#outcome(filter, editOf(wanted));
    return this.#presented(items, { ...wanted, unknown: unknownIds(filter, items) }, null, language);
  }

  async #outcome(filter: ProductFilter, edit: BulkEdit): Promise<BulkItem[]> {
    const now = this.deps.clock.now();
    const sold = await this.deps.figures.sales.codesByProduct(new Date(now.getTime() - WEEK_MS), now);
    const items: BulkItem[] = [];
    const { list } = this.deps.catalogue.products;
    for await (const batch of list.batches({ filter, sort: 'sku', direction: 'asc' })) {
      for (const product of batch) {
        const codes = sold.get(`${product.serviceCode} ${product.countryIso}`) ?? 0;
        items.push(this.#judged(product, edit, codes, null));
      }
      if (items.length > MOST_AT_ONCE) throw new InvalidInputError({ filter: 'too_large' });
    }
    return items;
  }

  #judged(product: ManagedProduct, edit: BulkEdit, sold: number, reason: string | null): BulkItem {
    const { clock, settings } = this.deps;
    return judged(product, edit, sold, { pricing: settings.current(), reason, now: clock.now() });
  }

  #presented(
    items: BulkItem[],
    { seen, show, unknown }: Asked & { unknown: string[] },
    operationId: string | null,
    language: Language,
  ) {
    const { clock, settings } = this.deps;
    const { least_margin_percent: leastMargin } = settings.current();
    const shown = { unknown, operationId, seen, show, leastMargin, now: clock.now(), language };
    return presentOutcome(items, shown);
  }

  /** Changes all products or none. @throws InvalidInputError, DomainError CHANGED_MEANWHILE */
  async change(
    filter: ProductFilter,
    wanted: Asked,
    asked: StaffRequest,
    language: Language,
  ): Promise<BulkProductsDto> {
    const { products } = this.deps.catalogue;
    const { changes, seen } = wanted;
    assertOnePrice(changes);
    if (givenPrices(changes).length === 0 && changes.status === undefined)
      throw new InvalidInputError({ changes: 'required' });
    const edit = editOf(wanted);
    const read = await this.#outcome(filter, edit);
    const reason = givenReason(asked);
    return changeAsStaff(this.deps, asked, async (unit) => {
      const rows = await products.lock(
        unit,
        read.map(({ before }) => before.id),
      );
      const locked = new Map(rows.map((row) => [row.id, row]));
      // The cost was read before the lock; the values of the row are those of now.
      const items = read.flatMap(({ before, sold }) => {
        const row = locked.get(before.id);
        return row ? [this.#judged({ ...before, ...row }, edit, sold, reason)] : [];
      });
      const now = items.map(({ before }) => before);
      const shown = { ...wanted, unknown: unknownIds(filter, items) };
      if (seen !== undefined && changedSince(seen, now).size > 0) {
        const current = this.#presented(items, shown, null, language);
        throw new DomainError('CHANGED_MEANWHILE', { current });
      }
      const edited = items.filter(({ stays }) => stays === null);
      await products.write(
        unit,
        edited.map(({ after }) => after),
      );
      return {
        result: this.#presented(items, shown, asked.origin.requestId, language),
        changes: edited.flatMap(recordsOf),
        warnings:
          givenPrices(changes).length > 0
            ? edited.flatMap(({ before, after }) => warningsOf(after, before.costCents))
            : [],
      };
    });
  }

  /**
   * Restores what an operation changed, as an operation of its own. A product that somebody changed since then stays.
   * @throws DomainError NOT_FOUND when the operation changed no product
   */
  async undo(operationId: string, asked: StaffRequest): Promise<OperationDto> {
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
          Object.entries(after).every(([name, value]) => !(name in facts) || facts[name] === value),
        );
        const restore = (to: ProductRow, { before }: { before: Facts }) => restored(to, before, now);
        return isAsLeft ? [{ before: row, after: own.reduce(restore, row) }] : [];
      });
      const restorable = new Set(edited.map(({ before }) => before.id));
      await products.write(
        unit,
        edited.map(({ after }) => after),
      );
      return {
        result: {
          operation_id: asked.origin.requestId,
          changed: edited.length,
          skipped: 0,
          refused: locked
            .filter(({ id }) => !restorable.has(id))
            .map(({ id }) => ({ id, code: 'CHANGED_MEANWHILE' as const })),
        },
        changes: edited.flatMap(({ before, after }) => changesOf(before, after)),
      };
    });
  }
}

/** The audit entries of a change. They mark a price below the cost, which staff asked for. */
const recordsOf = ({ before, after, priceCents, isBelowCost }: BulkItem): StaffChange[] =>
  changesOf(before, after).map((change) =>
    withMargin(
      isBelowCost && change.action === 'product.change'
        ? { ...change, after: { ...change.after, is_below_cost: true } }
        : change,
      before,
      priceCents,
    ),
  );

/** The ids of the request that no product has, as it wrote them. */
function unknownIds({ ids = [] }: ProductFilter, items: readonly BulkItem[]): string[] {
  const known = new Set(items.map(({ before }) => before.id));
  return [...new Set(ids)].filter((id) => !known.has(id.toLowerCase()));
}

const editOf = ({ changes, left_out = [], at_loss = [] }: Asked): BulkEdit => ({
  changes,
  leftOut: new Set(left_out),
  atLoss: new Set(at_loss),
});

/** @throws InvalidInputError when more than one price is given */
function assertOnePrice(changes: BulkProductChangesDto): void {
  const [, second] = givenPrices(changes);
  if (second) throw new InvalidInputError({ [`changes.${second}`]: 'not_allowed' });
}

/** The product with the old values of an audit entry: its texts, price, link to the cost and pause. */
function restored(row: ProductRow, before: Facts, now: Date): ProductRow {
  const price = before['price_cents'] as number | null | undefined;
  const markup = before['markup_percent'] as number | null | undefined;
  const paused = before['is_paused'] as boolean | undefined;
  const name = before['own_name'] as string | null | undefined;
  const description = before['description'] as string | null | undefined;
  return {
    ...row,
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(price !== undefined && { ownPriceCents: price }),
    ...(markup !== undefined && { markupPercent: markup }),
    ...(paused !== undefined && {
      pausedAt: paused ? now : null,
      pauseReason: paused ? ((before['pause_reason'] as string | null | undefined) ?? null) : null,
    }),
  };
}
