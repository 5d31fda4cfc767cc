const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

type DayPart = 'day' | 'month' | 'year';

/** The order in which a language writes a day: pt `07/03/1990`, en-US `03/07/1990`. */
function orderOf(locale: string): DayPart[] {
  const parts = new Intl.DateTimeFormat(locale).formatToParts(0);
  return parts
    .map(({ type }) => type)
    .filter((type) => type === 'day' || type === 'month' || type === 'year');
}

const DIGITS = { day: 2, month: 2, year: 4 } as const satisfies Record<DayPart, number>;

/** The day of `YYYY-MM-DD` at midnight of the reader's time zone; undefined where there is no such day. */
export function dateOf(day: string): Date | undefined {
  const [, year, month, date] = (ISO_DAY.exec(day) ?? []).map(Number);
  if (year === undefined || month === undefined || date === undefined) return undefined;
  const found = new Date(year, month - 1, date);
  return found.getMonth() === month - 1 && found.getFullYear() === year ? found : undefined;
}

/** Whether a text is an existing day as `YYYY-MM-DD`, not before `min` and not after `max`. */
export const isDay = (text: string, min = text, max = text): boolean =>
  dateOf(text) !== undefined && text >= min && text <= max;

export function dayOf(date: Date): string {
  const year = String(date.getFullYear()).padStart(4, '0');
  return [year, ...[date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'))].join(
    '-',
  );
}

/** Writes `1990-03-07` in the way of the language; other texts stay as they are. */
export function writtenDay(day: string, locale: string): string {
  const [, year, month, date] = ISO_DAY.exec(day) ?? [];
  if (!year || !month || !date) return day;
  const parts = { year, month, day: date };
  return orderOf(locale)
    .map((part) => parts[part])
    .join('/');
}

/** Adds the slashes after the digits; a typed slash ends a part early: `7/3/1990`. */
export function maskedDay(text: string, locale: string): string {
  if (dateOf(text.trim())) return writtenDay(text.trim(), locale);
  const order = orderOf(locale);
  const parts: string[] = [];
  let part = '';
  for (const sign of text) {
    const room = DIGITS[order[parts.length] ?? 'year'];
    const isDigit = /\d/.test(sign);
    if (isDigit && part.length < room) part += sign;
    else if (part && parts.length < 2 && (isDigit || /[/.\- ]/.test(sign))) {
      parts.push(room === 2 ? part.padStart(2, '0') : part);
      part = isDigit ? sign : '';
    }
  }
  return [...parts, part].join('/');
}

/** The typed day as `YYYY-MM-DD`; undefined while it is no existing day. */
export function typedDay(text: string, locale: string): string | undefined {
  const order = orderOf(locale);
  const parts = text.split('/');
  if (parts.length !== 3) return undefined;
  const of = (part: DayPart) => parts[order.indexOf(part)]?.padStart(2, '0') ?? '';
  const day = [of('year'), of('month'), of('day')].join('-');
  return dateOf(day) && day;
}

/** `dd/mm/aaaa`, with the letters of the language. */
export function dayPattern(locale: string): string {
  const names = new Intl.DisplayNames(locale, { type: 'dateTimeField' });
  return orderOf(locale)
    .map((part) => (names.of(part) ?? part).charAt(0).repeat(DIGITS[part]))
    .join('/');
}
