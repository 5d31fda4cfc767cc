import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Banner } from '@torpedo/ui-kit';
import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CardUnread } from '../../../shared/back-office/card-failure';
import { DetailCard } from '../../../shared/back-office/detail/detail-parts';
import { SmallButton } from '../../../shared/back-office/small-controls';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { useMay } from '../../../shared/back-office/staff-rights';
import { useLanguage } from '../../../shared/i18n/use-language';
import { invalidate } from '../../../shared/query-keys';
import { formatMoment } from '../../../shared/time/format-time';
import { type Books, booksQuery, isUnderWay, runReconciliation } from '../api/reconciliation';
import { formatMicros } from './micros';

/** The accounts of the books, and when they were last compared with the outside. */
export function BooksCard() {
  const { t } = useTranslation('admin-reports');
  const may = useMay();
  const queryClient = useQueryClient();
  const query = useQuery(booksQuery());
  const books = query.data;
  const run = useMutation({
    mutationFn: runReconciliation,
    onSettled: () => invalidate(queryClient, staffKeys.reports.books),
  });
  const isRunning = run.isPending || isUnderWay(books);
  return (
    <DetailCard
      title={t('reconciliation.books.title')}
      action={
        may('books.reconcile') && (
          <SmallButton
            variant="outline"
            icon={<RefreshCw aria-hidden />}
            loading={isRunning}
            onClick={() => run.mutate()}
          >
            {t('reconciliation.books.run')}
          </SmallButton>
        )
      }
    >
      <CardUnread title={t('reconciliation.books.failure')} query={query} className="h-32" />
      {books && <LastRun books={books} />}
      {books && <Accounts accounts={books.accounts} />}
    </DetailCard>
  );
}

function LastRun({ books: { last_run: run, last_seal: seal } }: { books: Books }) {
  const { t } = useTranslation('admin-reports');
  const { locale } = useLanguage();
  const problems = run?.results.filter(({ problem }) => problem !== null) ?? [];
  return (
    <div className="grid gap-1.5 px-3.5 pb-2 text-xs text-muted" aria-live="polite">
      <p>
        {run
          ? run.ended_at
            ? t('reconciliation.books.lastRun', { time: formatMoment(run.ended_at, locale) })
            : t('reconciliation.books.running')
          : t('reconciliation.books.never')}
      </p>
      {seal && <p>{t('reconciliation.books.sealed', { day: seal.day, entries: seal.entries })}</p>}
      {problems.map(({ check, party, problem }) => (
        <Banner key={`${check} ${party}`} tone="warning">
          {t('reconciliation.books.problem', { check: t(`reconciliation.checks.${check}`), party, problem })}
        </Banner>
      ))}
    </div>
  );
}

function Accounts({ accounts }: { accounts: Books['accounts'] }) {
  const { t } = useTranslation('admin-reports');
  const { locale } = useLanguage();
  if (accounts.length === 0) {
    return <p className="px-3.5 pb-3 text-sm text-muted">{t('reconciliation.books.none')}</p>;
  }
  return (
    <dl className="divide-y divide-border text-sm">
      {accounts.map(({ account, currency, balance_micros: micros }) => (
        <div key={`${account} ${currency}`} className="flex min-h-7.5 items-center gap-3 px-3.5 py-1">
          <dt className="min-w-0 break-all">{account}</dt>
          <dd className="ml-auto shrink-0 tabular-nums">{formatMicros(micros, currency, locale)}</dd>
        </div>
      ))}
    </dl>
  );
}
