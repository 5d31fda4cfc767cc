import type { ListQueryDto } from '../../../platform/http/index.js';
import type { ProductDeliveryDto, ProductOfferDto, SyncedProviderDto } from '../../catalogue/index.js';
import type { CodeText, EditDto, NameText, Place, ReasonDto, SearchText } from '../admin.dto.js';

/** @pattern ^[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$ invalid */
export type ProductIdDto = string;

export interface ProductFilterDto {
  /** Service, country, sku or own name; each word has to match one of them. */
  search?: SearchText;
  /** @default "all" */
  status?: 'all' | 'active' | 'inactive' | 'out_of_stock';
  /** Code of a category. */
  category?: CodeText;
  /** ISO 3166-1 alpha-2. @pattern ^[A-Z]{2}$ invalid */
  country?: string;
  /** Code of a service. @maxLength 20 too_long */
  service?: string;
  /** None, up to 5, up to 10, more. */
  stock?: 'none' | 'low' | 'medium' | 'high';
  /** Those with a price of their own, or those whose price follows the cost. */
  price?: 'own' | 'synced';
  /**
   * Those that leave less than this share of their price, in percent.
   * @minimum -1000 too_small @maximum 100 too_large
   */
  margin_below?: number;
  /** Those that leave less than the setting `least_margin_percent`. */
  margin?: 'low';
}

export interface ListProductsQueryDto
  extends ListQueryDto<'sku' | 'stock' | 'created_at' | 'updated_at'>, ProductFilterDto {}

/** What staff decide about a product. */
interface ProductTermsDto {
  /** Null: the name of the service. @maxLength 80 too_long */
  name?: string | null;
  /** @maxLength 500 too_long */
  description?: string | null;
  /** Code of the category of the service, in every country. */
  category?: CodeText;
  /**
   * The product's own price in cents of BRL; null lets it follow the provider's cost.
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

/** What is to be different; what is not named stays. */
export interface ChangeProductRequestDto extends EditDto, ProductTermsDto {
  /** `inactive` pauses the product. */
  status?: 'active' | 'inactive';
}

/** Which lists are read, and why, where there is something to say. */
export interface SyncProductsRequestDto extends ReasonDto {
  /** Only those of the provider of this code; all unless given. */
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
  /** From 1; the others make room. */
  position: Place;
}

export interface DeliveryDto {
  items: ProductDeliveryDto[];
  total: number;
}
