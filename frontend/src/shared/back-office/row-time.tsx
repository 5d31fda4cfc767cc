import { useLanguage } from '../i18n/use-language';
import { formatClock, formatMoment, type Instant, isSameDay } from '../time/format-time';
import { useNowSelector } from '../time/use-now';

/** A time in a list: the clock for today, day and clock for this year, the day for earlier years. */
export function rowTime(instant: Date, now: Date, locale: string): string {
  const as = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, options).format(instant);
  if (isSameDay(instant, now))
    return as({ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' });
  if (instant.getFullYear() !== now.getFullYear())
    return as({ year: 'numeric', month: '2-digit', day: '2-digit' });
  return formatMoment(instant, locale);
}

/** A shorter time: `14:22` for today, otherwise day and clock. */
export function ShortTime({ at }: { at: string }) {
  return <Time at={at} write={shortTime} className="text-xs" />;
}

export const shortTime = (instant: Instant, now: Instant, locale: string): string =>
  (isSameDay(instant, now) ? formatClock : formatMoment)(instant, locale);

/** The shortest time: the clock for today, the day for this year, the month for earlier years. */
export function briefTime(instant: Date, now: Date, locale: string): string {
  if (isSameDay(instant, now)) return formatClock(instant, locale);
  const isThisYear = instant.getFullYear() === now.getFullYear();
  return new Intl.DateTimeFormat(locale, {
    month: '2-digit',
    ...(isThisYear ? { day: '2-digit' } : { year: 'numeric' }),
  }).format(instant);
}

export function BriefTime({ at }: { at: string }) {
  return <Time at={at} write={briefTime} className="text-xs" />;
}

export function RowTime({ at }: { at: string }) {
  return <Time at={at} write={rowTime} />;
}

const AGO_UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

const AGO_STEP_MS = 60_000;
/** From this many days on, the date is clearer than the count. */
const MANY_DAYS = 7;

/** How long ago it was, for the last days: "há 3 h", "ontem"; before that, the date. */
export function agoTime(instant: Date, now: Date, locale: string): string {
  const passed = Math.max(0, now.getTime() - instant.getTime());
  const [unit, length] = AGO_UNITS.find(([, each]) => passed >= each) ?? AGO_UNITS[2];
  const count = Math.floor(passed / length);
  if (unit === 'day' && count >= MANY_DAYS) {
    return new Intl.DateTimeFormat(locale, { year: 'numeric', month: '2-digit', day: '2-digit' }).format(
      instant,
    );
  }
  const text = new Intl.RelativeTimeFormat(locale, { style: 'short', numeric: 'auto' }).format(-count, unit);
  return text.replace('min.', 'min');
}

export function AgoTime({ at }: { at: string }) {
  return <Time at={at} write={agoTime} stepMs={AGO_STEP_MS} />;
}

interface TimeProps {
  at: string;
  write: (instant: Date, now: Date, locale: string) => string;
  className?: string;
  /** How long the text stays true, in milliseconds; a day unless given. */
  stepMs?: number;
}

function Time({ at, write, className = '', stepMs }: TimeProps) {
  const { locale } = useLanguage();
  const instant = new Date(at);
  // Without `stepMs` the text changes only with the day, so the step is the start of today.
  const step = useNowSelector((now) =>
    stepMs ? Math.floor(now / stepMs) * stepMs : new Date(now).setHours(0, 0, 0, 0),
  );
  const whole = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'medium' }).format(instant);
  return (
    <time dateTime={at} title={whole} className={`shrink-0 text-muted tabular-nums ${className}`}>
      {write(instant, new Date(step), locale)}
    </time>
  );
}
