import type { Language } from '../../../platform/languages.js';
import { renderMail, type RenderedMail } from '../../../platform/mail/index.js';
import { MAIL_LOCALE, momentIn } from './mail-words.js';

interface Words {
  subject: string;
  title: string;
  what(moment: string): string;
  alarm: string;
  alarmLabel: string;
  validity: string;
}

const WORDS: Record<Language, Words> = {
  pt: {
    subject: 'Sua senha foi alterada',
    title: 'Sua senha foi alterada',
    what: (moment) =>
      `A senha da sua conta foi alterada em ${moment}. As outras sessões foram encerradas. Se foi você, não precisa fazer nada.`,
    alarm: 'Não foi você? Encerre todas as sessões e bloqueie a senha agora:',
    alarmLabel: 'Não fui eu',
    validity: 'O link vale por 7 dias.',
  },
  en: {
    subject: 'Your password was changed',
    title: 'Your password was changed',
    what: (moment) =>
      `The password of your account was changed on ${moment}. The other sessions were ended. If it was you, there is nothing to do.`,
    alarm: 'Wasn’t you? End all sessions and block the password now:',
    alarmLabel: 'It wasn’t me',
    validity: 'The link is valid for 7 days.',
  },
  es: {
    subject: 'Tu contraseña se cambió',
    title: 'Tu contraseña se cambió',
    what: (moment) =>
      `La contraseña de tu cuenta se cambió el ${moment}. Las demás sesiones se cerraron. Si fuiste tú, no tienes que hacer nada.`,
    alarm: '¿No fuiste tú? Cierra todas las sesiones y bloquea la contraseña ahora:',
    alarmLabel: 'No fui yo',
    validity: 'El enlace es válido por 7 días.',
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
      { link: mail.alarmLink, label: words.alarmLabel },
      { text: words.validity, quiet: true },
    ],
  });
}
