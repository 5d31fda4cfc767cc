export type IncidentStateDto = 'investigating' | 'identified' | 'monitoring' | 'resolved';
export type IncidentImpactDto = 'slow' | 'partial' | 'down';

/** Numbers of a service, of a country or of both; what is null stands for any. Or top-ups. */
export interface IncidentScopeDto {
  area: 'numbers' | 'topups';
  service_code: string | null;
  service_name: string | null;
  service_image_url: string | null;
  country_iso: string | null;
  country_name: string | null;
  flag_image_url: string | null;
}

/** What all readers see of an update. */
export interface PublishedUpdateDto {
  id: string;
  state: IncidentStateDto;
  published_at: string;
  /** When its text was changed afterwards; null as a rule. */
  corrected_at: string | null;
}

export interface IncidentUpdateDto extends PublishedUpdateDto {
  text: string;
}

/** What all readers see of an incident. */
export interface PublishedIncidentDto {
  id: string;
  state: IncidentStateDto;
  impact: IncidentImpactDto;
  affects: IncidentScopeDto[];
  started_at: string;
  /** When more is said at the latest; null once it is resolved. */
  next_update_at: string | null;
  resolved_at: string | null;
}

/** What staff tell of a disturbance. */
export interface IncidentDto extends PublishedIncidentDto {
  title: string;
  /** Newest first. */
  updates: IncidentUpdateDto[];
}
