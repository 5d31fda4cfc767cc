import { Banner, Button } from '@torpedo/ui-kit';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { saveCsv } from '../../../shared/back-office/csv-file';
import { figureFormat } from '../../../shared/format/figure-format';
import type { BulkUserAction } from '../rules/bulk-plan';
import type { BulkOutcome } from './use-bulk-run';

export function BulkProgress({ done, total }: { done: number; total: number }) {
  const { t } = useTranslation('admin-users');
  const figure = figureFormat();
  const label = t('bulk.progress', { done: figure.format(done), total: figure.format(total) });
  return (
    <div className="grid gap-2 text-sm">
      <p role="status" className="font-semibold tabular-nums">
        {label}
      </p>
      <progress className="h-1.5 w-full accent-received" aria-label={label} value={done} max={total} />
    </div>
  );
}

const SHOWN = 8;

export function BulkReport({
  action,
  outcomes,
}: {
  action: BulkUserAction;
  outcomes: readonly BulkOutcome[];
}) {
  const { t } = useTranslation('admin-users');
  const figure = figureFormat();
  const counts = (['done', 'skipped', 'failed', 'left'] as const)
    .map((status) => ({ status, count: outcomes.filter((outcome) => outcome.status === status).length }))
    .filter(({ status, count }) => status === 'done' || count > 0);
  const failed = outcomes.filter(({ status }) => status === 'failed');

  function save() {
    saveCsv(
      `${action}.csv`,
      outcomes.map(({ user: { id, email }, status, why }) => ({ id, email, status, why })),
    );
  }

  return (
    <div className="grid gap-4 text-sm">
      <p role="status" className="font-semibold">
        {counts
          .map(({ status, count }) => t(`bulk.counts.${status}`, { count, number: figure.format(count) }))
          .join(' · ')}
      </p>
      {failed.length > 0 && (
        <Banner tone="warning" title={t('bulk.failed')}>
          <ul>
            {failed.slice(0, SHOWN).map(({ user, why }) => (
              <li key={user.id} className="break-words">
                {user.email}: {why}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      <Button variant="outline" size="sm" icon={<Download aria-hidden />} onClick={save}>
        {t('bulk.report')}
      </Button>
    </div>
  );
}
