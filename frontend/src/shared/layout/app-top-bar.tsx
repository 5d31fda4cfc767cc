import { Link } from '@tanstack/react-router';
import { Logo, TopBar, TopBarActions, TopBarLink, TopBarNav } from '@torpedo/ui-kit';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../brand';
import { useMe } from '../session/account';
import { AccountButton } from './account-button';
import { BalancePill } from './balance-pill';
import { LanguageSwitch } from './language-switch';
import { OnDemand } from './on-demand';
import { places } from './places';

const loadUserMenu = () => import('./user-menu');
const UserMenu = lazy(loadUserMenu);

export function AppTopBar() {
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
        {places.map(({ id, link }) => (
          <TopBarLink key={id} asChild>
            <Link {...link}>{t(`places.${id}.long`)}</Link>
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
        <OnDemand preload={() => void loadUserMenu()} button={(opens) => <AccountButton {...opens} />}>
          <UserMenu />
        </OnDemand>
      </TopBarActions>
    </TopBar>
  );
}
