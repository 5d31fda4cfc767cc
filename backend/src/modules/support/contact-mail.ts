import { BRAND } from '../../platform/brand.js';
import type { Language } from '../../platform/languages.js';
import { renderMail, type OutgoingMail } from '../../platform/mail/index.js';

/** A message as its sender wrote it, without surrounding space. */
export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
  /** The language of the page it was written on. */
  language: Language;
}

const LANGUAGE_NAMES: Record<Language, string> = { pt: 'português', en: 'inglês', es: 'espanhol' };

/** The mail to the people behind the product, who read Portuguese; answering it answers the sender. */
export function contactMail({ name, email, subject, message, language }: ContactMessage): OutgoingMail {
  return {
    to: BRAND.contactEmail,
    replyTo: { name, address: email },
    ...renderMail({
      language: 'pt-BR',
      subject: `[Contato] ${subject}`,
      title: subject,
      parts: [
        { text: message },
        { text: `De: ${name} <${email}>`, quiet: true },
        { text: `Escrito na página em ${LANGUAGE_NAMES[language]}.`, quiet: true },
      ],
    }),
  };
}
