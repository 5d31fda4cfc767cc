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
import { type DeviceGrant, GRANT_SECONDS, INTERVAL_SECONDS, shownUserCode } from './device-grant.js';
import type { DeviceSignInService } from './device-sign-in.service.js';
import { deviceOf } from '../sessions/session.js';

/** A program that wants to sign in. */
interface BeginDeviceSignInDto {
  /**
   * The name of the program, for the person who decides and for the list of sessions. We keep only letters,
   * digits, spaces and `. _ @ ( ) -`, at most 40 characters.
   * @maxLength 100 too_long
   * @example "CLI on notebook"
   */
  client_name?: string;
  /** A field of RFC 8628, which is ignored. @maxLength 100 too_long */
  client_id?: string;
  /** A field of RFC 8628, which is ignored. @maxLength 100 too_long */
  scope?: string;
}

/** The fields have the names of RFC 8628. */
export interface DeviceSignInDto {
  /** The secret code with which the program asks for its session. */
  device_code: string;
  /** @example "WDJB-MJHT" */
  user_code: string;
  /** The page on which the person types the code. */
  verification_uri: string;
  /** The same page with the code filled in. */
  verification_uri_complete: string;
  /** The lifetime of both codes, in seconds. */
  expires_in: number;
  /** Seconds to wait between two requests. */
  interval: number;
}

/** The request of a program that asks whether its sign-in was approved. */
interface DeviceTokenRequestDto {
  /** @isString required @minLength 1 required @maxLength 200 too_long */
  device_code: string;
  grant_type?: 'urn:ietf:params:oauth:grant-type:device_code';
  /** A field of RFC 8628, which is ignored. @maxLength 100 too_long */
  client_id?: string;
}

/** @maxLength 40 too_long @example "WDJB-MJHT" */
type UserCodeDto = string;

/** A program that waits for a decision. */
export interface PendingDeviceDto {
  user_code: string;
  /** The name that the program gave itself. Nothing proves that it is true. */
  client_name: string;
  /** For example `Windows` or `macOS`; null when unknown. */
  system: string | null;
  /** The network address from which the program asks. */
  ip_address: string | null;
  created_at: string;
  expires_at: string;
}

interface DecideDeviceSignInDto {
  user_code: UserCodeDto;
  decision: 'approve' | 'deny';
}

const presentPendingDevice = (grant: DeviceGrant): PendingDeviceDto => ({
  user_code: shownUserCode(grant.userCode),
  client_name: grant.clientName,
  system: deviceOf(grant.userAgent).system,
  ip_address: grant.ipAddress,
  created_at: grant.createdAt.toISOString(),
  expires_at: grant.expiresAt.toISOString(),
});

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
