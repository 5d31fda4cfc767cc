import { useLanguage } from '../../../shared/i18n/use-language';
import { formatMoney } from '../../../shared/format/money';
import type { ReportColumn } from '../api/reports';

type Unit = ReportColumn['unit'];

/** How figures are written: money the Brazilian way, counts and shares in the reader's language. */
export function useFigureTexts() {
  const { locale } = useLanguage();
  const count = new Intl.NumberFormat(locale);
  const share = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const change = new Intl.NumberFormat(locale, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 1,
  });
  const wholeShare = new Intl.NumberFormat(locale, { style: 'percent' });
  const reais = new Intl.NumberFormat('pt-BR', {
    style: 'currency',
    currency: 'BRL',
    maximumFractionDigits: 2,
    minimumFractionDigits: 0,
  });
  const points = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
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
      isPoints ? `${points.format(value * 100)} p.p.` : change.format(value),
  };
}
