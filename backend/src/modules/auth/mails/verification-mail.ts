import type { Language } from '../../../platform/languages.js';
import { renderMail, type RenderedMail } from '../../../platform/mail/index.js';
import { durationIn, MAIL_LOCALE } from './mail-words.js';

interface Words {
  subject(code: string): string;
  title: string;
  intro: string;
  validity(duration: string): string;
  unasked: string;
}

const WORDS: Record<Language, Words> = {
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
  const words = WORDS[mail.language];
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
