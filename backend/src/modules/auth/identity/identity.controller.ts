import { Body, Example, Post, Response, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import { DomainError } from '../../../platform/errors/index.js';
import { ApiController, findActor, networkOf } from '../../../platform/http/index.js';
import type { DeviceCookie, ExpiringCookie } from '../sessions/cookies.js';
import type { LoginDto } from '../auth.dto.js';
import { signInOriginOf } from '../sign-in/anonymous-call.js';
import type { SignedIn, SignInOrigin } from '../sign-in/session-opener.js';
import type { IdentitySignInService } from './identity-sign-in.service.js';

/** Why the person goes to the identity provider. */
interface BeginIdentityFlowDto {
  /** `confirm`: a person who is signed in proves their identity again. */
  purpose: 'sign_in' | 'confirm';
}

interface IdentityFlowDto {
  /** The address that the browser has to open. The provider sends it back to `/auth-callback`. */
  authorization_url: string;
}

/** The parameters with which the identity provider sent the browser back. */
interface IdentityCallbackDto {
  /** @isString required @minLength 1 required @maxLength 4096 too_long */
  code: string;
  /** @isString required @minLength 1 required @maxLength 256 too_long */
  state: string;
  /** The name of the provider, when it sends one. @maxLength 1024 too_long */
  iss?: string;
}

/** The second step of a sign-in through the provider. */
interface IdentitySecondStepDto {
  /**
   * 6 digits of the authenticator app, or a recovery code.
   * @isString code_invalid
   * @minLength 6 code_invalid @maxLength 40 code_invalid
   * @example "042917"
   */
  otp_code: string;
}

@Route('api/v1/auth')
@Tags('Identity provider')
@Response(403, 'Account disabled, address not verified by the provider, or another account than expected')
@Response(404, 'No identity provider is configured')
@Response(502, 'The identity provider does not answer')
export class IdentityController extends ApiController<{
  identities: IdentitySignInService;
  cookie: ExpiringCookie;
  deviceCookie: DeviceCookie;
  flowCookie: ExpiringCookie;
}> {
  /**
   * Begins a sign-in at the identity provider. Answers the address to open, and sets a short-lived cookie that
   * recognises the browser when it comes back. Needs the header `X-Requested-With`.
   */
  @Post('start')
  @SuccessResponse(201, 'Begun')
  @Example<IdentityFlowDto>({
    authorization_url: 'https://id.example.com/authorize?client_id=torpedo&state=x0Fq',
  })
  async startIdentityFlow(@Body() body: BeginIdentityFlowDto): Promise<IdentityFlowDto> {
    const actor = body.purpose === 'confirm' ? await findActor(this.request) : null;
    if (body.purpose === 'confirm' && !actor?.sessionId) throw new DomainError('UNAUTHENTICATED');
    const flow = await this.deps.identities.begin(networkOf(this.request.ip), actor?.userId ?? null);
    this.setStatus(201);
    this.setHeader('Set-Cookie', this.deps.flowCookie.write(flow.browserToken, flow));
    return { authorization_url: flow.address };
  }

  /**
   * Completes a sign-in with the parameters of the identity provider's redirect. Answers like the login. Works
   * once, and only in the browser that began the sign-in. Needs the header `X-Requested-With`.
   */
  @Post('callback')
  @Response(400, 'The sign-in began in another browser, was used before, has expired, or was refused')
  @Response(401, 'The code of the second step is needed: see `second-step`')
  @Response(409, 'The account is linked to another person at the provider')
  async completeIdentityFlow(@Body() body: IdentityCallbackDto): Promise<LoginDto> {
    const signedIn = await this.deps.identities.complete({
      code: body.code,
      state: body.state,
      issuer: body.iss,
      browserToken: this.deps.flowCookie.read(this.request.headers.cookie),
      language: this.language,
      origin: this.originOf(),
    });
    return this.letIn(signedIn);
  }

  /** Sends the code of the second step, within some minutes after the callback that asked for it. */
  @Post('second-step')
  @Response(400, 'No sign-in of this browser waits for a code')
  @Response(401, 'Wrong code')
  async completeIdentitySecondStep(@Body() body: IdentitySecondStepDto): Promise<LoginDto> {
    const browserToken = this.deps.flowCookie.read(this.request.headers.cookie);
    const origin = this.originOf();
    return this.letIn(await this.deps.identities.completeSecondStep(browserToken, body.otp_code, origin));
  }

  private letIn({ sessionToken, session, deviceToken, answer }: SignedIn): LoginDto {
    this.setHeader('Set-Cookie', [
      this.deps.cookie.write(sessionToken, session),
      this.deps.deviceCookie.write(deviceToken),
      this.deps.flowCookie.clear(),
    ]);
    return answer;
  }

  private originOf(): SignInOrigin {
    return signInOriginOf(this.request, { session: this.deps.cookie, device: this.deps.deviceCookie });
  }
}
