import { BRAND } from '../../../platform/brand.js';
import type { Language } from '../../../platform/languages.js';
import { renderMail, type RenderedMail } from '../../../platform/mail/index.js';
import { MAIL_LOCALE, momentIn } from './mail-words.js';

interface Words {
  subject: string;
  what(moment: string): string;
  remains: string;
  unasked(contact: string): string;
}

const WORDS: Record<Language, Words> = {
  pt: {
    subject: 'Sua conta foi excluída',
    what: (moment) => `Sua conta e seus dados foram excluídos em ${moment}, como você pediu.`,
    remains:
      'O que fica são os movimentos de dinheiro, sem seu nome, porque a lei exige. Este endereço pode ser cadastrado de novo quando você quiser.',
    unasked: (contact) => `Não foi você que pediu? Fale com a gente: ${contact}`,
  },
  en: {
    subject: 'Your account was deleted',
    what: (moment) => `Your account and your data were deleted on ${moment}, as you asked.`,
    remains:
      'What remains are the movements of money, without your name, because the law requires it. This address can be registered again whenever you like.',
    unasked: (contact) => `You did not ask for this? Write to us: ${contact}`,
  },
  es: {
    subject: 'Tu cuenta se eliminó',
    what: (moment) => `Tu cuenta y tus datos se eliminaron el ${moment}, como pediste.`,
    remains:
      'Lo que queda son los movimientos de dinero, sin tu nombre, porque la ley lo exige. Esta dirección puede registrarse de nuevo cuando quieras.',
    unasked: (contact) => `¿No lo pediste tú? Escríbenos: ${contact}`,
  },
};

/** The last mail to an owner: that the account is gone. */
export function accountDeletedMail({ at, language }: { at: Date; language: Language }): RenderedMail {
  const words = WORDS[language];
  return renderMail({
    language: MAIL_LOCALE[language],
    subject: words.subject,
    title: words.subject,
    parts: [
      { text: words.what(momentIn(language, at)) },
      { text: words.remains },
      { text: words.unasked(BRAND.contactEmail), quiet: true },
    ],
  });
}
