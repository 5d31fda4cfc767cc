import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { microsAsCents, moneyOfMicros } from '../../../shared/back-office/amounts';
import { DetailCard } from '../../../shared/back-office/detail/detail-parts';
import { CardUnread } from '../../../shared/back-office/unread';
import { useLanguage } from '../../../shared/i18n/use-language';
import { useNowSelector } from '../../../shared/time/use-now';
import { type Books, booksQuery } from '../api/reconciliation';
import { reportQuery } from '../api/reports';
import { daysOf, today as todayAt } from '../rules/days';
import { useAccountName } from './account-name';
import { BooksLedger } from './books-ledger';

const OURS = /^(provider|clearing):/;
/** The head of the card has the sign of the real. */
const amountIn = (currency: string, micros: number) =>
  currency === 'BRL' ? microsAsCents(micros) : moneyOfMicros(micros, currency);

const CUSTOMERS = ['available', 'held', 'payout_pending'];

/** The books in plain words: what we have, what we owe, and the result of the month. */
export function BooksCard() {
  const { t } = useTranslation('admin-reports');
  const query = useQuery(booksQuery());
  const books = query.data;
  return (
    <DetailCard
      title={t('reconciliation.books.title')}
      count={t('reconciliation.books.now')}
      action={books && books.accounts.length > 0 && <Sums accounts={books.accounts} />}
    >
      <CardUnread title={t('reconciliation.books.failure')} query={query} className="h-32" />
      {books && <Accounts accounts={books.accounts} />}
      {books && <Owed owed={books.owed} />}
      {books && books.accounts.length > 0 && <Month month={books.month} />}
      {books && <BooksLedger books={books} />}
    </DetailCard>
  );
}

/** Every posting has two sides, so the sum of all accounts is 0 in each currency. */
function Sums({ accounts }: Pick<Books, 'accounts'>) {
  const { t } = useTranslation('admin-reports');
  const sums = new Map<string, number>();
  for (const { currency, balance_micros: micros } of accounts) {
    sums.set(currency, (sums.get(currency) ?? 0) + micros);
  }
  const isEven = [...sums.values()].every((sum) => sum === 0);
  return (
    <span className="inline-flex items-center gap-1.5 text-xs font-normal [&_svg]:size-3.5">
      {isEven ? (
        <CircleCheck aria-hidden className="text-received" />
      ) : (
        <CircleAlert aria-hidden className="text-danger" />
      )}
      {t(isEven ? 'reconciliation.books.even' : 'reconciliation.books.uneven')}
    </span>
  );
}

interface LineProps {
  label: ReactNode;
  amount: string;
  /** How many entries the amount consists of. */
  count?: number;
}

function Line({ label, amount, count = 0 }: LineProps) {
  return (
    <div className="flex min-h-6.5 items-center gap-3 px-3.5 text-sm">
      <dt className="min-w-0 break-words">
        {label}
        {count > 0 && <span className="ml-2 text-xs text-muted tabular-nums">{count}</span>}
      </dt>
      <dd className="ml-auto shrink-0 font-semibold tabular-nums">{amount}</dd>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="pb-1.5">
      <h3 className="px-3.5 pt-1 text-2xs font-semibold text-muted">{title}</h3>
      <dl>{children}</dl>
    </section>
  );
}

function Accounts({ accounts }: Pick<Books, 'accounts'>) {
  const { t } = useTranslation('admin-reports');
  const nameOf = useAccountName();
  if (accounts.length === 0) {
    return <p className="px-3.5 pb-3 text-sm text-muted">{t('reconciliation.books.none')}</p>;
  }
  const lines = (isIn: (account: string) => boolean, sign: 1 | -1) =>
    accounts
      .filter(({ account }) => isIn(account))
      .map(({ account, currency, balance_micros: micros }) => (
        <Line
          key={`${account} ${currency}`}
          label={nameOf(account)}
          amount={amountIn(currency, sign * micros)}
        />
      ));
  return (
    <>
      <Group title={t('reconciliation.books.have')}>{lines((account) => OURS.test(account), 1)}</Group>
      <Group title={t('reconciliation.books.owe')}>
        {lines((account) => CUSTOMERS.includes(account), -1)}
      </Group>
    </>
  );
}

/** The debts after chargebacks. They are no account of the books, which have the loss already. */
function Owed({ owed }: Pick<Books, 'owed'>) {
  const { t } = useTranslation('admin-reports');
  if (owed.length === 0) return null;
  return (
    <Group title={t('reconciliation.books.owed')}>
      {owed.map(({ currency, owed_cents: cents, wallets }) => (
        <Line
          key={currency}
          label={t('reconciliation.books.owing', { count: wallets })}
          amount={amountIn(currency, cents * 10_000)}
        />
      ))}
    </Group>
  );
}

/** The result of the month. Costs, gifts to customers and losses have a minus, as people expect. */
function Month({ month: decided }: Pick<Books, 'month'>) {
  const { t } = useTranslation('admin-reports');
  const { language, locale } = useLanguage();
  const today = useNowSelector(todayAt);
  const { data } = useQuery(
    reportQuery({ report: 'revenue', by: 'month', ...daysOf('month', today) }, language),
  );
  if (!data) return null;
  const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(new Date(today));
  const amount = (cents: number | null | undefined, sign = 1) => microsAsCents(sign * (cents ?? 0) * 10_000);
  return (
    <Group title={t('reconciliation.books.month', { month })}>
      <Line label={t('columns.revenue_cents')} amount={amount(data.totals['revenue_cents'])} />
      <Line label={t('reconciliation.books.cost')} amount={amount(data.totals['cost_cents'], -1)} />
      <Line
        label={t('reconciliation.books.adjustments')}
        count={decided.adjustments}
        amount={amount(decided.adjusted_cents, -1)}
      />
      <Line
        label={t('reconciliation.books.losses')}
        count={decided.losses}
        amount={amount(decided.lost_cents, -1)}
      />
    </Group>
  );
}
