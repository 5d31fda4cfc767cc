import { InvalidInputError } from '../../platform/errors/index.js';
import type { MessageDto, RateLimit, RateLimiter } from '../../platform/http/index.js';
import type { Mailer } from '../../platform/mail/index.js';
import { parseEmail } from '../auth/index.js';
import { contactMail, type ContactMessage } from './contact-mail.js';
import { CONTACT_SENT } from './contact-texts.js';

const PER_NETWORK: RateLimit = { name: 'contact.network', limit: 5, windowSeconds: 3_600 };

/** Line breaks and other control signs, which could begin a header of their own. */
const CONTROL_SIGN = /\p{Cc}/u;

interface Sent extends ContactMessage {
  network: string;
  /** What stands in the field that people do not see. */
  website: string | undefined;
}

function oneLine(field: 'name' | 'subject', text: string): string {
  const line = text.trim();
  if (line === '') throw new InvalidInputError({ [field]: 'required' });
  if (CONTROL_SIGN.test(line)) throw new InvalidInputError({ [field]: 'invalid' });
  return line;
}

function validated({ name, email, subject, message, language }: Sent): ContactMessage {
  const body = message.replaceAll('\r\n', '\n').trim();
  if (body === '') throw new InvalidInputError({ message: 'required' });
  return {
    name: oneLine('name', name),
    email: parseEmail(email),
    subject: oneLine('subject', subject),
    message: body,
    language,
  };
}

interface Dependencies {
  mailer: Mailer;
  rateLimiter: RateLimiter;
}

/** Brings what people write on the contact page to the people behind the product. */
export class ContactService {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Queues the mail. A program that gave itself away gets the same answer, and nothing is sent.
   * @throws InvalidInputError, DomainError RATE_LIMITED
   */
  async send(sent: Sent): Promise<MessageDto> {
    const message = validated(sent);
    await this.deps.rateLimiter.consume(PER_NETWORK, sent.network);
    if (!sent.website) await this.deps.mailer.send(contactMail(message));
    return { message: CONTACT_SENT[sent.language] };
  }
}
