import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../shared/layout/page-title';
import { BalanceCard } from '../components/balance-card';
import { CountCards } from '../components/count-cards';
import { MostUsedCard } from '../components/most-used';
import { PopularServices } from '../components/popular-services';
import { QuickActions } from '../components/quick-actions';

type DashboardScreenProps = {
  /** Below everything: what arrives there moves nothing. */
  end?: ReactNode;
};

export function DashboardScreen({ end }: DashboardScreenProps) {
  const { t } = useTranslation('dashboard');
  return (
    <div className="grid gap-6">
      <PageTitle>{t('title')}</PageTitle>
      <h1 className="sr-only">{t('title')}</h1>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-[1.15fr_1fr_1fr] md:gap-4">
        <BalanceCard className="col-span-full md:col-span-1" />
        <CountCards />
      </div>
      <PopularServices />
      <div className="grid items-start gap-4 md:grid-cols-2">
        <MostUsedCard />
        <QuickActions />
      </div>
      {end}
    </div>
  );
}
