import { useTranslation } from 'react-i18next';
import { exactShare, partText, pointsText } from '../../../shared/back-office/amounts';
import { gatewayName } from '../../../shared/back-office/provider-names';
import { figureFormat } from '../../../shared/format/figure-format';
import { formatMoney } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import type { Report, ReportColumn, ReportRow } from '../api/reports';
import { type FigureChange, isGood } from '../rules/figure-change';

type Unit = ReportColumn['unit'];

const THOUSAND = 1_000;

export function useFigureTexts() {
  const { t } = useTranslation('admin-reports');
  const count = figureFormat();
  const wholeShare = figureFormat({ style: 'percent' });
  const short = figureFormat({ maximumFractionDigits: 1 });
  function valueText(unit: Unit, value: number | null | undefined): string {
    if (value === null || value === undefined) return '—';
    if (unit === 'cents') return formatMoney(value, 'BRL');
    return unit === 'count' ? count.format(value) : exactShare(value);
  }
  return {
    value: valueText,
    /** The same at an axis, whose unit stands in the head: "6 mil". */
    tick(unit: Unit, value: number): string {
      if (unit === 'cents') {
        const reais = value / 100;
        return reais < THOUSAND
          ? short.format(reais)
          : t('thousands', { number: short.format(reais / THOUSAND) });
      }
      return unit === 'count' ? count.format(value) : wholeShare.format(value);
    },
    change: (unit: Unit, { value, isPoints, before }: FigureChange): string =>
      isPoints
        ? `${pointsText(value)} ${t('percentagePoints')}`
        : (partText(value) ?? t('manyTimes', { before: valueText(unit, before) })),
  };
}

/** The colour of a change: good news, bad news, or neither. */
export function changeTone(column: string, change: FigureChange | null | undefined): string {
  const good = change ? isGood(column, change.value) : null;
  if (good === null) return 'text-muted';
  return good ? 'text-received' : 'text-danger';
}

export function useRowName(): (by: Report['by'], row: Pick<ReportRow, 'key' | 'name'>) => string {
  const { locale } = useLanguage();
  const day = new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return (by, { key, name }) => {
    if (by === 'day' || by === 'week') return day.format(new Date(key));
    if (by === 'gateway') return gatewayName(key);
    return by === 'month' ? month.format(new Date(key)) : name;
  };
}
