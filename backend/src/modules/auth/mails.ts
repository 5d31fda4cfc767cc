import type { Language } from '../../platform/languages.js';
import { renderMail, type RenderedMail } from '../../platform/mail/index.js';

/** Intl locale of a mail. */
export const MAIL_LOCALE: Record<Language, string> = { pt: 'pt-BR', en: 'en-US', es: 'es' };

function countIn(language: Language, count: number, unit: 'day' | 'minute' | 'second'): string {
  const words = new Intl.NumberFormat(MAIL_LOCALE[language], { style: 'unit', unit, unitDisplay: 'long' });
  return words.format(count);
}

/** A duration as a mail tells it: whole minutes, or seconds under one minute. */
export function durationIn(language: Language, seconds: number): string {
  if (seconds < 60) return countIn(language, Math.ceil(seconds), 'second');
  return countIn(language, Math.round(seconds / 60), 'minute');
}

/** The same for what lasts days. */
export const daysIn = (language: Language, days: number): string => countIn(language, days, 'day');

const PLACE: Record<Language, string> = {
  pt: 'horário de Brasília',
  en: 'Brasília time',
  es: 'hora de Brasilia',
};

/** A moment as a mail tells it. Nobody knows where the mail is read, so it names its time zone. */
export function momentIn(language: Language, at: Date): string {
  const moment = new Intl.DateTimeFormat(MAIL_LOCALE[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'America/Sao_Paulo',
  }).format(at);
  return `${moment} (${PLACE[language]})`;
}

interface VerificationWords {
  subject(code: string): string;
  title: string;
  intro: string;
  validity(duration: string): string;
  unasked: string;
}

const VERIFICATION: Record<Language, VerificationWords> = {
  pt: {
    subject: (code) => `${code} é o seu código de verificação`,
    title: 'Confirme seu e-mail',
    intro: 'Digite este código na tela de verificação para ativar sua conta:',
    validity: (duration) => `O código vale por ${duration} e só pode ser usado uma vez.`,
    unasked:
      'Se você não criou uma conta, ignore este e-mail. Nunca pediremos este código por telefone ou chat.',
  },
  en: {
    subject: (code) => `${code} is your verification code`,
    title: 'Confirm your e-mail',
    intro: 'Type this code on the verification screen to activate your account:',
    validity: (duration) => `The code is valid for ${duration} and works only once.`,
    unasked:
      'If you did not create an account, ignore this e-mail. We never ask for this code by phone or chat.',
  },
  es: {
    subject: (code) => `${code} es tu código de verificación`,
    title: 'Confirma tu correo',
    intro: 'Escribe este código en la pantalla de verificación para activar tu cuenta:',
    validity: (duration) => `El código es válido por ${duration} y solo se puede usar una vez.`,
    unasked: 'Si no creaste una cuenta, ignora este correo. Nunca pedimos este código por teléfono o chat.',
  },
};

/** The mail that brings the code which confirms an address. */
export function verificationMail(mail: {
  code: string;
  lifetimeSeconds: number;
  language: Language;
}): RenderedMail {
  const words = VERIFICATION[mail.language];
  return renderMail({
    language: MAIL_LOCALE[mail.language],
    subject: words.subject(mail.code),
    title: words.title,
    parts: [
      { text: words.intro },
      { code: mail.code },
      { text: words.validity(durationIn(mail.language, mail.lifetimeSeconds)) },
      { text: words.unasked, quiet: true },
    ],
  });
}

interface PasswordResetWords {
  subject: string;
  title: string;
  temporary: string;
  link: string;
  linkLabel: string;
  validity(duration: string): string;
  unasked: string;
}

const PASSWORD_RESET: Record<Language, PasswordResetWords> = {
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
  const words = PASSWORD_RESET[mail.language];
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
