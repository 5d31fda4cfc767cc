import type { ListQueryDto } from '../../../platform/http/index.js';

/**
 * @pattern ^[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$ invalid
 */
export type ProductIdDto = string;

/** What the cheapest offer of a provider asks. */
export interface ProviderCostDto {
  /** Millionths of one unit of `currency`. */
  amount_micros: number;
  /** @example "USD" */
  currency: string;
  /** In cents of BRL at the rate in force; null where no rate is known. */
  cents: number | null;
}

/** One service in one country, as staff see it. */
export interface AdminProductDto {
  id: string;
  /** @example "BR-WA" */
  sku: string;
  /** The product's own name, else the service's, in the reader's language. */
  name: string;
  /** The product's own name; null where the service's stands. */
  own_name: string | null;
  description: string | null;
  /** @example "wa" */
  service_code: string;
  service_name: string;
  /** ISO 3166-1 alpha-2. */
  country_iso: string;
  country_name: string;
  /** Code of the category of the service. */
  category: string;
  /** Decimal price of one number in reais; null while there is none. */
  price: number | null;
  price_cents: number | null;
  currency: 'BRL';
  /** Whether the price is the product's own or follows the provider's cost. */
  price_source: 'own' | 'synced';
  /** The price that follows the provider's cost; null while no provider offers the product. */
  synced_price_cents: number | null;
  /** What the providers' lists say in all. */
  stock: number;
  /** None, up to 5, up to 10, more. */
  stock_label: 'none' | 'low' | 'medium' | 'high';
  /** `inactive`: staff has paused the product or switched its country off. */
  status: 'active' | 'inactive' | 'out_of_stock';
  /** Whether customers can buy it now; false also where its providers are paused, ban it or ask more than its own price. */
  is_sold: boolean;
  paused_at: string | null;
  pause_reason: string | null;
  is_country_enabled: boolean;
  image_url: string | null;
  flag_image_url: string;
  /** Null while no provider offers the product. */
  provider_cost: ProviderCostDto | null;
  /** Share (0 to 1) of the price that is left after the cost; null where one of them is not known. */
  margin: number | null;
  /** Share (0 to 1) of the recent numbers that received a code; null while there is too little data. */
  delivery_rate: number | null;
  /** Seconds that half of the recent first messages took at most; null while there is too little data. */
  typical_seconds: number | null;
  /** Recent numbers behind the rate. */
  sample_size: number;
  /** Whether most numbers of the last hour received a code; null while there is too little data. */
  works_now: boolean | null;
  /** Offers of providers. */
  offers: number;
  created_at: string;
  /** The last change of staff; send it back as `expected_updated_at`. */
  updated_at: string;
}

/** Which products. */
export interface ProductFilterDto {
  /**
   * Service, country, sku or own name; each word has to match one of them.
   * @maxLength 100 too_long
   */
  search?: string;
  /** @default "all" */
  status?: 'all' | 'active' | 'inactive' | 'out_of_stock';
  /**
   * Code of a category.
   * @maxLength 40 too_long
   */
  category?: string;
  /**
   * ISO 3166-1 alpha-2.
   * @pattern ^[A-Z]{2}$ invalid
   */
  country?: string;
  /**
   * Code of a service.
   * @maxLength 20 too_long
   */
  service?: string;
  /** None, up to 5, up to 10, more. */
  stock?: 'none' | 'low' | 'medium' | 'high';
  /** Those with a price of their own, or those whose price follows the cost. */
  price?: 'own' | 'synced';
  /**
   * Those that leave less than this share of their price, in percent.
   * @minimum -1000 too_small
   * @maximum 100 too_large
   */
  margin_below?: number;
}

/** Which products, and which part of them. */
export interface ListProductsQueryDto
  extends ListQueryDto<'sku' | 'stock' | 'created_at' | 'updated_at'>, ProductFilterDto {}

/** A product that no provider offers yet. */
export interface CreateProductRequestDto {
  /**
   * Code or name of a service.
   * @minLength 1 required
   * @maxLength 60 too_long
   * @example "wa"
   */
  service: string;
  /**
   * ISO code or name of a country.
   * @minLength 1 required
   * @maxLength 60 too_long
   * @example "BR"
   */
  country: string;
  /** @maxLength 80 too_long */
  name?: string | null;
  /** @maxLength 500 too_long */
  description?: string | null;
  /**
   * Code of the category of the service, in every country.
   * @maxLength 40 too_long
   */
  category?: string;
  /**
   * Cents of BRL; without it the price follows the cost of the first provider that offers the product.
   * @isInt not_integer
   * @minimum 1 too_small
   * @maximum 1000000000 too_large
   */
  price_cents?: number | null;
  /** @maxLength 500 too_long */
  reason?: string;
}

