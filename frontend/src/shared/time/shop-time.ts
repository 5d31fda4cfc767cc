import type { Instant } from './format-time';

/** Uses the time zone of the shop, because the server renders some pages too. */
export function formatShopTime(instant: Instant, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'America/Sao_Paulo',
  }).format(new Date(instant));
}

export const formatShopDay = (instant: Instant, locale: string): string =>
  new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', timeZone: 'America/Sao_Paulo' }).format(
    new Date(instant),
  );
