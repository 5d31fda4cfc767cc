import { useTranslation } from 'react-i18next';
import { type ChangeCall, changeCall } from '../../../shared/back-office/staff-query';
import { ReasonDialog } from '../../../shared/back-office/change/reason-dialog';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import type { AuditEntry } from '../rules/audit-search';

const RESTORABLE = new Set(['product.change', 'product.pause', 'product.resume']);

/** Whether what the operation changed can be given its old value again. */
export const isRestorable = ({ entity_type, action, changes }: AuditEntry) =>
  changes.length > 0 && (entity_type === 'setting' ? action === 'setting.change' : RESTORABLE.has(action));

/** Restores what one operation changed, in an operation of its own. */
export function RestoreDialog({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  const { t } = useTranslation('admin-audit');
  const isSetting = entry.entity_type === 'setting';
  const call: ChangeCall<unknown> = isSetting
    ? changeCall(
        'put',
        '/api/v1/admin/settings/{key}',
        { key: entry.entity_id },
        { value: entry.before?.['value'] as never },
      )
    : changeCall('post', '/api/v1/admin/products/bulk/undo', null, { operation_id: entry.request_id });
  return (
    <ReasonDialog
      action={isSetting ? 'setting.change' : 'product.change'}
      onClose={onClose}
      title={t('restore.title')}
      text={t(isSetting ? 'restore.setting' : 'restore.products', { count: entry.records })}
      submitLabel={t('restore.submit')}
      call={call}
      rereads={[staffKeys.audit, staffKeys.products, staffKeys.settings]}
      done={t('restore.done')}
    />
  );
}
