import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../../shared/back-office/change/reason-dialog';
import { SmallButton } from '../../../shared/back-office/small-controls';
import { changeCall } from '../../../shared/back-office/staff-query';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { formatMoney } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatMoment } from '../../../shared/time/format-time';
import { type AdminUser, useUserChange } from '../api/users';
import { nameOf } from './user-labels';

type Wallet = AdminUser['wallets'][number];
type Debt = Wallet['debts'][number];

/** The debts of a wallet after chargebacks, each with its top-up and a button to waive it. */
export function WalletDebts({ user, wallet }: { user: AdminUser; wallet: Wallet }) {
  const { t } = useTranslation('admin-users');
  const { locale } = useLanguage();
  const [waived, setWaived] = useState<Debt | null>(null);
  const amountOf = (debt: Debt) => formatMoney(debt.open_cents, wallet.currency);
  return (
    <>
      {wallet.debts.map((debt) => (
        <p key={debt.id} className="mt-1 flex items-center justify-between gap-x-3 md:flex-wrap md:gap-y-1">
          <Link
            to="/admin/topups/$id"
            params={{ id: debt.topup_id }}
            className="font-semibold text-danger underline underline-offset-4"
          >
            {t('wallets.owed', { amount: amountOf(debt), since: formatMoment(debt.since, locale) })}
          </Link>
          <SmallButton variant="outline" onClick={() => setWaived(debt)}>
            {t('wallets.waive')}
          </SmallButton>
        </p>
      ))}
      {waived && (
        <WaiverDialog user={user} debt={waived} amount={amountOf(waived)} onClose={() => setWaived(null)} />
      )}
    </>
  );
}

interface WaiverDialogProps {
  user: AdminUser;
  debt: Debt;
  amount: string;
  onClose: () => void;
}

function WaiverDialog({ user, debt, amount, onClose }: WaiverDialogProps) {
  const { t } = useTranslation('admin-users');
  const userChange = useUserChange();
  return (
    <ReasonDialog
      action="balance.waive_debt"
      onClose={onClose}
      tone="danger"
      title={t('ask.waive.title', { name: nameOf(user), amount })}
      text={t('ask.waive.text')}
      submitLabel={t('ask.waive.submit', { amount })}
      reasons={[t('reasons.ourFault'), t('reasons.settled'), t('reasons.goodwill')]}
      call={userChange(
        'balance',
        changeCall('post', '/api/v1/admin/users/{id}/debts/{debtId}/waive', { id: user.id, debtId: debt.id }),
      )}
      done={t('done.waived')}
      rereads={[staffKeys.users]}
    />
  );
}
