import { Link, useLocation } from '@tanstack/react-router';
import {
  BottomNav,
  BottomNavItem,
  Logo,
  Skeleton,
  TopBar,
  TopBarActions,
  TopBarLink,
  TopBarNav,
} from '@torpedo/ui-kit';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useUserTransactions } from '../activations/user-transactions';
import { brand } from '../brand';
import { lazyAfterIdle } from '../performance/lazy-after-idle';
import { LazyMenu } from '../performance/lazy-menu';
import { useMe } from '../session/account';
import { chosenTeam } from '../session/wallet-choice';
import { AccountButton } from './account-button';
import { BalancePill } from './balance-pill';
import { InsideAppFrame } from './fallback-screens';
import { isNotFound } from './not-found';
import { adminNavItem, profileItem, useNavItems } from './nav-items';
import { SandboxBar } from './sandbox-bar';

const FrameNotes = lazyAfterIdle(() => import('./frame-notes'), 'not-found', isNotFound() ? 0 : undefined);

export function AppShell({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-brand px-4 py-3 font-semibold text-on-brand focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {t('skipToContent')}
      </a>
      <AppTopBar />
      <main id="main" tabIndex={-1} className="app-main">
        <FrameNotes />
        <InsideAppFrame value>{children}</InsideAppFrame>
      </main>
      <SandboxBar />
      <AppBottomNav />
    </>
  );
}

const loadUserMenu = () => import('./user-menu');
const UserMenu = lazy(loadUserMenu);
const CountOfRunning = lazy(() => import('./count-of-running'));
const LanguageSwitch = lazy(() => import('./language-switch'));

/** The statement belongs to the entry of the balance, although its address is not below the balance's. */
function useCurrentPlace() {
  const isStatement = useLocation({ select: ({ pathname }) => pathname === '/dashboard/statement' });
  return (id: string) =>
    isStatement && id === 'balance' && { inactiveProps: { 'aria-current': 'page' as const } };
}

function AppTopBar() {
  const { t } = useTranslation();
  const isAdmin = useMe().role === 'ADMIN';
  const navItems = useNavItems();
  const currentAt = useCurrentPlace();
  // The kit's hook would add other parts of the kit to the first load.
  const isWide = window.matchMedia('(width >= 64rem)').matches;
  return (
    <TopBar className="sticky top-0 z-40">
      <Link
        to="/dashboard"
        aria-label={t('homeLink', { brand: brand.name })}
        className="inline-flex min-h-11 items-center rounded-tile"
      >
        <Logo name={brand.wordmark} src={brand.logoUrl} />
      </Link>
      <TopBarNav
        label={t('navigation')}
        className={isAdmin ? 'md:flex max-lg:gap-0 max-lg:*:px-2' : 'md:flex'}
      >
        {navItems.map(({ id, link }) => (
          <TopBarLink key={id} asChild>
            <Link {...link} {...currentAt(id)}>
              {t(`places.${id}.long`)}
              {id === 'numbers' && <InUseCount className="ml-2" />}
            </Link>
          </TopBarLink>
        ))}
        {isAdmin && (
          <TopBarLink asChild>
            <Link to="/admin">{t('places.admin.short')}</Link>
          </TopBarLink>
        )}
      </TopBarNav>
      <TopBarActions>
        <WalletPill />
        <Suspense fallback={<Skeleton className="h-6 w-20" />}>
          {isWide && <LanguageSwitch className="max-lg:hidden" />}
        </Suspense>
        <LazyMenu preload={() => void loadUserMenu()} button={(opens) => <AccountButton {...opens} />}>
          <UserMenu />
        </LazyMenu>
      </TopBarActions>
    </TopBar>
  );
}

/** The wallet that pays. Whether the reader has other wallets is asked after everything else. */
const WalletPill = lazyAfterIdle(
  () => import('../teams/wallet-switch'),
  'team',
  chosenTeam() ? 0 : undefined,
  <BalancePill />,
);

function AppBottomNav() {
  const { t } = useTranslation();
  const { role } = useMe();
  const currentAt = useCurrentPlace();
  const items = [...useNavItems(), profileItem, ...(role === 'ADMIN' ? [adminNavItem] : [])];
  return (
    <BottomNav label={t('navigation')} className="md:hidden">
      {items.map(({ id, link, icon: Icon }) => (
        <BottomNavItem
          key={id}
          asChild
          icon={
            <span className="relative inline-flex">
              <Icon />
              {id === 'numbers' && <InUseCount className="count-on-icon" />}
            </span>
          }
        >
          <Link {...link} {...currentAt(id)}>
            {t(`places.${id}.short`)}
          </Link>
        </BottomNavItem>
      ))}
    </BottomNav>
  );
}

function InUseCount({ className }: { className: string }) {
  const { data } = useUserTransactions();
  if (!data || data.active_transactions.length === 0) return null;
  return (
    <Suspense>
      <CountOfRunning activations={data.active_transactions} className={className} />
    </Suspense>
  );
}
