import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../../shared/back-office/change/reason-dialog';
import { listQuery } from '../../../shared/back-office/list/list-query';
import { keyIn, staffKeys } from '../../../shared/back-office/staff-keys';
import { dryRun } from '../../../shared/back-office/staff-query';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatMoment } from '../../../shared/time/format-time';
import { firstField, type AuditEntry } from '../rules/audit-search';
import { restorationOf, undoOf } from '../rules/restoration';
import { useAuditObject } from './audit-object';
import { AuditValue, useAuditText } from './audit-value';
import { useStaffName } from './use-staff-people';

const REREADS = [staffKeys.audit, staffKeys.products, staffKeys.settings, staffKeys.providers];

/** How many earlier changes are searched for the one that set the old value. */
const EARLIER = 20;

interface RestoreProps {
  entry: AuditEntry;
  onClose: () => void;
}

/** Restores what one record changed. The dialog opens beside its row when the row is on the screen. */
export function RestoreOne({ entry, onClose }: RestoreProps) {
  const { t } = useTranslation('admin-audit');
  const { locale } = useLanguage();
  const name = useAuditObject()(entry)?.name;
  const textOf = useAuditText();
  const nameOf = useStaffName();
  const restoration = restorationOf(entry);
  const field = firstField(entry) ?? '';
  const since = useHeldSince(entry, field);
  if (!restoration) return null;
  const { action, kind, call } = restoration;
  const later = entry.changed_later;
  const value = entry.before?.[field] == null ? undefined : textOf(entry, field, entry.before);
  const today = textOf(entry, field, later?.after ?? entry.after);
  return (
    <ReasonDialog
      action={action}
      anchor={document.querySelector(`[data-record="${entry.id}"]`)}
      draft={`restore ${entry.id}`}
      onClose={onClose}
      title={t('restore.titleOf', { name })}
      text={t(`restore.${kind}`)}
      submitLabel={
        value === undefined
          ? t('restore.submit')
          : later && today !== undefined
            ? t('restore.instead', { today, value })
            : t('restore.value', { value })
      }
      needsReason
      call={call}
      rereads={REREADS}
      done={t('restore.done')}
    >
      <div className="grid gap-1.5 text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 tabular-nums">
          <span className="text-xs text-muted">{t('restore.today')}</span>
          <b className="font-semibold">
            <AuditValue entry={entry} field={field} facts={later?.after ?? entry.after} />
          </b>
          <ArrowRight aria-hidden className="size-3.5 text-muted" />
          <span className="text-xs text-muted">{t('restore.backTo')}</span>
          <b className="font-semibold text-received">
            <AuditValue entry={entry} field={field} facts={entry.before} />
          </b>
          {since && (
            <span className="ml-auto text-xs text-muted">
              {t('restore.since', { time: formatMoment(since, locale) })}
            </span>
          )}
        </p>
        <p className={later ? 'text-xs font-semibold text-waiting' : 'text-xs text-muted'}>
          {later
            ? t('restore.laterBy', {
                person: nameOf(later.staff),
                value: today ?? t('restore.another'),
                time: formatMoment(later.at, locale),
              })
            : t('restore.laterNo')}
        </p>
      </div>
    </ReasonDialog>
  );
}

/** When the restored value was set; undefined when it was set before the last `EARLIER` changes. */
function useHeldSince({ entity_type, entity_id, at }: AuditEntry, field: string): string | undefined {
  const { data } = useQuery(
    listQuery(staffKeys.audit, '/api/v1/admin/audit', {
      query: { entity_type, entity_id, to: at, per_page: EARLIER },
    }),
  );
  return data?.rows.find(({ changes }) => changes.some((change) => change.field === field))?.at;
}

/** Restores every product that an operation changed, by a new operation. */
export function RestoreAll({ entry, onClose }: RestoreProps) {
  const { t } = useTranslation('admin-audit');
  const call = undoOf(entry);
  const { data: changes } = useQuery({
    queryKey: keyIn(staffKeys.dryRun, `undo ${entry.request_id}`),
    queryFn: () => (call ? dryRun(call, t('restore.dryRunReason')) : []),
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });
  if (!call) return null;
  const restored = changes && new Set(changes.map(({ entity_id: id }) => id)).size;
  const left = restored === undefined ? 0 : entry.records - restored;
  return (
    <ReasonDialog
      action="product.change"
      draft={`restore ${entry.request_id}`}
      onClose={onClose}
      title={t('restore.title')}
      text={t('restore.products')}
      submitLabel={t('restore.submitAll', { count: restored ?? entry.records })}
      needsReason
      call={call}
      rereads={REREADS}
      problem={restored === 0 ? t('restore.allChanged') : undefined}
      done={t('restore.done')}
    >
      {left > 0 && <p className="text-sm font-semibold text-waiting">{t('restore.left', { count: left })}</p>}
    </ReasonDialog>
  );
}
