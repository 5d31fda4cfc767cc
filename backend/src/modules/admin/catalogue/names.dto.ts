import type { ListQueryDto } from '../../../platform/http/index.js';
import type { EditDto, NameText, Place, ReasonDto, SearchText } from '../admin.dto.js';

/** The new names. A name that is left out does not change. */
export interface CategoryNamesRequestDto {
  pt?: NameText;
  en?: NameText;
  es?: NameText;
}

export interface CreateCategoryRequestDto extends ReasonDto {
  /** Lower-case letters, digits and hyphens. @pattern ^[a-z][a-z0-9-]{0,39}$ invalid @example "messaging" */
  code: string;
  /** The name in Portuguese, and in the other languages when `names` does not have them. */
  name: NameText;
  names?: CategoryNamesRequestDto;
}

export interface ChangeCategoryRequestDto extends EditDto {
  names?: CategoryNamesRequestDto;
  /** The position from 1. The others move. */
  position?: Place;
}

export interface ListCountriesQueryDto extends ListQueryDto<'position' | 'iso_code'> {
  /** Part of a name, in any of our languages, or an ISO code. */
  search?: SearchText;
  /** @default "all" */
  status?: 'all' | 'enabled' | 'disabled';
}

/** @pattern ^[A-Z]{2}$ invalid */
export type CountryCodeDto = string;

/** The new names. Null removes a name, so that the usual one is shown. */
export interface CountryNamesRequestDto {
  /** @maxLength 60 too_long */
  pt?: string | null;
  /** @maxLength 60 too_long */
  en?: string | null;
  /** @maxLength 60 too_long */
  es?: string | null;
}

/** Whether a service is sold in the country. */
export interface CountryServiceRequestDto {
  /** Code of the service. @minLength 1 required @maxLength 20 too_long @example "wa" */
  service_code: string;
  is_paused: boolean;
}

export interface ChangeCountryRequestDto extends EditDto {
  /** False disables the country. */
  is_enabled?: boolean;
  /**
   * Lower positions are listed first, equal positions by name. 1000 when not set.
   * @isInt not_integer @minimum 1 too_small @maximum 100000 too_large
   */
  position?: number;
  names?: CountryNamesRequestDto;
  /** Services to pause, or to sell again, in this country. @maxItems 1000 too_long */
  services?: CountryServiceRequestDto[];
}
