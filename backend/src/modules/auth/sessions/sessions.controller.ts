import {
  Body,
  Delete,
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
import { ApiController } from '../../../platform/http/index.js';
import { originOf } from '../activity/activity-event.js';
import type { Reconfirmation } from '../sign-in/reconfirmation.js';
import type { SessionService } from './session.service.js';
import {
  type SessionsDto,
  presentSessions,
  type EndedSessionsDto,
  type RevokeOtherSessionsRequestDto,
  presentRevoked,
  type ConfirmSessionRequestDto,
  type SessionIdDto,
} from './sessions.dto.js';

@Route('api/v1/users/me/sessions')
@Tags('Sessions')
@Security('session')
export class SessionsController extends ApiController<{
  sessions: SessionService;
  reconfirmation: Reconfirmation;
}> {
  /** Lists the live sessions of the account. */
  @Get()
  async listSessions(): Promise<SessionsDto> {
    const { actor } = this;
    return presentSessions(await this.deps.sessions.list(actor), actor.sessionId);
  }

  /**
   * Ends every session except the one that calls, and the sign-ins of programs that were approved but have no session
   * yet. Also revokes the API keys when asked to.
   */
  @Post('revoke-others')
  @Example<EndedSessionsDto>({ ended: 2, api_keys_revoked: 0 })
  async revokeOtherSessions(@Body() body?: RevokeOtherSessionsRequestDto): Promise<EndedSessionsDto> {
    const { actor } = this;
    const revokesApiKeys = body?.revoke_api_keys ?? false;
    return presentRevoked(await this.deps.sessions.endOthers(actor, originOf(this.request), revokesApiKeys));
  }

  /**
   * Confirms this session with the password, and with the code of the second step when it is on. For 15 minutes the
   * session may then do what needs a recent sign-in.
   */
  @Post('confirm')
  @SuccessResponse(204, 'Confirmed')
  @Response(400, 'INVALID_PASSWORD')
  @Response(401, 'TWO_FACTOR_REQUIRED or INVALID_TWO_FACTOR_CODE after the right password')
  @Response(403, 'REAUTHENTICATION_REQUIRED: the account has no password; confirm at the identity provider')
  async confirmSession(@Body() body: ConfirmSessionRequestDto): Promise<void> {
    const proof = { password: body.password, otpCode: body.otp_code, origin: originOf(this.request) };
    await this.deps.reconfirmation.confirmSession(this.actor, proof);
  }

  /** Ends one session of the account. */
  @Delete('{id}')
  @SuccessResponse(204, 'Ended')
  @Response(404, 'The account has no such live session')
  async revokeSession(@Path() id: SessionIdDto): Promise<void> {
    await this.deps.sessions.end(this.actor, id, originOf(this.request));
  }
}
