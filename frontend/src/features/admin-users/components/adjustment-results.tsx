import { Button, classNames } from '@torpedo/ui-kit';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { saveCsv } from '../../../shared/back-office/csv-file';
import { DetailCard } from '../../../shared/back-office/detail/detail-parts';
import { figureFormat } from '../../../shared/format/figure';
import { formatMoney, Money } from '../../../shared/format/money';
import type { AdjustmentOutcome } from '../api/adjustments';

const STATUSES = ['ready', 'applied', 'already_applied', 'refused'] as const;
const SHOWN = 200;

const colours: Record<AdjustmentOutcome['status'], string> = {
  ready: '',
  applied: 'text-received',
  already_applied: 'text-muted',
  refused: 'font-semibold text-danger',
};

/** Sums by currency: "R$ 4,80 + US$ 10,00". */
export function sumOf(outcomes: readonly AdjustmentOutcome[]): string {
  const sums = new Map<string, number>();
  for (const { currency, amount_cents } of outcomes) {
    sums.set(currency, (sums.get(currency) ?? 0) + amount_cents);
  }
  return [...sums].map(([currency, cents]) => formatMoney(cents, currency)).join(' + ');
}

const reaisOf = (cents: number | null) => (cents === null ? '' : (cents / 100).toFixed(2));

/** What would become of each line, or became of it; what is refused stands first. */
export function AdjustmentResults({ outcomes }: { outcomes: readonly AdjustmentOutcome[] }) {
  const { t } = useTranslation('admin-users');
  const figure = figureFormat();
  const [refused, others] = [true, false].map((isRefused) =>
    outcomes.filter(({ status }) => (status === 'refused') === isRefused),
  ) as [AdjustmentOutcome[], AdjustmentOutcome[]];
  const shown = [...refused, ...others].slice(0, SHOWN);
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
      <div
        role="group"
        aria-label={t('adjust.results')}
        // The table is wider than a phone, and may be longer than fits.
        tabIndex={0}
        className="max-h-96 overflow-auto"
      >
        <table className="w-full min-w-150 text-sm">
          <thead className="sticky top-0 bg-surface-sunken text-xs text-muted">
            <tr className="[&>th]:px-3.5 [&>th]:py-1.5 [&>th]:text-left [&>th]:font-medium">
              <th scope="col">{t('adjust.columns.line')}</th>
              <th scope="col">{t('adjust.columns.user')}</th>
              <th scope="col">{t('adjust.columns.reference')}</th>
              <th scope="col" className="text-right!">
                {t('adjust.columns.amount')}
              </th>
              <th scope="col">{t('adjust.columns.status')}</th>
              <th scope="col" className="text-right!">
                {t('adjust.columns.balance')}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-border">
            {shown.map(
              ({ line, user, reference, amount_cents, currency, status, problem, balance_cents }) => (
                <tr key={line} className="[&>td]:px-3.5 [&>td]:py-1.5">
                  <td className="text-muted tabular-nums">{line + 1}</td>
                  <td className="break-all">{user?.email ?? user?.id ?? '—'}</td>
                  <td className="break-all">{reference}</td>
                  <td className="text-right">
                    <Money cents={amount_cents} currency={currency} size="table" />
                  </td>
                  <td className={classNames(colours[status])}>
                    {t(`adjust.status.${status}`)}
                    {problem && <span className="block text-xs font-normal">{problem}</span>}
                  </td>
                  <td className="text-right">
                    {balance_cents === null ? (
                      '—'
                    ) : (
                      <Money cents={balance_cents} currency={currency} size="table" />
                    )}
                  </td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      </div>
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
