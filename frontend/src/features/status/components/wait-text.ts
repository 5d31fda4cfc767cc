import { formatFigure } from '../../../shared/format/figure';
import { useTexts } from '../../../shared/i18n/use-texts';

const MINUTE = 60;

/** "12 s", "1 min 10 s", "2 min". */
export function useWaitText(): (seconds: number) => string {
  const { t } = useTexts('status');
  return (whole) => {
    const [minutes, seconds] = [Math.floor(whole / MINUTE), whole % MINUTE];
    if (minutes === 0) return t('wait.seconds', { seconds });
    return seconds === 0 ? t('wait.minutes', { minutes }) : t('wait.both', { minutes, seconds });
  };
}

/** For texts that count numbers: the count chooses the form, the figure is shown. */
export const counted = (count: number) => ({ count, number: formatFigure(count) });
