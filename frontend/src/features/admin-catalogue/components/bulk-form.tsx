import { Banner, Checkbox, classNames, Select, TextField } from '@torpedo/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonField } from '../../../shared/back-office/change/reason-field';
import { KeyHint, Segments, SmallButton } from '../../../shared/back-office/small-controls';
import { useErrorText } from '../../../shared/errors/error-text';
import { figureFormat } from '../../../shared/format/figure-format';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatClock } from '../../../shared/time/format-time';
import { formatRelativeTime } from '../../../shared/time/relative-time';
import { useNowSelector } from '../../../shared/time/use-now';
import {
  BULK_KINDS,
  type BulkKind,
  hasValue,
  isNumber,
  isRounded,
  ROUNDINGS,
  type Rounding,
} from '../rules/bulk-change';
import type { ProductsSearch } from '../rules/products-search';
import { BulkEffect } from './bulk-effect';
import type { BulkOutcome } from './use-bulk-simulation';

export interface BulkDraft {
  kind: BulkKind;
  typed: string;
  rounding: Rounding;
  keepsOwn: boolean;
  reason: string;
}

interface BulkFormProps {
  draft: BulkDraft;
  onDraft: (draft: Partial<BulkDraft>) => void;
  outcome: BulkOutcome | undefined;
  /** Whether the figures belong to the typed change. */
  isSettled: boolean;
  /** Whether the form has a valid change. */
  isGiven: boolean;
  isTried: boolean;
  isPending: boolean;
  changedSince: number;
  error: Error | null;
  onSubmit: () => void;
  back: Partial<ProductsSearch>;
  className?: string;
  /** Shown on a phone, between the fields and the effect of the change. */
  step: ReactNode;
}

/** The form of a bulk change: kind, amount, effect, reason and button. */
export function BulkForm(props: BulkFormProps) {
  const { draft, onDraft, outcome, isSettled, isGiven, isTried, isPending, changedSince, error } = props;
  const { t } = useTranslation('admin-catalogue');
  const errorText = useErrorText();
  const { kind, typed } = draft;
  const option = (value: BulkKind) => ({ value, label: t(`bulk.kinds.${value}`) });
  return (
    <form
      noValidate
      aria-label={t('bulk.title')}
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit();
      }}
      className={classNames(
        'flex min-w-0 flex-col rounded-card border border-border bg-surface-card lg:max-h-full lg:overflow-hidden',
        props.className,
      )}
    >
      <h2 className="flex h-11 shrink-0 items-center gap-2 border-b border-border px-3.5 text-sm font-semibold max-md:hidden">
        {t('bulk.title')}
        {outcome && (
          <small className="min-w-0 flex-1 truncate text-xs font-normal text-muted tabular-nums">
            {figureFormat().format(outcome.matched)} {outcome.service_name ?? t('bulk.products')}
          </small>
        )}
        <KeyHint name="Esc" />
      </h2>
      <div className="grid min-h-0 flex-1 content-start gap-3 px-3.5 py-3 md:max-lg:grid-cols-2 lg:grid-rows-[auto_auto_auto_minmax(0,1fr)] lg:overflow-hidden">
        <div className="grid content-start gap-2.5">
          <div className="*:*:flex-1 *:*:px-1">
            <Segments
              label={t('bulk.what')}
              options={BULK_KINDS.filter(hasValue).map(option)}
              value={kind}
              onChange={(value) => onDraft({ kind: value })}
            />
          </div>
          <p className="flex flex-wrap items-center gap-x-3 text-xs text-muted">
            {t('bulk.otherwise')}
            {BULK_KINDS.filter((value) => !hasValue(value)).map((value) => (
              <button
                key={value}
                type="button"
                aria-pressed={kind === value}
                onClick={() => onDraft({ kind: value })}
                className="touch-target font-semibold text-link aria-pressed:text-text aria-pressed:underline max-md:min-h-11"
              >
                {t(`bulk.kinds.${value}`)}
              </button>
            ))}
          </p>
          {hasValue(kind) && (
            <div
              className={
                isRounded(kind)
                  ? 'grid grid-cols-[--spacing(20)_minmax(0,1fr)] gap-2.5 md:grid-cols-[--spacing(24)_minmax(0,1fr)]'
                  : 'grid'
              }
            >
              <TextField
                label={t(`bulk.values.${kind}`)}
                className="[&_input]:text-right [&_input]:font-semibold"
                size="xs"
                inputMode={kind === 'percent' || kind === 'add' ? 'text' : 'decimal'}
                autoComplete="off"
                value={typed}
                onChange={(event) => onDraft({ typed: event.target.value })}
                trailing={
                  <span aria-hidden className="text-sm text-muted">
                    {kind === 'markup' || kind === 'percent' ? '%' : 'R$'}
                  </span>
                }
                error={!isNumber(kind, typed) && t('price.invalid')}
              />
              {isRounded(kind) && (
                <Select
                  label={t('bulk.round')}
                  size="xs"
                  value={draft.rounding}
                  onChange={(event) => onDraft({ rounding: event.target.value as Rounding })}
                  options={ROUNDINGS.map((value) => ({ value, label: t(`bulk.rounding.${value}`) }))}
                />
              )}
            </div>
          )}
          {hasValue(kind) && outcome !== undefined && outcome.own_price > 0 && (
            <Checkbox
              size="xs"
              label={t('bulk.keepOwn', { count: outcome.own_price })}
              checked={draft.keepsOwn}
              onChange={(event) => onDraft({ keepsOwn: event.target.checked })}
            />
          )}
        </div>
        <div className={classNames('grid content-start gap-3', !isSettled && 'opacity-60')}>
          {props.step}
          {outcome && isGiven && hasValue(kind) && <BulkEffect repeated={outcome.if_repeated} />}
        </div>
        <div className="grid content-start gap-2 [&_[data-slot=chip]]:h-7 [&_[data-slot=chip]]:px-2 [&_[data-slot=chip]]:text-xs max-md:[&_[data-slot=chip]]:h-11">
          <ReasonField
            action="product.change"
            value={draft.reason}
            onChange={(reason) => onDraft({ reason })}
            isTried={isTried}
            isRequired
            isOneLine
            reasons={[t('bulk.reasons.campaign'), t('bulk.reasons.cost'), t('bulk.reasons.market')]}
          />
          {error && (
            <Banner
              tone="danger"
              action={
                <SmallButton type="submit" variant="outline">
                  {t('bulk.tryAgain')}
                </SmallButton>
              }
            >
              {t('bulk.nothingChanged')} {errorText(error)}
            </Banner>
          )}
        </div>
        {outcome && <Counts outcome={outcome} isGiven={isGiven} />}
      </div>
      <div
        data-slot="detail-bar"
        className={classNames(
          'flex shrink-0 items-center gap-2 border-t border-border bg-surface-card px-3.5',
          'max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-40 max-md:pt-2 max-md:pb-[max(--spacing(2),env(safe-area-inset-bottom))]',
          'md:h-14 md:rounded-b-card',
        )}
      >
        <SmallButton variant="outline" asChild>
          <Link to="/admin/products" search={props.back}>
            {t('bulk.cancel')}
          </Link>
        </SmallButton>
        <SmallButton
          type="submit"
          className="min-w-0 flex-1 px-2"
          loading={isPending}
          disabled={!isSettled || !isGiven || (outcome?.changed === 0 && changedSince === 0)}
        >
          {changedSince > 0 ? (
            t('bulk.recalculate', { count: changedSince, number: figureFormat().format(changedSince) })
          ) : (
            <Verb kind={kind} outcome={outcome} isGiven={isGiven} />
          )}
          {!outcome?.below_cost && <KeyHint name="Ctrl ↵" />}
        </SmallButton>
      </div>
    </form>
  );
}

