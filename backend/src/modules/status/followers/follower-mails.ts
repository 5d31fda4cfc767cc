import { BRAND } from '../../../platform/brand.js';
import { siteAddress, type Language } from '../../../platform/languages.js';
import { MAIL_LOCALE, momentIn, renderMail, type OutgoingMail } from '../../../platform/mail/index.js';
import type { IncidentStateDto } from '../incidents/incident.dto.js';
import { textIn } from '../incidents/incident.store.js';
import type { Follower, UnmailedUpdate } from './follower.store.js';

export const FOLLOW_ASKED: Record<Language, string> = {
  pt: 'Enviamos um link para esse endereço. Confirme nele que quer acompanhar.',
  en: 'We sent a link to that address. Confirm there that you want to follow.',
  es: 'Enviamos un enlace a esa dirección. Confirma ahí que quieres seguir.',
};

interface Texts {
  confirmSubject: string;
  confirm: string;
  confirmLink: string;
  ignore: string;
  knownSubject: string;
  known: string;
  states: Record<IncidentStateDto, string>;
  next(moment: string): string;
  page: string;
  why: string;
  leave: string;
}

const TEXTS: Record<Language, Texts> = {
  pt: {
    confirmSubject: `Confirme: acompanhar o status da ${BRAND.name}`,
    confirm: 'Confirme que este e-mail deve receber cada notícia do status. O link vale por 24 horas.',
    confirmLink: 'Confirmar',
    ignore: 'Não foi você? Ignore este e-mail: sem a confirmação, o endereço é apagado.',
    knownSubject: `Você já acompanha o status da ${BRAND.name}`,
    known: 'Este e-mail já recebe cada notícia do status. Não é preciso fazer nada.',
    states: {
      investigating: 'investigando',
      identified: 'causa achada',
      monitoring: 'observando',
      resolved: 'resolvido',
    },
    next: (moment) => `Próxima notícia até ${moment}.`,
    page: 'Ver o status',
    why: 'Você recebe este e-mail porque acompanha o status.',
    leave: 'Parar de receber',
  },
  en: {
    confirmSubject: `Please confirm: following the status of ${BRAND.name}`,
    confirm: 'Confirm that this address should get each news of the status. The link works for 24 hours.',
    confirmLink: 'Confirm',
    ignore: 'Was it not you? Ignore this e-mail: without a confirmation the address is deleted.',
    knownSubject: `You follow the status of ${BRAND.name} already`,
    known: 'This address gets each news of the status already. There is nothing to do.',
    states: {
      investigating: 'investigating',
      identified: 'cause found',
      monitoring: 'monitoring',
      resolved: 'resolved',
    },
    next: (moment) => `More news by ${moment}.`,
    page: 'See the status',
    why: 'You get this e-mail because you follow the status.',
    leave: 'Stop these e-mails',
  },
  es: {
    confirmSubject: `Confirma: seguir el estado de ${BRAND.name}`,
    confirm: 'Confirma que este correo debe recibir cada noticia del estado. El enlace vale por 24 horas.',
    confirmLink: 'Confirmar',
    ignore: '¿No fuiste tú? Ignora este correo: sin la confirmación, la dirección se borra.',
    knownSubject: `Ya sigues el estado de ${BRAND.name}`,
    known: 'Este correo ya recibe cada noticia del estado. No hay que hacer nada.',
    states: {
      investigating: 'investigando',
      identified: 'causa encontrada',
      monitoring: 'observando',
      resolved: 'resuelto',
    },
    next: (moment) => `Próxima noticia hasta ${moment}.`,
    page: 'Ver el estado',
    why: 'Recibes este correo porque sigues el estado.',
    leave: 'Dejar de recibir',
  },
};

type Reader = Omit<Follower, 'id'>;

function footOf({ language, leavingKey }: Reader, publicUrl: string) {
  const link = publicUrl + siteAddress(`/status/follow?key=${leavingKey}`, language);
  const { why, leave } = TEXTS[language];
  return {
    parts: [
      { text: why, quiet: true },
      { link, label: leave, quiet: true },
    ],
    // RFC 8058: the mail program unsubscribes with one request, without opening a page.
    headers: { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}

export function confirmationMail(
  { email, language }: Reader,
  token: string,
  publicUrl: string,
): OutgoingMail {
  const { confirmSubject, confirm, confirmLink, ignore } = TEXTS[language];
  const mail = renderMail({
    language: MAIL_LOCALE[language],
    subject: confirmSubject,
    title: confirmSubject,
    parts: [
      { text: confirm },
      { link: publicUrl + siteAddress(`/status/follow?token=${token}`, language), label: confirmLink },
      { text: ignore, quiet: true },
    ],
  });
  return { to: email, ...mail };
}

/** Sent instead of a confirmation, so that only the owner of the address learns that it already follows. */
export function knownFollowerMail(reader: Reader, publicUrl: string): OutgoingMail {
  const { knownSubject, known } = TEXTS[reader.language];
  const { parts, headers } = footOf(reader, publicUrl);
  const mail = renderMail({
    language: MAIL_LOCALE[reader.language],
    subject: knownSubject,
    title: knownSubject,
    parts: [{ text: known }, ...parts],
  });
  return { to: reader.email, headers, ...mail };
}

export function updateMail(
  { titles, texts, state, nextUpdateAt }: UnmailedUpdate,
  reader: Reader,
  publicUrl: string,
): OutgoingMail {
  const { language } = reader;
  const { states, next, page } = TEXTS[language];
  const title = textIn(titles, language);
  const { parts, headers } = footOf(reader, publicUrl);
  const mail = renderMail({
    language: MAIL_LOCALE[language],
    subject: `${title}: ${states[state]}`,
    title,
    parts: [
      { text: textIn(texts, language) },
      ...(nextUpdateAt ? [{ text: next(momentIn(language, nextUpdateAt)) }] : []),
      { link: publicUrl + siteAddress('/status', language), label: page },
      ...parts,
    ],
  });
  return { to: reader.email, kind: 'status', headers, ...mail };
}
