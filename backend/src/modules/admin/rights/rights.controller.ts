import { Get, Route, Security } from '@tsoa/runtime';
import { grantableBy, permissionsOf, type Role, type StaffPermission } from '../../../platform/http/index.js';
import { StaffController } from '../staff-controller.js';

/** The permissions of the caller in the back-office. */
export interface StaffRightsDto {
  email: string;
  role: Role;
  /** The names of the caller's permissions. Some of them also need a recent sign-in. */
  permissions: StaffPermission[];
  /** The permissions that the caller may give to a token. */
  grantable: StaffPermission[];
  /** The staff token that makes the call; null in a session. */
  token: { name: string; expires_at: string } | null;
}

@Route('api/v1/admin/rights')
@Security('staff', ['rights.read'])
export class RightsController extends StaffController {
  /** Shows the permissions of the caller. */
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
