import { Link, useNavigate } from '@tanstack/react-router';
import { Avatar, Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '@torpedo/ui-kit';
import { Keyboard, LogOut, Store, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { mayLeave } from '../../../shared/back-office/change/drafts';
import { LanguageChoice, ThemeChoice } from '../../../shared/layout/menu-choices';
import { useMe } from '../../../shared/session/account';
import { smallAvatar } from '../../../shared/session/small-avatar';
import { useLogout } from '../../../shared/session/use-logout';
import { openKeyList } from './key-list';

export function StaffMenu() {
  const { t } = useTranslation(['shell', 'admin-frame']);
  const { email, profile, role: code } = useMe();
  const role = t(`admin-frame:roles.${code}`);
  const name = profile.full_name || email;
  return (
    <Menu>
      <MenuTrigger>
        <button
          type="button"
          className="flex h-13 shrink-0 items-center gap-2 border-t border-border px-2 text-left -outline-offset-2 hover:bg-surface-sunken desk:px-3"
        >
          <Avatar name={name} src={smallAvatar(profile.avatar_url)} className="scale-75" />
          <span className="sr-only">{t('userMenu.open', { name: `${name} ${role}` })}</span>
          <span aria-hidden className="grid min-w-0 max-desk:hidden">
            <span className="truncate text-sm font-semibold">{name}</span>{' '}
            <span className="text-2xs text-muted">{role}</span>
          </span>
        </button>
      </MenuTrigger>
      <MenuContent side="top" align="start" className="w-64">
        <StaffMenuItems />
      </MenuContent>
    </Menu>
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
