import { Body, Example, Header, Post, Response, Route, Security, Tags } from '@tsoa/runtime';
import { ApiController, type MessageDto } from '../../../platform/http/index.js';
import { originOf } from '../activity/activity-event.js';
import type {
  ChangePasswordRequestDto,
  ChangeRequiredPasswordRequestDto,
  ForgotPasswordRequestDto,
  LoginDto,
  ResetPasswordRequestDto,
  SecureAccountRequestDto,
} from '../auth.dto.js';
import type { PasswordChangeService, RenewedSession } from './password-change.service.js';
import type { PasswordRecoveryService } from './password-recovery.service.js';
import type { ExpiringCookie } from '../sessions/cookies.js';
import { anonymousCallOf } from '../sign-in/anonymous-call.js';

@Route('api/v1/users')
@Tags('Passwords')
export class PasswordsController extends ApiController<{
  passwordRecovery: PasswordRecoveryService;
  passwordChange: PasswordChangeService;
  cookie: ExpiringCookie;
}> {
  /**
   * The "Wasn't you?" link of a security mail. Ends all sessions and makes the password and the API keys invalid, so
   * that the owner comes back only through the mailbox of the account.
   */
  @Post('secure-account')
  @Example<MessageDto>({
    message:
      'All sessions were ended; the password and the API keys no longer work. Set a new password through your e-mail.',
  })
  @Response(400, 'Unknown or used token')
  @Response(401, 'The token is correct but has expired')
  async secureAccount(@Body() body: SecureAccountRequestDto): Promise<MessageDto> {
    return this.deps.passwordRecovery.disown({ token: body.token, ...anonymousCallOf(this.request) });
  }

  /**
   * Mails a temporary password, which works once while the current one stays valid, and a link to set a new one. Both
   * work for an hour. The answer is the same whether the address is known or not.
   */
  @Post('forgot-password')
  @Example<MessageDto>({
    message: 'If the e-mail is registered, we sent a temporary password and a link to set a new one.',
  })
  async forgotPassword(@Body() body: ForgotPasswordRequestDto): Promise<MessageDto> {
    return this.deps.passwordRecovery.forgot({ email: body.email, ...anonymousCallOf(this.request) });
  }

  /**
   * Sets a new password with the token of the mailed link. The token works once. Ends all sessions of the account and
   * revokes its API keys.
   * @param idempotencyKey A second call with the same key and body gets the first answer again.
   * @minLength idempotencyKey 1 too_short @maxLength idempotencyKey 200 too_long
   */
  @Post('reset-password')
  @Example<MessageDto>({ message: 'Password changed. Sign in with the new one.' })
  @Response(400, 'Unknown or used token')
  @Response(401, 'The token is correct but has expired')
  async resetPassword(
    @Body() body: ResetPasswordRequestDto,
    @Header('Idempotency-Key') idempotencyKey?: string,
  ): Promise<MessageDto> {
    return this.deps.passwordRecovery.reset({
      token: body.token,
      newPassword: body.new_password,
      ...anonymousCallOf(this.request),
      idempotencyKey,
    });
  }

  /**
   * Replaces a temporary password, in a session that has to do so. The session continues with a new cookie and a new
   * access token. All other sessions end, and the API keys are revoked.
   */
  @Post('change-required-password')
  @Security('session', ['before_password_change'])
  @Response(400, 'SAME_PASSWORD or WEAK_PASSWORD, with the reason')
  @Response(403, 'This session does not have to change its password')
  async changeRequiredPassword(@Body() body: ChangeRequiredPasswordRequestDto): Promise<LoginDto> {
    const changer = { actor: this.actor, origin: originOf(this.request) };
    return this.renew(await this.deps.passwordChange.changeRequired(changer, body.new_password));
  }

  /**
   * Changes the password; needs the current one. The session continues with a new cookie and a new access token. All
   * other sessions end, and the API keys are revoked unless `revoke_api_keys` is false.
   */
  @Post('change-password')
  @Security('session')
  @Response(400, 'INVALID_PASSWORD (the current one is wrong), SAME_PASSWORD or WEAK_PASSWORD')
  async changePassword(@Body() body: ChangePasswordRequestDto): Promise<LoginDto> {
    const changer = { actor: this.actor, origin: originOf(this.request) };
    const wanted = {
      current: body.current_password,
      next: body.new_password,
      revokesApiKeys: body.revoke_api_keys ?? true,
    };
    return this.renew(await this.deps.passwordChange.change(changer, wanted));
  }

  private renew({ session, sessionToken, answer }: RenewedSession): LoginDto {
    this.setHeader('Set-Cookie', this.deps.cookie.write(sessionToken, session));
    return answer;
  }
}
