import { Body, Patch, Path, Post, Response, Route, Security } from '@tsoa/runtime';
import type { ReasonDto, UserIdDto } from '../admin.dto.js';
import { StaffController } from '../staff-controller.js';
import type { UserChangesService } from './user-changes.service.js';
import { editOf } from './user-request.js';
import type {
  AdminUserDto,
  BlockPurchasesRequestDto,
  ChangeBasicRequestDto,
  ChangeRoleRequestDto,
  ChangeStatusRequestDto,
  ChangeUserRequestDto,
  ChangeUserProfileRequestDto,
  ResetUserPasswordRequestDto,
} from './user.dto.js';

@Route('api/v1/admin/users/{id}')
@Security('staff', ['users.change'])
export class UserChangesController extends StaffController<{ changes: UserChangesService }> {
  /**
   * Changes any fields of an account, all of them or none. A new address gets a confirmation code, unless it is marked
   * as confirmed. `is_active` needs a reason. `role`, and the address or state of staff, need a recent sign-in.
   */
  @Patch()
  @Security('staff', ['user.change'])
  @Response(400, '`INVALID_ROLE`')
  @Response(403, '`OWN_ROLE`; `REAUTHENTICATION_REQUIRED`')
  @Response(409, '`CHANGED_MEANWHILE` with `current`, `EMAIL_ALREADY_REGISTERED`, `LAST_ADMIN`')
  async changeUser(@Path() id: UserIdDto, @Body() body: ChangeUserRequestDto): Promise<AdminUserDto> {
    return this.deps.changes.change(id, editOf(body), this.asked(body));
  }

  /** Activates or deactivates an account. A deactivated account is signed out everywhere and cannot sign in. */
  @Patch('status')
  @Security('staff', ['user.change_status'])
  @Response(409, '`CHANGED_MEANWHILE` with `current`, `LAST_ADMIN`')
  setUserStatus(@Path() id: UserIdDto, @Body() body: ChangeStatusRequestDto): Promise<AdminUserDto> {
    return this.changeUser(id, body);
  }

  /** Changes the role of an account. Nobody can change their own role, or that of the last administrator. */
  @Patch('role')
  @Security('staff', ['user.change_role'])
  @Response(400, '`INVALID_ROLE`')
  @Response(403, '`OWN_ROLE`; `REAUTHENTICATION_REQUIRED`')
  @Response(409, '`CHANGED_MEANWHILE` with `current`, `LAST_ADMIN`')
  setUserRole(@Path() id: UserIdDto, @Body() body: ChangeRoleRequestDto): Promise<AdminUserDto> {
    return this.changeUser(id, body);
  }

  /**
   * Changes the e-mail address and the currency. A new address gets a confirmation code, unless it is marked as
   * confirmed.
   */
  @Patch('basic')
  @Security('staff', ['user.change_basic'])
  @Response(403, '`REAUTHENTICATION_REQUIRED` for the address of staff')
  @Response(409, '`CHANGED_MEANWHILE` with `current`, `EMAIL_ALREADY_REGISTERED`')
  setUserBasics(@Path() id: UserIdDto, @Body() body: ChangeBasicRequestDto): Promise<AdminUserDto> {
    return this.changeUser(id, body);
  }

  /** Changes the name and the telephone. A field that is left out does not change; null clears it. */
  @Patch('profile')
  @Security('staff', ['user.change_profile'])
  @Response(409, '`CHANGED_MEANWHILE` with `current`')
  setUserProfile(@Path() id: UserIdDto, @Body() body: ChangeUserProfileRequestDto): Promise<AdminUserDto> {
    return this.changeUser(id, body);
  }

  /** Mails a new code to an account whose address is not confirmed. */
  @Post('resend-verification')
  @Security('staff', ['user.resend_verification'])
  @Response(409, '`EMAIL_ALREADY_VERIFIED`')
  @Response(429, 'A code was sent in the last minute; Retry-After says when to try again')
  resendUserVerification(@Path() id: UserIdDto, @Body() body?: ReasonDto): Promise<void> {
    return this.deps.changes.resendVerification(id, this.asked(body));
  }

  /** Resets the password and ends every session and API key. The next sign-in has to choose a new password. */
  @Post('reset-password')
  @Security('staff', ['user.reset_password'])
  @Response(403, '`REAUTHENTICATION_REQUIRED` for an account of staff')
  resetUserPassword(@Path() id: UserIdDto, @Body() body: ResetUserPasswordRequestDto): Promise<void> {
    return this.deps.changes.resetPassword(id, this.asked(body), {
      sendsMail: body.send_email === true,
      newPassword: body.new_password,
    });
  }

  /** Pauses the customer's purchases. Money, codes and top-ups are not affected. */
  @Post('block')
  @Security('staff', ['user.block_purchases'])
  blockUserPurchases(@Path() id: UserIdDto, @Body() body?: BlockPurchasesRequestDto): Promise<AdminUserDto> {
    return this.deps.changes.block(id, this.asked(body), body?.minutes);
  }

  /** Ends the pause of the customer's purchases early. */
  @Post('unblock')
  @Security('staff', ['user.release_purchases'])
  unblockUserPurchases(@Path() id: UserIdDto, @Body() body?: ReasonDto): Promise<AdminUserDto> {
    return this.deps.changes.release(id, this.asked(body));
  }

  /** Clears the flag of an account that staff have checked. The next chargeback flags it again. */
  @Post('clear-flag')
  @Security('staff', ['user.clear_flag'])
  clearUserFlag(@Path() id: UserIdDto, @Body() body?: ReasonDto): Promise<AdminUserDto> {
    return this.deps.changes.clearFlag(id, this.asked(body));
  }
}
