import { Link } from '@tanstack/react-router';
import { Skeleton, TopBarPill } from '@torpedo/ui-kit';
import { TriangleAlert, Users, Wallet } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useBalance, useBalanceHidden } from '../balance';
import { formatMoney, Money } from '../format/money';
import { useWallet } from '../session/wallet';

function usePill() {
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
    <Skeleton className="w-16 bg-on-ink-muted/30" />
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

/** Opens the choice among wallets. */
export function WalletButton(props: ComponentProps<'button'>) {
  const { t } = useTranslation();
  const { failed, amount } = usePill();
  const { team } = useWallet();
  const Icon = failed ? TriangleAlert : team ? Users : Wallet;
  return (
    <TopBarPill asChild icon={<Icon aria-hidden />}>
      <button type="button" {...props}>
        <span className="sr-only">{t('wallet.label')}</span>
        <span className={team ? 'max-w-28 truncate max-md:sr-only' : 'sr-only'}>
          {team?.name ?? t('wallet.own')}
        </span>
        {amount}
        <span className="sr-only">{t('wallet.switch')}</span>
      </button>
    </TopBarPill>
  );
}
