import { Body, Example, Post, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import { ApiController, networkOf, type MessageDto } from '../../platform/http/index.js';
import type { ContactRequestDto } from './contact.dto.js';
import type { ContactService } from './contact.service.js';

@Route('api/v1/contact')
@Tags('Support')
export class ContactController extends ApiController<{ contact: ContactService }> {
  /**
   * Sends a message to support, who answer to the sender's address. At most five messages an hour are accepted
   * from one network.
   */
  @Post()
  @SuccessResponse(202, 'Accepted')
  @Example<MessageDto>({ message: 'Message sent. We will reply to the e-mail you gave us.' })
  async sendContactMessage(@Body() body: ContactRequestDto): Promise<MessageDto> {
    const answer = await this.deps.contact.send({
      ...body,
      website: body.website,
      language: this.language,
      network: networkOf(this.request.ip),
    });
    this.setStatus(202);
    return answer;
  }
}
