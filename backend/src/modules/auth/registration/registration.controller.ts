import { Body, Example, Header, Post, Response, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import { ApiController, type MessageDto } from '../../../platform/http/index.js';
import type { RegisterRequestDto, ResendVerificationRequestDto, VerifyEmailRequestDto } from '../auth.dto.js';
import type { RegistrationService } from './registration.service.js';
import type { VerificationService } from './verification.service.js';
import type { RegisteredDto } from '../accounts/account.dto.js';
import { anonymousCallOf } from '../sign-in/anonymous-call.js';

@Route('api/v1/users')
@Tags('Accounts')
export class RegistrationController extends ApiController<{
  registration: RegistrationService;
  verification: VerificationService;
}> {
  /**
   * Creates an account and mails a 6-digit code that confirms the address.
   * @param idempotencyKey A second call with the same key and body gets the first answer again.
   * @minLength idempotencyKey 1 too_short @maxLength idempotencyKey 200 too_long
   */
  @Post('register')
  @SuccessResponse(201, 'Created')
  @Example<RegisteredDto>({
    id: '01993a5e-8c1f-7c3a-9d52-0f6f3f1f5b11',
    email: 'maria@example.com',
    is_email_verified: false,
  })
  @Response(409, 'The address already has an account')
  async register(
    @Body() body: RegisterRequestDto,
    @Header('Idempotency-Key') idempotencyKey?: string,
  ): Promise<RegisteredDto> {
    const { status, registered } = await this.deps.registration.register({
      email: body.email,
      password: body.password,
      cpf: body.profile?.cpf ?? null,
      preferredLanguage: body.preferred_language,
      preferredCurrency: body.preferred_currency,
      ...anonymousCallOf(this.request),
      idempotencyKey,
    });
    this.setStatus(status);
    return registered;
  }

  /**
   * Confirms the address with the code of the mail. A code works once, for 15 minutes and five attempts.
   * @param idempotencyKey A second call with the same key and body gets the first answer again.
   * @minLength idempotencyKey 1 too_short @maxLength idempotencyKey 200 too_long
   */
  @Post('verify-email')
  @Example<MessageDto>({ message: 'E-mail confirmed. You can sign in now.' })
  @Response(400, 'Wrong code')
  @Response(401, 'The code is correct but has expired')
  async verifyEmail(
    @Body() body: VerifyEmailRequestDto,
    @Header('Idempotency-Key') idempotencyKey?: string,
  ): Promise<MessageDto> {
    return this.deps.verification.verify({
      email: body.email,
      code: body.token.trim(),
      ...anonymousCallOf(this.request),
      idempotencyKey,
    });
  }

  /** Mails a new code, at most once a minute. The answer is the same whether the address is known or not. */
  @Post('resend-verification')
  @Example<MessageDto>({ message: 'If the e-mail exists and is not verified, a new code was sent.' })
  async resendVerification(@Body() body: ResendVerificationRequestDto): Promise<MessageDto> {
    return this.deps.verification.resend({ email: body.email, ...anonymousCallOf(this.request) });
  }
}
