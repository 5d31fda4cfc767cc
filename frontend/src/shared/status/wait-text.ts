import { formatFigure } from '../format/figure';
import { useTexts } from '../i18n/use-texts';

const MINUTE = 60;
const DAY_MINUTES = 1440;

/** "38 min", "2 h 5 min", "1 d 3 h". */
export function useDurationText(): (ms: number) => string {
  const { t } = useTexts('status');
  return (ms) => {
    const whole = Math.max(1, Math.round(ms / 60_000));
    const [days, hours, minutes] = [Math.floor(whole / DAY_MINUTES), Math.floor(whole / 60) % 24, whole % 60];
    if (days > 0) return t('duration.days', { days, hours });
    if (hours === 0) return t('duration.minutes', { minutes });
    return minutes === 0
      ? t('duration.hours', { hours })
      : t('duration.both', { hours, minutes: String(minutes).padStart(2, '0') });
  };
}

/** "12 s", "1 min 10 s", "2 min". */
export function useWaitText(): (seconds: number) => string {
  const { t } = useTexts('status');
  return (whole) => {
    const [minutes, seconds] = [Math.floor(whole / MINUTE), whole % MINUTE];
    if (minutes === 0) return t('wait.seconds', { seconds });
    return seconds === 0 ? t('wait.minutes', { minutes }) : t('wait.both', { minutes, seconds });
  };
}

/** For texts that count numbers: `count` chooses the plural form, `number` is shown. */
export const counted = (count: number) => ({ count, number: formatFigure(count) });
