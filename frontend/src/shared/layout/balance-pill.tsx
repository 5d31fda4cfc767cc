import { Link } from '@tanstack/react-router';
import { Skeleton, TopBarPill } from '@torpedo/ui-kit';
import { TriangleAlert, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBalance, useBalanceHidden } from '../balance';
import { formatMoney, Money } from '../format/money';

/** The money that can be spent, on every screen; leads to where more is added. */
export function BalancePill() {
  const { t } = useTranslation();
  const { data: balance, currency, isError } = useBalance();
  const hidden = useBalanceHidden();
  const failed = isError && !balance;

  function label() {
    if (!balance) return t(failed ? 'balance.failed' : 'loading');
    if (hidden) return t('balance.pillHidden');
    return t('balance.pill', { amount: formatMoney(balance.balance_cents, currency) });
  }

  return (
    <TopBarPill asChild icon={failed ? <TriangleAlert aria-hidden /> : <Wallet aria-hidden />}>
      <Link to="/dashboard/balance" aria-label={label()}>
        {balance && (
          <Money
            cents={balance.balance_cents}
            currency={currency}
            concealedLabel={hidden ? label() : undefined}
          />
        )}
        {failed && t('places.balance.short')}
        {!balance && !failed && <Skeleton className="w-16 bg-on-ink-muted/30" />}
      </Link>
    </TopBarPill>
  );
}
