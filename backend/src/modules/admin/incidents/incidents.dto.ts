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

/** Portuguese stands in for what is missing or empty. */
export interface IncidentTitlesDto {
  /** @minLength 1 required @maxLength 100 too_long */
  pt: string;
  /** @maxLength 100 too_long */
  en?: string | null;
  /** @maxLength 100 too_long */
  es?: string | null;
}

/** Portuguese stands in for what is missing or empty. No provider is named. */
export interface IncidentTextsDto {
  /** @minLength 1 required @maxLength 280 too_long */
  pt: string;
  /** @maxLength 280 too_long */
  en?: string | null;
  /** @maxLength 280 too_long */
  es?: string | null;
}

/** Numbers of a service, of a country or of both; what is missing stands for any. Or top-ups. */
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
  /** Name or address of who opened it; null once that account is gone. */
  opened_by: string | null;
  /** Whether what it affects is not sold until it is resolved. */
  stops_sales: boolean;
  updated_at: string;
  /** Newest first. */
  updates: AdminIncidentUpdateDto[];
}

export interface OpenIncidentRequestDto extends ReasonDto {
  titles: IncidentTitlesDto;
  /** The first update. */
  texts: IncidentTextsDto;
  state: IncidentStateDto;
  impact: IncidentImpactDto;
  /** @minItems 1 required @maxItems 20 too_long */
  affects: AffectedRequestDto[];
  /** @isDateTime invalid */
  started_at: Date;
  /** When customers are told more at the latest; needed until it is resolved. @isDateTime invalid */
  next_update_at?: Date | null;
  /** Tells browsers of customers who have a number of it in use. */
  notify?: boolean;
  /** Pauses the sale of the numbers that it affects; they are sold again once it is resolved. */
  stops_sales?: boolean;
}

/** What is not given stays. */
export interface UpdateIncidentRequestDto extends EditDto {
  texts: IncidentTextsDto;
  state: IncidentStateDto;
  titles?: IncidentTitlesDto;
  impact?: IncidentImpactDto;
  /** @minItems 1 required @maxItems 20 too_long */
  affects?: AffectedRequestDto[];
  /** @isDateTime invalid */
  started_at?: Date;
  /** When customers are told more at the latest; needed until it is resolved. @isDateTime invalid */
  next_update_at?: Date | null;
  /** Tells browsers of customers who have a number of it in use. */
  notify?: boolean;
  /** Pauses the sale of the numbers that it affects; they are sold again once it is resolved. */
  stops_sales?: boolean;
}

export interface CorrectIncidentRequestDto extends EditDto {
  texts: IncidentTextsDto;
}

export interface AffectedCustomersQueryDto {
  /** Service and country, `*` for any. @maxItems 20 too_long @example ["ig-BR", "wa-*"] */
  numbers?: string[];
}

export interface AffectedCustomersDto {
  /** Who have such a number in use and a browser that can be told. */
  customers: number;
  /** Who are mailed each update, whatever it affects. */
  followers: number;
}

/** @pattern ^[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$ invalid */
export type IncidentIdDto = string;