/** What is to be different; what is not named stays. */
export interface ChangeProductRequestDto {
  /**
   * Null: the name of the service.
   * @maxLength 80 too_long
   */
  name?: string | null;
  /** @maxLength 500 too_long */
  description?: string | null;
  /**
   * Code of the category of the service, in every country.
   * @maxLength 40 too_long
   */
  category?: string;
  /**
   * The product's own price in cents of BRL; null lets it follow the provider's cost.
   * @isInt not_integer
   * @minimum 1 too_small
   * @maximum 1000000000 too_large
   */
  price_cents?: number | null;
  /** `inactive` pauses the product. */
  status?: 'active' | 'inactive';
  /** @maxLength 500 too_long */
  reason?: string;
  /**
   * `updated_at` as it was read: with another one by now nothing changes (CHANGED_MEANWHILE).
   * @isDateTime invalid
   */
  expected_updated_at?: string;
}

/** Which lists are read, and why, where there is something to say. */
export interface SyncProductsRequestDto {
  /**
   * Only those of the provider of this code; all unless given.
   * @maxLength 40 too_long
   */
  provider?: string;
  /** @maxLength 500 too_long */
  reason?: string;
}

/** What became of one provider's lists. */
export interface SyncedProviderDto {
  code: string;
  /** Whether its lists arrived whole; otherwise the last good ones stay. */
  is_read: boolean;
  /** How many offers they hold. */
  offers: number;
}

export interface SyncedProductsDto {
  items: SyncedProviderDto[];
  total: number;
}

export interface RecentProductDto {
  id: string;
  name: string;
  /** Null while there is no price. */
  price_base_cents: number | null;
  is_active: boolean;
  created_at: string;
}

/** What the catalogue holds. */
export interface ProductStatsDto {
  total_products: number;
  /** Those that some provider offers now, in stock or not, and that are neither paused nor in a country switched off. */
  active_products: number;
  inactive_products: number;
  /** Products by the code of their category. */
  products_by_category: Record<string, number>;
  /** The newest five. */
  recent_products: RecentProductDto[];
}

/** What a provider asks for a product. */
export interface ProductOfferDto {
  id: string;
  provider: string;
  /** What staff call the provider. */
  provider_name: string;
  /** The provider's own id of the country. */
  provider_country_id: string;
  /** From 1: the place of the offer, whatever stands in its way. */
  position: number;
  /** From 1: the place in which a purchase tries it; null where none does. */
  rank: number | null;
  /** Whether staff has put the offers in this order. */
  is_ordered: boolean;
  cost: ProviderCostDto;
  stock: number;
  /** Share (0 to 1) of the recent numbers that received a code; null while there is too little data. */
  delivery_rate: number | null;
  /** Seconds that half of the recent first messages took at most; null while there is too little data. */
  typical_seconds: number | null;
  /** Recent numbers behind the rate. */
  sample_size: number;
  /** What stands in the way of buying here now; without stock it is tried all the same, after the others. */
  obstacle:
    | 'not_offered'
    | 'closed'
    | 'product_paused'
    | 'country_off'
    | 'product_banned'
    | 'paused'
    | 'banned'
    | 'short_of_money'
    | 'no_rate'
    | 'silent'
    | 'full'
    | 'too_dear'
    | 'out_of_stock'
    | null;
  /** Set while nothing is bought here until staff open the offer again. */
  closure: OfferClosureDto | null;
}

/** The provider asked another cost than it promised. */
interface OfferClosureDto {
  /** `COST_UNREADABLE`: what it asked is no price in the currency of the offer. */
  reason: 'COST_ABOVE_CEILING' | 'COST_UNREADABLE';
  since: string;
  /** What its list said. */
  promised: ProviderCostDto;
  /** What it asked, in its own words. */
  asked: string;
}

export interface ProductOffersDto {
  items: ProductOfferDto[];
  total: number;
}

export interface MoveOfferRequestDto {
  /**
   * From 1; the others make room.
   * @isInt not_integer
   * @minimum 1 too_small
   * @maximum 1000 too_large
   */
  position: number;
  /** @maxLength 500 too_long */
  reason?: string;
}

/** How a product delivered. */
export interface ProductDeliveryDto {
  /** Null for a product that there is no more. */
  product_id: string | null;
  service_code: string;
  service_name: string;
  service_image_url: string | null;
  country_iso: string;
  country_name: string;
  flag_image_url: string;
  /** Numbers that received a message, or had their chance to. */
  numbers: number;
  /** Those of them that received a message. */
  delivered: number;
}

export interface DeliveryDto {
  items: ProductDeliveryDto[];
  total: number;
}
