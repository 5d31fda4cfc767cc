import type { Request as HttpRequest } from 'express';
import {
  Body,
  Controller,
  Example,
  Post,
  Request,
  Response,
  Route,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import { DomainError } from '../../../platform/errors/index.js';
import { findActor, networkOf } from '../../../platform/http/index.js';
import type { DeviceCookie, ExpiringCookie } from '../sessions/cookies.js';
import type { LoginDto } from '../auth.dto.js';
import { signInOriginOf } from '../sign-in/anonymous-call.js';
import type { SignedIn, SignInOrigin } from '../sign-in/session-opener.js';
import type {
  BeginIdentityFlowDto,
  IdentityCallbackDto,
  IdentityFlowDto,
  IdentitySecondStepDto,
} from './identity.dto.js';
import type { IdentitySignInService } from './identity-sign-in.service.js';

@Route('api/v1/auth')
@Tags('Identity provider')
@Response(403, 'Account disabled, address not verified by the provider, or another account than expected')
@Response(404, 'No identity provider is configured')
@Response(502, 'The identity provider does not answer')
export class IdentityController extends Controller {
  constructor(
    private readonly identities: IdentitySignInService,
    private readonly sessionCookie: ExpiringCookie,
    private readonly deviceCookie: DeviceCookie,
    private readonly flowCookie: ExpiringCookie,
  ) {
    super();
  }

  /**
   * Begins a sign-in at the identity provider: answers the address to open, and sets a short-lived cookie that
   * recognises the browser when it returns. Needs the header `X-Requested-With`.
   */
  @Post('start')
  @SuccessResponse(201, 'Begun')
  @Example<IdentityFlowDto>({
    authorization_url: 'https://id.example.com/authorize?client_id=torpedo&state=x0Fq',
  })
  async startIdentityFlow(
    @Request() request: HttpRequest,
    @Body() body: BeginIdentityFlowDto,
  ): Promise<IdentityFlowDto> {
    const actor = body.purpose === 'confirm' ? await findActor(request) : null;
    if (body.purpose === 'confirm' && !actor?.sessionId) throw new DomainError('UNAUTHENTICATED');
    const flow = await this.identities.begin(networkOf(request.ip), actor?.userId ?? null);
    this.setStatus(201);
    this.setHeader('Set-Cookie', this.flowCookie.write(flow.browserToken, flow));
    return { authorization_url: flow.address };
  }

  /**
   * Completes a sign-in with the parameters of the identity provider's redirect; answers as the login does. Works
   * once, and only in the browser that began it. Needs the header `X-Requested-With`.
   */
  @Post('callback')
  @Response(400, 'Not begun in this browser, used before, too late, or refused by the provider')
  @Response(401, 'The code of the second step is asked for: see `second-step`')
  @Response(409, 'The account belongs to somebody else at the provider')
  async completeIdentityFlow(
    @Request() request: HttpRequest,
    @Body() body: IdentityCallbackDto,
  ): Promise<LoginDto> {
    const signedIn = await this.identities.complete({
      code: body.code,
      state: body.state,
      issuer: body.iss,
      browserToken: this.flowCookie.read(request.headers.cookie),
      language: request.language,
      origin: this.originOf(request),
    });
    return this.letIn(signedIn);
  }

  /** The code of the second step, within the minutes after the callback that asked for it. */
  @Post('second-step')
  @Response(400, 'No sign-in of this browser waits for it')
  @Response(401, 'Wrong code')
  async completeIdentitySecondStep(
    @Request() request: HttpRequest,
    @Body() body: IdentitySecondStepDto,
  ): Promise<LoginDto> {
    const browserToken = this.flowCookie.read(request.headers.cookie);
    const origin = this.originOf(request);
    return this.letIn(await this.identities.completeSecondStep(browserToken, body.otp_code, origin));
  }

  private letIn({ sessionToken, session, deviceToken, answer }: SignedIn): LoginDto {
    this.setHeader('Set-Cookie', [
      this.sessionCookie.write(sessionToken, session),
      this.deviceCookie.write(deviceToken),
      this.flowCookie.clear(),
    ]);
    return answer;
  }

  private originOf(request: HttpRequest): SignInOrigin {
    return signInOriginOf(request, { session: this.sessionCookie, device: this.deviceCookie });
  }
}
