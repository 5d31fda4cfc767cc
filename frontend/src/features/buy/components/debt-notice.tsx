import { Link } from '@tanstack/react-router';
import type { Schemas } from '@torpedo/api-client';
import { Button } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../shared/format/money';
import { useWallet } from '../../../shared/session/wallet';
import { amountCovering } from '../../../shared/topup-amounts';

type Debts = readonly Schemas['OwedMoneyDto'][];

export function DebtText({ debts }: { debts: Debts }) {
  const { t } = useTranslation('buy');
  const amount = debts.map(({ amount_cents, currency }) => formatMoney(amount_cents, currency)).join(' + ');
  return <p>{t('errors.debt', { amount })}</p>;
}

export function DebtWays({ debts }: { debts: Debts }) {
  const { t } = useTranslation('buy');
  const { currency } = useWallet();
  const own = debts.find((debt) => debt.currency === currency);
  return (
    <div className="flex flex-wrap gap-2">
      <Button asChild size="sm">
        <Link to="/dashboard/balance" search={own && { amount: amountCovering(own.amount_cents, currency) }}>
          {t('errors.debtTopUp')}
        </Link>
      </Button>
      <Button asChild size="sm" variant="outline">
        <Link to="/help">{t('errors.debtHelp')}</Link>
      </Button>
    </div>
  );
}
