import type { Request as HttpRequest } from 'express';
import { Controller, Get, OperationId, Request, Response, Route, Security, Tags } from '@tsoa/runtime';
import { actorOf, grantableBy, permissionsOf, type ErrorDto } from '../../../platform/http/index.js';
import type { StaffRightsDto } from './rights.dto.js';

@Route('api/v1/admin/rights')
@Tags('Back-office')
@Security('staff', ['rights.read'])
@Response<ErrorDto>(401, 'Not signed in')
@Response<ErrorDto>(403, 'Not of the staff')
@Response<ErrorDto>('default', 'Any other refusal, in the documented shape')
export class RightsController extends Controller {
  /** The permissions of the caller. */
  @Get()
  @OperationId('readStaffRights')
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
