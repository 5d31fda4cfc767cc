import { Body, Example, Post, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import { ApiController, type MessageDto, networkOf } from '../../platform/http/index.js';
import type { ContactService } from './contact.service.js';

/** A message to support. */
interface ContactRequestDto {
  /**
   * The name of the sender.
   * @isString required
   * @minLength 1 required @maxLength 100 too_long
   * @example "Maria da Silva"
   */
  name: string;
  /**
   * The address for the answer.
   * @isString email_required
   * @minLength 1 email_required @maxLength 254 email_invalid @pattern ^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$ email_invalid
   * @example "maria@example.com"
   */
  email: string;
  /** @isString required @minLength 1 required @maxLength 150 too_long @example "Nota fiscal de fevereiro" */
  subject: string;
  /**
   * @isString required
   * @minLength 1 required @maxLength 5000 too_long
   * @example "Olá! Onde encontro a nota fiscal da minha recarga?"
   */
  message: string;
  /**
   * Leave it empty. People do not see this field, but spam programs fill it in. A message with it is dropped.
   * @maxLength 500 too_long
   */
  website?: string;
}

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
