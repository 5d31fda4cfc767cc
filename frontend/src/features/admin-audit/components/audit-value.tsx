import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../shared/format/money';

interface AuditValueProps {
  field: string;
  value: unknown;
  /** All facts of the entry: an amount stands beside its currency. */
  facts: Readonly<Record<string, unknown>> | null;
}

/** One fact of an entry, as people read it. */
export function AuditValue({ field, value, facts }: AuditValueProps) {
  const { t } = useTranslation('admin-audit');
  if (value === null || value === undefined || value === '') return <>{t('nothing')}</>;
  const currency = facts?.['currency'];
  if (typeof value === 'number' && field.endsWith('_cents') && typeof currency === 'string') {
    return <>{formatMoney(value, currency)}</>;
  }
  return <>{typeof value === 'string' ? value : JSON.stringify(value)}</>;
}
