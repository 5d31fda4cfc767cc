import { Checkbox } from '@torpedo/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog, type ReasonDialogProps } from '../../../shared/back-office/change/reason-dialog';
import { staffApi } from '../../../shared/back-office/staff-api';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { formatMoney } from '../../../shared/format/money';
import { type AdminUser, useUserChange } from '../api/users';
import { ChangedMeanwhile } from '../../../shared/back-office/change/changes-preview';
import { changeCall } from '../../../shared/back-office/staff-query';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatMoment } from '../../../shared/time/format-time';
import { nameOf } from './user-labels';

/** The dialogs for one account. */
export type UserQuestion =
  'role' | 'status' | 'resend' | 'reset' | 'delete' | 'block' | 'release' | 'clearFlag';

interface UserDialogProps {
  user: AdminUser;
  question: UserQuestion;
  onClose: () => void;
  /** Called after the account was deleted. */
  onDeleted?: () => void;
}

type Question = Pick<
  ReasonDialogProps,
  'action' | 'title' | 'text' | 'submitLabel' | 'tone' | 'call' | 'done'
> &
  Partial<Pick<ReasonDialogProps, 'reasons' | 'children'>>;

export function UserDialog({ user, question, onClose, onDeleted }: UserDialogProps) {
  return (
    <ReasonDialog
      {...useQuestion(user, question)}
      draft={`${question} ${user.id}`}
      onClose={onClose}
      onDone={() => question === 'delete' && onDeleted?.()}
      rereads={[staffKeys.users]}
      describeCurrent={(current) => <UserChanged seen={user} current={current as AdminUser} />}
    />
  );
}

function useQuestion(user: AdminUser, question: UserQuestion): Question {
  const { t } = useTranslation('admin-users');
  const change = useUserChange();
  const [givesUp, setGivesUp] = useState(false);
  const name = nameOf(user);
  const at = { id: user.id };
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
        call: change(
          'role',
          changeCall('patch', '/api/v1/admin/users/{id}/role', at, {
            role: isAdmin ? 'CUSTOMER' : 'ADMIN',
            expected_updated_at,
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
        call: change(
          'status',
          changeCall('patch', '/api/v1/admin/users/{id}/status', at, {
            is_active: !isOn,
            expected_updated_at,
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
        call: change('resend', changeCall('post', '/api/v1/admin/users/{id}/resend-verification', at)),
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
        call: change(
          'reset',
          changeCall('post', '/api/v1/admin/users/{id}/reset-password', at, { send_email: true }),
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
        call: change('block', changeCall('post', '/api/v1/admin/users/{id}/block', at)),
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
        call: change('block', changeCall('post', '/api/v1/admin/users/{id}/unblock', at)),
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
        call: change('update', changeCall('post', '/api/v1/admin/users/{id}/clear-flag', at)),
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
        call: change('delete', ({ reason, headers }) =>
          staffApi.DELETE('/api/v1/admin/users/{id}', {
            params: {
              path: at,
              query: { reason: reason || undefined, give_up_balance: givesUp || undefined },
            },
            headers,
          }),
        ),
      };
  }
}

const factsOf = ({ profile, ...user }: AdminUser) => ({ ...user, ...profile });

export function UserChanged({ seen, current }: { seen: AdminUser; current: AdminUser }) {
  const { t } = useTranslation('admin-users');
  const { locale } = useLanguage();
  return (
    <ChangedMeanwhile
      seen={factsOf(seen)}
      current={factsOf(current)}
      labels={{
        full_name: t('form.name'),
        email: t('form.email'),
        phone_number: t('form.phone'),
        preferred_currency: t('form.currency'),
        role: t('form.role'),
        is_active: t('form.active'),
        is_email_verified: t('form.verified'),
        must_change_password: t('form.mustChange'),
        updated_at: t('form.changedAt'),
      }}
      format={(name, value) =>
        name === 'updated_at' && typeof value === 'string' ? formatMoment(value, locale) : undefined
      }
    />
  );
}
