import type { ListQueryDto, StaffAction, StaffEntity } from '../../../platform/http/index.js';
import type { SearchText, UserIdDto } from '../admin.dto.js';

export interface ListAuditQueryDto extends ListQueryDto<'at'> {
  staff_id?: UserIdDto;
  entity_type?: StaffEntity;
  /** @maxLength 200 too_long */
  entity_id?: string;
  /** The customer whom it concerns. */
  user_id?: UserIdDto;
  action?: StaffAction;
  /** The first moment, or the first day in São Paulo. @maxLength 40 invalid @example "2026-11-01" */
  from?: string;
  /** The first moment that is too late, or the last day. @maxLength 40 invalid @example "2026-11-30" */
  to?: string;
  /** Part of the action, of the id of what was changed, or of the reason. */
  search?: SearchText;
  /** The records of one operation. @maxLength 200 too_long */
  request_id?: string;
  /** One entry for each operation, the first of its records; single ones where `search` or `entity_id` is given. */
  operations?: boolean;
}

/** Who made the change, or whom it concerned. */
export interface AuditPersonDto {
  id: string;
  /** Null when the account is deleted. */
  email: string | null;
}

/** One field before and after a change. Personal fields are reduced to their first letter. */
export interface AuditDifferenceDto {
  field: string;
  /** Null where there was none. */
  before: unknown;
  after: unknown;
}

/** A later change of the same thing. */
export interface AuditLaterChangeDto {
  at: string;
  staff: AuditPersonDto;
  /** What it has been since. */
  after: { [field: string]: unknown };
}

/** One change that staff made. */
export interface AuditEntryDto {
  id: string;
  at: string;
  staff: AuditPersonDto;
  /** Name of the staff token that did it for them; null for what they did in a session. */
  token: string | null;
  action: StaffAction;
  entity_type: StaffEntity;
  entity_id: string;
  /** How people call what was changed, of an offer its product; null where its id says it, or where it is not there any more. */
  entity_name: string | null;
  /** How many records the operation left: more than one where it changed many things. */
  records: number;
  /** The customer whom it concerns. */
  user: AuditPersonDto | null;
  /** What it was before, as far as it changed. */
  before: { [field: string]: unknown } | null;
  after: { [field: string]: unknown } | null;
  /** The same field by field. */
  changes: AuditDifferenceDto[];
  /** The newest later change of the same fields; null where none was made, or nothing can be restored. */
  changed_later: AuditLaterChangeDto | null;
  reason: string | null;
  /** Without its last part. */
  ip_address: string | null;
  /** `Firefox`; `torpedo` for the command line. */
  client: string | null;
  request_id: string;
}
