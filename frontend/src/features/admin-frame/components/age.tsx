import { useTranslation } from 'react-i18next';
import { countOfTime } from '../../../shared/time/duration';
import { useLanguage } from '../../../shared/i18n/use-language';
import { useNowSelector } from '../../../shared/time/use-now';

const UNITS = [
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
] as const;

/** Shows "há 40 s", updated every second. */
export function Age({ since }: { since: number }) {
  const { t } = useTranslation('admin-frame');
  const { locale } = useLanguage();
  const text = useNowSelector((now) => {
    const passed = Math.max(0, Math.floor((now - since) / 1000));
    const { unit, seconds } = UNITS.find((known) => passed >= known.seconds) ?? UNITS[2];
    return countOfTime(Math.floor(passed / seconds), unit, locale);
  });
  return <>{t('ago', { time: text })}</>;
}