function Verb({ kind, outcome, isGiven }: Pick<BulkFormProps, 'outcome' | 'isGiven'> & { kind: BulkKind }) {
  const { t } = useTranslation('admin-catalogue');
  if (!isGiven) return t('bulk.sayHowMuch');
  const { changed = 0, below_cost: loss = 0 } = outcome ?? {};
  if (changed === 0) return t('bulk.nothingToChange');
  const number = figureFormat().format(changed);
  if (kind === 'pause' || kind === 'resume') return t(`bulk.only.${kind}`, { count: changed, number });
  return loss > 0
    ? t('bulk.submitWithLoss', { changed: number, loss: figureFormat().format(loss) })
    : t('bulk.submit', { count: changed, number });
}

/** A line that does not fit wraps into a hidden column, so that no line is cut off. */
function Counts({ outcome, isGiven }: { outcome: BulkOutcome; isGiven: boolean }) {
  const { t } = useTranslation('admin-catalogue');
  const { locale } = useLanguage();
  const readAt = new Date(outcome.read_at);
  const ago = useNowSelector((now) => formatRelativeTime(readAt.getTime(), now, locale));
  const figure = figureFormat();
  const { left_below_cost: loss, skipped, refused } = outcome;
  const others = skipped + refused.length - loss;
  const out = [
    loss > 0 && t('bulk.outBelowCost', { count: loss }),
    others > 0 && t('bulk.outOther', { count: others }),
  ].filter(Boolean);
  const lines = [
    ...(isGiven
      ? [
          {
            label: t('bulk.willChange'),
            value: t('bulk.willChangeValue', {
              count: outcome.changed,
              number: figure.format(outcome.changed),
            }),
            isStrong: true,
          },
          { label: t('bulk.stayOut'), value: out.length > 0 ? out.join(' · ') : '0' },
        ]
      : []),
    { label: t('bulk.valid'), value: t('bulk.onlyNew') },
    { label: t('bulk.costs'), value: t('bulk.readAt', { time: formatClock(readAt, locale), ago }) },
  ];
  return (
    <dl className="flex min-h-0 flex-col flex-wrap overflow-hidden border-border text-xs tabular-nums md:max-lg:order-last lg:border-t lg:pt-2.5">
      {lines.map(({ label, value, isStrong }) => (
        <div key={label} className="flex h-6 w-full items-center justify-between gap-3">
          <dt className="text-muted">{label}</dt>
          <dd className={isStrong ? 'font-semibold' : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
