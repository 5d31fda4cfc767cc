import { Get, Route, Security } from '@tsoa/runtime';
import { grantableBy, permissionsOf } from '../../../platform/http/index.js';
import { StaffController } from '../staff-controller.js';
import type { StaffRightsDto } from './rights.dto.js';

@Route('api/v1/admin/rights')
@Security('staff', ['rights.read'])
export class RightsController extends StaffController {
  /** The permissions of the caller. */
  @Get()
  async readStaffRights(): Promise<StaffRightsDto> {
    const actor = this.actor;
    const { email, role, staffToken } = actor;
    return {
      email,
      role,
      permissions: permissionsOf(actor),
      grantable: grantableBy(actor),
      token: staffToken ? { name: staffToken.name, expires_at: staffToken.expiresAt.toISOString() } : null,
    };
  }
}
