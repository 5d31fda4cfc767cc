import type { Request as HttpRequest } from 'express';
import { Controller, Get, Request, Route, Security } from '@tsoa/runtime';
import { actorOf, grantableBy, permissionsOf } from '../../../platform/http/index.js';
import type { StaffRightsDto } from './rights.dto.js';

@Route('api/v1/admin/rights')
@Security('staff', ['rights.read'])
export class RightsController extends Controller {
  /** The permissions of the caller. */
  @Get()
  async readStaffRights(@Request() request: HttpRequest): Promise<StaffRightsDto> {
    const actor = actorOf(request);
    const { email, role, staffToken } = actor;
    return {
      ...{ email, role },
      permissions: permissionsOf(actor),
      grantable: grantableBy(actor),
      token: staffToken ? { name: staffToken.name, expires_at: staffToken.expiresAt.toISOString() } : null,
    };
  }
}
