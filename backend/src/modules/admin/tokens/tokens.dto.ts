import type { StaffPermission } from '../../../platform/http/index.js';
import type { ReasonDto } from '../admin.dto.js';

/** A token by which a script of staff calls. */
export interface StaffTokenDto {
  id: string;
  /** What its maker calls it. */
  name: string;
  /** What it was made for; of that it may do what its maker still may. */
  permissions: StaffPermission[];
  /** The first characters of the token. */
  prefix: string;
  maker: { id: string; email: string | null };
  created_at: string;
  expires_at: string;
  /** To the minute; null before the first use. */
  last_used_at: string | null;
}

/** A staff token to be made. */
export interface CreateStaffTokenRequestDto extends ReasonDto {
  /** @isString required @minLength 1 required @maxLength 60 too_long @example "Night report" */
  name: string;
  /**
   * What it may do: `grantable` of `GET /api/v1/admin/rights` at most.
   * @minItems 1 required @maxItems 100 too_long
   * @uniqueItems invalid
   */
  permissions: StaffPermission[];
  /** After how many days it stops working. @isInt not_integer @minimum 1 too_small @maximum 90 too_large @example 30 */
  expires_in_days: number;
}

export interface CreatedStaffTokenDto extends StaffTokenDto {
  /** Goes into `Authorization: Bearer`; it is never shown again. */
  token: string;
}
