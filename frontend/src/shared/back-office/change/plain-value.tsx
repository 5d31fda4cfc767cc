import { useTranslation } from 'react-i18next';

/** A fact of a change for which no better way to write it is known. */
export function PlainValue({ value }: { value: unknown }) {
  const { t } = useTranslation('admin-kit');
  if (value === undefined || value === null || value === '') return <>{t('change.nothing')}</>;
  if (typeof value === 'boolean') return <>{t(value ? 'change.yes' : 'change.no')}</>;
  return <>{typeof value === 'string' ? value : JSON.stringify(value)}</>;
}
