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
  /** The product's own percent on the cost; null where that of the settings holds, or the price is its own. */
  markup_percent: number | null;
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
  /** Whether that is less than the setting `least_margin_percent`. */
  is_low_margin: boolean;
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
export interface OfferClosureDto {
  /** `COST_UNREADABLE`: what it asked is no price in the currency of the offer. */
  reason: 'COST_ABOVE_CEILING' | 'COST_UNREADABLE';
  since: string;
  /** What its list said. */
  promised: ProviderCostDto;
  /** What it asked, in its own words. */
  asked: string;
}

/** A service in a country, named in the reader's language. */
export interface ProductNamesDto {
  service_code: string;
  service_name: string;
  service_image_url: string | null;
  country_iso: string;
  country_name: string;
  flag_image_url: string;
}

/** How a product delivered. */
export interface ProductDeliveryDto extends ProductNamesDto {
  /** Null for a product that there is no more. */
  product_id: string | null;
  /** Numbers that received a message, or had their chance to. */
  numbers: number;
  /** Those of them that received a message. */
  delivered: number;
}
