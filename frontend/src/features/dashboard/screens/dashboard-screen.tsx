import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button, Card, classNames, SectionHeading, Skeleton } from '@torpedo/ui-kit';
import { Fragment, lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Plus } from 'lucide-react';
import { useLanguage } from '../../../shared/i18n/use-language';
import { PageTitle } from '../../../shared/layout/page-title';
import { lazyAfterIdle } from '../../../shared/performance/lazy-after-idle';
import { useMe } from '../../../shared/session/account';
import { boughtBeforeQuery, orderSummaryQuery } from '../api/orders-overview';
import { BalanceCard } from '../components/balance-card';
import { HomeSection, PopularServices } from '../components/popular-services';
import { useBalance } from '../../../shared/balance';

const STEPS = ['add', 'choose', 'use'] as const;

function FirstSteps({ className }: { className?: string }) {
  const { t } = useTranslation('dashboard');
  const { data: balance } = useBalance();
  const hasBalance = balance !== undefined && balance.balance_cents > 0;
  const present = hasBalance ? 1 : 0;
  return (
    <Card padding="lg" className={classNames('grid content-center gap-4', className)}>
      <SectionHeading size="card">{t('steps.title')}</SectionHeading>
      <ol className="grid divide-y divide-border">
        {STEPS.map((step, place) => (
          <li
            key={step}
            aria-current={place === present ? 'step' : undefined}
            className="flex items-center gap-3 py-3 first:pt-0 last:pb-0"
          >
            <span
              aria-hidden
              className={classNames(
                'inline-flex size-8 shrink-0 items-center justify-center rounded-chip font-semibold',
                place === present ? 'bg-surface-solid text-on-solid' : 'bg-surface-sunken text-muted',
              )}
            >
              {place + 1}
            </span>
            <span className="grid min-w-0">
              <span className="font-semibold">{t(`steps.${step}.title`)}</span>
              <span className="text-sm text-pretty text-muted">{t(`steps.${step}.text`)}</span>
            </span>
          </li>
        ))}
      </ol>
      <Button asChild icon={hasBalance ? undefined : <Plus aria-hidden />}>
        {hasBalance ? (
          <Link to="/services">{t('steps.buyAction')}</Link>
        ) : (
          <Link to="/dashboard/balance">{t('steps.addAction')}</Link>
        )}
      </Button>
    </Card>
  );
}

const CountCards = lazy(() => import('../components/count-cards'));
const BuyAgain = lazy(() => import('../components/buy-again'));
const HomeEnd = lazyAfterIdle(() => import('../components/home-end'), 'dashboard');

const countsToCome = <Skeleton className="h-auto rounded-card md:col-span-2" />;
const tileToCome = <Skeleton data-to-come="bought" />;
const boughtToCome = (
  <HomeSection of="again">
    <div className="bought-tiles">
      {tileToCome}
      {tileToCome}
    </div>
  </HomeSection>
);

interface DashboardScreenProps {
  inUse: ReactNode;
  /** While this is false, nothing is shown below `inUse`, because it would move. */
  isInUseKnown: boolean;
  end?: ReactNode;
}

export function DashboardScreen({ inUse, isInUseKnown, end }: DashboardScreenProps) {
  const { t } = useTranslation('dashboard');
  const { data: summary, isFetched } = useQuery(orderSummaryQuery());
  // Keeps the first answer, because a first order would move what the customer is about to tap.
  const [found, setFound] = useState(summary);
  if (!found && summary) setFound(summary);
  const isNew = found?.total_items === 0;
  const hasBought = found !== undefined && found.sms_numbers > 0;
  const { language } = useLanguage();
  const { role } = useMe();
  const bought = useQuery({ ...boughtBeforeQuery(language), enabled: hasBought });
  // The hook of the kit would load other parts of the kit in the first load.
  const isWide = window.matchMedia('(width >= 48rem)').matches;
  const isGrowing = !isInUseKnown || !isFetched || (hasBought && bought.isPending);
  const whenGrown = isGrowing ? 'hidden' : 'contents';
  return (
    <div className="grid grid-cols-1 gap-2 md:gap-6">
      <PageTitle>{t('title')}</PageTitle>
      <h1 className="sr-only">{t('title')}</h1>
      {role !== 'CUSTOMER' && (
        <Link to="/admin" className="touch-target font-semibold text-link">
          {t('actions.admin')}
        </Link>
      )}
      <div className="max-md:contents md:grid md:grid-cols-[1.15fr_1fr_1fr] md:gap-4">
        {/* With the key, a newcomer's lower card is another element, and nothing moves in it. */}
        <BalanceCard key={`${isNew}`} isNew={isNew} />
        <div className="empty:hidden md:order-last md:col-span-full">{inUse}</div>
        {isNew && <FirstSteps className="md:col-span-2" />}
        {isWide && !isNew && (
          <Suspense fallback={countsToCome}>{isFetched ? <CountCards /> : countsToCome}</Suspense>
        )}
      </div>
      {isGrowing && found?.sms_numbers !== 0 && <Fragment key={`${isInUseKnown}`}>{boughtToCome}</Fragment>}
      {hasBought && (
        <div className={whenGrown}>
          <Suspense fallback={boughtToCome}>
            <BuyAgain />
          </Suspense>
        </div>
      )}
      {/* The key makes a new list when the height above it is final, so that no tap hits a moving tile. */}
      <PopularServices key={`${isInUseKnown}${isGrowing}${isNew}`} isToCome={isGrowing} />
      <div className={whenGrown}>
        <HomeEnd hasCounts={!isNew && !isWide} hasBought={hasBought}>
          {end}
        </HomeEnd>
      </div>
    </div>
  );
}
