import type { ReasonDto, SearchText } from '../admin.dto.js';
import type { ProductFilterDto, ProductIdDto } from './products.dto.js';

/** What is to be different for each product. At most one of the prices may be given. */
export interface BulkProductChangesDto {
  /** This price, in cents of BRL. @isInt not_integer @minimum 1 too_small @maximum 1000000000 too_large */
  price_cents?: number;
  /**
   * Percent added to the present price; negative values lower it.
   * @minimum -99 too_small @maximum 1000 too_large
   */
  price_percent?: number;
  /**
   * Cents added to the present price; negative values lower it.
   * @isInt not_integer @minimum -1000000 too_small @maximum 1000000 too_large
   */
  price_add_cents?: number;
  /** Percent on the cost, which the prices go on following. @minimum 0 too_small @maximum 10000 too_large */
  markup_percent?: number;
  /** Gives up the products' own prices and markups: they follow the cost with the markup of the settings. */
  follow_cost?: true;
  /**
   * To what a sum is rounded: up to the cent unless given, or to the nearest cent, five cents, ten cents, or price that
   * ends in nine.
   */
  rounding?: 'up' | 'nearest' | 'five_cents' | 'ten_cents' | 'ends_in_nine';
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
  /** Products that stay as they are. @maxItems 10000 too_long */
  left_out?: ProductIdDto[];
  /** Those that change although `skip_below_cost` leaves the others alone. @maxItems 10000 too_long */
  at_loss?: ProductIdDto[];
  /** `seen` of a dry run: nothing changes if a cost or a price is another one by now. @maxLength 100000 too_long */
  seen?: string;
  /** Which of the products are listed; all take part in the change. */
  show?: BulkShownDto;
  /** Answers what would change, and changes nothing. Without a change it answers how things are. */
  dry_run?: boolean;
}

interface BulkShownDto {
  /** Those below their cost, those under the least margin of the settings, or those that have a price of their own. */
  only?: 'below_cost' | 'low_margin' | 'own_price';
  /** Part of a name, a country or a sku. */
  search?: SearchText;
}

/** One product before and after. */
export interface BulkProductDto {
  id: string;
  sku: string;
  name: string;
  country_iso: string;
  country_name: string;
  flag_image_url: string;
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
  /** The margin is under the least one of the settings. */
  is_low_margin: boolean;
  /** Its cost or price is another one than `seen` says. */
  has_changed: boolean;
  /** Why it stays as it is; null where it changes. */
  stays: 'left_out' | 'own_price' | 'no_price' | 'no_cost' | 'too_low' | 'below_cost' | 'unchanged' | null;
}

/** What an operation on many did and did not. */
export interface OperationDto {
  /** Names it in the audit and in an undo; null of what would change. */
  operation_id: string | null;
  changed: number;
  /** Left as they are, as the request wanted or because nothing of them is different. */
  skipped: number;
  /** Those that could not be changed. `CHANGED_MEANWHILE`: somebody has changed what an undo would restore. */
  refused: { id: string; code: 'NO_PRICE' | 'NO_COST' | 'PRICE_TOO_LOW' | 'CHANGED_MEANWHILE' }[];
}

export interface BulkProductsDto extends OperationDto {
  dry_run: boolean;
  /** Products that were meant: changed, skipped and refused. */
  matched: number;
  /** Those that stay only because the new price is below the cost. */
  left_below_cost: number;
  /** Of all that were meant: those below their cost, changed or not. */
  all_below_cost: number;
  /** Those under the least margin, but not below their cost. */
  low_margin: number;
  /** Those with a price of their own today. */
  own_price: number;
  /** The service of all of them; null where there are several. */
  service_name: string | null;
  /** @example 25 */
  least_margin_percent: number;
  /** Those that will not be sold, because the new price is below the cost. */
  below_cost: number;
  /** Those that follow their cost today, and would not any more. */
  stops_following: number;
  /** The markup that brings the same of those that stop following, and goes on following; null where there is none. */
  same_markup_percent: number | null;
  /** The last seven days once more, at the prices before and after; of those that change. */
  if_repeated: {
    codes: number;
    revenue_cents_before: number;
    revenue_cents_after: number;
    margin_cents_before: number;
    margin_cents_after: number;
    /** Codes that bring the margin of before at the prices after; null where none do. */
    break_even_codes: number | null;
  };
  /** What was read, to be sent back with the change. */
  seen: string;
  read_at: string;
  /** Products whose cost or price is another one than the `seen` of the request says. */
  changed_since: number;
  /** How many are as `show` wants them. */
  shown: number;
  /** The first of them: below the cost, then under the least margin, then by sales. */
  items: BulkProductDto[];
}
