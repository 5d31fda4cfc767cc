import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { bodyOf, type Schemas } from '@torpedo/api-client';
import { Banner, Checkbox, classNames, TextField } from '@torpedo/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonField } from '../../../shared/back-office/change/reason-field';
import { filtersOf } from '../../../shared/back-office/list/list-search';
import { useShortcuts } from '../../../shared/back-office/shortcuts';
import { KeyHint, Segments, SmallButton } from '../../../shared/back-office/small-controls';
import { staffApi } from '../../../shared/back-office/staff-api';
import { keyIn, staffKeys } from '../../../shared/back-office/staff-keys';
import { StaffPage } from '../../../shared/back-office/staff-page';
import { useReread } from '../../../shared/back-office/staff-query';
import { useErrorText } from '../../../shared/errors/error-text';
import { figureFormat } from '../../../shared/format/figure-format';
import { BulkEffect, BulkTable, BulkWarnings } from '../components/bulk-simulation';
import { useRememberOperation } from '../components/last-operation';
import { BULK_KINDS, bulkChangesOf, type BulkKind, hasValue } from '../rules/bulk-change';
import type { BulkPricesSearch } from '../rules/products-search';

const changeProducts = (body: Schemas['BulkProductsRequestDto']) =>
  bodyOf(staffApi.POST('/api/v1/admin/products/bulk', { body }));

/** Changes price or status of many products as one operation, after a simulation of what it does. */
export function BulkPricesScreen({ search }: { search: BulkPricesSearch }) {
  const { t } = useTranslation('admin-catalogue');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const reread = useReread(staffKeys.products, staffKeys.audit);
  const remember = useRememberOperation();
  const [kind, setKind] = useState<BulkKind>('percent');
  const [typed, setTyped] = useState('');
  const [keepsOwn, setKeepsOwn] = useState(true);
  const [sellsAtLoss, setSellsAtLoss] = useState(false);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const { ids, ...filters } = search;
  const meant = ids ? { ids: ids.split(',') } : { filter: filtersOf(filters) as Schemas['ProductFilterDto'] };
  const changes = bulkChangesOf(kind, typed);
  const body = changes && {
    ...meant,
    changes: hasValue(kind)
      ? { ...changes, keep_own_prices: keepsOwn, skip_below_cost: !sellsAtLoss }
      : changes,
  };
  const preview = useQuery({
    queryKey: keyIn(staffKeys.dryRun, body),
    queryFn: () => changeProducts({ ...body!, dry_run: true }),
    enabled: body !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  const outcome = body && preview.data;
  const change = useMutation({
    mutationFn: () => changeProducts({ ...body!, reason: reason.trim() }),
    meta: { handlesErrors: true },
    onSuccess(done) {
      remember(done);
      void reread();
      void navigate({ to: '/admin/products', search: filters });
    },
  });
  const isReasonMissing = reason.trim() === '';
  const isReady = outcome !== undefined && outcome.changed > 0 && !preview.isPlaceholderData;

  function submit() {
    setTried(true);
    if (isReady && !isReasonMissing && !change.isPending) change.mutate();
  }
  useShortcuts(t('bulk.title'), [{ keys: 'ctrl+enter', label: t('bulk.title'), run: submit }]);

  return (
    <StaffPage
      title={t('bulk.title')}
      parent={<Link to="/admin/products">{t('products.title')}</Link>}
      count={t('bulk.nothingYet')}
    >
      <div className="grid min-h-0 flex-1 items-start gap-3 lg:grid-cols-[minmax(0,1fr)_--spacing(80)]">
        <div
          className={classNames(
            'flex min-w-0 flex-col gap-2 max-lg:order-last lg:max-h-full lg:min-h-0',
            preview.isPlaceholderData && 'opacity-60',
          )}
        >
          {preview.error && <Banner tone="danger">{errorText(preview.error)}</Banner>}
          {outcome ? (
            <>
              <BulkWarnings outcome={outcome} />
              {outcome.items.length > 0 && <BulkTable outcome={outcome} />}
              {outcome.items.length === 0 && (
                <p className="text-sm text-muted">{t('bulk.skipped', { count: outcome.skipped })}</p>
              )}
            </>
          ) : (
            <p className="rounded-card border border-border bg-surface-card px-3.5 py-3 text-sm text-muted">
              {t('bulk.sayHowMuch')}
            </p>
          )}
        </div>
        <form
          noValidate
          aria-label={t('bulk.title')}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
          className="grid gap-3 rounded-card border border-border bg-surface-card p-3.5"
        >
          <div className="overflow-x-auto">
            <Segments
              label={t('bulk.what')}
              options={BULK_KINDS.filter(hasValue).map((value) => ({
                value,
                label: t(`bulk.kinds.${value}`),
              }))}
              value={kind}
              onChange={setKind}
            />
          </div>
          <div className="overflow-x-auto">
            <Segments
              label={t('bulk.otherwise')}
              options={BULK_KINDS.filter((each) => !hasValue(each)).map((value) => ({
                value,
                label: t(`bulk.kinds.${value}`),
              }))}
              value={kind}
              onChange={setKind}
            />
          </div>
          {hasValue(kind) && (
            <>
              <TextField
                label={t(`bulk.values.${kind}`)}
                inputMode="decimal"
                autoComplete="off"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
                error={typed !== '' && changes === undefined && t('price.invalid')}
              />
              <Checkbox
                checked={keepsOwn}
                onChange={(event) => setKeepsOwn(event.target.checked)}
                label={t('bulk.keepOwn')}
              />
              <Checkbox
                checked={sellsAtLoss}
                onChange={(event) => setSellsAtLoss(event.target.checked)}
                label={t('bulk.sellAtLoss')}
              />
            </>
          )}
          {outcome && hasValue(kind) && <BulkEffect repeated={outcome.if_repeated} />}
          <ReasonField
            action="product.change"
            value={reason}
            onChange={setReason}
            isTried={isTried}
            isRequired
            reasons={[t('bulk.reasons.campaign'), t('bulk.reasons.cost'), t('bulk.reasons.market')]}
          />
          {change.error && (
            <Banner tone="danger">
              {t('bulk.nothingChanged')} {errorText(change.error)}
            </Banner>
          )}
          <p className="text-xs text-muted">{t('bulk.onlyNew')}</p>
          <div className="flex gap-2">
            <SmallButton variant="outline" asChild>
              <Link to="/admin/products" search={filters}>
                {t('bulk.cancel')}
              </Link>
            </SmallButton>
            <SmallButton type="submit" className="flex-1" loading={change.isPending} disabled={!isReady}>
              {outcome && outcome.below_cost > 0
                ? t('bulk.submitWithLoss', {
                    changed: figureFormat().format(outcome.changed),
                    loss: outcome.below_cost,
                  })
                : t('bulk.submit', { count: outcome?.changed ?? 0 })}
              <KeyHint name="Ctrl ↵" />
            </SmallButton>
          </div>
        </form>
      </div>
    </StaffPage>
  );
}
