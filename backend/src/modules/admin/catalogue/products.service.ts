import type { UnitOfWork } from '../../../platform/database/index.js';
import { DomainError, InvalidInputError } from '../../../platform/errors/index.js';
import { searchedText } from '../../../platform/http/index.js';
import type { Language } from '../../../platform/languages.js';
import type { Platform } from '../../../platform/platform.js';
import type {
  AdminProductDto,
  CatalogueModule,
  ManagedProduct,
  ProductFilter,
  ProductOfferDto,
  ProductRow,
} from '../../catalogue/index.js';
import type { EditDto } from '../admin.dto.js';
import type { StaffChange } from '../audit/audit.models.js';
import { givenReason, type StaffRequest } from '../audit/staff-action.js';
import { assertUnchanged, changeAsStaff } from '../audit/staff-change.js';
import { presentProduct } from './catalogue-admin.presenter.js';
import { followingPrice } from './bulk-prices.js';
import {
  changesOf,
  factsOf,
  movedTo,
  pausedBy,
  productChange,
  warningsOf,
  withMargin,
} from './product-changes.js';
import type { ChangeProductRequestDto, CreateProductRequestDto, ProductFilterDto } from './products.dto.js';

type ProductEdit = Omit<ChangeProductRequestDto, keyof EditDto>;

const blankIsNone = (text: string | null | undefined): string | null => text?.trim() || null;

interface Deps extends Pick<Platform, 'db' | 'clock' | 'settings'> {
  catalogue: Pick<CatalogueModule, 'products' | 'categories'>;
}

export class ProductsService {
  constructor(private readonly deps: Deps) {}

  async filterOf(query: ProductFilterDto): Promise<ProductFilter> {
    const search = searchedText(query.search);
    const { status = 'all', category, country, service, stock, price, margin, margin_below } = query;
    const least = margin === 'low' ? this.deps.settings.current().least_margin_percent : undefined;
    const below =
      margin_below !== undefined && least !== undefined
        ? Math.min(margin_below, least)
        : (margin_below ?? least);
    return {
      search: search === undefined ? undefined : await this.deps.catalogue.products.searchOf(search),
      status: status === 'all' ? undefined : status,
      category,
      country,
      service,
      stock,
      price,
      marginBelow: below === undefined ? undefined : below / 100,
    };
  }

  /** @throws DomainError NOT_FOUND */
  async get(id: string, language: Language): Promise<AdminProductDto> {
    return this.present(await this.#find(id), language);
  }

  present(product: ManagedProduct, language: Language): AdminProductDto {
    return presentProduct(product, this.deps.settings.current(), language);
  }

  async #find(id: string): Promise<ManagedProduct> {
    const product = await this.deps.catalogue.products.find(id);
    if (!product) throw new DomainError('NOT_FOUND');
    return product;
  }

  /** @throws DomainError NOT_FOUND */
  async offers(id: string): Promise<ProductOfferDto[]> {
    await this.#find(id);
    return this.deps.catalogue.products.offers(id);
  }

  /**
   * Creates a product that no provider offers yet.
   * @throws InvalidInputError INVALID_SERVICE, INVALID_COUNTRY, DomainError PRODUCT_EXISTS
   */
  async create(
    input: CreateProductRequestDto,
    asked: StaffRequest,
    language: Language,
  ): Promise<AdminProductDto> {
    const { products } = this.deps.catalogue;
    const wanted = await products.resolve(input);
    const id = await changeAsStaff(this.deps, asked, async (unit) => {
      await this.#assertCategory(unit, input.category);
      const row = await products.create(unit, {
        ...wanted,
        name: blankIsNone(input.name),
        description: blankIsNone(input.description),
        ownPriceCents: input.price_cents ?? null,
      });
      const moved = await this.#moveService(unit, row.serviceCode, input.category);
      const after = { sku: row.sku, ...factsOf(row) };
      return { result: row.id, changes: [{ ...productChange('product.create', row.id), after }, ...moved] };
    });
    return this.get(id, language);
  }

