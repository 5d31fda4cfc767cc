const MINUTE = 60;

/** How long a code usually takes, in words of the reader's language: "12 s", "3 min". */
export function formatUsualWait(seconds: number, locale: string): string {
  const inMinutes = seconds >= 2 * MINUTE;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: inMinutes ? 'minute' : 'second',
    unitDisplay: 'short',
  }).format(inMinutes ? Math.round(seconds / MINUTE) : seconds);
}
