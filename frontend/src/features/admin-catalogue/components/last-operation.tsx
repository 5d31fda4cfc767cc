import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { bodyOf, type Schemas } from '@torpedo/api-client';
import { CircleCheck, ScrollText, Undo2, X } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortcuts } from '../../../shared/back-office/shortcuts';
import { staffApi } from '../../../shared/back-office/staff-api';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { useStaffMutation } from '../../../shared/back-office/staff-query';
import { useErrorText } from '../../../shared/errors/error-text';
import { useLanguage } from '../../../shared/i18n/use-language';
import { orderNumber } from '../../../shared/order-number';
import { formatClock } from '../../../shared/time/format-time';
import { useNowSelector } from '../../../shared/time/use-now';

/** How long the bar offers the undo, in milliseconds. */
const UNDONE_WITHIN_MS = 10 * 60_000;

interface LastOperation {
  at: number;
  /** The text of the change. */
  what: string;
  done: Schemas['BulkProductsDto'];
  /** The answer of the undo. */
  undone?: Schemas['OperationDto'];
}

/** Keeps the last operation for the bar above the list. */
export function useRememberOperation() {
  const queryClient = useQueryClient();
  return (done: Schemas['BulkProductsDto'], what: string) =>
    queryClient.setQueryData<LastOperation>(staffKeys.lastOperation, { at: Date.now(), what, done });
}

const buttonClasses =
  'touch-target inline-flex h-8 items-center gap-2 rounded-tile px-3 text-sm font-semibold whitespace-nowrap [&_svg]:size-4';

/** The result of the last bulk change with its undo, until staff dismiss the bar. */
export function LastOperationBar() {
  const { t } = useTranslation('admin-catalogue');
  const errorText = useErrorText();
  const { locale } = useLanguage();
  const queryClient = useQueryClient();
  const { data: last = null } = useQuery<LastOperation | null>({
    queryKey: staffKeys.lastOperation,
    queryFn: () => null,
    enabled: false,
    gcTime: UNDONE_WITHIN_MS,
  });
  const isFresh = useNowSelector((now) => last !== null && now - last.at < UNDONE_WITHIN_MS);
  const undo = useStaffMutation([staffKeys.products, staffKeys.audit], {
    mutationFn: (operationId: string) =>
      bodyOf(
        staffApi.POST('/api/v1/admin/operations/{operationId}/undo', {
          params: { path: { operationId } },
          body: { reason: t('bulk.undoReason', { operation: orderNumber(operationId) }) },
        }),
      ),
    meta: { handlesErrors: true },
    onSuccess(undone, operationId) {
      // A newer operation may have replaced this one in the meantime.
      queryClient.setQueryData<LastOperation | null>(staffKeys.lastOperation, (kept) =>
        kept?.done.operation_id === operationId
          ? { at: kept.at, what: kept.what, done: kept.done, undone }
          : kept,
      );
    },
  });
  const operationId = last?.done.operation_id;
  const canUndo = isFresh && Boolean(operationId) && !last?.undone && !undo.isPending;
  const run = () => canUndo && operationId && undo.mutate(operationId);
  useShortcuts(t('bulk.title'), canUndo ? [{ keys: 'ctrl+z', label: t('bulk.undo'), run }] : []);
  if (!last || !isFresh) return null;
  const { at, what, done, undone } = last;
  const left = done.skipped + done.refused.length;
  const did = undone
    ? t('bulk.restored', { count: undone.changed })
    : t('bulk.done', { count: done.changed });
  const beside = undone
    ? [undone.refused.length > 0 && t('bulk.stayed', { count: undone.refused.length })]
    : [
        what,
        done.stops_following > 0 && t('bulk.stopped', { count: done.stops_following }),
        left > 0 && t('bulk.leftOut', { count: left }),
      ];
  return (
    <div
      role="status"
      data-surface="ink"
      className="sticky bottom-2 z-20 mt-3 flex min-h-13 flex-wrap items-center gap-3 rounded-card bg-surface-ink px-4 py-2 text-sm text-text shadow-card max-md:bottom-[calc(var(--bottom-bars)_+_--spacing(3))]"
    >
      <CircleCheck aria-hidden className="size-4.5 text-link" />
      <p className="min-w-0 flex-1 max-md:basis-4/5">
        {undo.error ? (
          errorText(undo.error)
        ) : (
          <>
            <b className="font-semibold">{did}</b>
            <span className="text-muted">
              {beside.filter(Boolean).map((part) => (
                <Fragment key={part || undefined}> · {part}</Fragment>
              ))}
            </span>
          </>
        )}
      </p>
      {!undone && (
        <p className="text-xs text-muted tabular-nums max-md:hidden">
          {t('bulk.until', { time: formatClock(at + UNDONE_WITHIN_MS, locale) })}
        </p>
      )}
      <Link
        to="/admin/audit"
        search={{ request_id: undone?.operation_id ?? operationId ?? undefined }}
        className={`${buttonClasses} bg-surface-ink-raised`}
      >
        <ScrollText aria-hidden />
        {t('bulk.audit')}
      </Link>
      {!undone && (
        <button
          type="button"
          disabled={!canUndo}
          onClick={run}
          className={`${buttonClasses} bg-brand text-on-brand disabled:opacity-60`}
        >
          <Undo2 aria-hidden />
          {t('bulk.undo')} <kbd className="font-mono text-xs max-md:hidden">Ctrl Z</kbd>
        </button>
      )}
      <button
        type="button"
        aria-label={t('close')}
        onClick={() => queryClient.setQueryData(staffKeys.lastOperation, null)}
        className="touch-target"
      >
        <X aria-hidden className="size-4" />
      </button>
    </div>
  );
}
