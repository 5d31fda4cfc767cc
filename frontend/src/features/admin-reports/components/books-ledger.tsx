import { bodyOf } from '@torpedo/api-client';
import { Banner } from '@torpedo/ui-kit';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMicros, moneyOfMicros } from '../../../shared/back-office/amounts';
import { SmallButton } from '../../../shared/back-office/small-controls';
import { staffApi } from '../../../shared/back-office/staff-api';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { useStaffMutation } from '../../../shared/back-office/staff-query';
import { useMay } from '../../../shared/back-office/staff-rights';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatMoment } from '../../../shared/time/format-time';
import type { Books, VerifiedChain } from '../api/reconciliation';
import { useAccountName } from './account-name';
import { RecordPayment } from './record-payment';

/** The target of the link in the check of a closing that finds missing seals. */
export const LEDGER_ID = 'ledger';

/** The parts for an accountant: accounts by code, payments recorded by hand, and seals. */
export function BooksLedger({ books }: { books: Books }) {
  const { t } = useTranslation('admin-reports');
  return (
    <details id={LEDGER_ID} className="border-t border-border text-sm">
      <summary className="touch-target px-3.5 py-2 text-xs font-semibold text-link">
        {t('reconciliation.books.ledger')}
      </summary>
      <dl className="divide-y divide-border border-y border-border font-mono text-xs">
        {books.accounts.map(({ account, currency, balance_micros: micros }) => (
          <div key={`${account} ${currency}`} className="flex min-h-7 items-center gap-3 px-3.5 py-1">
            <dt className="min-w-0 break-all">{account}</dt>
            <dd className="ml-auto shrink-0">{formatMicros(micros, currency)}</dd>
          </div>
        ))}
      </dl>
      <Payments {...books} />
      <Seals books={books} />
    </details>
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
    <section aria-label={t('reconciliation.books.payments')}>
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
            <span className="tabular-nums">{moneyOfMicros(amount_micros, currency)}</span>
            <span className="text-xs break-words text-muted">
              {formatMoment(recorded_at, locale)}
              {note && ` · ${note}`}
            </span>
          </li>
        ))}
      </ul>
      {isRecording && <RecordPayment onClose={() => setRecording(false)} />}
    </section>
  );
}

function Seals({ books: { last_seal: seal } }: { books: Books }) {
  const { t } = useTranslation('admin-reports');
  const { locale } = useLanguage();
  const may = useMay();
  const verify = useStaffMutation([staffKeys.books, staffKeys.differences], {
    mutationFn: () => bodyOf(staffApi.POST('/api/v1/admin/reports/books/verify', { body: {} })),
  });
  const day = new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', timeZone: 'UTC' });
  return (
    <div className="grid gap-1.5 border-t border-border px-3.5 py-2" aria-live="polite">
      <div className="flex items-center gap-2 text-xs text-muted">
        {seal &&
          t('reconciliation.books.sealed', { day: day.format(new Date(seal.day)), entries: seal.entries })}
        {may('books.reconcile') && (
          <SmallButton
            variant="ghost"
            className="ml-auto"
            icon={<ShieldCheck aria-hidden />}
            loading={verify.isPending}
            onClick={() => verify.mutate()}
          >
            {t('reconciliation.books.verify')}
          </SmallButton>
        )}
      </div>
      {verify.data && <Verified chain={verify.data} />}
    </div>
  );
}

/** Whether the closed days are unchanged since they were sealed. */
function Verified({ chain: { days, entries, changed } }: { chain: VerifiedChain }) {
  const { t } = useTranslation('admin-reports');
  if (changed.length === 0) {
    return <Banner tone="success">{t('reconciliation.books.unchanged', { count: days, entries })}</Banner>;
  }
  const changedDays = changed.map(({ day }) => day).join(', ');
  return <Banner tone="danger">{t('reconciliation.books.changed', { days: changedDays })}</Banner>;
}
