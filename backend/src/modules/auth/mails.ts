import type { Language } from '../../platform/languages.js';
import { MAIL_LOCALE, renderMail, type RenderedMail } from '../../platform/mail/index.js';

function countIn(language: Language, count: number, unit: 'day' | 'minute' | 'second'): string {
  const texts = new Intl.NumberFormat(MAIL_LOCALE[language], { style: 'unit', unit, unitDisplay: 'long' });
  return texts.format(count);
}

const DAY_SECONDS = 86_400;

export function durationIn(language: Language, seconds: number): string {
  if (seconds >= DAY_SECONDS) return daysIn(language, Math.round(seconds / DAY_SECONDS));
  if (seconds < 60) return countIn(language, Math.ceil(seconds), 'second');
  return countIn(language, Math.round(seconds / 60), 'minute');
}

export const daysIn = (language: Language, days: number): string => countIn(language, days, 'day');

interface VerificationTexts {
  subject: string;
  title: string;
  intro: string;
  validity(duration: string): string;
  unasked: string;
}

const VERIFICATION: Record<Language, VerificationTexts> = {
  pt: {
    subject: 'Seu código de verificação',
    title: 'Confirme seu e-mail',
    intro: 'Digite este código na tela de verificação para ativar sua conta:',
    validity: (duration) => `O código vale por ${duration} e só pode ser usado uma vez.`,
    unasked:
      'Se você não criou uma conta, ignore este e-mail. Nunca pediremos este código por telefone ou chat.',
  },
  en: {
    subject: 'Your verification code',
    title: 'Confirm your e-mail',
    intro: 'Type this code on the verification screen to activate your account:',
    validity: (duration) => `The code is valid for ${duration} and works only once.`,
    unasked:
      'If you did not create an account, ignore this e-mail. We never ask for this code by phone or chat.',
  },
  es: {
    subject: 'Tu código de verificación',
    title: 'Confirma tu correo',
    intro: 'Escribe este código en la pantalla de verificación para activar tu cuenta:',
    validity: (duration) => `El código es válido por ${duration} y solo se puede usar una vez.`,
    unasked: 'Si no creaste una cuenta, ignora este correo. Nunca pedimos este código por teléfono o chat.',
  },
};

/** The subject contains no code, because locked screens show it. */
export function verificationMail(mail: {
  code: string;
  lifetimeSeconds: number;
  language: Language;
}): RenderedMail {
  const texts = VERIFICATION[mail.language];
  return renderMail({
    language: MAIL_LOCALE[mail.language],
    subject: texts.subject,
    title: texts.title,
    parts: [
      { text: texts.intro },
      { code: mail.code },
      { text: texts.validity(durationIn(mail.language, mail.lifetimeSeconds)) },
      { text: texts.unasked, quiet: true },
    ],
  });
}

export type AccessOccasion = 'forgotten' | 'reset_by_staff' | 'invited';

interface OccasionTexts {
  subject: string;
  title: string;
  link: string;
  unasked: string;
}

interface AccessTexts extends Record<AccessOccasion, OccasionTexts> {
  temporary: string;
  linkLabel: string;
  validity(duration: string): string;
  linkValidity(duration: string): string;
}

