import { Button } from '@torpedo/ui-kit';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { saveCsv } from '../../../shared/back-office/csv-file';
import { DataTable } from '../../../shared/back-office/detail/data-table';
import { DetailCard } from '../../../shared/back-office/detail/detail-parts';
import { figureFormat } from '../../../shared/format/figure-format';
import { formatMoney, Money } from '../../../shared/format/money';
import type { AdjustmentOutcome } from './use-adjustments';

const STATUSES = ['ready', 'applied', 'already_applied', 'refused'] as const;
const SHOWN = 200;

const colours: Record<AdjustmentOutcome['status'], string> = {
  ready: '',
  applied: 'text-received',
  already_applied: 'text-muted',
  refused: 'font-semibold text-danger',
};

/** The sums by currency, like "R$ 4,80 + US$ 10,00". */
export function sumOf(outcomes: readonly AdjustmentOutcome[]): string {
  const sums = new Map<string, number>();
  for (const { currency, amount_cents } of outcomes) {
    sums.set(currency, (sums.get(currency) ?? 0) + amount_cents);
  }
  return [...sums].map(([currency, cents]) => formatMoney(cents, currency)).join(' + ');
}

const reaisOf = (cents: number | null) => (cents === null ? '' : (cents / 100).toFixed(2));

/** The outcome of each line in the dry run or in the posting. Refused lines come first. */
export function AdjustmentResults({ outcomes }: { outcomes: readonly AdjustmentOutcome[] }) {
  const { t } = useTranslation('admin-users');
  const figure = figureFormat();
  const refused = outcomes.filter(({ status }) => status === 'refused');
  const others = outcomes.filter(({ status }) => status !== 'refused');
  const summary = STATUSES.map((status) => ({
    status,
    count: outcomes.filter((outcome) => outcome.status === status).length,
  })).filter(({ count }) => count > 0);

  function save() {
    saveCsv(
      'adjustments-report.csv',
      outcomes.map((outcome) => ({
        line: outcome.line,
        user: outcome.user?.email ?? outcome.user?.id ?? '',
        reference: outcome.reference,
        amount: outcome.amount_cents / 100,
        currency: outcome.currency,
        status: outcome.status,
        problem: outcome.problem ?? '',
        balance: reaisOf(outcome.balance_cents),
      })),
    );
  }

  return (
    <DetailCard
      title={t('adjust.results')}
      count={summary
        .map(({ status, count }) => `${t(`adjust.status.${status}`)}: ${figure.format(count)}`)
        .join(' · ')}
      action={
        <Button variant="ghost" size="sm" icon={<Download aria-hidden />} onClick={save}>
          {t('adjust.report')}
        </Button>
      }
    >
      <DataTable
        label={t('adjust.results')}
        className="max-h-96 overflow-auto"
        tableClassName="min-w-150"
        rows={[...refused, ...others].slice(0, SHOWN)}
        rowKey={({ line }) => line}
        columns={[
          {
            header: t('adjust.columns.line'),
            className: 'text-muted tabular-nums',
            cell: ({ line }) => line + 1,
          },
          {
            header: t('adjust.columns.user'),
            className: 'break-all',
            cell: ({ user }) => user?.email ?? user?.id ?? '—',
          },
          {
            header: t('adjust.columns.reference'),
            className: 'break-all',
            cell: ({ reference }) => reference,
          },
          {
            header: t('adjust.columns.amount'),
            isFigure: true,
            cell: ({ amount_cents, currency }) => (
              <Money cents={amount_cents} currency={currency} size="table" />
            ),
          },
          {
            header: t('adjust.columns.status'),
            className: ({ status }) => colours[status],
            cell: ({ status, problem }) => (
              <>
                {t(`adjust.status.${status}`)}
                {problem && <span className="block text-xs font-normal">{problem}</span>}
              </>
            ),
          },
          {
            header: t('adjust.columns.balance'),
            isFigure: true,
            cell: ({ balance_cents: cents, currency }) =>
              cents === null ? '—' : <Money cents={cents} currency={currency} size="table" />,
          },
        ]}
      />
      {outcomes.length > SHOWN && (
        <p className="px-3.5 py-2 text-xs text-muted">
          {t('adjust.more', {
            count: outcomes.length - SHOWN,
            number: figure.format(outcomes.length - SHOWN),
          })}
        </p>
      )}
    </DetailCard>
  );
}
