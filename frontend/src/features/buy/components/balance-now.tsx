import { useTranslation } from 'react-i18next';
import { useBalance } from '../../../shared/balance';
import { formatMoney } from '../../../shared/format/money';

/** The balance of the wallet, shown where money came back. */
export function BalanceNow({ className }: { className?: string }) {
  const { t } = useTranslation('buy');
  const { data: balance, currency } = useBalance();
  if (!balance) return null;
  const amount = formatMoney(balance.balance_cents, currency);
  return <span className={className}>{t('ended.balance', { amount })}</span>;
}
