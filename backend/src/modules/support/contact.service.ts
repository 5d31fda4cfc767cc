import type { Language } from '../../platform/languages.js';
import { BRAND } from '../../platform/brand.js';
import { renderMail, type OutgoingMail } from '../../platform/mail/index.js';
import { InvalidInputError } from '../../platform/errors/index.js';
import type { MessageDto, RateLimit } from '../../platform/http/index.js';
import type { SettingsReader } from '../../platform/settings/index.js';
import type { Platform } from '../../platform/platform.js';
import { parseEmail } from '../auth/index.js';
import { dueAt } from './cases/case.js';
import { createCaseStore } from './cases/case.store.js';

export const CONTACT_SENT: Record<Language, string> = {
  pt: 'Mensagem enviada. Responderemos no e-mail que você informou.',
  en: 'Message sent. We will reply to the e-mail you gave us.',
  es: 'Mensaje enviado. Responderemos al correo que nos diste.',
};

export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
  language: Language;
}

const LANGUAGE_NAMES: Record<Language, string> = { pt: 'português', en: 'inglês', es: 'espanhol' };

export function contactMail(
  { name, email, subject, message, language }: ContactMessage,
  { to, caseUrl }: { to: string; caseUrl: string },
): OutgoingMail {
  return {
    to,
    replyTo: { name, address: email },
    ...renderMail({
      language: 'pt-BR',
      subject: `[Contato] ${subject}`,
      title: subject,
      parts: [
        { text: message },
        { text: `De: ${name} <${email}>`, quiet: true },
        { text: `Escrito na página em ${LANGUAGE_NAMES[language]}.`, quiet: true },
        { text: `Responda pelo caso, para que ele saia da fila: ${caseUrl}`, quiet: true },
      ],
    }),
  };
}

const PER_NETWORK: RateLimit = { name: 'contact.network', limit: 5, windowSeconds: 3_600 };

/** A line break could start another mail header. */
const CONTROL_SIGN = /\p{Cc}/u;

interface Sent extends ContactMessage {
  network: string;
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

type Deps = Pick<Platform, 'db' | 'clock' | 'publicUrl' | 'mailer' | 'rateLimiter'> & {
  settings: Pick<SettingsReader, 'current'>;
};

export class ContactService {
  constructor(private readonly deps: Deps) {}

  /** Answers as usual when the hidden field is filled in. @throws InvalidInputError, DomainError RATE_LIMITED */
  async send(sent: Sent): Promise<MessageDto> {
    const message = validated(sent);
    await this.deps.rateLimiter.consume(PER_NETWORK, sent.network);
    if (!sent.website) await this.#openCase(message);
    return { message: CONTACT_SENT[sent.language] };
  }

  async #openCase({ message: words, language, ...sender }: ContactMessage): Promise<void> {
    const { db, clock, mailer, publicUrl, settings } = this.deps;
    const { support_email: to } = settings.current();
    const at = clock.now();
    await db.transaction(async (unit) => {
      const id = await createCaseStore(unit.sql).open({
        kind: 'contact',
        userId: null,
        sender,
        words,
        language,
        openedAt: at,
        dueAt: dueAt('contact', at),
      });
      const caseUrl = `${publicUrl}/admin/cases?case=${id}`;
      const place = { to: to || BRAND.contactEmail, caseUrl };
      const mail = contactMail({ message: words, language, ...sender }, place);
      await mailer.send(mail, unit);
    });
  }
}
