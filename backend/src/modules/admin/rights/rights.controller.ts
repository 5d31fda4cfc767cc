import { Get, Route, Security } from '@tsoa/runtime';
import { grantableBy, permissionsOf, type Role, type StaffPermission } from '../../../platform/http/index.js';
import { StaffController } from '../staff-controller.js';

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

@Route('api/v1/admin/rights')
@Security('staff', ['rights.read'])
export class RightsController extends StaffController {
  /** The permissions of the caller. */
  @Get()
  async readStaffRights(): Promise<StaffRightsDto> {
    const { email, role, staffToken } = this.actor;
    return {
      email,
      role,
      permissions: permissionsOf(this.actor),
      grantable: grantableBy(this.actor),
      token: staffToken ? { name: staffToken.name, expires_at: staffToken.expiresAt.toISOString() } : null,
    };
  }
}
