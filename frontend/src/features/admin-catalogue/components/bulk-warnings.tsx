import { CircleAlert, type LucideIcon, Unlink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { knownCents } from '../../../shared/back-office/amounts';
import { figureFormat } from '../../../shared/format/figure-format';
import type { BulkOutcome } from './use-bulk-simulation';

const NAMED = 3;

interface BulkWarningsProps {
  outcome: BulkOutcome;
  /** Changes to the markup that brings as much as these prices. */
  onMarkup: (percent: number) => void;
}

/** Warnings before the change: losses, and products whose price would stop following the cost. */
export function BulkWarnings({ outcome, onMarkup }: BulkWarningsProps) {
  const { t } = useTranslation('admin-catalogue');
  const { left_below_cost: left, below_cost, stops_following: stops, same_markup_percent: markup } = outcome;
  const named = outcome.items
    .filter(({ stays }) => stays === 'below_cost')
    .slice(0, NAMED)
    .map((item) =>
      t('bulk.belowCostItem', {
        name: outcome.service_name === null ? item.sku : item.country_name,
        price: knownCents(item.price_cents_after),
        cost: knownCents(item.cost_cents),
      }),
    );
  const isLoss = left > 0 || below_cost > 0;
  const percent = figureFormat({ style: 'percent', maximumFractionDigits: 1 });
  return (
    <>
      {isLoss && (
        <Warning icon={CircleAlert} tone="danger">
          {left > 0 && (
            <p>
              <b className="font-semibold">{t('bulk.belowCostLeftOut', { count: left })}</b>{' '}
              {named.join('; ')}
              {left > named.length && ' …'}
            </p>
          )}
          {below_cost > 0 && <p className="font-semibold">{t('bulk.belowCost', { count: below_cost })}</p>}
          <p className="text-xs">{t('bulk.belowCostText')}</p>
        </Warning>
      )}
      {stops > 0 && (
        <Warning icon={Unlink} tone="waiting">
          <p>
            <b className="font-semibold">{t('bulk.stopsFollowing', { count: stops })}</b>{' '}
            {t('bulk.stopsFollowingText')}{' '}
            {markup !== null && (
              <button
                type="button"
                onClick={() => onMarkup(markup)}
                className="touch-target font-semibold text-link hover:underline"
              >
                {t('bulk.useMarkup', { percent: percent.format(markup / 100) })}
              </button>
            )}
          </p>
        </Warning>
      )}
    </>
  );
}

interface WarningProps {
  icon: LucideIcon;
  tone: 'danger' | 'waiting';
  children: ReactNode;
}

function Warning({ icon: Icon, tone, children }: WarningProps) {
  const isDanger = tone === 'danger';
  return (
    <div
      role="status"
      className={`flex gap-2.5 rounded-card px-3 py-2 text-sm ${isDanger ? 'bg-danger-soft' : 'bg-waiting-soft'}`}
    >
      <Icon aria-hidden className={`size-4.5 shrink-0 ${isDanger ? 'text-danger' : 'text-waiting'}`} />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
