import {
  Body,
  Get,
  Patch,
  Path,
  Post,
  Queries,
  Response,
  Route,
  Security,
  SuccessResponse,
} from '@tsoa/runtime';
import {
  answerPage,
  answerWhole,
  type ListPageDto,
  type WholeListQueryDto,
} from '../../../platform/http/index.js';
import type { ReasonDto } from '../admin.dto.js';
import { StaffController } from '../staff-controller.js';
import type {
  AdminProductDto,
  CatalogueModule,
  ProductDeliveryDto,
  ProductOfferDto,
  ProductStatsDto,
} from '../../catalogue/index.js';
import type { CatalogueSyncService } from './catalogue-sync.service.js';
import type {
  ChangeProductRequestDto,
  CreateProductRequestDto,
  DeliveryQueryDto,
  ListProductsQueryDto,
  MoveOfferRequestDto,
  ProductIdDto,
  ProductOffersDto,
  SyncedProductsDto,
  SyncProductsRequestDto,
} from './products.dto.js';
import type { ProductsService } from './products.service.js';

const CSV_COLUMNS =
  'id sku name service_code country_iso category price_cents price_source synced_price_cents provider_cost.cents margin stock stock_label status delivery_rate updated_at';

const DELIVERY_COLUMNS = 'product_id service_code service_name country_iso country_name numbers delivered';

const DAY_HOURS = 24;

const OFFER_COLUMNS =
  'id provider provider_name provider_country_id position rank is_ordered cost.cents cost.amount_micros cost.currency stock delivery_rate typical_seconds sample_size obstacle closure.since';

@Route('api/v1/admin/products')
@Security('staff', ['catalogue.read'])
export class AdminProductsController extends StaffController<{
  catalogue: Pick<CatalogueModule, 'products'>;
  products: ProductsService;
  sync: CatalogueSyncService;
}> {
  /** Lists products, on sale or not. */
  @Get()
  async listProducts(@Queries() query: ListProductsQueryDto): Promise<ListPageDto<AdminProductDto>> {
    return answerPage(this.request, query, {
      list: this.deps.catalogue.products.list,
      filter: await this.deps.products.filterOf(query),
      order: { sort: 'sku', direction: 'asc' },
      present: (product) => this.deps.products.present(product, this.language),
      csv: { name: 'products', columns: CSV_COLUMNS },
    });
  }

  /** Gives the catalogue in figures. */
  @Get('stats')
  async getProductStats(): Promise<ProductStatsDto> {
    return this.deps.catalogue.products.figures(this.language);
  }

  /** Shows the delivery of the best-selling products. */
  @Get('delivery')
  async getProductDelivery(@Queries() query: DeliveryQueryDto): Promise<ListPageDto<ProductDeliveryDto>> {
    return answerWhole(this.request, query, {
      items: await this.deps.catalogue.products.delivery(query.hours ?? DAY_HOURS, this.language),
      sorts: { numbers: ({ numbers }) => numbers, delivered: ({ delivered }) => delivered },
      order: { sort: 'numbers', direction: 'desc' },
      present: (product) => product,
      csv: { name: 'delivery', columns: DELIVERY_COLUMNS },
    });
  }

  /** Creates a product that no provider offers yet. It is out of stock until a provider offers it. */
  @Post()
  @Security('staff', ['product.create'])
  @SuccessResponse(201, 'Created')
  @Response(409, 'PRODUCT_EXISTS: see `product_id`')
  @Response(422, 'Invalid fields, INVALID_SERVICE, INVALID_COUNTRY')
  async createProduct(@Body() body: CreateProductRequestDto): Promise<AdminProductDto> {
    return this.deps.products.create(body, this.asked(body), this.language);
  }

  /** Reads the providers' lists now: offers, stock and costs. A list that is not complete changes nothing. */
  @Post('sync')
  @Security('staff', ['catalogue.sync'])
  @Response(404, 'No such provider')
  async syncProducts(@Body() body?: SyncProductsRequestDto): Promise<SyncedProductsDto> {
    const items = await this.deps.sync.sync(body?.provider, this.asked(body));
    return { items, total: items.length };
  }

  @Get('{id}')
  async getProduct(@Path() id: ProductIdDto): Promise<AdminProductDto> {
    return this.deps.products.get(id, this.language);
  }

  /** Changes a product at once. Numbers in use are not affected. */
  @Patch('{id}')
  @Security('staff', ['product.change'])
  @Response(409, 'CHANGED_MEANWHILE: see `current`')
  async changeProduct(
    @Path() id: ProductIdDto,
    @Body() body: ChangeProductRequestDto,
  ): Promise<AdminProductDto> {
    return this.deps.products.change(id, body, this.asked(body), this.language);
  }

  /** Pauses a product, so that it is no longer sold. Numbers in use are not affected. */
  @Post('{id}/pause')
  @Security('staff', ['product.pause'])
  async pauseProduct(@Path() id: ProductIdDto, @Body() body?: ReasonDto): Promise<AdminProductDto> {
    return this.deps.products.change(id, { status: 'inactive' }, this.asked(body), this.language);
  }

  /** Resumes a paused product. */
  @Post('{id}/resume')
  @Security('staff', ['product.resume'])
  async resumeProduct(@Path() id: ProductIdDto, @Body() body?: ReasonDto): Promise<AdminProductDto> {
    return this.deps.products.change(id, { status: 'active' }, this.asked(body), this.language);
  }

  /** Lists the providers' offers of a product, in the order in which we try them. */
  @Get('{id}/offers')
  async listProductOffers(
    @Path() id: ProductIdDto,
    @Queries() query: WholeListQueryDto<'position' | 'stock'>,
  ): Promise<ListPageDto<ProductOfferDto>> {
    return answerWhole(this.request, query, {
      items: await this.deps.products.offers(id),
      sorts: { position: ({ position }) => position, stock: ({ stock }) => stock },
      order: { sort: 'position', direction: 'asc' },
      present: (offer) => offer,
      csv: { name: 'offers', columns: OFFER_COLUMNS },
    });
  }

  /** Opens an offer that was closed because of its cost, so that numbers are bought there again. */
  @Post('{id}/offers/{offerId}/open')
  @Security('staff', ['offer.open'])
  async openProductOffer(
    @Path() id: ProductIdDto,
    @Path() offerId: ProductIdDto,
    @Body() body?: ReasonDto,
  ): Promise<ProductOffersDto> {
    const items = await this.deps.products.openOffer({ productId: id, offerId }, this.asked(body));
    return { items, total: items.length };
  }

  /** Changes the position of an offer in the order in which we try a product's offers. */
  @Patch('{id}/offers/{offerId}')
  @Security('staff', ['offer.move'])
  async moveProductOffer(
    @Path() id: ProductIdDto,
    @Path() offerId: ProductIdDto,
    @Body() body: MoveOfferRequestDto,
  ): Promise<ProductOffersDto> {
    const move = { productId: id, offerId, position: body.position };
    const items = await this.deps.products.moveOffer(move, this.asked(body));
    return { items, total: items.length };
  }
}
