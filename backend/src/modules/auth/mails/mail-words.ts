import type { Language } from '../../../platform/languages.js';

/** Intl locale of a mail. */
export const MAIL_LOCALE: Record<Language, string> = { pt: 'pt-BR', en: 'en-US', es: 'es' };

/** A duration as a mail tells it: whole minutes, or seconds under one minute. */
export function durationIn(language: Language, seconds: number): string {
  const [value, unit] = seconds >= 60 ? [Math.round(seconds / 60), 'minute'] : [Math.ceil(seconds), 'second'];
  return new Intl.NumberFormat(MAIL_LOCALE[language], { style: 'unit', unit, unitDisplay: 'long' }).format(
    value,
  );
}

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
