import type { Request as HttpRequest } from 'express';
import {
  Body,
  Controller,
  Example,
  Post,
  Request,
  Response,
  Route,
  Security,
  SuccessResponse,
  Tags,
  Get,
} from '@tsoa/runtime';
import { actorOf } from '../../../platform/http/index.js';
import { originOf } from '../activity/activity-event.js';
import type {
  OwnerProofDto,
  RecoveryCodesDto,
  TwoFactorConfirmationDto,
  TwoFactorProofDto,
  TwoFactorSetupDto,
  SignInMethodsDto,
} from './two-factor.dto.js';
import type { TwoFactorService } from './two-factor.service.js';

@Route('api/v1/users/me/two-factor')
@Tags('Two-step sign-in')
@Security('session', ['before_two_factor'])
@Response(400, 'Wrong password or wrong code')
@Response(403, 'An account without a password has to sign in at the identity provider once more')
@Response(409, 'Already on, or off')
export class TwoFactorController extends Controller {
  constructor(private readonly twoFactor: TwoFactorService) {
    super();
  }

  /**
   * Creates a secret for an authenticator app; an earlier unconfirmed one becomes void. Nothing changes before it is
   * confirmed.
   */
  @Post()
  @SuccessResponse(201, 'Offered')
  @Example<TwoFactorSetupDto>({
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    otpauth_uri:
      'otpauth://totp/Torpedo:maria%40example.com?issuer=Torpedo&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
  })
  async offerTwoFactor(
    @Request() request: HttpRequest,
    @Body() body: OwnerProofDto,
  ): Promise<TwoFactorSetupDto> {
    const { secret, uri } = await this.twoFactor.offer(actorOf(request), body.password);
    this.setStatus(201);
    return { secret, otpauth_uri: uri };
  }

  /** Switches two-step sign-in on with the first code that the app shows; answers the recovery codes. */
  @Post('confirm')
  @Example<RecoveryCodesDto>({ recovery_codes: ['ABCD-EFGH-IJKL-MNOP', 'QRST-UVWX-YZ23-4567'] })
  async confirmTwoFactor(
    @Request() request: HttpRequest,
    @Body() body: TwoFactorConfirmationDto,
  ): Promise<RecoveryCodesDto> {
    return {
      recovery_codes: await this.twoFactor.confirm(actorOf(request), body.otp_code, originOf(request)),
    };
  }

  /** Creates new recovery codes; all earlier ones become void. */
  @Post('recovery-codes')
  @Example<RecoveryCodesDto>({ recovery_codes: ['ABCD-EFGH-IJKL-MNOP', 'QRST-UVWX-YZ23-4567'] })
  async renewRecoveryCodes(
    @Request() request: HttpRequest,
    @Body() body: TwoFactorProofDto,
  ): Promise<RecoveryCodesDto> {
    return {
      recovery_codes: await this.twoFactor.renewCodes(actorOf(request), {
        password: body.password,
        otpCode: body.otp_code,
        origin: originOf(request),
      }),
    };
  }

  /** Switches two-step sign-in off; the app's secret and the recovery codes are deleted. */
  @Post('disable')
  @SuccessResponse(204, 'Off')
  async disableTwoFactor(@Request() request: HttpRequest, @Body() body: TwoFactorProofDto): Promise<void> {
    await this.twoFactor.switchOff(actorOf(request), {
      password: body.password,
      otpCode: body.otp_code,
      origin: originOf(request),
    });
  }
}

@Route('api/v1/users/me/sign-in-methods')
@Tags('Two-step sign-in')
export class SignInMethodsController extends Controller {
  constructor(private readonly twoFactor: TwoFactorService) {
    super();
  }

  /** How the account can sign in: password, identity provider, two-step sign-in. */
  @Get()
  @Security('session', ['before_two_factor'])
  @Example<SignInMethodsDto>({
    has_password: true,
    is_reconfirmed: false,
    two_factor_enabled: true,
    two_factor_required: false,
    recovery_codes_left: 9,
  })
  getSignInMethods(@Request() request: HttpRequest): Promise<SignInMethodsDto> {
    return this.twoFactor.signInMethodsOf(actorOf(request));
  }
}
