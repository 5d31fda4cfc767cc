import { Link, useNavigate } from '@tanstack/react-router';
import { Menu, MenuContent, MenuItem, MenuLabel, MenuSeparator, MenuTrigger } from '@torpedo/ui-kit';
import { LifeBuoy, LogOut, Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../session/account';
import { useLogout } from '../session/use-logout';
import { AccountButton } from './account-button';
import { LanguageChoice, ThemeChoice } from './menu-choices';
import { adminNavItem, useNavItems } from './nav-items';

export default function UserMenu() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { mutate: logout } = useLogout(() => navigate({ to: '/login' }));
  const { email, profile, role } = useMe();
  const navItems = useNavItems();

  return (
    <Menu defaultOpen>
      <MenuTrigger>
        <AccountButton />
      </MenuTrigger>
      <MenuContent className="w-68">
        <MenuLabel className="grid">
          {profile.full_name && <span className="truncate text-sm text-text">{profile.full_name}</span>}
          <span className="truncate">{email}</span>
        </MenuLabel>
        <MenuSeparator />
        <MenuItem asChild>
          <Link to="/profile">
            <Settings aria-hidden />
            {t('places.profile.long')}
          </Link>
        </MenuItem>
        {role === 'ADMIN' && (
          <MenuItem asChild>
            <Link {...adminNavItem.link}>
              <adminNavItem.icon />
              {t('places.admin.long')}
            </Link>
          </MenuItem>
        )}
        <MenuItem asChild>
          <Link to="/help">
            <LifeBuoy aria-hidden />
            {t('help')}
          </Link>
        </MenuItem>
        <MenuSeparator />
        <LanguageChoice className="mb-1 lg:hidden" />
        <ThemeChoice />
        <MenuSeparator />
        <div role="group" aria-label={t('navigation')} className="grid grid-cols-2">
          {navItems.map(({ id, link }) => (
            <MenuItem key={id} asChild className="text-sm text-muted">
              <Link {...link}>{t(`places.${id}.long`)}</Link>
            </MenuItem>
          ))}
        </div>
        <MenuSeparator />
        <MenuItem onSelect={() => logout()}>
          <LogOut aria-hidden />
          {t('userMenu.logout')}
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}
