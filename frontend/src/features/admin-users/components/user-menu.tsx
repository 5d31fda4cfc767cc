import { MenuItem, MenuSeparator } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../shared/session/account';
import type { AdminUser } from '../api/users';
import type { UserQuestion } from './user-dialogs';

interface UserMenuItemsProps {
  user: AdminUser;
  onEdit: () => void;
  onBalance: () => void;
  onAsk: (question: UserQuestion) => void;
}

/** What can be done with one account. */
export function UserMenuItems({ user, onEdit, onBalance, onAsk }: UserMenuItemsProps) {
  const { t } = useTranslation('admin-users');
  const me = useMe();
  return (
    <>
      <MenuItem onSelect={onEdit}>{t('actions.edit')}</MenuItem>
      <MenuItem onSelect={onBalance}>{t('actions.balance')}</MenuItem>
      <MenuItem disabled={user.id === me.id} onSelect={() => onAsk('role')}>
        {t(user.role === 'ADMIN' ? 'actions.removeAdmin' : 'actions.makeAdmin')}
      </MenuItem>
      <MenuItem onSelect={() => onAsk('status')}>
        {t(user.is_active ? 'actions.deactivate' : 'actions.activate')}
      </MenuItem>
      <MenuItem disabled={user.is_email_verified} onSelect={() => onAsk('resend')}>
        {t('actions.resend')}
      </MenuItem>
      <MenuItem onSelect={() => onAsk(user.purchases_blocked_until ? 'release' : 'block')}>
        {t(user.purchases_blocked_until ? 'actions.release' : 'actions.block')}
      </MenuItem>
      {user.flag && <MenuItem onSelect={() => onAsk('clearFlag')}>{t('actions.clearFlag')}</MenuItem>}
      <MenuItem onSelect={() => onAsk('reset')}>{t('actions.reset')}</MenuItem>
      <MenuSeparator />
      <MenuItem tone="danger" onSelect={() => onAsk('delete')}>
        {t('actions.delete')}
      </MenuItem>
    </>
  );
}
