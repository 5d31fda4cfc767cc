import { Link, useNavigate } from '@tanstack/react-router';
import { Menu, MenuContent, MenuItem, MenuLabel, MenuSeparator, MenuTrigger } from '@torpedo/ui-kit';
import { LifeBuoy, LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../session/account';
import { useLogout } from '../session/use-logout';
import { AccountButton } from './account-button';
import { LanguageChoice, ThemeChoice } from './menu-choices';
import { adminNavItem, navItemsWithProfile } from './nav-items';

/** Who is signed in, and everything about the interface that is theirs to choose. */
export default function UserMenu() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { mutate: logout } = useLogout(() => navigate({ to: '/login' }));
  const { email, profile, role } = useMe();
  const items = role === 'ADMIN' ? [...navItemsWithProfile, adminNavItem] : navItemsWithProfile;

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
        {items.map(({ id, link, icon: Icon }) => (
          <MenuItem key={id} asChild>
            <Link {...link}>
              <Icon aria-hidden />
              {t(`places.${id}.long`)}
            </Link>
          </MenuItem>
        ))}
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
        <MenuItem onSelect={() => logout()}>
          <LogOut aria-hidden />
          {t('userMenu.logout')}
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}
