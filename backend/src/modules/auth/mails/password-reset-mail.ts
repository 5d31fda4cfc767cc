import type { Language } from '../../../platform/languages.js';
import { renderMail, type RenderedMail } from '../../../platform/mail/index.js';
import { durationIn, MAIL_LOCALE } from './mail-words.js';

interface Words {
  subject: string;
  title: string;
  temporary: string;
  link: string;
  linkLabel: string;
  validity(duration: string): string;
  unasked: string;
}

const WORDS: Record<Language, Words> = {
  pt: {
    subject: 'Sua senha temporária',
    title: 'Vamos recuperar seu acesso',
    temporary: 'Entre com esta senha temporária. Logo depois, você escolhe uma senha nova:',
    link: 'Se preferir, crie sua senha nova direto por este link:',
    linkLabel: 'Criar senha nova',
    validity: (duration) =>
      `A senha temporária e o link valem por ${duration} e funcionam uma vez só. Pedir de novo cancela estes.`,
    unasked:
      'Se não foi você que pediu, ignore este e-mail: sua senha atual continua valendo. Nunca pediremos sua senha por telefone ou chat.',
  },
  en: {
    subject: 'Your temporary password',
    title: 'Let’s get you back in',
    temporary: 'Sign in with this temporary password. You then choose a new one:',
    link: 'Or set your new password right away with this link:',
    linkLabel: 'Set a new password',
    validity: (duration) =>
      `The temporary password and the link are valid for ${duration} and work only once. Asking again cancels them.`,
    unasked:
      'If you did not ask for this, ignore this e-mail: your current password still works. We never ask for your password by phone or chat.',
  },
  es: {
    subject: 'Tu contraseña temporal',
    title: 'Recuperemos tu acceso',
    temporary: 'Inicia sesión con esta contraseña temporal. Después elegirás una nueva:',
    link: 'O crea tu contraseña nueva directamente con este enlace:',
    linkLabel: 'Crear contraseña nueva',
    validity: (duration) =>
      `La contraseña temporal y el enlace son válidos por ${duration} y funcionan una sola vez. Si los pides de nuevo, estos se cancelan.`,
    unasked:
      'Si no lo pediste tú, ignora este correo: tu contraseña actual sigue funcionando. Nunca pedimos tu contraseña por teléfono o chat.',
  },
};

/** The mail that brings a forgotten account back: a temporary password, and a link to set a new one. */
export function passwordResetMail(mail: {
  temporaryPassword: string;
  link: string;
  lifetimeSeconds: number;
  language: Language;
}): RenderedMail {
  const words = WORDS[mail.language];
  return renderMail({
    language: MAIL_LOCALE[mail.language],
    subject: words.subject,
    title: words.title,
    parts: [
      { text: words.temporary },
      { code: mail.temporaryPassword },
      { text: words.link },
      { link: mail.link, label: words.linkLabel },
      { text: words.validity(durationIn(mail.language, mail.lifetimeSeconds)) },
      { text: words.unasked, quiet: true },
    ],
  });
}
