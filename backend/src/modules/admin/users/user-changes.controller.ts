import type { Request as HttpRequest } from 'express';
import {
  Body,
  Controller,
  OperationId,
  Patch,
  Path,
  Post,
  Request,
  Response,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import { actorOf, assertPermitted, type ErrorDto } from '../../../platform/http/index.js';
import type { UserIdDto } from '../admin.dto.js';
import { staffOriginOf } from '../audit/staff-action.js';
import type { AdminUsersService } from './admin-users.service.js';
import type { UserChange, UserChangesService } from './user-changes.service.js';
import { roleOf } from './user-request.js';
import type {
  AdminUserDto,
  BlockPurchasesRequestDto,
  ChangeBasicRequestDto,
  ChangeRoleRequestDto,
  ChangeStatusRequestDto,
  ChangeUserProfileRequestDto,
  ClearFlagRequestDto,
  ReasonDto,
  ResetUserPasswordRequestDto,
} from './user.dto.js';
import { presentAdminUser } from './user.presenter.js';

interface AskedChange {
  reason?: string;
  expected_updated_at?: string;
}

function changeOf(request: HttpRequest, userId: string, body: AskedChange | undefined): UserChange {
  return {
    userId,
    origin: staffOriginOf(request),
    reason: body?.reason,
    expectedUpdatedAt: body?.expected_updated_at,
  };
}

@Route('api/v1/admin/users/{id}')
@Tags('Back-office')
@Security('staff', ['users.change'])
@Response<ErrorDto>(401, 'Not signed in')
@Response<ErrorDto>(403, 'Not an administrator')
@Response<ErrorDto>(404, 'No such account')
@Response<ErrorDto>(422, 'Invalid fields')
@Response<ErrorDto>('default', 'Any other refusal, in the documented shape')
export class UserChangesController extends Controller {
  constructor(
    private readonly changes: UserChangesService,
    private readonly users: AdminUsersService,
  ) {
    super();
  }

  /** Activates or deactivates an account. A deactivated one is signed out everywhere and cannot sign in. */
  @Patch('status')
  @OperationId('setUserStatus')
  @Response<ErrorDto>(409, '`CHANGED_MEANWHILE` with `current`, `LAST_ADMIN`')
  async setUserStatus(
    @Request() request: HttpRequest,
    @Path() id: UserIdDto,
    @Body() body: ChangeStatusRequestDto,
  ): Promise<AdminUserDto> {
    const change = { ...changeOf(request, id, body), reason: body.reason };
    return presentAdminUser(await this.changes.setStatus(change, body.is_active));
  }

  /** Changes the role of an account: never one's own, and never the last administrator's. */
  @Patch('role')
  @Security('staff', ['users.change_role'])
  @OperationId('setUserRole')
  @Response<ErrorDto>(400, '`INVALID_ROLE`')
  @Response<ErrorDto>(403, 'Not an administrator; `OWN_ROLE`; `REAUTHENTICATION_REQUIRED`')
  @Response<ErrorDto>(409, '`CHANGED_MEANWHILE` with `current`, `LAST_ADMIN`')
  async setUserRole(
    @Request() request: HttpRequest,
    @Path() id: UserIdDto,
    @Body() body: ChangeRoleRequestDto,
  ): Promise<AdminUserDto> {
    return presentAdminUser(await this.changes.setRole(changeOf(request, id, body), roleOf(body.role)));
  }

  /**
   * Changes the e-mail address and the currency. A new address is sent a confirmation code, unless it is marked as
   * confirmed.
   */
  @Patch('basic')
  @OperationId('setUserBasics')
  @Response<ErrorDto>(403, 'Not an administrator; `REAUTHENTICATION_REQUIRED` for the address of staff')
  @Response<ErrorDto>(409, '`CHANGED_MEANWHILE` with `current`, `EMAIL_ALREADY_REGISTERED`')
  async setUserBasics(
    @Request() request: HttpRequest,
    @Path() id: UserIdDto,
    @Body() body: ChangeBasicRequestDto,
  ): Promise<AdminUserDto> {
    if (body.email !== undefined) await this.assertMayEnter(request, id);
    const changed = await this.changes.setBasic(changeOf(request, id, body), {
      email: body.email,
      preferredCurrency: body.preferred_currency,
      isEmailVerified: body.is_email_verified,
    });
    return presentAdminUser(changed);
  }

  /** Changes the name and the telephone; a field that is left out stays, null clears it. */
  @Patch('profile')
  @OperationId('setUserProfile')
  @Response<ErrorDto>(409, '`CHANGED_MEANWHILE` with `current`')
  async setUserProfile(
    @Request() request: HttpRequest,
    @Path() id: UserIdDto,
    @Body() body: ChangeUserProfileRequestDto,
  ): Promise<AdminUserDto> {
    const changed = await this.changes.setProfile(changeOf(request, id, body), {
      fullName: body.full_name,
      phoneNumber: body.phone_number,
    });
    return presentAdminUser(changed);
  }

  /** Mails a new code to an account whose address is not confirmed. */
  @Post('resend-verification')
  @OperationId('resendUserVerification')
  @SuccessResponse(204, 'Sent')
  @Response<ErrorDto>(409, '`EMAIL_ALREADY_VERIFIED`')
  @Response<ErrorDto>(429, 'One was sent within the last minute; Retry-After says when to come back')
  async resendUserVerification(
    @Request() request: HttpRequest,
    @Path() id: UserIdDto,
    @Body() body?: ReasonDto,
  ): Promise<void> {
    await this.changes.resendVerification(changeOf(request, id, body));
  }

  /** Resets the password and ends every session and API key; the next sign-in has to choose a new password. */
  @Post('reset-password')
  @OperationId('resetUserPassword')
  @SuccessResponse(204, 'Reset')
  @Response<ErrorDto>(403, 'Not an administrator; `REAUTHENTICATION_REQUIRED` for an account of staff')
  async resetUserPassword(
    @Request() request: HttpRequest,
    @Path() id: UserIdDto,
    @Body() body: ResetUserPasswordRequestDto,
  ): Promise<void> {
    await this.assertMayEnter(request, id);
    await this.changes.resetPassword(changeOf(request, id, body), {
      sendsMail: body.send_email === true,
      newPassword: body.new_password,
    });
  }

  /** Pauses the customer's purchases. Money, codes and top-ups are not affected. */
  @Post('block')
  @OperationId('blockUserPurchases')
  @SuccessResponse(200, 'Paused')
  async blockUserPurchases(
    @Request() request: HttpRequest,
    @Path() id: UserIdDto,
    @Body() body?: BlockPurchasesRequestDto,
  ): Promise<AdminUserDto> {
    return presentAdminUser(await this.changes.block(changeOf(request, id, body), body?.minutes));
  }

  /** Ends the pause of the customer's purchases early. */
  @Post('unblock')
  @OperationId('unblockUserPurchases')
  @SuccessResponse(200, 'Open')
  async unblockUserPurchases(
    @Request() request: HttpRequest,
    @Path() id: UserIdDto,
    @Body() body?: ReasonDto,
  ): Promise<AdminUserDto> {
    return presentAdminUser(await this.changes.release(changeOf(request, id, body)));
  }

  /** Clears the flag of an account that staff have reviewed. The next such event flags it again. */
  @Post('clear-flag')
  @OperationId('clearUserFlag')
  @SuccessResponse(200, 'Cleared')
  async clearUserFlag(
    @Request() request: HttpRequest,
    @Path() id: UserIdDto,
    @Body() body: ClearFlagRequestDto,
  ): Promise<AdminUserDto> {
    const change = { ...changeOf(request, id, body), reason: body.reason };
    return presentAdminUser(await this.changes.clearFlag(change));
  }

  /** Access to an account gives its rights: for an account of staff it needs the permission to change roles. */
  private async assertMayEnter(request: HttpRequest, userId: string): Promise<void> {
    const { account } = await this.users.get(userId);
    if (account.role !== 'CUSTOMER') assertPermitted(actorOf(request), 'users.change_role');
  }
}
