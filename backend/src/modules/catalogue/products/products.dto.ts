/** The cost of a provider's cheapest offer. */
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
  /** The product's own name, or else the service's name in the reader's language. */
  name: string;
  /** The product's own name; null where the service's name is used. */
  own_name: string | null;
  description: string | null;
  /** @example "wa" */
  service_code: string;
  service_name: string;
  /** ISO 3166-1 alpha-2 code. */
  country_iso: string;
  country_name: string;
  /** Code of the service's category. */
  category: string;
  /** Decimal price of one number in BRL; null while there is none. */
  price: number | null;
  price_cents: number | null;
  currency: 'BRL';
  /** Whether staff set the price (`own`) or it follows the provider's cost (`synced`). */
  price_source: 'own' | 'synced';
  /** The price by the provider's cost, in cents of BRL; null while no provider offers the product. */
  synced_price_cents: number | null;
  /** The product's own percent on the cost; null where the one of the settings is used, or the price is its own. */
  markup_percent: number | null;
  /** The stock of all providers' lists together. */
  stock: number;
  /** `none`: no stock, `low`: up to 5, `medium`: up to 10, `high`: more. */
  stock_label: 'none' | 'low' | 'medium' | 'high';
  /** `inactive`: staff paused the product or switched its country off. */
  status: 'active' | 'inactive' | 'out_of_stock';
  /** True when customers can buy it now; false also where its providers are paused, ban it or cost more than its price. */
  is_sold: boolean;
  paused_at: string | null;
  pause_reason: string | null;
  is_country_enabled: boolean;
  image_url: string | null;
  flag_image_url: string;
  /** Null while no provider offers the product. */
  provider_cost: ProviderCostDto | null;
  /** Share (0 to 1) of the price that is left after the cost; null where the price or the cost is not known. */
  margin: number | null;
  /** True when the margin is below the setting `least_margin_percent`. */
  is_low_margin: boolean;
  /** Share (0 to 1) of the recent numbers that received a code; null while there is too little data. */
  delivery_rate: number | null;
  /** Median wait for the first message of recent numbers, in seconds; null while there is too little data. */
  typical_seconds: number | null;
  /** How many recent numbers the rate comes from. */
  sample_size: number;
  /** True when most numbers of the last hour received a code; null while there is too little data. */
  works_now: boolean | null;
  /** How many offers of providers there are. */
  offers: number;
  created_at: string;
  /** When staff last changed it; send it back as `expected_updated_at`. */
  updated_at: string;
}

export interface RecentProductDto {
  id: string;
  name: string;
  /** The price in cents of BRL; null while there is none. */
  price_base_cents: number | null;
  is_active: boolean;
  created_at: string;
}

/** Figures of the whole catalogue. */
export interface ProductStatsDto {
  total_products: number;
  /** Products that a provider offers now, in stock or not, and that are neither paused nor in a country switched off. */
  active_products: number;
  inactive_products: number;
  /** How many products each category has, by its code. */
  products_by_category: Record<string, number>;
  /** The five newest products. */
  recent_products: RecentProductDto[];
}

/** One provider's offer of a product. */
export interface ProductOfferDto {
  id: string;
  provider: string;
  /** The name that staff gave the provider. */
  provider_name: string;
  /** The provider's own id of the country. */
  provider_country_id: string;
  /** The place of the offer in the order, from 1, whether or not it can be bought. */
  position: number;
  /** The place in which a purchase tries the offer, from 1; null where purchases do not try it. */
  rank: number | null;
  /** True when staff decided this order of the offers. */
  is_ordered: boolean;
  cost: ProviderCostDto;
  stock: number;
  /** Share (0 to 1) of the recent numbers that received a code; null while there is too little data. */
  delivery_rate: number | null;
  /** Median wait for the first message of recent numbers, in seconds; null while there is too little data. */
  typical_seconds: number | null;
  /** How many recent numbers the rate comes from. */
  sample_size: number;
  /** Why nothing can be bought here now. An offer without stock is still tried, after the others. */
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
  /** Set when nothing is bought here until staff open the offer again. */
  closure: OfferClosureDto | null;
}

/** The offer was closed because the provider asked another cost than its list said. */
export interface OfferClosureDto {
  /** `COST_UNREADABLE`: the asked cost is not a price in the currency of the offer. */
  reason: 'COST_ABOVE_CEILING' | 'COST_UNREADABLE';
  since: string;
  /** The cost that the provider's list said. */
  promised: ProviderCostDto;
  /** The cost that the provider asked, as it wrote it. */
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

/** How the numbers of a product received messages. */
export interface ProductDeliveryDto extends ProductNamesDto {
  /** Null for a product that does not exist any more. */
  product_id: string | null;
  /** Numbers that received a message or had enough time for one. */
  numbers: number;
  /** Those of these numbers that received a message. */
  delivered: number;
}
