import { Link } from '@tanstack/react-router';
import { Button, Card, Skeleton } from '@torpedo/ui-kit';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUserTransactions } from '../../../shared/activations/user-transactions';
import { useBalance } from '../../../shared/balance';
import { Money } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import type { TeamDetail } from '../../../shared/teams/teams';
import { nameOfMonth } from '../../../shared/time/months';

/** The money of the team: available, held, and spent this month. */
export function TeamStrip({ team }: { team: TeamDetail }) {
  const { t } = useTranslation('team');
  const { locale } = useLanguage();
  const { data: balance, currency, isError } = useBalance();
  const numbers = useUserTransactions().data?.active_transactions.length;
  const unknown = isError ? '–' : <Skeleton className="h-lh w-24 bg-on-ink-muted/30" />;
  const money = (cents: number | undefined, of = currency) =>
    cents === undefined ? unknown : <Money cents={cents} currency={of} />;
  return (
    <Card
      tone="ink"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 md:px-5 md:py-4.5"
      aria-label={t('strip.label')}
    >
      <dl className="contents">
        <Figure label={t('strip.balance')} isMain>
          {money(balance?.balance_cents)}
        </Figure>
        <Figure
          label={t('strip.held')}
          hint={numbers === undefined ? undefined : t('people.numbers', { count: numbers })}
        >
          {money(balance?.held_cents)}
        </Figure>
        <Figure
          label={t('strip.spent', { month: nameOfMonth(team.month, locale) })}
          hint={t('people.numbers', { count: team.numbers })}
        >
          {money(team.spent_cents, team.currency)}
        </Figure>
      </dl>
      <Button asChild size="sm" icon={<Plus aria-hidden />} className="max-md:w-full">
        <Link to="/dashboard/balance">{t('strip.add')}</Link>
      </Button>
    </Card>
  );
}

interface FigureProps {
  label: string;
  hint?: string | undefined;
  isMain?: boolean;
  children: ReactNode;
}

function Figure({ label, hint, isMain = false, children }: FigureProps) {
  return (
    <div className={isMain ? 'max-md:w-full' : ''}>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className={isMain ? 'font-display text-4xl font-extrabold' : 'font-display text-xl font-bold'}>
        {children}
      </dd>
      {hint && <dd className="text-xs text-muted">{hint}</dd>}
    </div>
  );
}
