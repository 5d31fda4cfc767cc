import type { Request as HttpRequest } from 'express';
import { Body, Controller, Example, Post, Request, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import { networkOf, type MessageDto } from '../../platform/http/index.js';
import type { ContactRequestDto } from './contact.dto.js';
import type { ContactService } from './contact.service.js';

@Route('api/v1/contact')
@Tags('Support')
export class ContactController extends Controller {
  constructor(private readonly contact: ContactService) {
    super();
  }

  /**
   * Sends a message to support; the answer goes to the sender's address. At most five messages an hour are accepted
   * from one network.
   */
  @Post()
  @SuccessResponse(202, 'Accepted')
  @Example<MessageDto>({ message: 'Message sent. We will reply to the e-mail you gave us.' })
  async sendContactMessage(
    @Request() request: HttpRequest,
    @Body() body: ContactRequestDto,
  ): Promise<MessageDto> {
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
