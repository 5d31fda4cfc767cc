import type { StaffAction } from '@torpedo/api-client';
import { useTranslation } from 'react-i18next';
import { type ChangeCall, changeCall } from '../../../shared/back-office/staff-query';
import { ReasonDialog } from '../../../shared/back-office/change/reason-dialog';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import type { AuditEntry } from '../rules/audit-search';
import { AuditValue, isKnownField } from './audit-value';

interface Restoration {
  action: StaffAction;
  /** What it is about, for its text. */
  kind: 'setting' | 'products' | 'offer' | 'provider';
  call: ChangeCall<unknown>;
}

/** What of a provider can be set again without its key. */
const TERMS = ['name', 'priority', 'max_open_numbers', 'requests_per_second', 'lists_per_second'];

/** How what the operation changed is given its old value again; null where it cannot be. */
function restorationOf(entry: AuditEntry): Restoration | null {
  const { action, entity_id: id, request_id: operation, before, changes } = entry;
  if (changes.length === 0) return null;
  switch (action) {
    case 'setting.change':
      return {
        action,
        kind: 'setting',
        call: changeCall(
          'put',
          '/api/v1/admin/settings/{key}',
          { key: id },
          { value: before?.['value'] as never },
        ),
      };
    case 'product.change':
    case 'product.pause':
    case 'product.resume':
      return {
        action: 'product.change',
        kind: 'products',
        call: changeCall('post', '/api/v1/admin/products/bulk/undo', null, { operation_id: operation }),
      };
    case 'offer.move': {
      const { product_id: product, position } = before ?? {};
      if (typeof product !== 'string' || typeof position !== 'number') return null;
      return {
        action,
        kind: 'offer',
        call: changeCall(
          'patch',
          '/api/v1/admin/products/{id}/offers/{offerId}',
          { id: product, offerId: id },
          { position },
        ),
      };
    }
    case 'provider.change':
      if (changes.some(({ field }) => !TERMS.includes(field))) return null;
      return {
        action,
        kind: 'provider',
        call: changeCall(
          'patch',
          '/api/v1/admin/providers/{code}',
          { code: id },
          Object.fromEntries(changes.map((change) => [change.field, change.before])),
        ),
      };
    case 'provider.pause':
      return {
        action: 'provider.resume',
        kind: 'provider',
        call: changeCall('post', '/api/v1/admin/providers/{code}/resume', { code: id }),
      };
    case 'provider.resume':
      return {
        action: 'provider.pause',
        kind: 'provider',
        call: changeCall('post', '/api/v1/admin/providers/{code}/pause', { code: id }),
      };
    default:
      return null;
  }
}

export const isRestorable = (entry: AuditEntry): boolean => restorationOf(entry) !== null;

/** Restores what one operation changed, in an operation of its own. */
export function RestoreDialog({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  const { t } = useTranslation('admin-audit');
  const restoration = restorationOf(entry);
  if (!restoration) return null;
  const { action, kind, call } = restoration;
  const labels = Object.fromEntries(
    entry.changes.map(({ field }) => [field, isKnownField(field) ? t(`fields.${field}`) : field]),
  );
  return (
    <ReasonDialog
      action={action}
      draft={`restore ${entry.id}`}
      onClose={onClose}
      title={t('restore.title')}
      text={t(`restore.${kind}`, { count: entry.records })}
      submitLabel={t('restore.submit')}
      call={call}
      {...(entry.records === 1 && {
        intent: entry.id,
        preview: {
          labels,
          format: (field, value, facts) => <AuditValue field={field} value={value} facts={facts} />,
        },
      })}
      rereads={[staffKeys.audit, staffKeys.products, staffKeys.settings, staffKeys.providers]}
      done={t('restore.done')}
    />
  );
}
