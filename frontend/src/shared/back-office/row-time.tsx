import { useLanguage } from '../i18n/use-language';
import { useNowSelector } from '../time/use-now';

const isSame = (one: Date, other: Date, locale: string, options: Intl.DateTimeFormatOptions) => {
  const written = new Intl.DateTimeFormat(locale, options);
  return written.format(one) === written.format(other);
};

const YEAR = { year: 'numeric' } as const;
const DAY = { ...YEAR, month: '2-digit', day: '2-digit' } as const;
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** A time as a row of a list shows it: of today the clock, of this year day and clock, before that the day. */
export function rowTime(instant: Date, now: Date, locale: string): string {
  const as = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, options).format(instant);
  if (isSame(instant, now, locale, DAY)) return as({ ...CLOCK, second: '2-digit' });
  if (!isSame(instant, now, locale, YEAR)) return as(DAY);
  return `${as({ day: '2-digit', month: '2-digit' })} ${as(CLOCK)}`;
}

export function RowTime({ at }: { at: string }) {
  const { locale } = useLanguage();
  const instant = new Date(at);
  const written = useNowSelector((now) => rowTime(instant, new Date(now), locale));
  const whole = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'medium' }).format(instant);
  return (
    <time dateTime={at} title={whole} className="text-muted tabular-nums">
      {written}
    </time>
  );
}
