import type { Request as HttpRequest } from 'express';
import {
  Body,
  Controller,
  Example,
  Get,
  Path,
  Post,
  Request,
  Response,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import { actorOf, isOwnSite } from '../../../platform/http/index.js';
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
export class DeviceSignInController extends Controller {
  constructor(
    private readonly devices: DeviceSignInService,
    private readonly cookie: ExpiringCookie,
    private readonly publicUrl: string,
  ) {
    super();
  }

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
  async beginDeviceSignIn(
    @Request() request: HttpRequest,
    @Body() body: BeginDeviceSignInDto,
  ): Promise<DeviceSignInDto> {
    const { deviceCode, userCode } = await this.devices.begin(body.client_name, signInOriginOf(request));
    const code = shownUserCode(userCode);
    return {
      device_code: deviceCode,
      user_code: code,
      verification_uri: `${this.publicUrl}/device`,
      verification_uri_complete: `${this.publicUrl}/device?code=${code}`,
      expires_in: GRANT_SECONDS,
      interval: INTERVAL_SECONDS,
    };
  }

  /**
   * Polls whether a person has approved the sign-in: if so, answers as the login does, once. Until then 400 with
   * `AUTHORIZATION_PENDING`, or `SLOW_DOWN` when polled too often: each time the program has to wait 5 seconds
   * longer. With the header `X-Requested-With` it also sets the session cookie. Also accepts a form.
   */
  @Post('token')
  @Response(
    400,
    'AUTHORIZATION_PENDING, SLOW_DOWN, ACCESS_DENIED or EXPIRED_TOKEN; `error` has it as RFC 8628 writes it',
  )
  @Response(403, 'Account disabled')
  async completeDeviceSignIn(
    @Request() request: HttpRequest,
    @Body() body: DeviceTokenRequestDto,
  ): Promise<LoginDto> {
    const { answer, session, sessionToken } = await this.devices.complete(
      body.device_code,
      signInOriginOf(request),
    );
    // Another site can make a browser ask, and must not sign it in.
    if (isOwnSite(request)) this.setHeader('Set-Cookie', this.cookie.write(sessionToken, session));
    return answer;
  }

  /** The program that asks to sign in under this code. */
  @Get('{userCode}')
  @Security('session')
  @Response(404, 'Nothing waits under this code, or no longer')
  async getPendingDevice(
    @Request() request: HttpRequest,
    @Path() userCode: UserCodeDto,
  ): Promise<PendingDeviceDto> {
    return presentPendingDevice(await this.devices.get(actorOf(request), userCode));
  }

  /** Approves the sign-in of the program as the caller, or denies it. */
  @Post('decision')
  @Security('session')
  @SuccessResponse(204, 'Decided')
  @Response(403, 'REAUTHENTICATION_REQUIRED: this session has to be confirmed first')
  @Response(404, 'Nothing waits under this code, or no longer')
  async decideDeviceSignIn(
    @Request() request: HttpRequest,
    @Body() body: DecideDeviceSignInDto,
  ): Promise<void> {
    await this.devices.decide(actorOf(request), body.user_code, body.decision === 'approve');
  }
}
