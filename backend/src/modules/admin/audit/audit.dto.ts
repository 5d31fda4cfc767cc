import type { ListQueryDto, StaffAction, StaffEntity } from '../../../platform/http/index.js';
import type { SearchText, UserIdDto } from '../admin.dto.js';

export interface ListAuditQueryDto extends ListQueryDto<'at'> {
  staff_id?: UserIdDto;
  entity_type?: StaffEntity;
  /** @maxLength 200 too_long */
  entity_id?: string;
  /** The customer whom the change concerns. */
  user_id?: UserIdDto;
  action?: StaffAction;
  /** The first moment, or the first day in São Paulo. @maxLength 40 invalid @example "2026-11-01" */
  from?: string;
  /** The first moment after the period, or the last day of it. @maxLength 40 invalid @example "2026-11-30" */
  to?: string;
  /** Part of the action, of the reason, or of the id of the changed thing. */
  search?: SearchText;
  /** The records of one operation. @maxLength 200 too_long */
  request_id?: string;
  /** Only the first record of each operation; every record when `search` or `entity_id` is given. */
  operations?: boolean;
}

/** The member of staff who made the change, or the customer whom it concerned. */
export interface AuditPersonDto {
  id: string;
  /** Null when the account is deleted. */
  email: string | null;
}

/** One field before and after a change. Personal fields are reduced to their first letter. */
export interface AuditDifferenceDto {
  field: string;
  /** Null when there was no value. */
  before: unknown;
  after: unknown;
}

/** A later change of the same thing. */
export interface AuditLaterChangeDto {
  at: string;
  staff: AuditPersonDto;
  /** The values after that change. */
  after: { [field: string]: unknown };
}

/** One change that staff made. */
export interface AuditEntryDto {
  id: string;
  at: string;
  staff: AuditPersonDto;
  /** Name of the staff token that was used; null when the change was made in a session. */
  token: string | null;
  action: StaffAction;
  entity_type: StaffEntity;
  entity_id: string;
  /** The name of what was changed, for an offer its product; null when the id is the name, or when it no longer exists. */
  entity_name: string | null;
  /** How many records the operation left; more than one when it changed many things. */
  records: number;
  /** The customer whom the change concerns. */
  user: AuditPersonDto | null;
  /** The old values of the fields that changed. */
  before: { [field: string]: unknown } | null;
  after: { [field: string]: unknown } | null;
  /** The same changes, field by field. */
  changes: AuditDifferenceDto[];
  /** The newest later change of the same fields; null when there is none, or when the old value cannot be restored. */
  changed_later: AuditLaterChangeDto | null;
  reason: string | null;
  /** Without the last part of the address. */
  ip_address: string | null;
  /** For example `Firefox`; `torpedo` for the command line. */
  client: string | null;
  request_id: string;
}
