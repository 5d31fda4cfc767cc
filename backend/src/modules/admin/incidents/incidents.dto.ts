import type { WholeListQueryDto } from '../../../platform/http/index.js';
import type {
  IncidentImpactDto,
  IncidentStateDto,
  PublishedIncidentDto,
  PublishedUpdateDto,
} from '../../status/index.js';
import type { EditDto, ReasonDto } from '../admin.dto.js';

export interface ListIncidentsQueryDto extends WholeListQueryDto<'started_at'> {
  /** @default "all" */
  status?: 'all' | 'open' | 'resolved';
}

/** Portuguese is shown when another language is missing or empty. */
export interface IncidentTitlesDto {
  /** @minLength 1 required @maxLength 100 too_long */
  pt: string;
  /** @maxLength 100 too_long */
  en?: string | null;
  /** @maxLength 100 too_long */
  es?: string | null;
}

/** Portuguese is shown when another language is missing or empty. The texts must not name a provider. */
export interface IncidentTextsDto {
  /** @minLength 1 required @maxLength 280 too_long */
  pt: string;
  /** @maxLength 280 too_long */
  en?: string | null;
  /** @maxLength 280 too_long */
  es?: string | null;
}

/** Numbers of a service, of a country or of both, where a missing code means any; or all top-ups. */
export interface AffectedRequestDto {
  area: 'numbers' | 'topups';
  /** @maxLength 20 too_long @example "ig" */
  service_code?: string | null;
  /** @maxLength 2 too_long @example "BR" */
  country_iso?: string | null;
}

export interface AdminIncidentUpdateDto extends PublishedUpdateDto {
  texts: IncidentTextsDto;
}

export interface AdminIncidentDto extends PublishedIncidentDto {
  titles: IncidentTitlesDto;
  /** Name or address of the person who opened it; null when that account was deleted. */
  opened_by: string | null;
  /** Whether the affected products are not sold until the incident is resolved. */
  stops_sales: boolean;
  updated_at: string;
  /** Newest first. */
  updates: AdminIncidentUpdateDto[];
}

export interface OpenIncidentRequestDto extends ReasonDto {
  titles: IncidentTitlesDto;
  /** The text of the first update. */
  texts: IncidentTextsDto;
  state: IncidentStateDto;
  impact: IncidentImpactDto;
  /** @minItems 1 required @maxItems 20 too_long */
  affects: AffectedRequestDto[];
  /** @isDateTime invalid */
  started_at: Date;
  /** When customers get more news at the latest; required until it is resolved. @isDateTime invalid */
  next_update_at?: Date | null;
  /** Whether to notify the browsers of customers who have an affected number in use. */
  notify?: boolean;
  /** Whether to pause the sale of the affected numbers until the incident is resolved. */
  stops_sales?: boolean;
}

/** The fields to change. A field that is left out does not change. */
export interface UpdateIncidentRequestDto extends EditDto {
  texts: IncidentTextsDto;
  state: IncidentStateDto;
  titles?: IncidentTitlesDto;
  impact?: IncidentImpactDto;
  /** @minItems 1 required @maxItems 20 too_long */
  affects?: AffectedRequestDto[];
  /** @isDateTime invalid */
  started_at?: Date;
  /** When customers get more news at the latest; required until it is resolved. @isDateTime invalid */
  next_update_at?: Date | null;
  /** Whether to notify the browsers of customers who have an affected number in use. */
  notify?: boolean;
  /** Whether to pause the sale of the affected numbers until the incident is resolved. */
  stops_sales?: boolean;
}

export interface CorrectIncidentRequestDto extends EditDto {
  texts: IncidentTextsDto;
}

export interface AffectedCustomersQueryDto {
  /** Service and country, with `*` for any. @maxItems 20 too_long @example ["ig-BR", "wa-*"] */
  numbers?: string[];
}

export interface AffectedCustomersDto {
  /** Customers with such a number in use and a browser that gets notifications. */
  customers: number;
  /** Followers, who get each update by mail, whatever it affects. */
  followers: number;
}

/** @pattern ^[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$ invalid */
export type IncidentIdDto = string;
