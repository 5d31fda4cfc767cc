import { Body, Path, Post, Route, Security } from '@tsoa/runtime';
import type { EndedSessionsDto } from '../../auth/index.js';
import type { EndSessionsRequestDto, UserIdDto } from '../admin.dto.js';
import { StaffController } from '../staff-controller.js';
import type { AdminSessionsService } from './admin-sessions.service.js';

@Route('api/v1/admin')
export class AdminSessionsController extends StaffController<{ sessions: AdminSessionsService }> {
  /** Signs an account out everywhere. Its password stays valid; its API keys too, unless `revoke_api_keys` is true. */
  @Post('users/{id}/sessions/revoke-all')
  @Security('staff', ['sessions.end'])
  revokeUserSessions(@Path() id: UserIdDto, @Body() body?: EndSessionsRequestDto): Promise<EndedSessionsDto> {
    return this.deps.sessions.endOf(id, body?.revoke_api_keys ?? false, this.asked(body));
  }

  /** Signs out everybody, also the caller. Passwords stay valid; API keys too, unless `revoke_api_keys` is true. */
  @Post('sessions/revoke-all')
  @Security('staff', ['sessions.end'])
  revokeEverySession(@Body() body?: EndSessionsRequestDto): Promise<EndedSessionsDto> {
    return this.deps.sessions.endEvery(body?.revoke_api_keys ?? false, this.asked(body));
  }
}
