import type { Request as HttpRequest } from 'express';
import { Body, Controller, Example, Post, Request, Response, Route, Tags } from '@tsoa/runtime';
import { networkOf, type MessageDto } from '../../../platform/http/index.js';
import { originOf } from '../activity/activity-event.js';
import type { AlarmService } from './alarm.service.js';
import type { SecureAccountRequestDto } from '../auth.dto.js';

@Route('api/v1/users/secure-account')
@Tags('Passwords')
export class AlarmController extends Controller {
  constructor(private readonly alarm: AlarmService) {
    super();
  }

  /**
   * The "Wasn't you?" link of a security mail: ends all sessions and invalidates the password and the API keys, so
   * that the way back leads through the mailbox of the account.
   */
  @Post()
  @Example<MessageDto>({
    message:
      'All sessions were ended; the password and the API keys no longer work. Set a new password through your e-mail.',
  })
  @Response(400, 'Unknown or used token')
  @Response(401, 'The token is right but no longer valid')
  async secureAccount(
    @Request() request: HttpRequest,
    @Body() body: SecureAccountRequestDto,
  ): Promise<MessageDto> {
    return this.alarm.raise({
      token: body.token,
      language: request.language,
      network: networkOf(request.ip),
      origin: originOf(request),
    });
  }
}
