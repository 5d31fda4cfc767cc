import type { Language } from '../../../platform/languages.js';
import { MAIL_LOCALE, momentIn, renderMail, type RenderedMail } from '../../../platform/mail/index.js';
import { BRAND } from '../../../platform/brand.js';
import { daysIn } from '../mails.js';

export const DISOWN_LINK_DAYS = 7;

interface Notice {
  language: Language;
  at: Date;
  disownLink: string;
}

const DISOWN: Record<Language, { label: string; validity(duration: string): string }> = {
  pt: { label: 'Não fui eu', validity: (duration) => `O link vale por ${duration}.` },
  en: { label: 'It wasn’t me', validity: (duration) => `The link is valid for ${duration}.` },
  es: { label: 'No fui yo', validity: (duration) => `El enlace es válido por ${duration}.` },
};

function disownableMail({ language, disownLink }: Notice, subject: string, texts: string[]): RenderedMail {
  const { label, validity } = DISOWN[language];
  return renderMail({
    language: MAIL_LOCALE[language],
    subject,
    title: subject,
    parts: [
      ...texts.map((text) => ({ text })),
      { link: disownLink, label },
      { text: validity(daysIn(language, DISOWN_LINK_DAYS)), quiet: true },
    ],
  });
}

interface NoticeTexts {
  subject: string;
  what(moment: string, name: string): string;
  disown: string;
}

const PASSWORD_CHANGED: Record<Language, NoticeTexts> = {
  pt: {
    subject: 'Sua senha foi alterada',
    what: (moment) =>
      `A senha da sua conta foi alterada em ${moment}. As outras sessões foram encerradas. Se foi você, não precisa fazer nada.`,
    disown: 'Não foi você? Encerre todas as sessões e bloqueie a senha agora:',
  },
  en: {
    subject: 'Your password was changed',
    what: (moment) =>
      `The password of your account was changed on ${moment}. The other sessions were ended. If it was you, there is nothing to do.`,
    disown: 'If it wasn’t you, end all sessions and block the password now:',
  },
  es: {
    subject: 'Tu contraseña se cambió',
    what: (moment) =>
      `La contraseña de tu cuenta se cambió el ${moment}. Las demás sesiones se cerraron. Si fuiste tú, no tienes que hacer nada.`,
    disown: '¿No fuiste tú? Cierra todas las sesiones y bloquea la contraseña ahora:',
  },
};

const API_KEY_CREATED: Record<Language, NoticeTexts> = {
  pt: {
    subject: 'Nova chave de API na sua conta',
    what: (moment, name) =>
      `A chave de API “${name}” foi criada na sua conta em ${moment}. Quem tiver a chave pode usar a conta sem a senha, até você revogá-la no perfil. Se foi você, não precisa fazer nada.`,
    disown: 'Não foi você? Encerre todas as sessões, revogue as chaves e bloqueie a senha agora:',
  },
  en: {
    subject: 'New API key in your account',
    what: (moment, name) =>
      `The API key “${name}” was created in your account on ${moment}. Anyone who has it can use the account without the password, until you revoke it in your profile. If it was you, there is nothing to do.`,
    disown: 'If it wasn’t you, end all sessions, revoke the keys and block the password now:',
  },
  es: {
    subject: 'Nueva clave de API en tu cuenta',
    what: (moment, name) =>
      `La clave de API «${name}» se creó en tu cuenta el ${moment}. Quien la tenga puede usar la cuenta sin la contraseña, hasta que la revoques en tu perfil. Si fuiste tú, no tienes que hacer nada.`,
    disown: '¿No fuiste tú? Cierra todas las sesiones, revoca las claves y bloquea la contraseña ahora:',
  },
};

