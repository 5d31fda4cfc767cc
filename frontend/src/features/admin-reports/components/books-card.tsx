import { useQuery } from '@tanstack/react-query';
import { Banner } from '@torpedo/ui-kit';
import { RefreshCw, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardUnread } from '../../../shared/back-office/unread';
import { DetailCard } from '../../../shared/back-office/detail/detail-parts';
import { SmallButton } from '../../../shared/back-office/small-controls';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { useMay } from '../../../shared/back-office/staff-rights';
import { formatMicros } from '../../../shared/back-office/amounts';
import { formatMoney } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatMoment } from '../../../shared/time/format-time';
import { bodyOf } from '@torpedo/api-client';
import { staffApi } from '../../../shared/back-office/staff-api';
import { useStaffMutation } from '../../../shared/back-office/staff-query';
import { type Books, booksQuery, isUnderWay, type VerifiedChain } from '../api/reconciliation';
import { useAccountName } from './account-name';
import { RecordPayment } from './record-payment';

export function BooksCard() {
  const { t } = useTranslation('admin-reports');
  const may = useMay();
  const query = useQuery(booksQuery());
  const books = query.data;
  const run = useStaffMutation([staffKeys.books], {
    mutationFn: () => bodyOf(staffApi.POST('/api/v1/admin/reports/reconciliation/run', { body: {} })),
  });
  const isRunning = run.isPending || isUnderWay(books);
  const verify = useStaffMutation([staffKeys.books, staffKeys.differences], {
    mutationFn: () => bodyOf(staffApi.POST('/api/v1/admin/reports/books/verify', { body: {} })),
  });
  return (
    <DetailCard
      title={t('reconciliation.books.title')}
      action={
        may('books.reconcile') && (
          <>
            <SmallButton
              variant="ghost"
              icon={<ShieldCheck aria-hidden />}
              loading={verify.isPending}
              onClick={() => verify.mutate()}
            >
              {t('reconciliation.books.verify')}
            </SmallButton>
            <SmallButton
              variant="outline"
              icon={<RefreshCw aria-hidden />}
              loading={isRunning}
              onClick={() => run.mutate()}
            >
              {t('reconciliation.books.run')}
            </SmallButton>
          </>
        )
      }
    >
      <CardUnread title={t('reconciliation.books.failure')} query={query} className="h-32" />
      {books && <LastRun books={books} />}
      {verify.data && <Verified chain={verify.data} />}
      {books && <Accounts accounts={books.accounts} />}
      {books && <Owed owed={books.owed} />}
      {books && <Payments {...books} />}
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
  const nameOf = useAccountName();
  if (accounts.length === 0) {
    return <p className="px-3.5 pb-3 text-sm text-muted">{t('reconciliation.books.none')}</p>;
  }
  return (
    <dl className="divide-y divide-border text-sm">
      {accounts.map(({ account, currency, balance_micros: micros }) => (
        <div key={`${account} ${currency}`} className="flex min-h-7.5 items-center gap-3 px-3.5 py-1">
          <dt title={account} className="min-w-0 break-words">
            {nameOf(account)}
          </dt>
          <dd className="ml-auto shrink-0 tabular-nums">
            {formatMoney(Math.round(micros / 10_000), currency)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What customers owe since chargebacks: no account of the books, for the loss stands there already. */
function Owed({ owed }: Pick<Books, 'owed'>) {
  const { t } = useTranslation('admin-reports');
  if (owed.length === 0) return null;
  return (
    <section aria-label={t('reconciliation.books.owed')} className="border-t border-border text-sm">
      <h3 className="px-3.5 pt-2 font-semibold">{t('reconciliation.books.owed')}</h3>
      <dl className="divide-y divide-border">
        {owed.map(({ currency, owed_cents: cents, wallets }) => (
          <div key={currency} className="flex min-h-7.5 items-center gap-3 px-3.5 py-1">
            <dt>{t('reconciliation.books.owing', { count: wallets })}</dt>
            <dd className="ml-auto shrink-0 tabular-nums">{formatMoney(cents, currency)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Whether the closed days are still what they were when they were sealed. */
function Verified({ chain: { days, entries, changed } }: { chain: VerifiedChain }) {
  const { t } = useTranslation('admin-reports');
  return (
    <div className="px-3.5 pb-2.5">
      {changed.length === 0 ? (
        <Banner tone="success">{t('reconciliation.books.unchanged', { count: days, entries })}</Banner>
      ) : (
        <Banner tone="danger">
          {t('reconciliation.books.changed', { days: changed.map(({ day }) => day).join(', ') })}
        </Banner>
      )}
    </div>
  );
}

function Payments({ payments, payable }: Pick<Books, 'payments' | 'payable'>) {
  const { t } = useTranslation('admin-reports');
  const { locale } = useLanguage();
  const may = useMay();
  const nameOf = useAccountName();
  const [isRecording, setRecording] = useState(false);
  const canRecord = payable.length > 0 && may('books.change');
  if (payments.length === 0 && !canRecord) return null;
  return (
    <section aria-label={t('reconciliation.books.payments')} className="border-t border-border text-sm">
      <div className="flex min-h-9.5 items-center gap-2 px-3.5 py-1">
        <h3 className="font-semibold">{t('reconciliation.books.payments')}</h3>
        {canRecord && (
          <SmallButton variant="ghost" className="ml-auto" onClick={() => setRecording(true)}>
            {t('reconciliation.payment.open')}
          </SmallButton>
        )}
      </div>
      <ul className="divide-y divide-border">
        {payments.map(({ id, account, currency, amount_micros, note, recorded_at }) => (
          <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-3.5 py-1.5">
            <span className="break-words">{nameOf(account)}</span>
            <span className="tabular-nums">{formatMicros(amount_micros, currency)}</span>
            <span className="text-xs break-words text-muted">
              {formatMoment(recorded_at, locale)}
              {note && ` · ${note}`}
            </span>
          </li>
        ))}
      </ul>
      {isRecording && <RecordPayment payable={payable} onClose={() => setRecording(false)} />}
    </section>
  );
}
