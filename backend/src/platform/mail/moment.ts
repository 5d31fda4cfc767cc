import type { Language } from '../languages.js';

export const MAIL_LOCALE: Record<Language, string> = { pt: 'pt-BR', en: 'en-US', es: 'es' };

const PLACE: Record<Language, string> = {
  pt: 'horário de Brasília',
  en: 'Brasília time',
  es: 'hora de Brasilia',
};

/** With the time zone, because the reader's own is unknown. */
export function momentIn(language: Language, at: Date): string {
  const moment = new Intl.DateTimeFormat(MAIL_LOCALE[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'America/Sao_Paulo',
  }).format(at);
  return `${moment} (${PLACE[language]})`;
}
