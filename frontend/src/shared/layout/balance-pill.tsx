import { Link } from '@tanstack/react-router';
import { Skeleton, TopBarPill } from '@torpedo/ui-kit';
import { TriangleAlert, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBalance } from '../balance';
import { useBalanceHidden } from '../balance-hidden';
import { formatMoney, Money } from '../format/money';

/** Label and amount of the balance for the pill. */
export function usePill() {
  const { t } = useTranslation();
  const { data: balance, currency, isError } = useBalance();
  const hidden = useBalanceHidden();
  const failed = isError && !balance;

  function label() {
    if (!balance) return t(failed ? 'balance.failed' : 'loading');
    if (hidden) return t('balance.hidden');
    return t('balance.of', { amount: formatMoney(balance.balance_cents, currency) });
  }
  const amount = balance ? (
    <Money cents={balance.balance_cents} currency={currency} concealedLabel={hidden ? label() : undefined} />
  ) : failed ? (
    t('places.balance.short')
  ) : (
    <Skeleton className="w-16" />
  );
  return { failed, isKnown: balance !== undefined, label: label(), amount };
}

export function BalancePill() {
  const { t } = useTranslation();
  const { failed, isKnown, label, amount } = usePill();
  return (
    <TopBarPill asChild icon={failed ? <TriangleAlert aria-hidden /> : <Wallet aria-hidden />}>
      <Link to="/dashboard/balance" aria-label={isKnown ? `${label}. ${t('places.balance.long')}` : label}>
        {amount}
      </Link>
    </TopBarPill>
  );
}
