import type { StaffPermission } from '../../../platform/http/index.js';
import type { ReasonDto } from '../admin.dto.js';

/** A token with which a script of staff calls the API. */
export interface StaffTokenDto {
  id: string;
  /** The name that its maker gave it. */
  name: string;
  /** The permissions that it was made with. It loses those that its maker loses. */
  permissions: StaffPermission[];
  /** The first characters of the token. */
  prefix: string;
  maker: { id: string; email: string | null };
  created_at: string;
  expires_at: string;
  /** Exact to the minute; null before the first use. */
  last_used_at: string | null;
}

/** A staff token to be made. */
export interface CreateStaffTokenRequestDto extends ReasonDto {
  /** @isString required @minLength 1 required @maxLength 60 too_long @example "Night report" */
  name: string;
  /**
   * Its permissions, at most the `grantable` ones of `GET /api/v1/admin/rights`.
   * @minItems 1 required @maxItems 100 too_long
   * @uniqueItems invalid
   */
  permissions: StaffPermission[];
  /** After how many days it stops working. @isInt not_integer @minimum 1 too_small @maximum 90 too_large @example 30 */
  expires_in_days: number;
}

export interface CreatedStaffTokenDto extends StaffTokenDto {
  /** Send it as `Authorization: Bearer`. It is never shown again. */
  token: string;
}
