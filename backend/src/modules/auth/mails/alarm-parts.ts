import type { Language } from '../../../platform/languages.js';
import type { MailPart } from '../../../platform/mail/index.js';
import { ALARM_LINK_DAYS } from '../alarms/alarm-links.js';
import { daysIn } from './mail-words.js';

interface Words {
  label: string;
  validity(duration: string): string;
}

const WORDS: Record<Language, Words> = {
  pt: { label: 'Não fui eu', validity: (duration) => `O link vale por ${duration}.` },
  en: { label: 'It wasn’t me', validity: (duration) => `The link is valid for ${duration}.` },
  es: { label: 'No fui yo', validity: (duration) => `El enlace es válido por ${duration}.` },
};

/** How every warning ends: the link by which its reader shuts the account, and how long it works. */
export function alarmParts(alarmLink: string, language: Language): MailPart[] {
  const words = WORDS[language];
  return [
    { link: alarmLink, label: words.label },
    { text: words.validity(daysIn(language, ALARM_LINK_DAYS)), quiet: true },
  ];
}
