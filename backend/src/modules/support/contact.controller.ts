import type { Request as HttpRequest } from 'express';
import {
  Body,
  Controller,
  Example,
  OperationId,
  Post,
  Request,
  Response,
  Route,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import { networkOf, type ErrorDto, type MessageDto } from '../../platform/http/index.js';
import type { ContactRequestDto } from './contact.dto.js';
import type { ContactService } from './contact.service.js';

@Route('api/v1/contact')
@Tags('Support')
@Response<ErrorDto>('default', 'Any other refusal, in the documented shape')
export class ContactController extends Controller {
  constructor(private readonly contact: ContactService) {
    super();
  }

  /**
   * Sends a message to support; the answer goes to the sender's address. At most five messages an hour are accepted
   * from one network.
   */
  @Post()
  @OperationId('sendContactMessage')
  @SuccessResponse(202, 'Accepted')
  @Example<MessageDto>({ message: 'Message sent. We will reply to the e-mail you gave us.' })
  @Response<ErrorDto>(422, 'Invalid fields')
  @Response<ErrorDto>(429, 'Too many messages; Retry-After says when to come back')
  async send(@Request() request: HttpRequest, @Body() body: ContactRequestDto): Promise<MessageDto> {
    const answer = await this.contact.send({
      ...body,
      website: body.website,
      language: request.language,
      network: networkOf(request.ip),
    });
    this.setStatus(202);
    return answer;
  }
}