const WEBHOOK_CREATED: Record<Language, NoticeTexts> = {
  pt: {
    subject: 'Novo webhook na sua conta',
    what: (moment, url) =>
      `O endereço ${url} foi cadastrado na sua conta em ${moment}. Ele recebe os eventos escolhidos, que podem incluir códigos, até você removê-lo no perfil. Se foi você, não precisa fazer nada.`,
    disown: 'Não foi você? Encerre todas as sessões, desative os webhooks e bloqueie a senha agora:',
  },
  en: {
    subject: 'New webhook in your account',
    what: (moment, url) =>
      `The address ${url} was added to your account on ${moment}. It receives the chosen events, which may include codes, until you remove it in your profile. If it was you, there is nothing to do.`,
    disown: 'If it wasn’t you, end all sessions, switch the webhooks off and block the password now:',
  },
  es: {
    subject: 'Nuevo webhook en tu cuenta',
    what: (moment, url) =>
      `La dirección ${url} se agregó a tu cuenta el ${moment}. Recibe los eventos elegidos, que pueden incluir códigos, hasta que la quites en tu perfil. Si fuiste tú, no tienes que hacer nada.`,
    disown: '¿No fuiste tú? Cierra todas las sesiones, desactiva los webhooks y bloquea la contraseña ahora:',
  },
};

const WEBHOOK_SECRET_REPLACED: Record<Language, NoticeTexts> = {
  pt: {
    subject: 'Novo segredo de um webhook da sua conta',
    what: (moment, url) =>
      `O webhook ${url} ganhou um novo segredo em ${moment}. O anterior ainda assina por 24 horas. Se foi você, não precisa fazer nada.`,
    disown: WEBHOOK_CREATED.pt.disown,
  },
  en: {
    subject: 'New secret of a webhook in your account',
    what: (moment, url) =>
      `The webhook ${url} got a new secret on ${moment}. The earlier one also signs for 24 hours. If it was you, there is nothing to do.`,
    disown: WEBHOOK_CREATED.en.disown,
  },
  es: {
    subject: 'Nuevo secreto de un webhook de tu cuenta',
    what: (moment, url) =>
      `El webhook ${url} tiene un nuevo secreto desde el ${moment}. El anterior también firma durante 24 horas. Si fuiste tú, no tienes que hacer nada.`,
    disown: WEBHOOK_CREATED.es.disown,
  },
};

const STAFF_TOKEN_CREATED: Record<Language, NoticeTexts> = {
  pt: {
    subject: 'Novo token de equipe na sua conta',
    what: (moment, name) =>
      `O token de equipe “${name}” foi criado na sua conta em ${moment}. Quem tiver o token pode agir na administração em seu nome, até ele vencer ou você revogá-lo. Se foi você, não precisa fazer nada.`,
    disown: 'Não foi você? Encerre todas as sessões, revogue os tokens e bloqueie a senha agora:',
  },
  en: {
    subject: 'New staff token in your account',
    what: (moment, name) =>
      `The staff token “${name}” was created in your account on ${moment}. Anyone who has it can act in the back-office in your name, until it expires or you revoke it. If it was you, there is nothing to do.`,
    disown: 'If it wasn’t you, end all sessions, revoke the tokens and block the password now:',
  },
  es: {
    subject: 'Nuevo token de equipo en tu cuenta',
    what: (moment, name) =>
      `El token de equipo «${name}» se creó en tu cuenta el ${moment}. Quien lo tenga puede actuar en la administración en tu nombre, hasta que venza o lo revoques. Si fuiste tú, no tienes que hacer nada.`,
    disown: '¿No fuiste tú? Cierra todas las sesiones, revoca los tokens y bloquea la contraseña ahora:',
  },
};

const noticeMail =
  (texts: Record<Language, NoticeTexts>) =>
  (notice: Notice & { name?: string }): RenderedMail => {
    const { subject, what, disown } = texts[notice.language];
    return disownableMail(notice, subject, [
      what(momentIn(notice.language, notice.at), notice.name ?? ''),
      disown,
    ]);
  };

export const passwordChangedMail = noticeMail(PASSWORD_CHANGED);

type NamedMail = (notice: Notice & { name: string }) => RenderedMail;

export const apiKeyCreatedMail: NamedMail = noticeMail(API_KEY_CREATED);

export const webhookCreatedMail: NamedMail = noticeMail(WEBHOOK_CREATED);

export const webhookSecretReplacedMail: NamedMail = noticeMail(WEBHOOK_SECRET_REPLACED);

export const staffTokenCreatedMail: NamedMail = noticeMail(STAFF_TOKEN_CREATED);

