const inBrazil = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
});

/** The month of an instant, in the time zone of the business. */
export const monthOf = (instant: number | string): string => inBrazil.format(new Date(instant)).slice(0, 7);

export function daysOf(month: string): { from: string; to: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${String(last).padStart(2, '0')}` };
}

/** The months from the present back to the first, at most twelve. */
export function monthsSince(first: string, present: string): string[] {
  const [year = 0, number = 1] = present.split('-').map(Number);
  const months = Array.from({ length: 12 }, (_, back) =>
    new Date(Date.UTC(year, number - 1 - back, 1)).toISOString().slice(0, 7),
  );
  return months.filter((month) => month === present || month >= first);
}

const inUtc = (locale: string, options: Intl.DateTimeFormatOptions, month: string) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(daysOf(month).from));

/** "novembro" */
export const nameOfMonth = (month: string, locale: string): string => inUtc(locale, { month: 'long' }, month);

/** The first day of a month: "1º/11" in Portuguese, which uses an ordinal; else as the language writes it. */
export function firstDayOf(month: string, locale: string): string {
  return locale.startsWith('pt')
    ? `1º/${month.slice(-2)}`
    : inUtc(locale, { day: 'numeric', month: locale.startsWith('en') ? 'short' : '2-digit' }, month);
}

function monthsFrom(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** The previous month: "2026-10" for "2026-11". */
export const monthBefore = (month: string): string => monthsFrom(month, -1);

export const monthAfter = (month: string): string => monthsFrom(month, 1);
