import type { ListQueryDto } from '../../../platform/http/index.js';
import type { EditDto, NameText, Place, ReasonDto, SearchText } from '../admin.dto.js';

/** Names to be given; what is not named stays. */
export interface CategoryNamesRequestDto {
  pt?: NameText;
  en?: NameText;
  es?: NameText;
}

export interface CreateCategoryRequestDto extends ReasonDto {
  /** Small letters, digits and hyphens. @pattern ^[a-z][a-z0-9-]{0,39}$ invalid @example "messaging" */
  code: string;
  /** In Portuguese, and in the other languages unless they are given. */
  name: NameText;
  names?: CategoryNamesRequestDto;
}

export interface ChangeCategoryRequestDto extends EditDto {
  names?: CategoryNamesRequestDto;
  /** From 1; the others make room. */
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

/** Names to be given; null takes the usual one back. */
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
  /** False switches the country off. */
  is_enabled?: boolean;
  /**
   * Lower ones are listed first, equal ones by name; 1000 unless set.
   * @isInt not_integer @minimum 1 too_small @maximum 100000 too_large
   */
  position?: number;
  names?: CountryNamesRequestDto;
  /** Services to be paused or sold again in this country. @maxItems 1000 too_long */
  services?: CountryServiceRequestDto[];
}
