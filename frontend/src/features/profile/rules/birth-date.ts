/** A day, `YYYY-MM-DD`, as the reader's language writes it: `07/03/1990`. */
export function formatBirthDate(day: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    // Read and written in the same zone: a birthday is the same day everywhere.
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** The day on the reader's calendar, `YYYY-MM-DD`. */
export function today(): string {
  return new Intl.DateTimeFormat('en-CA').format(new Date());
}
