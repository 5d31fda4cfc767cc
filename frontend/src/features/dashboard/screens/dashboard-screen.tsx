import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LifeBuoy, MessageSquareText, Plus, ReceiptText, Settings } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminIcon } from '../../../shared/layout/nav-items';
import { PageTitle } from '../../../shared/layout/page-title';
import { useMe } from '../../../shared/session/account';
import { orderSummaryQuery } from '../api/orders-overview';
import { BalanceCard } from '../components/balance-card';
import { CountCards } from '../components/count-cards';
import { FirstSteps } from '../components/first-steps';
import { PopularServices } from '../components/popular-services';

// Who has bought nothing yet does not load them.
const BuyAgain = lazy(async () => ({ default: (await import('../components/buy-again')).BuyAgain }));
const MostUsedCard = lazy(async () => ({ default: (await import('../components/most-used')).MostUsedCard }));

interface DashboardScreenProps {
  /** The numbers in use, right below the balance. */
  inUse: ReactNode;
  /** Below everything: what arrives there moves nothing. */
  end?: ReactNode;
}

export function DashboardScreen({ inUse, end }: DashboardScreenProps) {
  const { t } = useTranslation('dashboard');
  const { data: summary } = useQuery(orderSummaryQuery());
  const isNew = summary?.total_items === 0;
  const hasOrders = summary !== undefined && !isNew;
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageTitle>{t('title')}</PageTitle>
      <h1 className="sr-only">{t('title')}</h1>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-[1.15fr_1fr_1fr] md:gap-4">
        <BalanceCard className="col-span-full md:col-span-1" />
        <div className="col-span-full empty:hidden md:order-last">{inUse}</div>
        {isNew ? <FirstSteps className="col-span-full md:col-span-2" /> : <CountCards />}
      </div>
      <Suspense>{hasOrders && <BuyAgain />}</Suspense>
      <PopularServices />
      <Suspense>{hasOrders && <MostUsedCard />}</Suspense>
      <QuickActions />
      {end}
    </div>
  );
}

const actions = [
  { id: 'buy', to: '/services', icon: MessageSquareText },
  { id: 'add', to: '/dashboard/balance', icon: Plus },
  { id: 'orders', to: '/dashboard/orders', icon: ReceiptText },
  { id: 'settings', to: '/profile', icon: Settings },
  { id: 'help', to: '/help', icon: LifeBuoy },
] as const;

const administration = { id: 'admin', to: '/admin', icon: AdminIcon } as const;

function QuickActions() {
  const { t } = useTranslation('dashboard');
  const { role } = useMe();
  const shown = role === 'ADMIN' ? [...actions, administration] : actions;
  return (
    <section aria-labelledby="actions-heading" className="flex flex-wrap items-center gap-2">
      <h2 id="actions-heading" className="mr-2 text-sm text-muted max-sm:basis-full">
        {t('actions.title')}
      </h2>
      {shown.map(({ id, to, icon: Icon }) => (
        <Link
          key={id}
          to={to}
          className="touch-target inline-flex h-9 items-center gap-2 rounded-chip bg-surface-sunken px-4 text-sm font-semibold transition-colors duration-(--duration-fast) hover:bg-border [&_svg]:size-4.5"
        >
          <Icon aria-hidden />
          {t(`actions.${id}`)}
        </Link>
      ))}
    </section>
  );
}
