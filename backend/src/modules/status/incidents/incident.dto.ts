export type IncidentStateDto = 'investigating' | 'identified' | 'monitoring' | 'resolved';
export type IncidentImpactDto = 'slow' | 'partial' | 'down';

/** Numbers of a service, of a country or of both, where null means any; or all top-ups. */
export interface IncidentScopeDto {
  area: 'numbers' | 'topups';
  service_code: string | null;
  service_name: string | null;
  service_image_url: string | null;
  country_iso: string | null;
  country_name: string | null;
  flag_image_url: string | null;
}

/** The part of an update that is the same in all languages. */
export interface PublishedUpdateDto {
  id: string;
  state: IncidentStateDto;
  published_at: string;
  /** When staff changed its text after publishing; null when they did not. */
  corrected_at: string | null;
}

export interface IncidentUpdateDto extends PublishedUpdateDto {
  text: string;
}

/** The part of an incident that is the same in all languages. */
export interface PublishedIncidentDto {
  id: string;
  state: IncidentStateDto;
  impact: IncidentImpactDto;
  affects: IncidentScopeDto[];
  started_at: string;
  /** When staff will publish the next update at the latest; null once the incident is resolved. */
  next_update_at: string | null;
  resolved_at: string | null;
}

/** An incident that staff published. */
export interface IncidentDto extends PublishedIncidentDto {
  title: string;
  /** Newest first. */
  updates: IncidentUpdateDto[];
}
