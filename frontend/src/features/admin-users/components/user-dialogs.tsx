import { useQueryClient } from '@tanstack/react-query';
import { Checkbox, toast } from '@torpedo/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog, type ReasonDialogProps } from '../../../shared/back-office/change/reason-dialog';
import { staffApi } from '../../../shared/back-office/staff-api';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { formatMoney } from '../../../shared/format/money';
import { type AdminUser, useUserCall } from '../api/users';
import { UserChanged } from './user-changed';
import { nameOf } from './user-labels';

/** What can be asked about one account. */
export type UserQuestion =
  'role' | 'status' | 'resend' | 'reset' | 'delete' | 'block' | 'release' | 'clearFlag';

interface UserDialogProps {
  user: AdminUser;
  question: UserQuestion;
  onClose: () => void;
  /** The account is gone. */
  onDeleted?: () => void;
}

type Asked = Pick<ReasonDialogProps<unknown>, 'action' | 'title' | 'text' | 'submitLabel' | 'tone' | 'call'> &
  Partial<Pick<ReasonDialogProps<unknown>, 'reasons' | 'children'>> & { done: string };

/** Says what one action does to an account, and does it. */
export function UserDialog({ user, question, onClose, onDeleted }: UserDialogProps) {
  const queryClient = useQueryClient();
  const asked = useAsked(user, question);
  const { done, ...dialog } = asked;
  return (
    <ReasonDialog
      {...dialog}
      open
      onOpenChange={(open) => !open && onClose()}
      onDone={() => {
        toast.success({ title: done });
        if (question === 'delete') onDeleted?.();
        void queryClient.invalidateQueries({ queryKey: staffKeys.users.all });
      }}
      describeCurrent={(current) => <UserChanged seen={user} current={current as AdminUser} />}
    />
  );
}

function useAsked(user: AdminUser, question: UserQuestion): Asked {
  const { t } = useTranslation('admin-users');
  const userCall = useUserCall();
  const [givesUp, setGivesUp] = useState(false);
  const name = nameOf(user);
  const path = { id: user.id };
  const expected_updated_at = user.updated_at;
  const held = user.wallets.filter(({ balance_cents: cents }) => cents > 0);

  switch (question) {
    case 'role': {
      const isAdmin = user.role === 'ADMIN';
      return {
        action: 'user.change_role',
        title: t(isAdmin ? 'ask.removeAdmin.title' : 'ask.makeAdmin.title', { name }),
        text: t(isAdmin ? 'ask.removeAdmin.text' : 'ask.makeAdmin.text'),
        submitLabel: t(isAdmin ? 'actions.removeAdmin' : 'actions.makeAdmin'),
        tone: isAdmin ? 'danger' : 'primary',
        done: t('done.role'),
        call: ({ reason, headers }) =>
          userCall(
            'role',
            staffApi.PATCH('/api/v1/admin/users/{id}/role', {
              params: { path },
              headers,
              body: { role: isAdmin ? 'CUSTOMER' : 'ADMIN', reason, expected_updated_at },
            }),
          ),
      };
    }
    case 'status': {
      const isOn = user.is_active;
      return {
        action: 'user.change_status',
        title: t(isOn ? 'ask.deactivate.title' : 'ask.activate.title', { name }),
        text: t(isOn ? 'ask.deactivate.text' : 'ask.activate.text'),
        submitLabel: t(isOn ? 'actions.deactivate' : 'actions.activate'),
        tone: isOn ? 'danger' : 'primary',
        reasons: isOn
          ? [t('reasons.fraud'), t('reasons.chargeback'), t('reasons.asked')]
          : [t('reasons.settled')],
        done: t(isOn ? 'done.deactivated' : 'done.activated'),
        call: ({ reason, headers }) =>
          userCall(
            'status',
            staffApi.PATCH('/api/v1/admin/users/{id}/status', {
              params: { path },
              headers,
              body: { is_active: !isOn, reason, expected_updated_at },
            }),
          ),
      };
    }
    case 'resend':
      return {
        action: 'user.resend_verification',
        title: t('ask.resend.title'),
        text: t('ask.resend.text', { email: user.email }),
        submitLabel: t('actions.resend'),
        tone: 'primary',
        done: t('done.resent'),
        call: ({ reason, headers }) =>
          userCall(
            'resend',
            staffApi.POST('/api/v1/admin/users/{id}/resend-verification', {
              params: { path },
              headers,
              body: { reason },
            }),
          ),
      };
    case 'reset':
      return {
        action: 'user.reset_password',
        title: t('ask.reset.title', { name }),
        text: t('ask.reset.text', { email: user.email }),
        submitLabel: t('actions.reset'),
        tone: 'danger',
        reasons: [t('reasons.lostAccess'), t('reasons.stolen')],
        done: t('done.reset'),
        call: ({ reason, headers }) =>
          userCall(
            'reset',
            staffApi.POST('/api/v1/admin/users/{id}/reset-password', {
              params: { path },
              headers,
              body: { send_email: true, reason },
            }),
          ),
      };
    case 'block':
      return {
        action: 'user.block_purchases',
        title: t('ask.block.title', { name }),
        text: t('ask.block.text'),
        submitLabel: t('actions.block'),
        tone: 'danger',
        done: t('done.blocked'),
        call: ({ reason, headers }) =>
          userCall(
            'block',
            staffApi.POST('/api/v1/admin/users/{id}/block', { params: { path }, headers, body: { reason } }),
          ),
      };
    case 'release':
      return {
        action: 'user.release_purchases',
        title: t('ask.release.title', { name }),
        text: t('ask.release.text'),
        submitLabel: t('actions.release'),
        tone: 'primary',
        reasons: [t('reasons.explained'), t('reasons.ourFault')],
        done: t('done.released'),
        call: ({ reason, headers }) =>
          userCall(
            'block',
            staffApi.POST('/api/v1/admin/users/{id}/unblock', {
              params: { path },
              headers,
              body: { reason },
            }),
          ),
      };
    case 'clearFlag':
      return {
        action: 'user.clear_flag',
        title: t('ask.clearFlag.title', { name }),
        text: t('ask.clearFlag.text'),
        submitLabel: t('actions.clearFlag'),
        tone: 'primary',
        reasons: [t('reasons.settled'), t('reasons.explained')],
        done: t('done.flagCleared'),
        call: ({ reason, headers }) =>
          userCall(
            'update',
            staffApi.POST('/api/v1/admin/users/{id}/clear-flag', {
              params: { path },
              headers,
              body: { reason },
            }),
          ),
      };
    case 'delete':
      return {
        action: 'user.delete',
        title: t('ask.delete.title', { name }),
        text: t('ask.delete.text'),
        submitLabel: t('actions.delete'),
        tone: 'danger',
        reasons: [t('reasons.asked')],
        done: t('done.deleted'),
        children: held.length > 0 && (
          <Checkbox
            checked={givesUp}
            onChange={(event) => setGivesUp(event.target.checked)}
            label={t('ask.delete.giveUp', {
              amount: held.map((wallet) => formatMoney(wallet.balance_cents, wallet.currency)).join(' + '),
            })}
          />
        ),
        call: ({ reason, headers }) =>
          userCall(
            'delete',
            staffApi.DELETE('/api/v1/admin/users/{id}', {
              params: { path, query: { reason: reason || undefined, give_up_balance: givesUp || undefined } },
              headers,
            }),
          ),
      };
  }
}
