import type { Language } from '../../../platform/languages.js';
import { renderMail, type RenderedMail } from '../../../platform/mail/index.js';
import { alarmParts } from './alarm-parts.js';
import { MAIL_LOCALE, momentIn } from './mail-words.js';

interface Words {
  subject: string;
  title: string;
  intro: string;
  device(name: string): string;
  unknownDevice: string;
  address(ip: string): string;
  moment(moment: string): string;
  alarm: string;
}

const WORDS: Record<Language, Words> = {
  pt: {
    subject: 'Novo acesso à sua conta',
    title: 'Novo acesso à sua conta',
    intro: 'Alguém entrou na sua conta em um aparelho que ela ainda não conhecia:',
    device: (name) => `Aparelho: ${name}`,
    unknownDevice: 'não identificado',
    address: (ip) => `Endereço de rede: ${ip}`,
    moment: (moment) => `Quando: ${moment}`,
    alarm:
      'Se foi você, não precisa fazer nada. Não foi você? Encerre todas as sessões e bloqueie a senha agora:',
  },
  en: {
    subject: 'New sign-in to your account',
    title: 'New sign-in to your account',
    intro: 'Somebody signed in to your account on a device that it did not know yet:',
    device: (name) => `Device: ${name}`,
    unknownDevice: 'not identified',
    address: (ip) => `Network address: ${ip}`,
    moment: (moment) => `When: ${moment}`,
    alarm: 'If it was you, there is nothing to do. Wasn’t you? End all sessions and block the password now:',
  },
  es: {
    subject: 'Nuevo acceso a tu cuenta',
    title: 'Nuevo acceso a tu cuenta',
    intro: 'Alguien inició sesión en tu cuenta desde un dispositivo que la cuenta todavía no conocía:',
    device: (name) => `Dispositivo: ${name}`,
    unknownDevice: 'no identificado',
    address: (ip) => `Dirección de red: ${ip}`,
    moment: (moment) => `Cuándo: ${moment}`,
    alarm:
      'Si fuiste tú, no tienes que hacer nada. ¿No fuiste tú? Cierra todas las sesiones y bloquea la contraseña ahora:',
  },
};

/** The mail that tells an owner of a sign-in from a browser that the account had never used. */
export function newDeviceMail(mail: {
  /** Null when the browser did not say what it is. */
  device: string | null;
  ipAddress: string | null;
  at: Date;
  alarmLink: string;
  language: Language;
}): RenderedMail {
  const words = WORDS[mail.language];
  return renderMail({
    language: MAIL_LOCALE[mail.language],
    subject: words.subject,
    title: words.title,
    parts: [
      { text: words.intro },
      { text: words.device(mail.device ?? words.unknownDevice) },
      ...(mail.ipAddress ? [{ text: words.address(mail.ipAddress) }] : []),
      { text: words.moment(momentIn(mail.language, mail.at)) },
      { text: words.alarm },
      ...alarmParts(mail.alarmLink, mail.language),
    ],
  });
}