interface NewDeviceTexts {
  subject: string;
  intro: string;
  device(name: string): string;
  unknownDevice: string;
  address(ip: string): string;
  moment(moment: string): string;
  disown: string;
}

const NEW_DEVICE: Record<Language, NewDeviceTexts> = {
  pt: {
    subject: 'Novo acesso à sua conta',
    intro: 'Alguém entrou na sua conta por um aparelho que nunca tinha sido usado nela:',
    device: (name) => `Aparelho: ${name}`,
    unknownDevice: 'não identificado',
    address: (ip) => `Endereço de rede: ${ip}`,
    moment: (moment) => `Quando: ${moment}`,
    disown:
      'Se foi você, não precisa fazer nada. Não foi você? Encerre todas as sessões e bloqueie a senha agora:',
  },
  en: {
    subject: 'New sign-in to your account',
    intro: 'Someone signed in to your account on a device that had never been used with it:',
    device: (name) => `Device: ${name}`,
    unknownDevice: 'not identified',
    address: (ip) => `Network address: ${ip}`,
    moment: (moment) => `When: ${moment}`,
    disown:
      'If it was you, there is nothing to do. If it wasn’t, end all sessions and block the password now:',
  },
  es: {
    subject: 'Nuevo acceso a tu cuenta',
    intro: 'Alguien inició sesión en tu cuenta desde un dispositivo que nunca se había usado en ella:',
    device: (name) => `Dispositivo: ${name}`,
    unknownDevice: 'no identificado',
    address: (ip) => `Dirección de red: ${ip}`,
    moment: (moment) => `Cuándo: ${moment}`,
    disown:
      'Si fuiste tú, no tienes que hacer nada. ¿No fuiste tú? Cierra todas las sesiones y bloquea la contraseña ahora:',
  },
};

export function newDeviceMail(
  notice: Notice & { device: string | null; ipAddress: string | null },
): RenderedMail {
  const texts = NEW_DEVICE[notice.language];
  return disownableMail(notice, texts.subject, [
    texts.intro,
    texts.device(notice.device ?? texts.unknownDevice),
    ...(notice.ipAddress ? [texts.address(notice.ipAddress)] : []),
    texts.moment(momentIn(notice.language, notice.at)),
    texts.disown,
  ]);
}

interface AccountDeletedTexts {
  subject: string;
  what(moment: string): string;
  remains: string;
  unasked(contact: string): string;
}

const ACCOUNT_DELETED: Record<Language, AccountDeletedTexts> = {
  pt: {
    subject: 'Sua conta foi excluída',
    what: (moment) => `Sua conta e seus dados foram excluídos em ${moment}, como você pediu.`,
    remains:
      'Ficam só os registros financeiros, sem seu nome, porque a lei exige. Este endereço pode ser cadastrado de novo quando você quiser.',
    unasked: (contact) => `Não foi você que pediu? Fale com a gente: ${contact}`,
  },
  en: {
    subject: 'Your account was deleted',
    what: (moment) => `Your account and your data were deleted on ${moment}, as you asked.`,
    remains:
      'Only the records of money remain, without your name, because the law requires them. This address can be registered again whenever you like.',
    unasked: (contact) => `If you did not ask for this, write to us: ${contact}`,
  },
  es: {
    subject: 'Tu cuenta se eliminó',
    what: (moment) => `Tu cuenta y tus datos se eliminaron el ${moment}, como pediste.`,
    remains:
      'Solo quedan los registros financieros, sin tu nombre, porque la ley lo exige. Esta dirección puede registrarse de nuevo cuando quieras.',
    unasked: (contact) => `¿No lo pediste tú? Escríbenos: ${contact}`,
  },
};

export function accountDeletedMail({ at, language }: Omit<Notice, 'disownLink'>): RenderedMail {
  const texts = ACCOUNT_DELETED[language];
  return renderMail({
    language: MAIL_LOCALE[language],
    subject: texts.subject,
    title: texts.subject,
    parts: [
      { text: texts.what(momentIn(language, at)) },
      { text: texts.remains },
      { text: texts.unasked(BRAND.contactEmail), quiet: true },
    ],
  });
}
