import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { Schemas } from '@torpedo/api-client';
import { Banner, classNames } from '@torpedo/ui-kit';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetDrafts, useDraft } from '../../../shared/back-office/change/drafts';
import { filtersOf } from '../../../shared/back-office/list/list-search';
import { useShortcuts } from '../../../shared/back-office/shortcuts';
import { SmallButton } from '../../../shared/back-office/small-controls';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { StaffPage } from '../../../shared/back-office/staff-page';
import { useReread } from '../../../shared/back-office/staff-query';
import { useErrorText } from '../../../shared/errors/error-text';
import { figureFormat } from '../../../shared/format/figure-format';
import { type BulkDraft, BulkForm } from '../components/bulk-form';
import { BulkTable, type Shown } from '../components/bulk-table';
import { BulkWarnings } from '../components/bulk-warnings';
import { useRememberOperation } from '../components/last-operation';
import { type BulkRequest, changeProducts, useBulkSimulation } from '../components/use-bulk-simulation';
import {
  type BulkChoice,
  bulkChangesOf,
  changeText,
  hasValue,
  isRounded,
  NO_CHOICE,
} from '../rules/bulk-change';
import type { BulkPricesSearch } from '../rules/products-search';

const EMPTY: BulkDraft = { kind: 'percent', typed: '', rounding: 'nearest', keepsOwn: false, reason: '' };

/** Changes the price or the status of many products in one operation, after a dry run. */
export function BulkPricesScreen({ search }: { search: BulkPricesSearch }) {
  const { t } = useTranslation('admin-catalogue');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const reread = useReread(staffKeys.products, staffKeys.audit);
  const remember = useRememberOperation();
  const { ids, ...filters } = search;
  // The draft belongs to these products. Other products start with an empty draft.
  const form = `bulk ${JSON.stringify(search)}`;
  const [draft, setDraft] = useDraft(form, EMPTY);
  const [choice, setChoice] = useDraft<BulkChoice>(`${form}.choice`, NO_CHOICE);
  const [show, setShow] = useState<Shown>({});
  const [isTried, setTried] = useState(false);
  const [isListOpen, setListOpen] = useState(false);
  const { kind, typed } = draft;
  const changes = bulkChangesOf(kind, typed);
  const request: BulkRequest = {
    ...(ids ? { ids: ids.split(',') } : { filter: filtersOf(filters) as Schemas['ProductFilterDto'] }),
    changes: changes
      ? {
          ...changes,
          ...(isRounded(kind) && { rounding: draft.rounding }),
          ...(hasValue(kind) && { keep_own_prices: draft.keepsOwn, skip_below_cost: true }),
        }
      : {},
    left_out: [...choice.leftOut],
    at_loss: [...choice.atLoss],
  };
  const simulation = useBulkSimulation({ ...request, show });
  const { outcome, isSettled, changedSince } = simulation;
  const change = useMutation({
    mutationFn: () => changeProducts({ ...request, seen: outcome?.seen, reason: draft.reason.trim() }),
    meta: { handlesErrors: true },
    onError: simulation.heed,
    onSuccess(done) {
      forgetDrafts(form);
      const how = hasValue(kind) ? changeText(kind, typed, t('bulk.kinds.markup')) : t(`bulk.kinds.${kind}`);
      remember(done, [done.service_name, how].filter(Boolean).join(' '));
      void reread();
      void navigate({ to: '/admin/products', search: filters });
    },
  });

  function submit() {
    if (changedSince > 0) {
      change.reset();
      simulation.recalculate();
      return;
    }
    setTried(true);
    const isReady = isSettled && changes !== undefined && (outcome?.changed ?? 0) > 0;
    if (isReady && draft.reason.trim() !== '' && !change.isPending) change.mutate();
  }

  useShortcuts(t('bulk.title'), [
    { keys: 'ctrl+enter', label: t('bulk.title'), run: submit },
    {
      keys: 'escape',
      label: t('bulk.cancel'),
      run: () => void navigate({ to: '/admin/products', search: filters }),
    },
  ]);

  const dimmed = !isSettled && 'opacity-60';
  return (
    <StaffPage
      title={t('bulk.title')}
      parent={<Link to="/admin/products">{t('products.title')}</Link>}
      count={t('bulk.nothingYet')}
    >
      <div className="flex min-h-0 flex-1 flex-col gap-3 lg:grid lg:grid-cols-[minmax(0,1fr)_--spacing(80)] lg:grid-rows-[minmax(0,1fr)]">
        <BulkForm
          draft={draft}
          onDraft={(edit) => setDraft({ ...draft, ...edit })}
          outcome={outcome}
          isSettled={isSettled}
          isGiven={changes !== undefined}
          isTried={isTried}
          isPending={change.isPending}
          changedSince={changedSince}
          error={changedSince > 0 ? null : change.error}
          onSubmit={submit}
          back={filters}
          className={classNames('lg:order-last', isListOpen && 'max-md:hidden')}
          step={
            outcome && (
              <button
                type="button"
                onClick={() => setListOpen(true)}
                className="flex h-11 items-center justify-between rounded-control border border-border px-3 text-sm font-semibold md:hidden"
              >
                {t('bulk.seeAll', { count: outcome.matched, number: figureFormat().format(outcome.matched) })}
                <ChevronRight aria-hidden className="size-4 text-muted" />
              </button>
            )
          }
        />
        <div className="flex min-w-0 flex-col gap-2 max-md:order-first lg:min-h-0">
          {simulation.error && <Banner tone="danger">{errorText(simulation.error)}</Banner>}
          {outcome && (
            <>
              <div className={classNames('grid gap-2 empty:hidden', dimmed)}>
                <BulkWarnings
                  outcome={outcome}
                  onMarkup={(percent) =>
                    setDraft({ ...draft, kind: 'markup', typed: figureFormat().format(percent) })
                  }
                />
              </div>
              <div
                className={classNames(
                  'flex min-h-0 flex-col gap-2 max-md:order-last',
                  !isListOpen && 'max-md:hidden',
                  dimmed,
                )}
              >
                <SmallButton
                  variant="outline"
                  className="self-start md:hidden"
                  onClick={() => setListOpen(false)}
                >
                  {t('bulk.back')}
                </SmallButton>
                <BulkTable
                  outcome={outcome}
                  changedIds={simulation.changedIds}
                  show={show}
                  onShow={setShow}
                  choice={choice}
                  onChoice={setChoice}
                  skipsLosses={hasValue(kind)}
                  isAsIs={changes === undefined}
                />
              </div>
            </>
          )}
        </div>
      </div>
    </StaffPage>
  );
}
