import type { Clock } from '../../../platform/clock.js';
import type { Database, UnitOfWork } from '../../../platform/database/index.js';
import { DomainError, InvalidInputError } from '../../../platform/errors/index.js';
import type {
  ActivationsModule,
  ManagedOffer,
  ManagedProduct,
  ProductFilter,
  ProductRow,
} from '../../activations/index.js';
import { givenReason, requiredReason } from '../audit/staff-action.js';
import { changeAsStaff, changedFacts, type StaffChange } from '../audit/staff-change.js';
import { changedPrice, type PriceChange, type SkipReason } from './bulk-prices.js';
import { assertUnchanged, movedTo, type Editing } from './editing.js';

export interface NewProductInput {
  service: string;
  country: string;
  name: string | null;
  description: string | null;
  category: string | undefined;
  priceCents: number | null;
}

/** What is to be different; undefined stays. */
export interface ProductEdit {
  name?: string | null | undefined;
  description?: string | null | undefined;
  category?: string | undefined;
  priceCents?: number | null | undefined;
  status?: 'active' | 'inactive' | undefined;
  expectedUpdatedAt?: string | undefined;
}

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

const blankIsNone = (text: string | null): string | null => text?.trim() || null;

interface Deps {
  db: Database;
  clock: Clock;
  activations: Pick<ActivationsModule, 'products' | 'categories'>;
}

/** Lets staff look through the catalogue and change what it sells. */
export class ProductsService {
  constructor(private readonly deps: Deps) {}

  get list() {
    return this.deps.activations.products.list;
  }

  searchOf(text: string) {
    return this.deps.activations.products.searchOf(text);
  }

  /** @throws DomainError NOT_FOUND */
  async get(id: string): Promise<ManagedProduct> {
    const product = await this.deps.activations.products.find(id);
    if (!product) throw new DomainError('NOT_FOUND');
    return product;
  }

  figures() {
    return this.deps.activations.products.figures();
  }

  delivery(hours: number) {
    return this.deps.activations.products.delivery(hours);
  }

  /** @throws DomainError NOT_FOUND */
  async offers(id: string): Promise<ManagedOffer[]> {
    await this.get(id);
    return this.deps.activations.products.offers(id);
  }

  /**
   * A product that no provider offers yet.
   * @throws InvalidInputError INVALID_SERVICE, INVALID_COUNTRY, DomainError PRODUCT_EXISTS
   */
  async create(input: NewProductInput, editing: Editing): Promise<ManagedProduct> {
    const { products } = this.deps.activations;
    const wanted = await products.resolve(input);
    const id = await changeAsStaff(this.deps, editing, async (unit) => {
      await this.#assertCategory(unit, input.category);
      const row = await products.create(unit, {
        ...wanted,
        name: blankIsNone(input.name),
        description: blankIsNone(input.description),
        ownPriceCents: input.priceCents,
      });
      const moved = await this.#moveService(unit, row.serviceCode, input.category);
      const after = { sku: row.sku, ...factsOf(row) };
      return {
        result: row.id,
        changes: [{ ...change('product.create', row.id), before: null, after }, ...moved],
      };
    });
    return this.get(id);
  }

  /**
   * @param present the product as it is answered, for an editor who saw another one
   * @throws DomainError NOT_FOUND, CHANGED_MEANWHILE, InvalidInputError
   */
  async change(
    id: string,
    edit: ProductEdit,
    editing: Editing,
    present: (product: ManagedProduct) => object = () => ({}),
  ): Promise<ManagedProduct> {
    const { products } = this.deps.activations;
    await changeAsStaff(this.deps, editing, async (unit) => {
      const before = await this.#lock(unit, id);
      await assertUnchanged(edit.expectedUpdatedAt, before.updatedAt, async () =>
        present(await this.get(id)),
      );
      await this.#assertCategory(unit, edit.category);
      const after = this.#edited(before, edit, givenReason(editing.reason));
      const moved = await this.#moveService(unit, before.serviceCode, edit.category);
      const changes = changesOf(before, after);
      if (changes.length + moved.length > 0) await products.write(unit, [after]);
      return { result: undefined, changes: [...changes, ...moved] };
    });
    return this.get(id);
  }

  /** @throws DomainError NOT_FOUND, InvalidInputError */
  async pause(id: string, editing: Editing & { reason: string }): Promise<ManagedProduct> {
    const reason = requiredReason(editing.reason);
    return this.change(id, { status: 'inactive' }, { ...editing, reason });
  }

  /** @throws DomainError NOT_FOUND */
  resume(id: string, editing: Editing): Promise<ManagedProduct> {
    return this.change(id, { status: 'active' }, editing);
  }

  /** What a change would do to each of these products. */
  async simulate(filter: ProductFilter, edit: BulkEdit): Promise<BulkOutcome> {
    const items: BulkItem[] = [];
    const skipped: BulkOutcome['skipped'] = [];
    for await (const batch of this.list.batches({ filter, sort: 'sku', direction: 'asc' })) {
      for (const product of batch) {
        const after = this.#bulkEdited(product, edit, null);
        if ('why' in after) skipped.push({ product, why: after.why });
        else items.push(outcomeOf(product, after));
      }
      if (items.length + skipped.length > MOST_AT_ONCE) throw new InvalidInputError({ filter: 'too_large' });
    }
    return { matched: items.length + skipped.length, items, skipped };
  }

