import type { Instant } from './format-time';

/** Uses the time zone of the shop, because the server renders some pages too. */
const inShop = (options: Intl.DateTimeFormatOptions) => (instant: Instant, locale: string) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'America/Sao_Paulo' }).format(new Date(instant));

export const formatShopTime = inShop({ timeStyle: 'short', hourCycle: 'h23' });

export const formatShopDay = inShop({ day: '2-digit', month: '2-digit' });
