import { Card, classNames, Skeleton } from '@torpedo/ui-kit';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Currency } from '../../../shared/balance';
import { Money } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import type { Period } from '../api/statement-query';
import { daysOf } from '../rules/months';

interface PeriodEquationProps {
  period: Period | undefined;
  currency: Currency;
  month: string;
  isPresent: boolean;
}

export function PeriodEquation({ period, currency, month, isPresent }: PeriodEquationProps) {
  const { t } = useTranslation('statement');
  const { locale } = useLanguage();
  if (!period) return <Skeleton className="h-19 rounded-card" />;

  const first = new Intl.DateTimeFormat(locale, { day: 'numeric', month: '2-digit', timeZone: 'UTC' });
  const date = first.format(new Date(daysOf(month).from));
  const money = (cents: number) => <Money cents={cents} currency={currency} />;
  const other = period.other_cents;
  return (
    <Card className="md:px-5">
      <dl className="flex items-center justify-between gap-x-3 max-md:grid max-md:grid-cols-2">
        <Term label={t('equation.opening', { date })} className="max-md:hidden">
          {money(period.opening_balance_cents)}
        </Term>
        <Sign>+</Sign>
        <Term label={t('equation.topups')} className="max-md:hidden">
          {money(period.topups_cents)}
        </Term>
        {other !== 0 && (
          <Fragment>
            <Sign>{other > 0 ? '+' : '−'}</Sign>
            <Term label={t('equation.other')} className="max-md:hidden">
              {money(Math.abs(other))}
            </Term>
          </Fragment>
        )}
        <Sign>−</Sign>
        <Term label={t('equation.paid')} className="max-md:hidden">
          {money(period.paid_cents)}
        </Term>
        <Sign>−</Sign>
        <Term label={t(isPresent ? 'equation.held' : 'equation.heldThen')} className="max-md:order-last">
          {money(period.held_cents)}
        </Term>
        <Sign>=</Sign>
        <Term
          label={t(isPresent ? 'equation.available' : 'equation.availableThen')}
          className="text-received"
        >
          {money(period.balance_cents)}
        </Term>
      </dl>
    </Card>
  );
}

function Term({ label, className, children }: { label: string; className: string; children: ReactNode }) {
  return (
    <div className={classNames('min-w-0', className)}>
      <dt className="truncate text-sm text-muted">{label}</dt>
      <dd className="text-lg font-bold">{children}</dd>
    </div>
  );
}

function Sign({ children }: { children: ReactNode }) {
  return (
    <div aria-hidden className="text-lg text-muted max-md:hidden">
      <dt className="sr-only" />
      <dd>{children}</dd>
    </div>
  );
}
