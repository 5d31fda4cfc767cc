import type { Language } from '../../../platform/languages.js';
import { renderMail, type RenderedMail } from '../../../platform/mail/index.js';
import { alarmParts } from './alarm-parts.js';
import { MAIL_LOCALE, momentIn } from './mail-words.js';

interface Words {
  subject: string;
  title: string;
  what(moment: string): string;
  alarm: string;
}

const WORDS: Record<Language, Words> = {
  pt: {
    subject: 'Sua senha foi alterada',
    title: 'Sua senha foi alterada',
    what: (moment) =>
      `A senha da sua conta foi alterada em ${moment}. As outras sessões foram encerradas. Se foi você, não precisa fazer nada.`,
    alarm: 'Não foi você? Encerre todas as sessões e bloqueie a senha agora:',
  },
  en: {
    subject: 'Your password was changed',
    title: 'Your password was changed',
    what: (moment) =>
      `The password of your account was changed on ${moment}. The other sessions were ended. If it was you, there is nothing to do.`,
    alarm: 'Wasn’t you? End all sessions and block the password now:',
  },
  es: {
    subject: 'Tu contraseña se cambió',
    title: 'Tu contraseña se cambió',
    what: (moment) =>
      `La contraseña de tu cuenta se cambió el ${moment}. Las demás sesiones se cerraron. Si fuiste tú, no tienes que hacer nada.`,
    alarm: '¿No fuiste tú? Cierra todas las sesiones y bloquea la contraseña ahora:',
  },
};

/** The mail that tells an owner that the password is another one now. */
export function passwordChangedMail(mail: { at: Date; alarmLink: string; language: Language }): RenderedMail {
  const words = WORDS[mail.language];
  return renderMail({
    language: MAIL_LOCALE[mail.language],
    subject: words.subject,
    title: words.title,
    parts: [
      { text: words.what(momentIn(mail.language, mail.at)) },
      { text: words.alarm },
      ...alarmParts(mail.alarmLink, mail.language),
    ],
  });
}