const ACCESS: Record<Language, AccessTexts> = {
  pt: {
    temporary: 'Entre com esta senha temporária. Logo depois, você escolhe uma senha nova:',
    linkLabel: 'Criar senha nova',
    validity: (duration) =>
      `A senha temporária e o link valem por ${duration} e funcionam uma vez só. Se você pedir outros, estes são cancelados.`,
    linkValidity: (duration) => `O link vale por ${duration} e funciona uma vez só.`,
    forgotten: {
      subject: 'Sua senha temporária',
      title: 'Vamos recuperar seu acesso',
      link: 'Se preferir, crie sua senha nova direto por este link:',
      unasked:
        'Se não foi você que pediu, ignore este e-mail: sua senha atual continua valendo. Nunca pediremos sua senha por telefone ou chat.',
    },
    reset_by_staff: {
      subject: 'Sua senha foi redefinida',
      title: 'Nossa equipe redefiniu sua senha',
      link: 'Se preferir, crie sua senha nova direto por este link:',
      unasked:
        'Sua senha anterior não vale mais e todas as sessões foram encerradas. Se você não esperava isto, fale com o suporte. Nunca pediremos sua senha por telefone ou chat.',
    },
    invited: {
      subject: 'Sua conta foi criada',
      title: 'Sua conta está pronta',
      link: 'Nossa equipe criou uma conta com este e-mail. Crie sua senha por este link para entrar:',
      unasked: 'Se você não esperava este convite, ignore este e-mail.',
    },
  },
  en: {
    temporary: 'Sign in with this temporary password. You then choose a new one:',
    linkLabel: 'Set a new password',
    validity: (duration) =>
      `The temporary password and the link are valid for ${duration} and work only once. If you ask for new ones, these are cancelled.`,
    linkValidity: (duration) => `The link is valid for ${duration} and works only once.`,
    forgotten: {
      subject: 'Your temporary password',
      title: 'Let’s get you back in',
      link: 'Or set your new password right away with this link:',
      unasked:
        'If you did not ask for this, ignore this e-mail: your current password still works. We never ask for your password by phone or chat.',
    },
    reset_by_staff: {
      subject: 'Your password was reset',
      title: 'Our team reset your password',
      link: 'Or set your new password right away with this link:',
      unasked:
        'Your previous password no longer works and all sessions were ended. If you did not expect this, contact support. We never ask for your password by phone or chat.',
    },
    invited: {
      subject: 'Your account was created',
      title: 'Your account is ready',
      link: 'Our team created an account with this e-mail. Set your password with this link to sign in:',
      unasked: 'If you did not expect this invitation, ignore this e-mail.',
    },
  },
  es: {
    temporary: 'Inicia sesión con esta contraseña temporal. Después elegirás una nueva:',
    linkLabel: 'Crear contraseña nueva',
    validity: (duration) =>
      `La contraseña temporal y el enlace son válidos por ${duration} y funcionan una sola vez. Si pides otros, estos se cancelan.`,
    linkValidity: (duration) => `El enlace es válido por ${duration} y funciona una sola vez.`,
    forgotten: {
      subject: 'Tu contraseña temporal',
      title: 'Recuperemos tu acceso',
      link: 'O crea tu contraseña nueva directamente con este enlace:',
      unasked:
        'Si no lo pediste tú, ignora este correo: tu contraseña actual sigue funcionando. Nunca pedimos tu contraseña por teléfono o chat.',
    },
    reset_by_staff: {
      subject: 'Tu contraseña fue restablecida',
      title: 'Nuestro equipo restableció tu contraseña',
      link: 'O crea tu contraseña nueva directamente con este enlace:',
      unasked:
        'Tu contraseña anterior ya no vale y se cerraron todas las sesiones. Si no lo esperabas, comunícate con soporte. Nunca pedimos tu contraseña por teléfono o chat.',
    },
    invited: {
      subject: 'Tu cuenta fue creada',
      title: 'Tu cuenta está lista',
      link: 'Nuestro equipo creó una cuenta con este correo. Crea tu contraseña con este enlace para entrar:',
      unasked: 'Si no esperabas esta invitación, ignora este correo.',
    },
  },
};

export function accessMail(mail: {
  occasion: AccessOccasion;
  temporaryPassword: string | null;
  link: string;
  lifetimeSeconds: number;
  language: Language;
}): RenderedMail {
  const texts = ACCESS[mail.language];
  const { subject, title, link, unasked } = texts[mail.occasion];
  const duration = durationIn(mail.language, mail.lifetimeSeconds);
  const temporary = mail.temporaryPassword
    ? [{ text: texts.temporary }, { code: mail.temporaryPassword }]
    : [];
  return renderMail({
    language: MAIL_LOCALE[mail.language],
    subject,
    title,
    parts: [
      ...temporary,
      { text: link },
      { link: mail.link, label: texts.linkLabel },
      { text: mail.temporaryPassword ? texts.validity(duration) : texts.linkValidity(duration) },
      { text: unasked, quiet: true },
    ],
  });
}
