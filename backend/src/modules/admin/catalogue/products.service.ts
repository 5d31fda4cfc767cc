import type { Clock } from '../../../platform/clock.js';
import type { Database, UnitOfWork } from '../../../platform/database/index.js';
import { DomainError, InvalidInputError } from '../../../platform/errors/index.js';
import type { ActivationsModule, ManagedOffer, ManagedProduct, ProductRow } from '../../activations/index.js';
import { givenReason, requiredReason } from '../audit/staff-action.js';
import { changeAsStaff, type StaffChange } from '../audit/staff-change.js';
import { assertUnchanged, movedTo, type Editing } from './editing.js';
import { changesOf, factsOf, pausedBy, productChange } from './product-changes.js';

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
        changes: [{ ...productChange('product.create', row.id), before: null, after }, ...moved],
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
      ...pausedBy(edit.status, before, reason, this.deps.clock.now()),
    };
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
