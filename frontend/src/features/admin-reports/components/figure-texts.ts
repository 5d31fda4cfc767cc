import { useTranslation } from 'react-i18next';
import { figureFormat } from '../../../shared/format/figure';
import { formatMoney } from '../../../shared/format/money';
import type { ReportColumn } from '../api/reports';

type Unit = ReportColumn['unit'];

/** How figures are written: the Brazilian way, as money is. */
export function useFigureTexts() {
  const { t } = useTranslation('admin-reports');
  const count = figureFormat();
  const share = figureFormat({
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const change = figureFormat({
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 1,
  });
  const wholeShare = figureFormat({ style: 'percent' });
  const reais = figureFormat({
    style: 'currency',
    currency: 'BRL',
    maximumFractionDigits: 2,
    minimumFractionDigits: 0,
  });
  const points = figureFormat({ signDisplay: 'exceptZero', maximumFractionDigits: 1 });
  return {
    value(unit: Unit, value: number | null | undefined): string {
      if (value === null || value === undefined) return '—';
      if (unit === 'cents') return formatMoney(value, 'BRL');
      return unit === 'count' ? count.format(value) : share.format(value);
    },
    /** The same at an axis, where whole reais are enough. */
    tick(unit: Unit, value: number): string {
      if (unit === 'cents') return reais.format(value / 100);
      return unit === 'count' ? count.format(value) : wholeShare.format(value);
    },
    change: ({ value, isPoints }: { value: number; isPoints: boolean }): string =>
      isPoints ? `${points.format(value * 100)} ${t('percentagePoints')}` : change.format(value),
  };
}
