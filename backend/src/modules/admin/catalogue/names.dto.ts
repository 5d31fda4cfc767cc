import type { ListQueryDto } from '../../../platform/http/index.js';

/** Names to be given; what is not named stays. */
export interface CategoryNamesRequestDto {
  /**
   * @minLength 1 required
   * @maxLength 60 too_long
   */
  pt?: string;
  /**
   * @minLength 1 required
   * @maxLength 60 too_long
   */
  en?: string;
  /**
   * @minLength 1 required
   * @maxLength 60 too_long
   */
  es?: string;
}

export interface CreateCategoryRequestDto {
  /**
   * Small letters, digits and hyphens.
   * @pattern ^[a-z][a-z0-9-]{0,39}$ invalid
   * @example "messaging"
   */
  code: string;
  /**
   * In Portuguese, and in the other languages unless they are given.
   * @minLength 1 required
   * @maxLength 60 too_long
   */
  name: string;
  names?: CategoryNamesRequestDto;
  /** @maxLength 500 too_long */
  reason?: string;
}

export interface ChangeCategoryRequestDto {
  names?: CategoryNamesRequestDto;
  /**
   * From 1; the others make room.
   * @isInt not_integer
   * @minimum 1 too_small
   * @maximum 1000 too_large
   */
  position?: number;
  /** @maxLength 500 too_long */
  reason?: string;
  /**
   * `updated_at` as it was read: with another one by now nothing changes (CHANGED_MEANWHILE).
   * @isDateTime invalid
   */
  expected_updated_at?: string;
}

/** Which countries, and which part of them. */
export interface ListCountriesQueryDto extends ListQueryDto<'position' | 'iso_code'> {
  /**
   * Part of a name, in any of our languages, or an ISO code.
   * @maxLength 100 too_long
   */
  search?: string;
  /** @default "all" */
  status?: 'all' | 'enabled' | 'disabled';
}

/**
 * @pattern ^[A-Z]{2}$ invalid
 */
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
  /**
   * Code of the service.
   * @minLength 1 required
   * @maxLength 20 too_long
   * @example "wa"
   */
  service_code: string;
  is_paused: boolean;
}

export interface ChangeCountryRequestDto {
  /** False switches the country off. */
  is_enabled?: boolean;
  /**
   * Lower ones are listed first, equal ones by name; 1000 unless set.
   * @isInt not_integer
   * @minimum 1 too_small
   * @maximum 100000 too_large
   */
  position?: number;
  names?: CountryNamesRequestDto;
  /**
   * Services to be paused or sold again in this country.
   * @maxItems 1000 too_long
   */
  services?: CountryServiceRequestDto[];
  /** @maxLength 500 too_long */
  reason?: string;
  /**
   * `updated_at` as it was read: with another one by now nothing changes (CHANGED_MEANWHILE).
   * @isDateTime invalid
   */
  expected_updated_at?: string;
}
