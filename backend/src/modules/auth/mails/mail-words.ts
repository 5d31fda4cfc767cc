import type { Language } from '../../../platform/languages.js';

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
