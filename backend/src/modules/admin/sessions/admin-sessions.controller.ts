import type { Request as HttpRequest } from 'express';
import {
  Body,
  Controller,
  OperationId,
  Path,
  Post,
  Request,
  Response,
  Route,
  Security,
  Tags,
} from '@tsoa/runtime';
import type { ErrorDto } from '../../../platform/http/index.js';
import type { EndedSessionsDto } from '../../auth/index.js';
import type { EndSessionsRequestDto, UserIdDto } from '../admin.dto.js';
import { staffOriginOf } from '../audit/staff-action.js';
import type { AdminSessionsService } from './admin-sessions.service.js';

@Route('api/v1/admin')
@Tags('Back-office')
@Security('staff', ['sessions.end'])
@Response<ErrorDto>(401, 'Not signed in')
@Response<ErrorDto>(403, 'Not an administrator')
@Response<ErrorDto>(422, 'Invalid fields')
@Response<ErrorDto>('default', 'Any other refusal, in the documented shape')
export class AdminSessionsController extends Controller {
  constructor(private readonly sessions: AdminSessionsService) {
    super();
  }

  /** Signs an account out everywhere. Its password and its API keys stay as they are. */
  @Post('users/{id}/sessions/revoke-all')
  @OperationId('revokeUserSessions')
  @Response<ErrorDto>(404, 'No such account')
  async revokeUserSessions(
    @Request() request: HttpRequest,
    @Path() id: UserIdDto,
    @Body() body?: EndSessionsRequestDto,
  ): Promise<EndedSessionsDto> {
    const ended = await this.sessions.endOf(id, { origin: staffOriginOf(request), reason: body?.reason });
    return { ended };
  }

  /** Signs every account out, the caller's included. Passwords and API keys stay as they are. */
  @Post('sessions/revoke-all')
  @OperationId('revokeEverySession')
  async revokeEverySession(
    @Request() request: HttpRequest,
    @Body() body?: EndSessionsRequestDto,
  ): Promise<EndedSessionsDto> {
    return {
      ended: await this.sessions.endEvery({ origin: staffOriginOf(request), reason: body?.reason }),
    };
  }
}
