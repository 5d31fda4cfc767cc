import { Body, Consumes, Example, Post, Response, Route, Security, Tags } from '@tsoa/runtime';
import { ApiController, type MessageDto } from '../../../platform/http/index.js';
import { originOf } from '../activity/activity-event.js';
import { authText } from '../auth-texts.js';
import type { LoginDto, LoginRequestDto } from '../auth.dto.js';
import type { DeviceCookie, ExpiringCookie } from '../sessions/cookies.js';
import type { SessionService } from '../sessions/session.service.js';
import { signInOriginOf } from './anonymous-call.js';
import type { SignInService } from './sign-in.service.js';

@Route('api/v1/users')
@Tags('Sessions')
export class SignInController extends ApiController<{
  signIn: SignInService;
  sessions: SessionService;
  cookie: ExpiringCookie;
  deviceCookie: DeviceCookie;
}> {
  /**
   * Signs in. Answers a short-lived access token and sets the session cookie; both end together.
   * Needs the header `X-Requested-With`.
   */
  @Post('login')
  @Consumes('application/x-www-form-urlencoded')
  @Example<LoginDto>({
    access_token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwMTk5In0.c2lnbmF0dXJl',
    token_type: 'bearer',
    expires_in: 900,
    must_change_password: false,
  })
  @Response(
    401,
    'Wrong e-mail or password; or both are correct, and the code of the second step is missing or wrong',
  )
  @Response(403, 'E-mail not verified (with `email`) or account disabled; only after the correct password')
  async login(@Body() form: LoginRequestDto): Promise<LoginDto> {
    const signedIn = await this.deps.signIn.signIn({
      email: form.username,
      password: form.password,
      otpCode: form.otp_code,
      ...signInOriginOf(this.request, { session: this.deps.cookie, device: this.deps.deviceCookie }),
      sessionName: form.session_name,
    });
    this.setHeader('Set-Cookie', [
      this.deps.cookie.write(signedIn.sessionToken, signedIn.session),
      this.deps.deviceCookie.write(signedIn.deviceToken),
    ]);
    return signedIn.answer;
  }

  /** Signs out: the session, its cookie and its access tokens end at once. */
  @Post('logout')
  @Security('session', ['before_password_change', 'before_two_factor'])
  @Example<MessageDto>({ message: 'You are signed out.' })
  async logout(): Promise<MessageDto> {
    await this.deps.sessions.endCurrent(this.actor, originOf(this.request));
    this.setHeader('Set-Cookie', this.deps.cookie.clear());
    return { message: authText('signed_out', this.language) };
  }
}
