import type { Instant } from './format-time';

/** By the shop's own clock: for pages that the server renders too. */
export function formatShopTime(instant: Instant, locale: string): string {
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'America/Sao_Paulo' }).format(
    new Date(instant),
  );
}

export const formatShopDay = (instant: Instant, locale: string): string =>
  new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', timeZone: 'America/Sao_Paulo' }).format(
    new Date(instant),
  );
