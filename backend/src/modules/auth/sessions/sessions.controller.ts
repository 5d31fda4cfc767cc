import type { Request as HttpRequest } from 'express';
import {
  Controller,
  Delete,
  Get,
  OperationId,
  Path,
  Post,
  Request,
  Response,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import { actorOf, type ErrorDto } from '../../../platform/http/index.js';
import type { EndedSessionsDto, SessionIdDto, SessionsDto } from '../auth.dto.js';
import { originOf } from '../activity/request-origin.js';
import { presentSessions } from './session.presenter.js';
import type { SessionService } from './session.service.js';

@Route('api/v1/users/me/sessions')
@Tags('Sessions')
@Security('session')
@Response<ErrorDto>(401, 'Not signed in')
@Response<ErrorDto>('default', 'Any other refusal, in the documented shape')
export class SessionsController extends Controller {
  constructor(private readonly sessions: SessionService) {
    super();
  }

  /** Where the account is signed in. */
  @Get()
  @OperationId('listSessions')
  async listSessions(@Request() request: HttpRequest): Promise<SessionsDto> {
    const actor = actorOf(request);
    return presentSessions(await this.sessions.list(actor), actor.sessionId);
  }

  /** Ends every session but the one that asks. */
  @Post('revoke-others')
  @OperationId('revokeOtherSessions')
  async revokeOtherSessions(@Request() request: HttpRequest): Promise<EndedSessionsDto> {
    return { ended: await this.sessions.endOthers(actorOf(request), originOf(request)) };
  }

  /** Ends one session of the account. */
  @Delete('{id}')
  @OperationId('revokeSession')
  @SuccessResponse(204, 'Ended')
  @Response<ErrorDto>(404, 'The account has no such live session')
  async revokeSession(@Request() request: HttpRequest, @Path() id: SessionIdDto): Promise<void> {
    await this.sessions.end(actorOf(request), id, originOf(request));
  }
}
