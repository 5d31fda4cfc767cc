import type { Language } from '../../../platform/languages.js';
import { renderMail, type RenderedMail } from '../../../platform/mail/index.js';
import { alarmParts } from './alarm-parts.js';
import { MAIL_LOCALE, momentIn } from './mail-words.js';

interface Words {
  subject: string;
  what(name: string, moment: string): string;
  alarm: string;
}

const WORDS: Record<Language, Words> = {
  pt: {
    subject: 'Nova chave de API na sua conta',
    what: (name, moment) =>
      `A chave de API “${name}” foi criada na sua conta em ${moment}. Quem a tem pode usar a conta sem a senha, até você revogá-la no perfil. Se foi você, não precisa fazer nada.`,
    alarm: 'Não foi você? Encerre todas as sessões, revogue as chaves e bloqueie a senha agora:',
  },
  en: {
    subject: 'New API key in your account',
    what: (name, moment) =>
      `The API key “${name}” was created in your account on ${moment}. Who has it can use the account without the password, until you revoke it in your profile. If it was you, there is nothing to do.`,
    alarm: 'Wasn’t you? End all sessions, revoke the keys and block the password now:',
  },
  es: {
    subject: 'Nueva clave de API en tu cuenta',
    what: (name, moment) =>
      `La clave de API «${name}» se creó en tu cuenta el ${moment}. Quien la tenga puede usar la cuenta sin la contraseña, hasta que la revoques en tu perfil. Si fuiste tú, no tienes que hacer nada.`,
    alarm: '¿No fuiste tú? Cierra todas las sesiones, revoca las claves y bloquea la contraseña ahora:',
  },
};

/** The mail that tells an owner of a new API key. */
export function apiKeyCreatedMail(mail: {
  name: string;
  at: Date;
  alarmLink: string;
  language: Language;
}): RenderedMail {
  const words = WORDS[mail.language];
  return renderMail({
    language: MAIL_LOCALE[mail.language],
    subject: words.subject,
    title: words.subject,
    parts: [
      { text: words.what(mail.name, momentIn(mail.language, mail.at)) },
      { text: words.alarm },
      ...alarmParts(mail.alarmLink, mail.language),
    ],
  });
}
