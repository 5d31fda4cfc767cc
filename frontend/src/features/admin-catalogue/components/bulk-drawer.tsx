import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Banner, Button, Checkbox, Chip, Drawer, TextArea, TextField } from '@torpedo/ui-kit';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Marked } from '../../../shared/back-office/list/list-column';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { useErrorText } from '../../../shared/errors/error-text';
import { type BulkChanges, type BulkOutcome, changeProducts, type ProductFilter } from '../api/products';
import { Share } from './product-cells';
import { centsText, typedCents } from '../../../shared/back-office/typed-money';
import { figureFormat } from '../../../shared/format/figure';
import { percentOf } from '../rules/percent-input';

const KINDS = ['markup', 'percent', 'add', 'fix', 'follow', 'pause', 'resume'] as const;
type Kind = (typeof KINDS)[number];

/** What is asked of the API; undefined while what is typed is no number. */
function changesOf(kind: Kind, typed: string): BulkChanges | undefined {
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

interface BulkDrawerProps {
  marked: Marked | null;
  onClose: () => void;
}

/** Changes price or status of the marked products, after a trial that shows what would change. */
export function BulkDrawer({ marked, onClose }: BulkDrawerProps) {
  return marked && <BulkForm marked={marked} onClose={onClose} />;
}

function BulkForm({ marked, onClose }: { marked: Marked; onClose: () => void }) {
  const { t } = useTranslation('admin-catalogue');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const formId = useId();
  const [kind, setKind] = useState<Kind>('markup');
  const [typed, setTyped] = useState('');
  const [keepsOwn, setKeepsOwn] = useState(true);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const meant =
    marked.kind === 'all' ? { filter: marked.filters as ProductFilter } : { ids: [...marked.ids] };
  const changes = changesOf(kind, typed);
  const body = changes && {
    ...meant,
    changes: { ...changes, ...(hasValue(kind) && keepsOwn && { keep_own_prices: true }) },
  };
  const trial = useQuery({
    queryKey: staffKeys.trial(JSON.stringify(body)),
    queryFn: () => changeProducts({ ...body!, dry_run: true }),
    enabled: body !== undefined,
    retry: false,
    gcTime: 0,
  });
  const change = useMutation({
    mutationFn: () => changeProducts({ ...body!, reason: reason.trim() }),
    meta: { handlesErrors: true },
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: staffKeys.products.all });
      onClose();
    },
  });
  const needsReason = reason.trim() === '';

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!needsReason && trial.data && trial.data.changed > 0) change.mutate();
  }

  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={t('bulk.title')}
      description={t('bulk.products', {
        count: marked.count,
        number: figureFormat().format(marked.count),
      })}
      closeLabel={t('close')}
      busy={change.isPending}
      footer={
        <>
          <Button variant="outline" size="sm" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} size="sm" loading={change.isPending}>
            {t('bulk.submit', { count: trial.data?.changed ?? 0 })}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
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
        {trial.error && <Banner tone="danger">{errorText(trial.error)}</Banner>}
        {trial.data && <Simulation outcome={trial.data} />}
        <TextArea
          label={t('bulk.reason')}
          rows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={isTried && needsReason && t('bulk.reasonMissing')}
        />
        <p className="text-xs text-muted">{t('bulk.onlyNew')}</p>
        {change.error && <Banner tone="danger">{errorText(change.error)}</Banner>}
      </form>
    </Drawer>
  );
}

function Simulation({ outcome }: { outcome: BulkOutcome }) {
  const { t } = useTranslation('admin-catalogue');
  const price = (cents: number | null) => (cents === null ? '—' : centsText(cents));
  return (
    <div className="grid gap-3">
      {outcome.items.length > 0 && (
        <div
          role="region"
          aria-label={t('bulk.preview')}
          // Its rows may be more than fit: the keys have to reach them.
          tabIndex={0}
          className="max-h-80 overflow-auto rounded-control border border-border"
        >
          <table className="w-full text-sm tabular-nums">
            <thead className="sticky top-0 bg-surface-sunken text-xs text-muted">
              <tr>
                <th scope="col" className="px-3 py-2 text-left font-medium">
                  {t('columns.product')}
                </th>
                <th scope="col" className="px-2 py-2 text-right font-medium">
                  {t('bulk.today')}
                </th>
                <th scope="col" className="px-2 py-2 text-right font-medium">
                  {t('bulk.new')}
                </th>
                <th scope="col" className="px-3 py-2 text-right font-medium">
                  {t('bulk.margin')}
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-border">
              {outcome.items.map((item) => (
                <tr key={item.id}>
                  <th scope="row" className="px-3 py-1.5 text-left font-medium">
                    {item.sku}
                    {item.status_before !== item.status_after && (
                      <span className="block text-xs font-normal text-muted">
                        {t(`status.${item.status_after}`)}
                      </span>
                    )}
                  </th>
                  <td className="px-2 py-1.5 text-right text-muted">{price(item.price_cents_before)}</td>
                  <td className="px-2 py-1.5 text-right font-semibold">{price(item.price_cents_after)}</td>
                  <td className="px-3 py-1.5 text-right">
                    <Share value={item.margin_after} low={0} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
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
