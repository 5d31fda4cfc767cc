import { Link, useNavigate } from '@tanstack/react-router';
import {
  Avatar,
  Menu,
  MenuContent,
  MenuItem,
  MenuSeparator,
  MenuTrigger,
  useMediaQuery,
} from '@torpedo/ui-kit';
import { Keyboard, LogOut, Moon, Store, Sun, UserRound } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { mayLeave } from '../../../shared/back-office/change/drafts';
import { SmallIconButton } from '../../../shared/back-office/small-controls';
import { Initials } from '../../../shared/back-office/staff-name';
import { LanguageChoice, ThemeChoice } from '../../../shared/layout/menu-choices';
import { useMe } from '../../../shared/session/account';
import { smallAvatar } from '../../../shared/session/small-avatar';
import { chooseTheme, readTheme, subscribeToTheme } from '../../../shared/theme';
import { useLogout } from '../../../shared/session/use-logout';
import { openKeyList } from './key-list';

export function StaffMenu() {
  const { t } = useTranslation(['shell', 'admin-frame']);
  const { email, profile, role: code } = useMe();
  const role = t(`admin-frame:roles.${code}`);
  const name = profile.full_name || email;
  const picture = smallAvatar(profile.avatar_url);
  return (
    <div className="flex h-13 shrink-0 items-center border-t border-border desk:pr-2">
      <Menu>
        <MenuTrigger>
          <button
            type="button"
            className="flex h-full min-w-0 flex-1 items-center gap-2.5 px-3.5 text-left -outline-offset-2 hover:bg-surface-sunken"
          >
            {picture ? (
              <Avatar name={name} src={picture} className="-m-1.5 scale-68" />
            ) : (
              <Initials name={name} isOwn />
            )}
            <span className="sr-only">{t('userMenu.open', { name: `${name} ${role}` })}</span>
            <span aria-hidden className="grid min-w-0 max-desk:hidden">
              <span className="truncate text-xs font-semibold">{name}</span>{' '}
              <span className="text-2xs text-muted">{role}</span>
            </span>
          </button>
        </MenuTrigger>
        <MenuContent side="top" align="start" className="w-64">
          <StaffMenuItems />
        </MenuContent>
      </Menu>
      <ThemeButton />
    </div>
  );
}

/** Switches between the light and the dark theme. The menu also offers the theme of the device. */
function ThemeButton() {
  const { t } = useTranslation('shell');
  const theme = useSyncExternalStore(subscribeToTheme, readTheme);
  const isDeviceDark = useMediaQuery('(prefers-color-scheme: dark)');
  const isDark = theme === 'dark' || (theme === 'system' && isDeviceDark);
  const other = isDark ? 'light' : 'dark';
  return (
    <SmallIconButton
      label={`${t('theme.label')}: ${t(`theme.${other}`)}`}
      className="text-muted max-desk:hidden [&_svg]:size-3.5"
      onClick={() => chooseTheme(other)}
    >
      {isDark ? <Sun aria-hidden /> : <Moon aria-hidden />}
    </SmallIconButton>
  );
}

export function StaffMenuItems() {
  const { t } = useTranslation(['admin-frame', 'shell']);
  const navigate = useNavigate();
  const { mutate: logout } = useLogout(() => navigate({ to: '/login' }));
  return (
    <>
      <MenuItem asChild>
        <Link to="/dashboard">
          <Store aria-hidden />
          {t('toApp')}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/profile">
          <UserRound aria-hidden />
          {t('shell:places.profile.long')}
        </Link>
      </MenuItem>
      <MenuItem onSelect={openKeyList} className="max-md:hidden">
        <Keyboard aria-hidden />
        {t('keys.title')}
      </MenuItem>
      <MenuSeparator />
      <LanguageChoice className="mb-1" />
      <ThemeChoice />
      <MenuSeparator />
      <MenuItem onSelect={() => void mayLeave().then((may) => may && logout())}>
        <LogOut aria-hidden />
        {t('shell:userMenu.logout')}
      </MenuItem>
    </>
  );
}
