import type { Role, StaffPermission } from '../../../platform/http/index.js';

/** What the caller may do in the back-office. */
export interface StaffRightsDto {
  email: string;
  role: Role;
  /** Names of what the caller is permitted; some also need a recent sign-in. */
  permissions: StaffPermission[];
  /** Which of them the caller may give to a token. */
  grantable: StaffPermission[];
  /** The staff token that calls; null for a session. */
  token: { name: string; expires_at: string } | null;
}
