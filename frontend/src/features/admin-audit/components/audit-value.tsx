import type { Schemas } from '@torpedo/api-client';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PlainValue } from '../../../shared/back-office/change/changes-preview';
import { formatMoney } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatMoment } from '../../../shared/time/format-time';
import pt from '../../../locales/pt/admin-audit.json';

interface AuditValueProps {
  field: string;
  value: unknown;
  /** All facts of the entry: an amount stands beside its currency. */
  facts: Readonly<Record<string, unknown>> | null;
}

type KnownField = keyof typeof pt.fields;
export const isKnownField = (field: string): field is KnownField => Object.hasOwn(pt.fields, field);

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const ID = /^([0-9a-f]{8})(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The name of a fact; one without a name is called as the API calls it. */
export function AuditField({ field }: { field: string }) {
  const { t } = useTranslation('admin-audit');
  return isKnownField(field) ? (
    <>{t(`fields.${field}`)}</>
  ) : (
    <span className="font-mono text-xs">{field}</span>
  );
}

export function AuditStaff({ entry: { staff, token } }: { entry: Schemas['AuditEntryDto'] }) {
  const { t } = useTranslation('admin-audit');
  const person = staff.email ?? t('deleted');
  return <>{token === null ? person : t('byToken', { token, person })}</>;
}

export function AuditValue({ field, value, facts }: AuditValueProps) {
  const { locale } = useLanguage();
  if (typeof value === 'number' && field.endsWith('_cents')) {
    // What stands without a currency is counted in reais: prices and revenue.
    const currency = facts?.['currency'];
    return <>{formatMoney(value, typeof currency === 'string' ? currency : 'BRL')}</>;
  }
  if (typeof value !== 'string') return <PlainValue value={value} />;
  if (INSTANT.test(value)) return <>{formatMoment(value, locale)}</>;
  const [, beginning] = ID.exec(value) ?? [];
  return beginning ? <span title={value}>{beginning}…</span> : <PlainValue value={value} />;
}

/** What an entry changed first, and how much more. */
export function FirstChange({ entry }: { entry: Schemas['AuditEntryDto'] }) {
  const { t } = useTranslation('admin-audit');
  const [first, ...more] = entry.changes;
  if (!first) return <>{t('nothing')}</>;
  return (
    <span className="inline-flex items-center gap-1.5 tabular-nums">
      <span className="text-muted">
        <AuditField field={first.field} />
      </span>
      <AuditValue field={first.field} value={first.before} facts={entry.before} />
      <ArrowRight aria-label={t('becomes')} className="size-3.5 shrink-0 text-muted" />
      <b className="font-semibold">
        <AuditValue field={first.field} value={first.after} facts={entry.after} />
      </b>
      {more.length > 0 && <span className="text-xs text-muted">+{more.length}</span>}
    </span>
  );
}
