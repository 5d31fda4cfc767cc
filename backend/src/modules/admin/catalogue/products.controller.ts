import {
  Body,
  Get,
  Patch,
  Path,
  Post,
  Queries,
  Query,
  Response,
  Route,
  Security,
  SuccessResponse,
} from '@tsoa/runtime';
import { answerPage, type ListPageDto } from '../../../platform/http/index.js';
import type { ReasonDto } from '../admin.dto.js';
import { StaffController } from '../staff-controller.js';
import type { AdminProductDto, ProductStatsDto } from '../../catalogue/index.js';
import type { CatalogueSyncService } from './catalogue-sync.service.js';
import {
  presentDelivery,
  presentProduct,
  presentProductStats,
  presentSync,
  PRODUCT_CSV_COLUMNS,
} from './catalogue-admin.presenter.js';
import { productFilterOf } from './product-filter.js';
import type {
  ChangeProductRequestDto,
  CreateProductRequestDto,
  DeliveryDto,
  ListProductsQueryDto,
  MoveOfferRequestDto,
  ProductIdDto,
  ProductOffersDto,
  SyncedProductsDto,
  SyncProductsRequestDto,
} from './products.dto.js';
import type { ProductsService } from './products.service.js';

@Route('api/v1/admin/products')
@Security('staff', ['catalogue.read'])
export class AdminProductsController extends StaffController<{
  products: ProductsService;
  sync: CatalogueSyncService;
}> {
  /** Products, sold or not. */
  @Get()
  async listProducts(@Queries() query: ListProductsQueryDto): Promise<ListPageDto<AdminProductDto>> {
    return answerPage(this.request, query, {
      list: this.deps.products.list,
      filter: await productFilterOf(this.deps.products, query),
      order: { sort: 'sku', direction: 'asc' },
      present: (product) => presentProduct(product, this.language),
      csv: { name: 'products', columns: PRODUCT_CSV_COLUMNS },
    });
  }

  /** The catalogue in figures. */
  @Get('stats')
  async getProductStats(): Promise<ProductStatsDto> {
    return presentProductStats(await this.deps.products.figures(), this.language);
  }

  /**
   * Delivery of the best-selling products.
   * @isInt hours not_integer
   * @minimum hours 1 too_small
   * @maximum hours 168 too_large
   */
  @Get('delivery')
  async getProductDelivery(@Query() hours = 24): Promise<DeliveryDto> {
    const items = (await this.deps.products.delivery(hours)).map((row) =>
      presentDelivery(row, this.language),
    );
    return { items, total: items.length };
  }

  /** Creates a product that no provider offers yet; it is out of stock until one does. */
  @Post()
  @Security('staff', ['product.create'])
  @SuccessResponse(201, 'Made')
  @Response(409, 'PRODUCT_EXISTS: see `product_id`')
  @Response(422, 'Invalid fields, INVALID_SERVICE, INVALID_COUNTRY')
  async createProduct(@Body() body: CreateProductRequestDto): Promise<AdminProductDto> {
    const { service, country, name = null, description = null, category, price_cents = null } = body;
    const product = await this.deps.products.create(
      { service, country, name, description, category, priceCents: price_cents },
      this.asked(body),
    );
    return presentProduct(product, this.language);
  }

  /** Reads the providers' lists now: offers, stock and costs. An incomplete list changes nothing. */
  @Post('sync')
  @Security('staff', ['catalogue.sync'])
  @Response(404, 'No such provider')
  async syncProducts(@Body() body?: SyncProductsRequestDto): Promise<SyncedProductsDto> {
    return presentSync(await this.deps.sync.sync(body?.provider, this.asked(body)));
  }

  /** One product. */
  @Get('{id}')
  async getProduct(@Path() id: ProductIdDto): Promise<AdminProductDto> {
    return presentProduct(await this.deps.products.get(id), this.language);
  }

  /** Changes a product. Takes effect at once; numbers in use are not affected. */
  @Patch('{id}')
  @Security('staff', ['product.change'])
  @Response(409, 'CHANGED_MEANWHILE: see `current`')
  async changeProduct(
    @Path() id: ProductIdDto,
    @Body() body: ChangeProductRequestDto,
  ): Promise<AdminProductDto> {
    const { name, description, category, price_cents: priceCents, status } = body;
    const edit = { name, description, category, priceCents, status };
    const asked = this.asked(body);
    const present = (product: Parameters<typeof presentProduct>[0]) => presentProduct(product, this.language);
    return present(await this.deps.products.change(id, edit, asked, present));
  }

  /** Pauses a product: it is no longer sold. Numbers in use go on. */
  @Post('{id}/pause')
  @Security('staff', ['product.pause'])
  @Response(422, 'No reason')
  async pauseProduct(@Path() id: ProductIdDto, @Body() body?: ReasonDto): Promise<AdminProductDto> {
    const product = await this.deps.products.pause(id, this.asked(body));
    return presentProduct(product, this.language);
  }

  /** Resumes a paused product. */
  @Post('{id}/resume')
  @Security('staff', ['product.resume'])
  async resumeProduct(@Path() id: ProductIdDto, @Body() body?: ReasonDto): Promise<AdminProductDto> {
    const product = await this.deps.products.resume(id, this.asked(body));
    return presentProduct(product, this.language);
  }

  /** The providers' offers of a product, in the order in which they are tried. */
  @Get('{id}/offers')
  async listProductOffers(@Path() id: ProductIdDto): Promise<ProductOffersDto> {
    const items = await this.deps.products.offers(id);
    return { items, total: items.length };
  }

  /** Lets numbers be bought again at an offer that was closed because of its cost. */
  @Post('{id}/offers/{offerId}/open')
  @Security('staff', ['offer.open'])
  async openProductOffer(
    @Path() id: ProductIdDto,
    @Path() offerId: ProductIdDto,
    @Body() body?: ReasonDto,
  ): Promise<ProductOffersDto> {
    const asked = this.asked(body);
    const items = await this.deps.products.openOffer({ productId: id, offerId }, asked);
    return { items, total: items.length };
  }

  /** Moves an offer to another place in the order in which a product's offers are tried. */
  @Patch('{id}/offers/{offerId}')
  @Security('staff', ['offer.move'])
  async moveProductOffer(
    @Path() id: ProductIdDto,
    @Path() offerId: ProductIdDto,
    @Body() body: MoveOfferRequestDto,
  ): Promise<ProductOffersDto> {
    const move = { productId: id, offerId, position: body.position };
    const offers = await this.deps.products.moveOffer(move, this.asked(body));
    const items = offers;
    return { items, total: items.length };
  }
}
