import { useLanguage } from '../../../shared/i18n/use-language';
import type { Report, ReportRow } from '../api/reports';

/** How a row is called: a day or month in the reader's language, or the name that the server gave. */
export function useRowName(): (by: Report['by'], row: Pick<ReportRow, 'key' | 'name'>) => string {
  const { locale } = useLanguage();
  const day = new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return (by, { key, name }) => {
    if (by === 'day' || by === 'week') return day.format(new Date(key));
    return by === 'month' ? month.format(new Date(key)) : name;
  };
}
