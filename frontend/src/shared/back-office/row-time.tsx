import { useLanguage } from '../i18n/use-language';
import { formatMoment, isSameDay } from '../time/format-time';
import { useNowSelector } from '../time/use-now';

/** A time as a row of a list shows it: of today the clock, of this year day and clock, before that the day. */
export function rowTime(instant: Date, now: Date, locale: string): string {
  const as = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, options).format(instant);
  if (isSameDay(instant, now))
    return as({ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' });
  if (instant.getFullYear() !== now.getFullYear())
    return as({ year: 'numeric', month: '2-digit', day: '2-digit' });
  return formatMoment(instant, locale);
}

export function RowTime({ at }: { at: string }) {
  const { locale } = useLanguage();
  const instant = new Date(at);
  // The beginning of today: what a row shows changes with the day only.
  const today = useNowSelector((now) => new Date(now).setHours(0, 0, 0, 0));
  const whole = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'medium' }).format(instant);
  return (
    <time dateTime={at} title={whole} className="text-muted tabular-nums">
      {rowTime(instant, new Date(today), locale)}
    </time>
  );
}
