import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Initials } from '../../../shared/back-office/staff-name';
import { PlainValue } from '../../../shared/back-office/change/changes-preview';
import { useSettingTexts } from '../../../shared/back-office/setting-texts';
import { figureFormat } from '../../../shared/format/figure-format';
import { formatMoney } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatMoment } from '../../../shared/time/format-time';
import pt from '../../../locales/pt/admin-audit.json';
import { firstField, type AuditEntry } from '../rules/audit-search';
import { useStaffName } from './use-staff-people';

type KnownField = keyof typeof pt.fields;
export const isKnownField = (field: string): field is KnownField => Object.hasOwn(pt.fields, field);

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const ID = /^([0-9a-f]{8})(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Fields without a shown name, because their value is clear beside the name of the object. */
const SPEAKING: readonly string[] = [
  'value',
  'price_cents',
  'balance_cents',
  'is_paused',
  'role',
  'position',
  'status',
];

const isOrderWord = (field: string) => field === 'status' || field === 'payment_status';

/** The name of a field, or the name that the API uses. */
export function AuditField({ field }: { field: string }) {
  const { t } = useTranslation('admin-audit');
  return isKnownField(field) ? (
    <>{t(`fields.${field}`)}</>
  ) : (
    <span className="font-mono text-xs">{field}</span>
  );
}

export function AuditStaff({ entry: { staff, token } }: { entry: AuditEntry }) {
  const { t } = useTranslation('admin-audit');
  const person = useStaffName()(staff);
  return <>{token === null ? person : t('byToken', { token, person })}</>;
}

/** The initials of the person who did it, when there is no room for the name. */
export function StaffInitials({ entry }: { entry: AuditEntry }) {
  const person = useStaffName()(entry.staff);
  return (
    <span title={person}>
      <Initials name={person} />
      <span className="sr-only">{person}</span>
    </span>
  );
}

/** Formats a value in the words and units of the screen on which it is changed. */
export function useAuditText() {
  const { t } = useTranslation('admin-audit');
  const { locale } = useLanguage();
  const settings = useSettingTexts();
  return (
    entry: Pick<AuditEntry, 'entity_type' | 'entity_id'>,
    field: string,
    facts: Readonly<Record<string, unknown>> | null,
  ): string | undefined => {
    const value = facts?.[field] ?? null;
    if (entry.entity_type === 'setting' && field === 'value') return settings.value(entry.entity_id, value);
    if (field === 'price_cents' && value === null) return t('words.followsCost');
    if (field === 'is_paused') return t(value ? 'words.paused' : 'words.selling');
    if (field === 'position') return t('words.position', { number: value });
    if (field === 'role' && typeof value === 'string') return t([`words.roles.${value as 'ADMIN'}`]);
    if (isOrderWord(field) && typeof value === 'string')
      return t([`words.orders.${value as 'paid'}`], { defaultValue: value });
    if (field === 'field' && typeof value === 'string')
      return t([`words.personal.${value as 'cpf'}`], { defaultValue: value });
    if (entry.entity_type === 'incident' && (field === 'state' || field === 'impact'))
      return t([`words.incidents.${value as 'down'}`]);
    if (entry.entity_type === 'case' && field === 'decision' && value !== null)
      return t([`words.cases.${value as 'refund'}`]);
    if (typeof value === 'number') {
      // Amounts without a currency are in BRL: prices and revenue.
      const currency = facts?.['currency'];
      if (field.endsWith('_cents'))
        return formatMoney(value, typeof currency === 'string' ? currency : 'BRL');
      return figureFormat({ maximumFractionDigits: 2 }).format(value);
    }
    if (typeof value === 'string' && INSTANT.test(value)) return formatMoment(value, locale);
    return undefined;
  };
}

interface AuditValueProps {
  entry: Pick<AuditEntry, 'entity_type' | 'entity_id'>;
  field: string;
  /** All facts of the entry, because the currency of an amount is a fact of its own. */
  facts: Readonly<Record<string, unknown>> | null;
}

export function AuditValue({ entry, field, facts }: AuditValueProps) {
  const text = useAuditText()(entry, field, facts);
  if (text !== undefined) return <>{text}</>;
  const value = facts?.[field] ?? null;
  const [whole, beginning] = (typeof value === 'string' && ID.exec(value)) || [];
  return beginning ? <span title={whole}>{beginning}…</span> : <PlainValue value={value} />;
}

/** What an entry changed first, and how much more. */
export function FirstChange({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('admin-audit');
  const field = firstField(entry);
  if (field === undefined) return <span className="text-muted">{t('nothing')}</span>;
  const more = entry.changes.filter(
    (change) => change.field !== field && !change.field.endsWith('_id'),
  ).length;
  const isNew = entry.before?.[field] === undefined;
  return (
    // The whole text is in the opened row.
    <span className="line-clamp-2 tabular-nums">
      {!SPEAKING.includes(field) && (
        <span className="mr-1.5 text-muted">
          <AuditField field={field} />
        </span>
      )}
      {!isNew && (
        <>
          <AuditValue entry={entry} field={field} facts={entry.before} />
          <ArrowRight
            aria-label={t('becomes')}
            className="mx-1.5 inline size-3.5 align-text-bottom text-muted"
          />
        </>
      )}
      <b className="font-semibold">
        <AuditValue entry={entry} field={field} facts={entry.after} />
      </b>
      {more > 0 && <span className="ml-1.5 text-xs text-muted">+{more}</span>}
    </span>
  );
}