  /** @throws DomainError NOT_FOUND, CHANGED_MEANWHILE, InvalidInputError */
  async change(
    id: string,
    edit: ProductEdit,
    asked: StaffRequest,
    language: Language,
  ): Promise<AdminProductDto> {
    const { products } = this.deps.catalogue;
    await changeAsStaff(this.deps, asked, async (unit) => {
      const before = await this.#lock(unit, id);
      await assertUnchanged(asked, before.updatedAt, () => this.get(id, language));
      await this.#assertCategory(unit, edit.category);
      const after = this.#edited(before, edit, givenReason(asked));
      const moved = await this.#moveService(unit, before.serviceCode, edit.category);
      const changes = changesOf(before, after);
      if (changes.length + moved.length > 0) await products.write(unit, [after]);
      if (after.ownPriceCents === before.ownPriceCents)
        return { result: undefined, changes: [...changes, ...moved] };
      const product = await this.#find(id);
      const price = followingPrice(product.costCents, after, this.deps.settings.current());
      return {
        result: undefined,
        changes: [...changes.map((change) => withMargin(change, product, price)), ...moved],
        warnings: warningsOf(after, product.costCents),
      };
    });
    return this.get(id, language);
  }

  /** Changes the position of an offer, and moves the others. @throws DomainError NOT_FOUND */
  async moveOffer(
    { productId, offerId, position }: { productId: string; offerId: string; position: number },
    asked: StaffRequest,
  ): Promise<ProductOfferDto[]> {
    const { products } = this.deps.catalogue;
    await changeAsStaff(this.deps, asked, async (unit) => {
      await this.#lock(unit, productId);
      const offers = await products.offers(productId, unit);
      const offer = offers.find(({ id }) => id === offerId);
      if (!offer) throw new DomainError('NOT_FOUND');
      const ordered = movedTo(offers, offer, position);
      const [before, after] = [offers, ordered].map((list) => ({ position: list.indexOf(offer) + 1 }));
      if (offers.every(({ is_ordered }) => is_ordered) && before!.position === after!.position) {
        return { result: undefined, changes: [] };
      }
      await products.orderOffers(
        unit,
        ordered.map(({ id }) => id),
      );
      const facts = { product_id: productId, provider: offer.provider };
      return {
        result: undefined,
        changes: [
          { entityId: offerId, userId: null, before: { ...facts, ...before }, after: { ...facts, ...after } },
        ],
      };
    });
    return products.offers(productId);
  }

  /** Opens a closed offer, so that numbers are bought there again. @throws DomainError NOT_FOUND */
  async openOffer(
    { productId, offerId }: { productId: string; offerId: string },
    asked: StaffRequest,
  ): Promise<ProductOfferDto[]> {
    const { products } = this.deps.catalogue;
    await changeAsStaff(this.deps, asked, async (unit) => {
      await this.#lock(unit, productId);
      const offer = (await products.offers(productId, unit)).find(({ id }) => id === offerId);
      if (!offer) throw new DomainError('NOT_FOUND');
      if (!(await products.openOffer(unit, offerId))) return { result: undefined, changes: [] };
      const facts = { product_id: productId, provider: offer.provider };
      const closed = { closed: offer.closure?.reason ?? null, asked_cost: offer.closure?.asked ?? null };
      const before = { ...facts, ...closed };
      const after = { ...facts, closed: null, asked_cost: null };
      return { result: undefined, changes: [{ entityId: offerId, userId: null, before, after }] };
    });
    return products.offers(productId);
  }

  async #lock(unit: UnitOfWork, id: string): Promise<ProductRow> {
    const [row] = await this.deps.catalogue.products.lock(unit, [id]);
    if (!row) throw new DomainError('NOT_FOUND');
    return row;
  }

  #edited(before: ProductRow, edit: ProductEdit, reason: string | null): ProductRow {
    return {
      ...before,
      ...(edit.name !== undefined && { name: blankIsNone(edit.name) }),
      ...(edit.description !== undefined && { description: blankIsNone(edit.description) }),
      ...(edit.price_cents !== undefined && {
        ownPriceCents: edit.price_cents,
        markupPercent: edit.price_cents === null ? before.markupPercent : null,
      }),
      ...pausedBy(edit.status, before, reason, this.deps.clock.now()),
    };
  }

  async #assertCategory(unit: UnitOfWork, category: string | undefined): Promise<void> {
    if (category === undefined) return;
    const known = await this.deps.catalogue.categories.list(unit);
    if (!known.some(({ code }) => code === category))
      throw new InvalidInputError({ category: 'not_allowed' });
  }

  async #moveService(
    unit: UnitOfWork,
    serviceCode: string,
    category: string | undefined,
  ): Promise<StaffChange[]> {
    if (category === undefined) return [];
    const before = await this.deps.catalogue.products.setCategory(unit, serviceCode, category);
    if (before === category) return [];
    const change = { action: 'service.change', entityId: serviceCode, userId: null } as const;
    return [{ ...change, before: { category: before }, after: { category } }];
  }
}
