import { Link } from '@tanstack/react-router';
import { Banner, Button } from '@torpedo/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { brandContact } from '../../../../shared/brand';
import { formatMoney } from '../../../../shared/format/money';
import { payoutsQuery } from '../../../../shared/payouts';
import type { LeftBalance } from '../../rules/deletion-obstacles';
import { payableOf } from '../../rules/payable-balances';

/** Money that is left goes back first, if it can; else whoever is asked for it is named. */
export function BalanceLeft({ balances }: { balances: readonly LeftBalance[] }) {
  const { t } = useTranslation('account');
  const { data, isPending } = useQuery(payoutsQuery());
  if (isPending) return null;
  const amount = payableOf(balances, data?.payable ?? [])
    .map(({ currency, cents }) => formatMoney(cents, currency))
    .join(' + ');
  return (
    <Banner
      tone="warning"
      title={t('data.deletion.balanceLeft')}
      action={
        amount !== '' && (
          <Button size="sm" variant="outline" asChild>
            <Link to="/dashboard/balance" hash="payouts">
              {t('data.deletion.payOut')}
            </Link>
          </Button>
        )
      }
    >
      {amount === ''
        ? t('data.deletion.balanceHint', { email: brandContact.email })
        : t('data.deletion.payable', { amount })}
    </Banner>
  );
}
