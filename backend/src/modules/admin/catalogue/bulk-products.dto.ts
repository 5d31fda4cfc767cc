import type { OperationDto, ReasonDto, SearchText } from '../admin.dto.js';
import type { ProductFilterDto, ProductIdDto } from './products.dto.js';

/** The change for each product. You may give only one of the prices. */
export interface BulkProductChangesDto {
  /** The new price, in cents of BRL. @isInt not_integer @minimum 1 too_small @maximum 1000000000 too_large */
  price_cents?: number;
  /**
   * Percent to add to the present price; a negative value lowers it.
   * @minimum -99 too_small @maximum 1000 too_large
   */
  price_percent?: number;
  /**
   * Cents to add to the present price; a negative value lowers it.
   * @isInt not_integer @minimum -1000000 too_small @maximum 1000000 too_large
   */
  price_add_cents?: number;
  /** Percent to add to the cost; the price keeps following it. @minimum 0 too_small @maximum 10000 too_large */
  markup_percent?: number;
  /** Removes own prices and markups, so that the prices follow the cost with the markup of the settings. */
  follow_cost?: true;
  /**
   * How to round a calculated price: up to the cent when left out, or to the nearest cent, five cents, ten cents, or
   * price that ends in nine.
   */
  rounding?: 'up' | 'nearest' | 'five_cents' | 'ten_cents' | 'ends_in_nine';
  /** Leaves out products that have their own price. */
  keep_own_prices?: boolean;
  /** Leaves out products whose new price would be below their cost. */
  skip_below_cost?: boolean;
  /** `inactive` pauses the products. */
  status?: 'active' | 'inactive';
}

export interface BulkProductsRequestDto extends ReasonDto {
  /** The products to change; or give `filter`. @minItems 1 required @maxItems 10000 too_long */
  ids?: ProductIdDto[];
  filter?: ProductFilterDto;
  changes: BulkProductChangesDto;
  /** Products that must not change. @maxItems 10000 too_long */
  left_out?: ProductIdDto[];
  /** Products that change even when `skip_below_cost` would leave them out. @maxItems 10000 too_long */
  at_loss?: ProductIdDto[];
  /** `seen` of a dry run. If a cost or price has changed since, nothing happens. @maxLength 100000 too_long */
  seen?: string;
  /** Which products the answer lists. The others change too. */
  show?: BulkShownDto;
  /** Only answers what would change. With empty `changes` it answers how things are. */
  dry_run?: boolean;
}

interface BulkShownDto {
  /** Products below their cost, with less than the least margin of the settings, or with their own price. */
  only?: 'below_cost' | 'low_margin' | 'own_price';
  /** Part of a name, a country or a sku. */
  search?: SearchText;
}

/** One product before and after the change. */
export interface BulkProductDto {
  id: string;
  sku: string;
  name: string;
  country_iso: string;
  country_name: string;
  flag_image_url: string;
  cost_cents: number | null;
  /** How many codes it delivered in the last seven days. */
  sold_7_days: number;
  /** Whether its price follows the cost today, and would stop following it. */
  stops_following: boolean;
  price_cents_before: number | null;
  price_cents_after: number | null;
  margin_before: number | null;
  margin_after: number | null;
  status_before: 'active' | 'inactive' | 'out_of_stock';
  status_after: 'active' | 'inactive' | 'out_of_stock';
  /** Whether the price is below the cost, so that it would not be sold. */
  is_below_cost: boolean;
  /** Whether the margin is less than the least margin of the settings. */
  is_low_margin: boolean;
  /** Whether its cost or price has changed since `seen`. */
  has_changed: boolean;
  /** Why the product does not change; null when it changes. */
  stays: 'left_out' | 'own_price' | 'no_price' | 'no_cost' | 'too_low' | 'below_cost' | 'unchanged' | null;
}

export interface BulkProductsDto extends OperationDto {
  dry_run: boolean;
  /** How many products the request means: changed, skipped and refused. */
  matched: number;
  /** How many do not change only because the new price is below the cost. */
  left_below_cost: number;
  /** How many of all matched products are below their cost, changed or not. */
  all_below_cost: number;
  /** How many have less than the least margin, but are not below their cost. */
  low_margin: number;
  /** How many have their own price today. */
  own_price: number;
  /** The service of all these products; null when there are several. */
  service_name: string | null;
  /** @example 25 */
  least_margin_percent: number;
  /** How many will not be sold, because the new price is below the cost. */
  below_cost: number;
  /** How many prices follow the cost today, and would stop following it. */
  stops_following: number;
  /** The markup with which these prices would bring as much and keep following the cost; null when there is none. */
  same_markup_percent: number | null;
  /** What the sales of the last seven days bring at the old and the new prices, for the products that change. */
  if_repeated: {
    codes: number;
    revenue_cents_before: number;
    revenue_cents_after: number;
    margin_cents_before: number;
    margin_cents_after: number;
    /** How many codes at the new prices bring the same margin as before; null when no number does. */
    break_even_codes: number | null;
  };
  /** A fingerprint of what was read. Send it with the change. */
  seen: string;
  read_at: string;
  /** How many products have another cost or price than the request's `seen` says. */
  changed_since: number;
  /** How many products match `show`. */
  shown: number;
  /** The first of these: below the cost, then below the least margin, then by sales. */
  items: BulkProductDto[];
}
