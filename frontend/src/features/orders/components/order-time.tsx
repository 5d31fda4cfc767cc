import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatClock, formatMoment, isSameDay } from '../../../shared/time/format-time';
import { useNowSelector } from '../../../shared/time/use-now';

/** Shows `hoje 14:22`, or `21/11 14:22` for another day. */
export function OrderTime({ at, className }: { at: string; className?: string }) {
  const { t } = useTranslation('orders');
  const { locale } = useLanguage();
  const isToday = useNowSelector((now) => isSameDay(at, now));
  return (
    <time dateTime={at} className={className}>
      {isToday ? t('item.today', { time: formatClock(at, locale) }) : formatMoment(at, locale)}
    </time>
  );
}
