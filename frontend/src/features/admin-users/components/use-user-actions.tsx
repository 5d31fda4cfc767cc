import { type ReactNode, useState } from 'react';
import type { AdminUser } from '../api/users';
import type { UserAct } from '../rules/users-search';
import { BalanceDialog } from './balance-dialog';
import { UserDialog, type UserQuestion } from './user-dialogs';
import { UserFormDialog } from './user-form-dialog';

type Opened =
  | { kind: 'form'; user: AdminUser | null }
  | { kind: 'balance'; user: AdminUser }
  | { kind: 'question'; user: AdminUser; question: UserQuestion };

interface UserActions {
  onDeleted?: () => void;
  /** What the address asks to do; its dialog is open until it ends. */
  asked?: { user: AdminUser; act: UserAct; onEnd: () => void };
}

const openedBy = ({ user, act }: NonNullable<UserActions['asked']>): Opened =>
  act === 'balance' ? { kind: 'balance', user } : { kind: 'question', user, question: act };

/** The dialogs about accounts: what opens them, and the one that is open. */
export function useUserActions({ onDeleted, asked }: UserActions = {}) {
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
    return <UserDialog {...{ user, question, onClose, ...(onDeleted && { onDeleted }) }} />;
  }

  return {
    create: () => setOpened({ kind: 'form', user: null }),
    edit: (user: AdminUser) => setOpened({ kind: 'form', user }),
    balance: (user: AdminUser) => setOpened({ kind: 'balance', user }),
    ask: (user: AdminUser, question: UserQuestion) => setOpened({ kind: 'question', user, question }),
    dialog: dialog(),
  };
}
