import type { ReasonDto } from '../admin.dto.js';
import type { ProductFilterDto, ProductIdDto } from './products.dto.js';

/** What is to be different for each product. At most one of the prices may be given. */
export interface BulkProductChangesDto {
  /** This price, in cents of BRL. @isInt not_integer @minimum 1 too_small @maximum 1000000000 too_large */
  price_cents?: number;
  /**
   * Percent added to the present price; negative values lower it. Rounded up to the cent.
   * @minimum -99 too_small
   * @maximum 1000 too_large
   */
  price_percent?: number;
  /**
   * Cents added to the present price; negative values lower it.
   * @isInt not_integer
   * @minimum -1000000 too_small
   * @maximum 1000000 too_large
   */
  price_add_cents?: number;
  /** Percent added to the cost, rounded up to the cent. @minimum 0 too_small @maximum 10000 too_large */
  markup_percent?: number;
  /** Gives up the products' own prices: they follow the cost. */
  follow_cost?: true;
  /** Leaves the products alone that have a price of their own. */
  keep_own_prices?: boolean;
  /** Leaves the products alone whose new price would be below their cost. */
  skip_below_cost?: boolean;
  /** `inactive` pauses the products. */
  status?: 'active' | 'inactive';
}

export interface BulkProductsRequestDto extends ReasonDto {
  /** The products; or `filter`. @maxItems 10000 too_long */
  ids?: ProductIdDto[];
  filter?: ProductFilterDto;
  changes: BulkProductChangesDto;
  /** Answers what would change, and changes nothing. */
  dry_run?: boolean;
}

/** One product before and after. */
export interface BulkProductDto {
  id: string;
  sku: string;
  name: string;
  country_iso: string;
  cost_cents: number | null;
  /** Codes that it delivered in the last seven days. */
  sold_7_days: number;
  /** It follows its cost today, and would not any more. */
  stops_following: boolean;
  price_cents_before: number | null;
  price_cents_after: number | null;
  margin_before: number | null;
  margin_after: number | null;
  status_before: 'active' | 'inactive' | 'out_of_stock';
  status_after: 'active' | 'inactive' | 'out_of_stock';
  /** The price is below the cost: it would not be sold. */
  is_below_cost: boolean;
}

/** A product that stays as it is. */
export interface SkippedProductDto {
  id: string;
  sku: string;
  why: 'own_price' | 'no_price' | 'no_cost' | 'too_low' | 'below_cost' | 'unchanged';
}

export interface BulkProductsDto {
  dry_run: boolean;
  /** Products that were meant. */
  matched: number;
  changed: number;
  skipped: number;
  /** Those that will not be sold, because the new price is below the cost. */
  below_cost: number;
  /** Those that follow their cost today, and would not any more. */
  stops_following: number;
  /** What changed them, as the audit and an undo name it; null of what would change. */
  operation_id: string | null;
  /** The last seven days once more, at the prices before and after; of those that change. */
  if_repeated: {
    codes: number;
    revenue_cents_before: number;
    revenue_cents_after: number;
    margin_cents_before: number;
    margin_cents_after: number;
  };
  /** The first hundred that change. */
  items: BulkProductDto[];
  /** The first hundred that stay. */
  skipped_items: SkippedProductDto[];
}

export interface UndoBulkRequestDto extends ReasonDto {
  /** As the change answered it. @minLength 1 required @maxLength 200 too_long */
  operation_id: string;
}

export interface UndoneBulkDto {
  /** Products that are again as they were. */
  restored: number;
  /** Products that somebody has changed since: they stay. */
  skipped: number;
  operation_id: string;
}
