import { MenuItem, MenuSeparator } from '@torpedo/ui-kit';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../shared/session/account';
import type { AdminUser } from '../api/users';
import type { UserAct } from '../rules/users-search';
import { BalanceDialog } from './balance-dialog';
import { UserDialog, type UserQuestion } from './user-dialogs';
import { UserFormDialog } from './user-form-dialog';

type Opened =
  | { kind: 'form'; user: AdminUser | null }
  | { kind: 'balance'; user: AdminUser }
  | { kind: 'question'; user: AdminUser; question: UserQuestion };

interface UserActionsOptions {
  onDeleted?: () => void;
  /** The action from the address. Its dialog stays open until `onEnd`. */
  asked?: { user: AdminUser; act: UserAct; onEnd: () => void };
}

const openedBy = ({ user, act }: NonNullable<UserActionsOptions['asked']>): Opened =>
  act === 'balance' ? { kind: 'balance', user } : { kind: 'question', user, question: act };

export function useUserActions({ onDeleted, asked }: UserActionsOptions = {}) {
  const [chosen, setOpened] = useState<Opened | null>(null);
  const opened = chosen ?? (asked ? openedBy(asked) : null);
  function onClose() {
    setOpened(null);
    asked?.onEnd();
  }

  function dialog(): ReactNode {
    if (!opened) return null;
    if (opened.kind === 'form') return <UserFormDialog user={opened.user} onClose={onClose} />;
    if (opened.kind === 'balance') return <BalanceDialog user={opened.user} onClose={onClose} />;
    const { user, question } = opened;
    return <UserDialog user={user} question={question} onClose={onClose} {...(onDeleted && { onDeleted })} />;
  }

  return {
    create: () => setOpened({ kind: 'form', user: null }),
    edit: (user: AdminUser) => setOpened({ kind: 'form', user }),
    balance: (user: AdminUser) => setOpened({ kind: 'balance', user }),
    ask: (user: AdminUser, question: UserQuestion) => setOpened({ kind: 'question', user, question }),
    dialog: dialog(),
  };
}

export type UserActions = ReturnType<typeof useUserActions>;

export function UserMenuItems({ user, actions }: { user: AdminUser; actions: UserActions }) {
  const { t } = useTranslation('admin-users');
  const me = useMe();
  const onAsk = (question: UserQuestion) => actions.ask(user, question);
  return (
    <>
      <MenuItem onSelect={() => actions.edit(user)}>{t('actions.edit')}</MenuItem>
      <MenuItem onSelect={() => actions.balance(user)}>{t('actions.balance')}</MenuItem>
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