  /** Makes the change, all or nothing. @throws InvalidInputError */
  async bulk(filter: ProductFilter, edit: BulkEdit, editing: Editing): Promise<BulkOutcome> {
    const { products } = this.deps.activations;
    const outcome = await this.simulate(filter, edit);
    const reason = givenReason(editing.reason);
    return changeAsStaff(this.deps, editing, async (unit) => {
      const seen = new Map(outcome.items.map(({ before }) => [before.id, before]));
      const locked = await products.lock(unit, [...seen.keys()]);
      const edited = locked.flatMap((row) => {
        // The facts were read a moment ago, the row counts as it is now.
        const before = { ...seen.get(row.id)!, ...row };
        const after = this.#bulkEdited(before, edit, reason);
        return 'why' in after ? [] : [{ before: row, after }];
      });
      await products.write(
        unit,
        edited.map(({ after }) => after),
      );
      return { result: outcome, changes: edited.flatMap(({ before, after }) => changesOf(before, after)) };
    });
  }

  /**
   * Puts an offer at another place; the others make room.
   * @throws DomainError NOT_FOUND
   */
  async moveOffer(
    { productId, offerId, position }: { productId: string; offerId: string; position: number },
    editing: Editing,
  ): Promise<ManagedOffer[]> {
    const { products } = this.deps.activations;
    await changeAsStaff(this.deps, editing, async (unit) => {
      await this.#lock(unit, productId);
      const offers = await products.offers(productId, unit);
      const offer = offers.find(({ id }) => id === offerId);
      if (!offer) throw new DomainError('NOT_FOUND');
      const ordered = movedTo(offers, offer, position);
      const [before, after] = [offers, ordered].map((list) => ({ position: list.indexOf(offer) + 1 }));
      if (offers.every(({ isOrdered }) => isOrdered) && before!.position === after!.position) {
        return { result: undefined, changes: [] };
      }
      await products.orderOffers(
        unit,
        ordered.map(({ id }) => id),
      );
      const entity = { type: 'offer', id: offerId } as const;
      const facts = { product_id: productId, provider: offer.provider };
      return {
        result: undefined,
        changes: [
          {
            ...{ action: 'offer.move', entity, userId: null },
            before: { ...facts, ...before },
            after: { ...facts, ...after },
          },
        ],
      };
    });
    return products.offers(productId);
  }

  async #lock(unit: UnitOfWork, id: string): Promise<ProductRow> {
    const [row] = await this.deps.activations.products.lock(unit, [id]);
    if (!row) throw new DomainError('NOT_FOUND');
    return row;
  }

  #edited(before: ProductRow, edit: ProductEdit, reason: string | null): ProductRow {
    return {
      ...before,
      ...(edit.name !== undefined && { name: blankIsNone(edit.name) }),
      ...(edit.description !== undefined && { description: blankIsNone(edit.description) }),
      ...(edit.priceCents !== undefined && { ownPriceCents: edit.priceCents }),
      ...this.#pauseOf(before, edit.status, reason),
    };
  }

  #pauseOf(
    before: ProductRow,
    status: 'active' | 'inactive' | undefined,
    reason: string | null,
  ): Partial<ProductRow> {
    if (status === 'active') return { pausedAt: null, pauseReason: null };
    // A pause goes on as it began.
    if (status === undefined || before.pausedAt) return {};
    return { pausedAt: this.deps.clock.now(), pauseReason: reason };
  }

  #bulkEdited(
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
    const after = { ...product, ownPriceCents, ...this.#pauseOf(product, status, reason) };
    return changesOf(product, after).length === 0 ? { why: 'unchanged' } : after;
  }

  async #assertCategory(unit: UnitOfWork, category: string | undefined): Promise<void> {
    if (category === undefined) return;
    const known = await this.deps.activations.categories.list(unit);
    if (!known.some(({ code }) => code === category))
      throw new InvalidInputError({ category: 'not_allowed' });
  }

  async #moveService(
    unit: UnitOfWork,
    serviceCode: string,
    category: string | undefined,
  ): Promise<StaffChange[]> {
    if (category === undefined) return [];
    const before = await this.deps.activations.products.setCategory(unit, serviceCode, category);
    if (before === category) return [];
    const entity = { type: 'service', id: serviceCode } as const;
    return [
      { action: 'service.change', entity, userId: null, before: { category: before }, after: { category } },
    ];
  }
}

const change = (action: StaffChange['action'], id: string) => ({
  action,
  entity: { type: 'product' as const, id },
  userId: null,
});

/** What staff decides about a product, in wire names. */
const factsOf = ({ name, description, ownPriceCents, pausedAt, pauseReason }: ProductRow) => ({
  own_name: name,
  description,
  price_cents: ownPriceCents,
  is_paused: pausedAt !== null,
  pause_reason: pauseReason,
});

/** A pause and its end are entries of their own beside what else changed. */
function changesOf(before: ProductRow, after: ProductRow): StaffChange[] {
  const { is_paused: wasPaused, pause_reason: oldReason, ...old } = factsOf(before);
  const { is_paused: isPaused, pause_reason: newReason, ...present } = factsOf(after);
  const words = changedFacts(old, present);
  const pause = changedFacts(
    { is_paused: wasPaused, pause_reason: oldReason },
    { is_paused: isPaused, pause_reason: newReason },
  );
  return [
    ...(words ? [{ ...change('product.change', before.id), ...words }] : []),
    ...(pause ? [{ ...change(isPaused ? 'product.pause' : 'product.resume', before.id), ...pause }] : []),
  ];
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
