import { Link } from '@tanstack/react-router';
import { BrandTile, Card, ListRow } from '@torpedo/ui-kit';
import { ChevronRight, MessageSquareText, Plus, ReceiptText, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminIcon } from '../../../shared/layout/nav-items';
import { PageTitle } from '../../../shared/layout/page-title';
import { useMe } from '../../../shared/session/account';
import { BalanceCard } from '../components/balance-card';
import { CountCards } from '../components/count-cards';
import { MostUsedCard } from '../components/most-used';
import { PopularServices } from '../components/popular-services';

interface DashboardScreenProps {
  /** Below everything: what arrives there moves nothing. */
  end?: ReactNode;
}

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

const actions = [
  { id: 'buy', to: '/services', icon: MessageSquareText },
  { id: 'add', to: '/dashboard/balance', icon: Plus },
  { id: 'orders', to: '/dashboard/orders', icon: ReceiptText },
  { id: 'settings', to: '/profile', icon: Settings },
] as const;

const administration = { id: 'admin', to: '/admin', icon: AdminIcon } as const;

function QuickActions() {
  const { t } = useTranslation('dashboard');
  const { role } = useMe();
  const shown = role === 'ADMIN' ? [...actions, administration] : actions;
  return (
    <Card padding="none" className="overflow-hidden">
      <h2 className="border-b border-border px-4 py-3 font-display text-lg font-bold tracking-heading">
        {t('actions.title')}
      </h2>
      <ul className="divide-y divide-border">
        {shown.map(({ id, to, icon: Icon }) => (
          <li key={id}>
            <ListRow
              asChild
              interactive
              image={<BrandTile name={id} icon={<Icon />} tone={id === 'buy' ? 'brand' : 'sunken'} />}
              title={t(`actions.${id}.title`)}
              subtitle={t(`actions.${id}.text`)}
              trailing={<ChevronRight aria-hidden className="size-5 text-muted" />}
            >
              <Link to={to} />
            </ListRow>
          </li>
        ))}
      </ul>
    </Card>
  );
}
