import type { Role, StaffPermission } from '../../../platform/http/index.js';

/** What the caller may do in the back-office. */
export interface StaffRightsDto {
  role: Role;
  /** Names of what the role is permitted; some also need a recent sign-in. */
  permissions: StaffPermission[];
}
