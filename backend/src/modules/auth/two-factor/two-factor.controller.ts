import { Body, Example, Post, Response, Route, Security, SuccessResponse, Tags, Get } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/index.js';
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
@Response(403, 'An account without a password has to sign in again at the identity provider')
@Response(409, 'Two-step sign-in is already on, or already off')
export class TwoFactorController extends ApiController<{ twoFactor: TwoFactorService }> {
  /**
   * Creates a secret for an authenticator app. An earlier secret that was not confirmed becomes invalid. Nothing else
   * changes before the new secret is confirmed.
   */
  @Post()
  @SuccessResponse(201, 'Offered')
  @Example<TwoFactorSetupDto>({
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    otpauth_uri:
      'otpauth://totp/Torpedo:maria%40example.com?issuer=Torpedo&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
  })
  async offerTwoFactor(@Body() body: OwnerProofDto): Promise<TwoFactorSetupDto> {
    const { secret, uri } = await this.deps.twoFactor.offer(this.actor, body.password);
    this.setStatus(201);
    return { secret, otpauth_uri: uri };
  }

  /** Switches two-step sign-in on with the first code of the app. Answers the recovery codes. */
  @Post('confirm')
  @Example<RecoveryCodesDto>({ recovery_codes: ['ABCD-EFGH-IJKL-MNOP', 'QRST-UVWX-YZ23-4567'] })
  async confirmTwoFactor(@Body() body: TwoFactorConfirmationDto): Promise<RecoveryCodesDto> {
    return {
      recovery_codes: await this.deps.twoFactor.confirm(this.actor, body.otp_code, originOf(this.request)),
    };
  }

  /** Creates new recovery codes. All earlier codes become invalid. */
  @Post('recovery-codes')
  @Example<RecoveryCodesDto>({ recovery_codes: ['ABCD-EFGH-IJKL-MNOP', 'QRST-UVWX-YZ23-4567'] })
  async renewRecoveryCodes(@Body() body: TwoFactorProofDto): Promise<RecoveryCodesDto> {
    return {
      recovery_codes: await this.deps.twoFactor.renewCodes(this.actor, {
        password: body.password,
        otpCode: body.otp_code,
        origin: originOf(this.request),
      }),
    };
  }

  /** Switches two-step sign-in off, and deletes the app's secret and the recovery codes. */
  @Post('disable')
  @SuccessResponse(204, 'Switched off')
  async disableTwoFactor(@Body() body: TwoFactorProofDto): Promise<void> {
    await this.deps.twoFactor.switchOff(this.actor, {
      password: body.password,
      otpCode: body.otp_code,
      origin: originOf(this.request),
    });
  }
}

@Route('api/v1/users/me/sign-in-methods')
@Tags('Two-step sign-in')
export class SignInMethodsController extends ApiController<{ twoFactor: TwoFactorService }> {
  /** Shows how the account can sign in: password, identity provider, two-step sign-in. */
  @Get()
  @Security('session', ['before_two_factor'])
  @Example<SignInMethodsDto>({
    has_password: true,
    is_reconfirmed: false,
    two_factor_enabled: true,
    two_factor_required: false,
    recovery_codes_left: 9,
  })
  getSignInMethods(): Promise<SignInMethodsDto> {
    return this.deps.twoFactor.signInMethodsOf(this.actor);
  }
}
