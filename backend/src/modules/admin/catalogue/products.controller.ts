import type { Request as HttpRequest } from 'express';
import {
  Body,
  Controller,
  Get,
  OperationId,
  Patch,
  Path,
  Post,
  Queries,
  Query,
  Request,
  Response,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import { InvalidInputError } from '../../../platform/errors/index.js';
import { answerPage, searchedText, type ErrorDto, type ListPageDto } from '../../../platform/http/index.js';
import type { ProductFilter } from '../../activations/index.js';
import { staffOriginOf } from '../audit/staff-action.js';
import type { PriceChange } from './bulk-prices.js';
import type { CatalogueSyncService } from './catalogue-sync.service.js';
import {
  presentBulk,
  presentDelivery,
  presentOffers,
  presentProduct,
  presentProductStats,
  presentSync,
  PRODUCT_CSV_COLUMNS,
} from './catalogue-admin.presenter.js';
import type {
  AdminProductDto,
  BulkProductChangesDto,
  BulkProductsDto,
  BulkProductsRequestDto,
  ChangeProductRequestDto,
  CreateProductRequestDto,
  DeliveryDto,
  ListProductsQueryDto,
  MoveOfferRequestDto,
  PauseRequestDto,
  ProductFilterDto,
  ProductIdDto,
  ProductOffersDto,
  ProductStatsDto,
  ResumeRequestDto,
  SyncedProductsDto,
  SyncProductsRequestDto,
} from './products.dto.js';
import type { BulkEdit, ProductsService } from './products.service.js';

@Route('api/v1/admin/products')
@Tags('Back-office')
@Security('staff', ['catalogue.read'])
@Response<ErrorDto>(401, 'Not signed in')
@Response<ErrorDto>(403, 'Not an administrator')
@Response<ErrorDto>('default', 'Any other refusal, in the documented shape')
export class AdminProductsController extends Controller {
  constructor(
    private readonly products: ProductsService,
    private readonly sync: CatalogueSyncService,
  ) {
    super();
  }

  /** Products, sold or not. */
  @Get()
  @OperationId('listProducts')
  @SuccessResponse<{
    /** How many products match: counted to 10,000, above that estimated. */
    'X-Total-Count': string;
    /** `true` where the total is estimated. */
    'X-Total-Count-Estimated'?: string;
    /** The cursor of the next page; missing on the last one. */
    'X-Next-Cursor'?: string;
  }>(200, 'The page; with `format=csv` every product as text/csv')
  @Response<ErrorDto>(422, 'A wrong query')
  async listProducts(
    @Request() request: HttpRequest,
    @Queries() query: ListProductsQueryDto,
  ): Promise<ListPageDto<AdminProductDto>> {
    return answerPage(request, query, {
      list: this.products.list,
      filter: await filterOf(this.products, query),
      order: { sort: 'sku', direction: 'asc' },
      present: (product) => presentProduct(product, request.language),
      csv: { name: 'products', columns: PRODUCT_CSV_COLUMNS },
    });
  }

  /** What the catalogue holds. */
  @Get('stats')
  @OperationId('getProductStats')
  async getProductStats(@Request() request: HttpRequest): Promise<ProductStatsDto> {
    return presentProductStats(await this.products.figures(), request.language);
  }

  /**
   * How the products delivered that sold most.
   * @isInt hours not_integer
   * @minimum hours 1 too_small
   * @maximum hours 168 too_large
   */
  @Get('delivery')
  @OperationId('getProductDelivery')
  @Response<ErrorDto>(422, 'A wrong query')
  async getProductDelivery(@Request() request: HttpRequest, @Query() hours = 24): Promise<DeliveryDto> {
    const items = (await this.products.delivery(hours)).map((row) => presentDelivery(row, request.language));
    return { items, total: items.length };
  }

  /** Makes a product that no provider offers yet: out of stock until one does. */
  @Post()
  @Security('staff', ['catalogue.change'])
  @OperationId('createProduct')
  @SuccessResponse(201, 'Made')
  @Response<ErrorDto>(409, 'PRODUCT_EXISTS: see `product_id`')
  @Response<ErrorDto>(422, 'Invalid fields, INVALID_SERVICE, INVALID_COUNTRY')
  async createProduct(
    @Request() request: HttpRequest,
    @Body() body: CreateProductRequestDto,
  ): Promise<AdminProductDto> {
    const { service, country, name = null, description = null, category, price_cents = null } = body;
    const product = await this.products.create(
      { service, country, name, description, category, priceCents: price_cents },
      { origin: staffOriginOf(request), reason: body.reason },
    );
    this.setStatus(201);
    return presentProduct(product, request.language);
  }

  /**
   * Changes price or status of many products, all or nothing. With `dry_run` it answers what would change, and changes
   * nothing.
   */
  @Post('bulk')
  @Security('staff', ['prices.change'])
  @OperationId('changeProducts')
  @Response<ErrorDto>(422, 'Invalid fields')
  async changeProducts(
    @Request() request: HttpRequest,
    @Body() body: BulkProductsRequestDto,
  ): Promise<BulkProductsDto> {
    const { ids, dry_run: isTrial = false } = body;
    if ((ids === undefined) === (body.filter === undefined)) throw new InvalidInputError({ ids: 'required' });
    const filter: ProductFilter = body.filter
      ? await filterOf(this.products, body.filter)
      : { ids: ids ?? [] };
    const edit = bulkEditOf(body.changes);
    const outcome = isTrial
      ? await this.products.simulate(filter, edit)
      : await this.products.bulk(filter, edit, { origin: staffOriginOf(request), reason: body.reason });
    return presentBulk(outcome, isTrial, request.language);
  }

  /** Reads the providers' lists now: stock, costs and what is offered. A list that does not arrive whole changes nothing. */
  @Post('sync')
  @Security('staff', ['catalogue.sync'])
  @OperationId('syncProducts')
  @SuccessResponse(200, 'Read')
  @Response<ErrorDto>(404, 'No such provider')
  @Response<ErrorDto>(422, 'Invalid fields')
  async syncProducts(
    @Request() request: HttpRequest,
    @Body() body?: SyncProductsRequestDto,
  ): Promise<SyncedProductsDto> {
    const editing = { origin: staffOriginOf(request), reason: body?.reason };
    const synced = await this.sync.sync(body?.provider, editing);
    return presentSync(synced);
  }

  /** One product. */
  @Get('{id}')
  @OperationId('getProduct')
  @Response<ErrorDto>(404, 'No such product')
  @Response<ErrorDto>(422, 'Not an id')
  async getProduct(@Request() request: HttpRequest, @Path() id: ProductIdDto): Promise<AdminProductDto> {
    return presentProduct(await this.products.get(id), request.language);
  }

  /** Changes a product: it is listed and sold so at once; numbers in use are not concerned. */
  @Patch('{id}')
  @Security('staff', ['prices.change'])
  @OperationId('changeProduct')
  @Response<ErrorDto>(404, 'No such product')
  @Response<ErrorDto>(409, 'CHANGED_MEANWHILE: see `current`')
  @Response<ErrorDto>(422, 'Invalid fields')
  async changeProduct(
    @Request() request: HttpRequest,
    @Path() id: ProductIdDto,
    @Body() body: ChangeProductRequestDto,
  ): Promise<AdminProductDto> {
    const { name, description, category, price_cents: priceCents, status } = body;
    const edit = {
      name,
      description,
      category,
      priceCents,
      status,
      expectedUpdatedAt: body.expected_updated_at,
    };
    const editing = { origin: staffOriginOf(request), reason: body.reason };
    const present = (product: Parameters<typeof presentProduct>[0]) =>
      presentProduct(product, request.language);
    return present(await this.products.change(id, edit, editing, present));
  }

  /** Takes a product from sale; numbers in use go on. */
  @Post('{id}/pause')
  @Security('staff', ['catalogue.change'])
  @OperationId('pauseProduct')
  @SuccessResponse(200, 'Paused')
  @Response<ErrorDto>(404, 'No such product')
  @Response<ErrorDto>(422, 'No reason')
  async pauseProduct(
    @Request() request: HttpRequest,
    @Path() id: ProductIdDto,
    @Body() body: PauseRequestDto,
  ): Promise<AdminProductDto> {
    const { reason } = body;
    const product = await this.products.pause(id, { origin: staffOriginOf(request), reason });
    return presentProduct(product, request.language);
  }

  /** Sells a product again. */
  @Post('{id}/resume')
  @Security('staff', ['catalogue.change'])
  @OperationId('resumeProduct')
  @SuccessResponse(200, 'On sale')
  @Response<ErrorDto>(404, 'No such product')
  @Response<ErrorDto>(422, 'Invalid fields')
  async resumeProduct(
    @Request() request: HttpRequest,
    @Path() id: ProductIdDto,
    @Body() body: ResumeRequestDto,
  ): Promise<AdminProductDto> {
    const { reason } = body;
    const product = await this.products.resume(id, { origin: staffOriginOf(request), reason });
    return presentProduct(product, request.language);
  }

  /** What providers ask for the product, in the order in which they are tried. */
  @Get('{id}/offers')
  @OperationId('listProductOffers')
  @Response<ErrorDto>(404, 'No such product')
  @Response<ErrorDto>(422, 'Not an id')
  async listProductOffers(@Path() id: ProductIdDto): Promise<ProductOffersDto> {
    const items = presentOffers(await this.products.offers(id));
    return { items, total: items.length };
  }

  /** Puts an offer at another place. */
  @Patch('{id}/offers/{offerId}')
  @Security('staff', ['catalogue.change'])
  @OperationId('moveProductOffer')
  @Response<ErrorDto>(404, 'No such product or offer')
  @Response<ErrorDto>(422, 'Invalid fields')
  async moveProductOffer(
    @Request() request: HttpRequest,
    @Path() id: ProductIdDto,
    @Path() offerId: ProductIdDto,
    @Body() body: MoveOfferRequestDto,
  ): Promise<ProductOffersDto> {
    const { position, reason } = body;
    const offers = await this.products.moveOffer(
      { productId: id, offerId, position },
      { origin: staffOriginOf(request), reason },
    );
    const items = presentOffers(offers);
    return { items, total: items.length };
  }
}

/** The filter that a query stands for. */
async function filterOf(products: ProductsService, query: ProductFilterDto): Promise<ProductFilter> {
  const search = searchedText(query.search);
  const { status = 'all', category, country, service, stock, price, margin_below } = query;
  return {
    search: search === undefined ? undefined : await products.searchOf(search),
    status: status === 'all' ? undefined : status,
    ...{ category, country, service, stock, price },
    marginBelow: margin_below === undefined ? undefined : margin_below / 100,
  };
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
