import type { Language } from '../../platform/languages.js';

const TEXTS = {
  email_verified: {
    pt: 'E-mail confirmado com sucesso! Agora você já pode entrar.',
    en: 'E-mail verified. You can log in now.',
    es: 'Correo verificado. Ya puede iniciar sesión.',
  },
  code_sent_if_known: {
    pt: 'Se o e-mail existir e não estiver verificado, um novo código foi enviado.',
    en: 'If the e-mail exists and is not verified, a new code was sent.',
    es: 'Si el correo existe y no está verificado, se envió un nuevo código.',
  },
  signed_out: {
    pt: 'Você saiu da sua conta.',
    en: 'You are signed out.',
    es: 'Ha cerrado la sesión.',
  },
} as const satisfies Record<string, Record<Language, string>>;

/** What the account calls say when they succeed. */
export function authText(key: keyof typeof TEXTS, language: Language): string {
  return TEXTS[key][language];
}
