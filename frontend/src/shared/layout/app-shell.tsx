import { Link } from '@tanstack/react-router';
import {
  BottomNav,
  BottomNavItem,
  classNames,
  Logo,
  Skeleton,
  TopBar,
  TopBarActions,
  TopBarLink,
  TopBarNav,
  TopBarPill,
} from '@torpedo/ui-kit';
import { useRunning } from '../activations/use-running';
import { useUserTransactions } from '../activations/user-transactions';
import { TriangleAlert, Wallet } from 'lucide-react';
import { lazy, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBalance, useBalanceHidden } from '../balance';
import { brand } from '../brand';
import { formatMoney, Money } from '../format/money';
import { LazyMenu } from '../performance/lazy-menu';
import { useMe } from '../session/account';
import { AccountButton } from './account-button';
import { InsideAppFrame } from './fallback-screens';
import { LanguageSwitch } from './language-switch';
import { adminNavItem, navItems, navItemsWithProfile } from './nav-items';
import { OfflineBanner } from './offline-banner';
import { SandboxBar } from './sandbox-bar';

/** The frame around every signed-in screen. */
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
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-page px-4 pt-4 pb-30 outline-none md:pt-7 md:pb-16 xl:px-0"
      >
        <OfflineBanner className="mb-4" />
        <InsideAppFrame value>{children}</InsideAppFrame>
      </main>
      <SandboxBar className="bottom-[calc(--spacing(16)_+_env(safe-area-inset-bottom))] md:bottom-0" />
      <AppBottomNav />
    </>
  );
}

const loadUserMenu = () => import('./user-menu');
const UserMenu = lazy(loadUserMenu);

function AppTopBar() {
  const { t } = useTranslation();
  const isAdmin = useMe().role === 'ADMIN';
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
        // Five places beside a balance of any size fit on a tablet only side by side.
        className={isAdmin ? 'md:flex max-lg:gap-0 max-lg:*:px-2' : 'md:flex'}
      >
        {navItems.map(({ id, link }) => (
          <TopBarLink key={id} asChild>
            <Link {...link}>
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
        <BalancePill />
        <LanguageSwitch className="max-lg:hidden" />
        <LazyMenu preload={() => void loadUserMenu()} button={(opens) => <AccountButton {...opens} />}>
          <UserMenu />
        </LazyMenu>
      </TopBarActions>
    </TopBar>
  );
}

/** The money that can be spent, on every screen; leads to where more is added. */
export function BalancePill() {
  const { t } = useTranslation();
  const { data: balance, currency, isError } = useBalance();
  const hidden = useBalanceHidden();
  const failed = isError && !balance;

  function label() {
    if (!balance) return t(failed ? 'balance.failed' : 'loading');
    if (hidden) return t('balance.pillHidden');
    return t('balance.pill', { amount: formatMoney(balance.balance_cents, currency) });
  }

  return (
    <TopBarPill asChild icon={failed ? <TriangleAlert aria-hidden /> : <Wallet aria-hidden />}>
      <Link to="/dashboard/balance" aria-label={label()}>
        {balance && (
          <Money
            cents={balance.balance_cents}
            currency={currency}
            concealedLabel={hidden ? label() : undefined}
          />
        )}
        {failed && t('places.balance.short')}
        {!balance && !failed && <Skeleton className="w-16 bg-on-ink-muted/30" />}
      </Link>
    </TopBarPill>
  );
}

function AppBottomNav() {
  const { t } = useTranslation();
  const { role } = useMe();
  const items = role === 'ADMIN' ? [...navItemsWithProfile, adminNavItem] : navItemsWithProfile;
  return (
    <BottomNav label={t('navigation')} className="md:hidden">
      {items.map(({ id, link, icon: Icon }) => (
        <BottomNavItem
          key={id}
          asChild
          icon={
            <span className="relative inline-flex">
              <Icon />
              {id === 'numbers' && <InUseCount className="absolute -top-2.5 -right-4" />}
            </span>
          }
        >
          <Link {...link}>{t(`places.${id}.short`)}</Link>
        </BottomNavItem>
      ))}
    </BottomNav>
  );
}

/** How many numbers are in use; nothing while there is none. */
function InUseCount({ className }: { className: string }) {
  const { t } = useTranslation();
  const count = useRunning(useUserTransactions().data?.active_transactions)?.length ?? 0;
  if (count === 0) return null;
  return (
    <span
      className={classNames(
        'inline-flex size-4.5 items-center justify-center rounded-chip bg-brand text-2xs font-bold text-on-brand',
        className,
      )}
    >
      <span aria-hidden>{count}</span>
      <span className="sr-only">{t('inUse', { count })}</span>
    </span>
  );
}
