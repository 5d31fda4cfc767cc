import { useMutation, useQuery } from '@tanstack/react-query';
import { Banner, Checkbox, Chip, TextArea, TextField } from '@torpedo/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../shared/back-office/change/form-dialog';
import { DataTable } from '../../../shared/back-office/detail/data-table';
import type { Selected } from '../../../shared/back-office/list/selection';
import { staffApi } from '../../../shared/back-office/staff-api';
import { useReread } from '../../../shared/back-office/staff-query';
import { bodyOf, type Schemas } from '@torpedo/api-client';
import { keyIn, staffKeys } from '../../../shared/back-office/staff-keys';
import { useErrorText } from '../../../shared/errors/error-text';
import { Share } from './product-cells';
import { centsText, typedCents } from '../../../shared/back-office/amounts';
import { figureFormat } from '../../../shared/format/figure-format';
import { percentOf } from '../rules/products-search';

const KINDS = ['markup', 'percent', 'add', 'fix', 'follow', 'pause', 'resume'] as const;
type Kind = (typeof KINDS)[number];

/** What is asked of the API; undefined while what is typed is no number. */
function changesOf(kind: Kind, typed: string): Schemas['BulkProductChangesDto'] | undefined {
  if (kind === 'follow') return { follow_cost: true };
  if (kind === 'pause') return { status: 'inactive' };
  if (kind === 'resume') return { status: 'active' };
  const number = kind === 'add' || kind === 'fix' ? typedCents(typed) : percentOf(typed);
  if (number === undefined) return undefined;
  if (kind === 'markup') return { markup_percent: number };
  if (kind === 'percent') return { price_percent: number };
  return kind === 'add' ? { price_add_cents: number } : { price_cents: number };
}

const hasValue = (kind: Kind) => !['follow', 'pause', 'resume'].includes(kind);

const changeProducts = (body: Schemas['BulkProductsRequestDto']) =>
  bodyOf(staffApi.POST('/api/v1/admin/products/bulk', { body }));

/** Changes price or status of the selected products, after a dry run that shows what would change. */
export function BulkDrawer({ selected, onClose }: { selected: Selected; onClose: () => void }) {
  const { t } = useTranslation('admin-catalogue');
  const errorText = useErrorText();
  const reread = useReread(staffKeys.products);
  const [kind, setKind] = useState<Kind>('markup');
  const [typed, setTyped] = useState('');
  const [keepsOwn, setKeepsOwn] = useState(true);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const meant =
    selected.kind === 'all'
      ? { filter: selected.filters as Schemas['ProductFilterDto'] }
      : { ids: [...selected.ids] };
  const changes = changesOf(kind, typed);
  const body = changes && {
    ...meant,
    changes: { ...changes, ...(hasValue(kind) && keepsOwn && { keep_own_prices: true }) },
  };
  const preview = useQuery({
    queryKey: keyIn(staffKeys.dryRun, body),
    queryFn: () => changeProducts({ ...body!, dry_run: true }),
    enabled: body !== undefined,
    retry: false,
    gcTime: 0,
  });
  const change = useMutation({
    mutationFn: () => changeProducts({ ...body!, reason: reason.trim() }),
    meta: { handlesErrors: true },
    onSuccess: () => {
      void reread();
      onClose();
    },
  });
  const needsReason = reason.trim() === '';

  function submit() {
    setTried(true);
    if (!needsReason && preview.data && preview.data.changed > 0) change.mutate();
  }

  return (
    <FormDialog
      shape="drawer"
      size="lg"
      onClose={onClose}
      title={t('bulk.title')}
      text={t('bulk.products', { count: selected.count, number: figureFormat().format(selected.count) })}
      submitLabel={t('bulk.submit', { count: preview.data?.changed ?? 0 })}
      isBusy={change.isPending}
      error={change.error}
      onSubmit={submit}
    >
      <div role="group" aria-label={t('bulk.what')} className="flex flex-wrap gap-1.5">
        {KINDS.map((each) => (
          <Chip key={each} pressed={each === kind} onClick={() => setKind(each)}>
            {t(`bulk.kinds.${each}`)}
          </Chip>
        ))}
      </div>
      {hasValue(kind) && (
        <>
          <TextField
            label={t(`bulk.values.${kind as 'markup'}`)}
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
        </>
      )}
      {preview.error && <Banner tone="danger">{errorText(preview.error)}</Banner>}
      {preview.data && <Simulation outcome={preview.data} />}
      <TextArea
        label={t('bulk.reason')}
        rows={2}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={isTried && needsReason && t('bulk.reasonMissing')}
      />
      <p className="text-xs text-muted">{t('bulk.onlyNew')}</p>
    </FormDialog>
  );
}

function Simulation({ outcome }: { outcome: Schemas['BulkProductsDto'] }) {
  const { t } = useTranslation('admin-catalogue');
  const price = (cents: number | null) => (cents === null ? '—' : centsText(cents));
  return (
    <div className="grid gap-3">
      {outcome.items.length > 0 && (
        <DataTable
          role="region"
          label={t('bulk.preview')}
          className="max-h-80 overflow-auto rounded-control border border-border"
          tableClassName="tabular-nums"
          cellClassName="[&>*]:px-2 [&>*]:py-1.5 [&>*:first-child]:pl-3 [&>*:last-child]:pr-3"
          rows={outcome.items}
          rowKey={({ id }) => id}
          columns={[
            {
              header: t('columns.product'),
              isName: true,
              cell: ({ sku, status_before, status_after }) => (
                <>
                  {sku}
                  {status_before !== status_after && (
                    <span className="block text-xs font-normal text-muted">
                      {t(`status.${status_after}`)}
                    </span>
                  )}
                </>
              ),
            },
            {
              header: t('bulk.today'),
              isFigure: true,
              className: 'text-muted',
              cell: ({ price_cents_before }) => price(price_cents_before),
            },
            {
              header: t('bulk.new'),
              isFigure: true,
              className: 'font-semibold',
              cell: ({ price_cents_after }) => price(price_cents_after),
            },
            {
              header: t('bulk.margin'),
              isFigure: true,
              cell: ({ margin_after }) => <Share value={margin_after} low={0} />,
            },
          ]}
        />
      )}
      <p role="status" className="text-sm text-muted">
        {t('bulk.changed', { changed: outcome.changed, matched: outcome.matched })}
        {outcome.skipped > 0 && ` ${t('bulk.skipped', { count: outcome.skipped })}`}
      </p>
      {outcome.below_cost > 0 && (
        <Banner tone="warning">{t('bulk.belowCost', { count: outcome.below_cost })}</Banner>
      )}
    </div>
  );
}
