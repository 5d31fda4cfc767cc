import { useTranslation } from 'react-i18next';
import { figureFormat } from '../../../shared/format/figure-format';
import { formatMoney } from '../../../shared/format/money';
import { durationParts, isDuration } from '../rules/duration';
import type { SettingPart } from '../api/settings';

export function useValueText(): (part: Pick<SettingPart, 'unit'>, value: SettingPart['value']) => string {
  const { t } = useTranslation('admin-settings');
  const figure = figureFormat();
  return ({ unit }, value) => {
    if (typeof value === 'boolean') return t(value ? 'on' : 'off');
    if (typeof value === 'string') return value || t('empty');
    if (unit === 'cents' || unit === 'BRL per unit') {
      return formatMoney(unit === 'cents' ? value : Math.round(value * 100), 'BRL');
    }
    if (unit === 'percent') return `${figure.format(value)} %`;
    if (isDuration(unit)) {
      return durationParts(value, unit)
        .map(({ unit, count }) => t(`units.${unit}`, { count, number: figure.format(count) }))
        .join(' ');
    }
    return figure.format(value);
  };
}
