import type { Language } from '../../platform/languages.js';

const TEXTS = {
  email_verified: {
    pt: 'E-mail confirmado com sucesso! Agora você já pode entrar.',
    en: 'E-mail confirmed. You can sign in now.',
    es: '¡Correo confirmado! Ya puedes iniciar sesión.',
  },
  code_sent_if_known: {
    pt: 'Se o e-mail existir e não estiver verificado, um novo código foi enviado.',
    en: 'If the e-mail exists and is not verified, a new code was sent.',
    es: 'Si el correo existe y no está verificado, se envió un código nuevo.',
  },
  access_sent_if_known: {
    pt: 'Se o e-mail estiver cadastrado, enviamos uma senha temporária e um link para criar uma senha nova.',
    en: 'If the e-mail is registered, we sent a temporary password and a link to set a new one.',
    es: 'Si el correo está registrado, enviamos una contraseña temporal y un enlace para crear una contraseña nueva.',
  },
  password_reset: {
    pt: 'Senha alterada com sucesso! Entre com a senha nova.',
    en: 'Password changed. Sign in with the new one.',
    es: '¡Contraseña cambiada con éxito! Inicia sesión con la nueva.',
  },
  account_secured: {
    pt: 'Todas as sessões foram encerradas e a senha e as chaves de API não funcionam mais. Crie uma senha nova pelo seu e-mail.',
    en: 'All sessions were ended; the password and the API keys no longer work. Set a new password through your e-mail.',
    es: 'Se cerraron todas las sesiones; la contraseña y las claves de API ya no funcionan. Crea una contraseña nueva desde tu correo.',
  },
  account_deleted: {
    pt: 'Sua conta e seus dados foram excluídos.',
    en: 'Your account and your data were deleted.',
    es: 'Tu cuenta y tus datos se eliminaron.',
  },
  signed_out: { pt: 'Você saiu da sua conta.', en: 'You are signed out.', es: 'Cerraste la sesión.' },
} as const satisfies Record<string, Record<Language, string>>;

export function authText(key: keyof typeof TEXTS, language: Language): string {
  return TEXTS[key][language];
}
