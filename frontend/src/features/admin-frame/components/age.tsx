import { useTranslation } from 'react-i18next';
import { figureFormat } from '../../../shared/format/figure-format';
import { useNowSelector } from '../../../shared/time/use-now';

const UNITS = [
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
] as const;

/** Shows "há 40 s", updated every second. */
export function Age({ since }: { since: number }) {
  const { t } = useTranslation('admin-frame');
  const text = useNowSelector((now) => {
    const passed = Math.max(0, Math.floor((now - since) / 1000));
    const { unit, seconds } = UNITS.find((known) => passed >= known.seconds) ?? UNITS[2];
    const format = figureFormat({ style: 'unit', unit, unitDisplay: 'short' });
    return format.format(Math.floor(passed / seconds));
  });
  return <>{t('ago', { time: text })}</>;
}
