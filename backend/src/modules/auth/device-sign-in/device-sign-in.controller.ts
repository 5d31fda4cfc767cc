import {
  Body,
  Example,
  Get,
  Path,
  Post,
  Response,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import { ApiController, isOwnSite } from '../../../platform/http/index.js';
import type { LoginDto } from '../auth.dto.js';
import type { ExpiringCookie } from '../sessions/cookies.js';
import { signInOriginOf } from '../sign-in/anonymous-call.js';
import { GRANT_SECONDS, INTERVAL_SECONDS, shownUserCode } from './device-grant.js';
import {
  presentPendingDevice,
  type BeginDeviceSignInDto,
  type DecideDeviceSignInDto,
  type DeviceSignInDto,
  type DeviceTokenRequestDto,
  type PendingDeviceDto,
  type UserCodeDto,
} from './device-sign-in.dto.js';
import type { DeviceSignInService } from './device-sign-in.service.js';

@Route('api/v1/auth/device')
@Tags('Device sign-in')
export class DeviceSignInController extends ApiController<{
  devices: DeviceSignInService;
  cookie: ExpiringCookie;
  publicUrl: string;
}> {
  /** Begins the sign-in of a program without a browser (RFC 8628). Also accepts a form. */
  @Post()
  @Example<DeviceSignInDto>({
    device_code: 'GmRhmhcxhwAzkoEqiMEg_DnyEysNkuNhszIySk9eSjA',
    user_code: 'WDJB-MJHT',
    verification_uri: 'https://torpedo.example/device',
    verification_uri_complete: 'https://torpedo.example/device?code=WDJB-MJHT',
    expires_in: 900,
    interval: 5,
  })
  async beginDeviceSignIn(@Body() body: BeginDeviceSignInDto): Promise<DeviceSignInDto> {
    const { deviceCode, userCode } = await this.deps.devices.begin(
      body.client_name,
      signInOriginOf(this.request),
    );
    const code = shownUserCode(userCode);
    return {
      device_code: deviceCode,
      user_code: code,
      verification_uri: `${this.deps.publicUrl}/device`,
      verification_uri_complete: `${this.deps.publicUrl}/device?code=${code}`,
      expires_in: GRANT_SECONDS,
      interval: INTERVAL_SECONDS,
    };
  }

  /**
   * Asks whether a person has approved the sign-in. If so, answers like the login, once. Until then it answers 400 with
   * `AUTHORIZATION_PENDING`, or with `SLOW_DOWN` when asked too often: each time the program has to wait 5 seconds
   * longer. With the header `X-Requested-With` it also sets the session cookie. Also accepts a form.
   */
  @Post('token')
  @Response(
    400,
    'AUTHORIZATION_PENDING, SLOW_DOWN, ACCESS_DENIED or EXPIRED_TOKEN; `error` contains it as RFC 8628 spells it',
  )
  @Response(403, 'Account disabled')
  async completeDeviceSignIn(@Body() body: DeviceTokenRequestDto): Promise<LoginDto> {
    const { answer, session, sessionToken } = await this.deps.devices.complete(
      body.device_code,
      signInOriginOf(this.request),
    );
    // Another site can make a browser send this request. It must not sign the browser in.
    if (isOwnSite(this.request)) this.setHeader('Set-Cookie', this.deps.cookie.write(sessionToken, session));
    return answer;
  }

  /** Gives the program that asks to sign in with this code. */
  @Get('{userCode}')
  @Security('session')
  @Response(404, 'No program waits with this code, or not any more')
  async getPendingDevice(@Path() userCode: UserCodeDto): Promise<PendingDeviceDto> {
    return presentPendingDevice(await this.deps.devices.get(this.actor, userCode));
  }

  /** Approves or denies the sign-in of the program as the caller. */
  @Post('decision')
  @Security('session')
  @SuccessResponse(204, 'Decided')
  @Response(403, 'REAUTHENTICATION_REQUIRED: this session has to be confirmed first')
  @Response(404, 'No program waits with this code, or not any more')
  async decideDeviceSignIn(@Body() body: DecideDeviceSignInDto): Promise<void> {
    await this.deps.devices.decide(this.actor, body.user_code, body.decision === 'approve');
  }
}
