import type { ListQueryDto, WholeListQueryDto } from '../../../platform/http/index.js';
import type { ProductOfferDto, SyncedProviderDto } from '../../catalogue/index.js';
import type { CodeText, EditDto, NameText, Place, ReasonDto, SearchText } from '../admin.dto.js';

/** @pattern ^[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$ invalid */
export type ProductIdDto = string;

export interface ProductFilterDto {
  /** Words of the service, country, sku or own name. Every word has to match one of them. */
  search?: SearchText;
  /** @default "all" */
  status?: 'all' | 'active' | 'inactive' | 'out_of_stock';
  /** Code of a category. */
  category?: CodeText;
  /** ISO 3166-1 alpha-2. @pattern ^[A-Z]{2}$ invalid */
  country?: string;
  /** Code of a service. @maxLength 20 too_long */
  service?: string;
  /** The number in stock: none, up to 5, up to 10, more. */
  stock?: 'none' | 'low' | 'medium' | 'high';
  /** `own`: products with their own price. `synced`: products whose price follows the cost. */
  price?: 'own' | 'synced';
  /**
   * Products with a margin below this percentage of their price.
   * @minimum -1000 too_small @maximum 100 too_large
   */
  margin_below?: number;
  /** Products with a margin below the setting `least_margin_percent`. */
  margin?: 'low';
}

export interface ListProductsQueryDto
  extends ListQueryDto<'sku' | 'stock' | 'created_at' | 'updated_at'>, ProductFilterDto {}

/** The decisions of staff about a product. */
interface ProductTermsDto {
  /** Null means the name of the service. @maxLength 80 too_long */
  name?: string | null;
  /** @maxLength 500 too_long */
  description?: string | null;
  /** Code of a category. It changes for the service in every country. */
  category?: CodeText;
  /**
   * The product's own price in cents of BRL; null makes the price follow the provider's cost.
   * @isInt not_integer @minimum 1 too_small @maximum 1000000000 too_large
   */
  price_cents?: number | null;
}

/** A product that no provider offers yet. */
export interface CreateProductRequestDto extends ReasonDto, ProductTermsDto {
  /** Code or name of a service. @example "wa" */
  service: NameText;
  /** ISO code or name of a country. @example "BR" */
  country: NameText;
}

/** The fields to change. A field that is left out does not change. */
export interface ChangeProductRequestDto extends EditDto, ProductTermsDto {
  /** `inactive` pauses the product. */
  status?: 'active' | 'inactive';
}

/** Which lists to read, and why. */
export interface SyncProductsRequestDto extends ReasonDto {
  /** Code of the provider whose lists to read; all providers when left out. */
  provider?: CodeText;
}

export interface SyncedProductsDto {
  items: SyncedProviderDto[];
  total: number;
}

export interface ProductOffersDto {
  items: ProductOfferDto[];
  total: number;
}

export interface MoveOfferRequestDto extends ReasonDto {
  /** The position from 1. The others move. */
  position: Place;
}

export interface DeliveryQueryDto extends WholeListQueryDto<'numbers' | 'delivered'> {
  /** How many hours back. @isInt not_integer @minimum 1 too_small @maximum 168 too_large @default 24 */
  hours?: number;
}
