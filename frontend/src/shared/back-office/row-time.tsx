import { useLanguage } from '../i18n/use-language';
import { formatClock, formatMoment, type Instant, isSameDay } from '../time/format-time';
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

/** In less room: of today `14:22`, else day and clock. */
export function ShortTime({ at }: { at: string }) {
  return <Time at={at} write={shortTime} className="text-xs" />;
}

export const shortTime = (instant: Instant, now: Instant, locale: string): string =>
  (isSameDay(instant, now) ? formatClock : formatMoment)(instant, locale);

export function RowTime({ at }: { at: string }) {
  return <Time at={at} write={rowTime} />;
}

interface TimeProps {
  at: string;
  write: (instant: Date, now: Date, locale: string) => string;
  className?: string;
}

function Time({ at, write, className = '' }: TimeProps) {
  const { locale } = useLanguage();
  const instant = new Date(at);
  // The beginning of today: what a row shows changes with the day only.
  const today = useNowSelector((now) => new Date(now).setHours(0, 0, 0, 0));
  const whole = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'medium' }).format(instant);
  return (
    <time dateTime={at} title={whole} className={`shrink-0 text-muted tabular-nums ${className}`}>
      {write(instant, new Date(today), locale)}
    </time>
  );
}
