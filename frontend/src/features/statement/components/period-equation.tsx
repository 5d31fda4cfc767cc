import { Card, classNames, Skeleton } from '@torpedo/ui-kit';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Currency } from '../../../shared/balance';
import { Money } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import type { Period } from '../api/statement-query';
import { firstDayOf, nameOfMonth } from '../../../shared/time/months';

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

  const date = firstDayOf(month, locale);
  const money = (cents: number) => <Money cents={cents} currency={currency} />;
  const other = period.other_cents;
  return (
    <Card className="md:px-5">
      <dl className="flex items-center justify-between gap-x-3 max-lg:grid max-lg:grid-cols-2 max-lg:gap-y-2 md:max-lg:grid-cols-3">
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
        <Term label={t(isPresent ? 'equation.available' : 'equation.availableThen')} tone="text-received">
          {money(period.balance_cents)}
        </Term>
        <Term
          label={t('equation.returned', { month: nameOfMonth(month, locale) })}
          className="border-border max-md:hidden lg:border-l lg:pl-5"
        >
          {money(period.returned_cents)}
        </Term>
      </dl>
    </Card>
  );
}

interface TermProps {
  label: string;
  className?: string;
  tone?: string;
  children: ReactNode;
}

function Term({ label, className, tone, children }: TermProps) {
  return (
    <div className={classNames('min-w-0', className)}>
      <dt className="truncate text-sm text-muted">{label}</dt>
      <dd className={classNames('font-display text-lg font-bold', tone)}>{children}</dd>
    </div>
  );
}

function Sign({ children }: { children: ReactNode }) {
  return (
    <div aria-hidden className="text-lg text-muted max-lg:hidden">
      <dt className="sr-only" />
      <dd>{children}</dd>
    </div>
  );
}
